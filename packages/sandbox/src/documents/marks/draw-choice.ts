import type { CheckboxMark, RadioMark, StrikeMark } from './mark.ts';
import type { Pen } from './pen.ts';

const defaultSize = 12;

/** Draws a box, with a cross if it is checked. */
export function drawCheckbox(pen: Pen, { x, y, checked, size = defaultSize }: CheckboxMark): void {
  pen.canvas.frame({ x, y }, size, size);
  if (checked) {
    const [near, far] = [size * 0.2, size * 0.8];
    const look = { thickness: 1.5 };
    pen.canvas.line({ x: x + near, y: y + near }, { x: x + far, y: y + far }, look);
    pen.canvas.line({ x: x + near, y: y + far }, { x: x + far, y: y + near }, look);
  }
}

/** Draws a circle, with a dot if it is selected. */
export function drawRadio(pen: Pen, { x, y, selected, size = defaultSize }: RadioMark): void {
  const middle = { x: x + size / 2, y: y + size / 2 };
  pen.canvas.circle(middle, size / 2);
  if (selected) {
    pen.canvas.circle(middle, size / 4, { fill: 'black' });
  }
}

/** Draws a line through the middle of a box. */
export function drawStrike(pen: Pen, { x, y, width, height }: StrikeMark): void {
  const middle = y + height / 2;
  pen.canvas.line({ x, y: middle }, { x: x + width, y: middle }, { colour: 'black' });
}
