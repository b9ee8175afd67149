import { ascent } from '../canvas.ts';
import type { Place } from '../canvas.ts';
import { encodable } from '../encodable.ts';
import { wrapText } from '../wrap-text.ts';
import type { TextBoxMark, TextMark, TextStyle } from './mark.ts';
import { inkOf } from './pen.ts';
import type { Pen } from './pen.ts';

/** The distance between two lines, as a multiple of the size of the letters. */
export const lineSpacing = 1.2;

function drawLines(pen: Pen, lines: readonly string[], at: Place, style: TextStyle): void {
  const ink = inkOf(pen, style);
  for (const [index, line] of lines.entries()) {
    const y = at.y + index * ink.size * lineSpacing;
    const width = pen.canvas.text(line, { x: at.x, y }, ink);
    if (style.underline === true) {
      const below = y + ascent(ink.font, ink.size) + ink.size / 10;
      const look = { colour: style.colour, thickness: ink.size / 18 };
      pen.canvas.line({ x: at.x, y: below }, { x: at.x + width, y: below }, look);
    }
  }
}

/** Draws text in the lines that it has. */
export function drawText(pen: Pen, mark: TextMark): void {
  drawLines(pen, mark.value.split(/\r\n?|\n/u), mark, mark);
}

/** Draws text in a box; at least one line, however low the box is. */
export function drawTextBox(pen: Pen, mark: TextBoxMark): void {
  const { font, size } = inkOf(pen, mark);
  const fitting = Math.max(1, Math.floor((mark.height + size * 0.2) / (size * lineSpacing)));
  const lines: string[] = [];
  for (const line of wrapText(encodable(font, mark.value), font, size, mark.width)) {
    lines.push(line);
    if (lines.length >= fitting) break;
  }
  drawLines(pen, lines, mark, mark);
}
