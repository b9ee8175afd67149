import type { StrikeMark } from './mark.ts';
import type { Pen } from './pen.ts';

/** Draws a line through the middle of a box. */
export function drawStrike(pen: Pen, { x, y, width, height }: StrikeMark): void {
  const middle = y + height / 2;
  pen.canvas.line({ x, y: middle }, { x: x + width, y: middle }, { colour: 'black' });
}
