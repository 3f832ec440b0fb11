"use client";
import "plyground/ply-board";
import { useEffect } from "react";

export default function Page() {
  useEffect(() => {
    const boards = Array.from(document.querySelectorAll("ply-board"));
    Promise.all(boards.map((board) => board.ready)).then(
      () => console.log(boards.map(({ state }) => state).join(" ")),
      (error) => console.log(error.message),
    ).then(() => {
      document.title = "done";
    });
  }, []);
  return (
    <main>
      <ply-board game="loa" second="easy" readonly={false} />
      <ply-board problem game="loa" turns="2" seed="lesson" next />
    </main>
  );
}
