"""Writes breakthrough.json: an independent count of Breakthrough, by squares in a dictionary and nothing of the engine's.

    python3 tests/data/breakthrough.py > tests/data/breakthrough.json

White, `w`, begins on the two lowest rows and moves up. A man goes one step straight or diagonally forward to a free square,
or captures diagonally forward. Whoever reaches the last row or captures all men of the other side has won.
"""
import json
import random

FORWARD = {"w": 1, "b": -1}


def other(side):
    return "b" if side == "w" else "w"


def start(lines):
    men = {}
    for file in range(lines):
        for row in (0, 1):
            men[file, row] = "w"
            men[file, lines - 1 - row] = "b"
    return men


def winner(men, lines):
    for (file, row), side in men.items():
        if row == (lines - 1 if side == "w" else 0):
            return side, "reached"
    for side in "wb":
        if side not in men.values():
            return other(side), "no-pieces"
    return None


def moves(men, side, lines):
    if winner(men, lines):
        return []
    found = []
    for (file, row), owner in sorted(men.items(), key=lambda item: (item[0][1], item[0][0])):
        if owner != side:
            continue
        for aside in (-1, 0, 1):
            to = (file + aside, row + FORWARD[side])
            if not (0 <= to[0] < lines and 0 <= to[1] < lines):
                continue
            there = men.get(to)
            if there is None or (there != side and aside != 0):
                found.append(((file, row), to))
    return found


def play(men, move):
    men = dict(men)
    men[move[1]] = men.pop(move[0])
    return men


def perft(men, side, lines, depth):
    if depth == 0:
        return 1
    possible = moves(men, side, lines)
    if depth == 1:
        return len(possible)
    return sum(perft(play(men, move), other(side), lines, depth - 1) for move in possible)


def square(place):
    return "abcdefgh"[place[0]] + str(place[1] + 1)


def name(men, move):
    return square(move[0]) + ("x" if move[1] in men else "-") + square(move[1])


def board(men, side, lines):
    rows = []
    for row in reversed(range(lines)):
        text, free = "", 0
        for file in range(lines):
            if (file, row) in men:
                text += (str(free) if free else "") + men[file, row]
                free = 0
            else:
                free += 1
        rows.append(text + (str(free) if free else ""))
    return "/".join(rows) + " " + side


def main():
    draw = random.Random(8)
    positions = []
    for game in range(60):
        lines = 6 if game % 3 == 2 else 8
        men, side = start(lines), "w"
        for ply in range(draw.randint(4, 60 if lines == 8 else 30)):
            possible = moves(men, side, lines)
            if not possible:
                break
            men, side = play(men, draw.choice(possible)), other(side)
        end = winner(men, lines)
        positions.append({
            "lines": lines,
            "board": board(men, side, lines),
            "moves": [name(men, move) for move in moves(men, side, lines)],
            "winner": list(end) if end else None,
            "perft": [perft(men, side, lines, depth) for depth in (1, 2, 3)],
        })
    counts = {str(lines): [perft(start(lines), "w", lines, depth) for depth in range(1, 6)] for lines in (6, 8)}
    text = json.dumps({"source": "tests/data/breakthrough.py", "perft_start": counts, "positions": positions})
    print(text.replace('{"lines"', '\n{"lines"'))


main()
