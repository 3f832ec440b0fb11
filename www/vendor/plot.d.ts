/** The part of Observable Plot that the laboratory uses, as far as its types matter here. */
type Mark = object;
type Draw = (data: unknown, options?: object) => Mark;
export function plot(options: object): SVGSVGElement | HTMLElement;
export const areaY: Draw, lineY: Draw, dot: Draw, ruleX: Draw, ruleY: Draw, tickX: Draw, barY: Draw, text: Draw;
export const axisX: Draw, axisY: Draw;
