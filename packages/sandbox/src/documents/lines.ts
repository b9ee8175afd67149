import type { PDFFont } from '@cantoo/pdf-lib';
import type { Picture } from './picture.ts';
import type { Slot } from './runs.ts';

/** Letters in a line, from its left end; in points. */
export interface Piece {
  x: number;
  width: number;
  text: string;
  font: PDFFont;
  size: number;
  colour?: string | undefined;
  underline?: boolean | undefined;
  background?: string | undefined;
}

/** A line that is drawn, or a coloured field, from the upper left end of a line; in points. */
export interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

/** A line: texts next to each other on a page. */
export interface Line {
  height: number;
  /** The height of its baseline above its lower edge. */
  rise: number;
  pieces: Piece[];
  slots: (Slot & { x: number })[];
  /** Images, whose lower left end stands on the line of the letters. */
  pictures: { x: number; width: number; height: number; picture: Picture }[];
  /** Rules, as boxes that are thin. */
  rules: Box[];
  fills: (Box & { colour: string })[];
}

/** A line without anything on it. */
export function createLine(height: number): Line {
  return { height, rise: 0, pieces: [], slots: [], pictures: [], rules: [], fills: [] };
}

/** Puts a line onto another one, at a place from its upper left end. */
export function putLine(onto: Line, line: Line, { x, y }: { x: number; y: number }): void {
  for (const piece of line.pieces) onto.pieces.push({ ...piece, x: piece.x + x });
  for (const slot of line.slots) onto.slots.push({ ...slot, x: slot.x + x });
  for (const one of line.pictures) onto.pictures.push({ ...one, x: one.x + x });
  for (const box of line.rules) onto.rules.push({ ...box, x: box.x + x, y: box.y + y });
  for (const box of line.fills) onto.fills.push({ ...box, x: box.x + x, y: box.y + y });
}
