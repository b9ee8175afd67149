import { encodable } from '../encodable.ts';
import type { WordMark } from './mark.ts';
import { inkOf } from './pen.ts';
import type { Pen } from './pen.ts';

const words = { approve: 'Approve', decline: 'Decline', view: 'View' };
const padding = 4;

/** Draws a word in a frame. */
export function drawWord(pen: Pen, mark: WordMark): void {
  const ink = inkOf(pen, mark);
  const word = encodable(ink.font, mark.label ?? words[mark.kind]).replaceAll('\n', ' ');
  const width = ink.font.widthOfTextAtSize(word, ink.size) + 2 * padding;
  const look = { colour: '#666666', fill: '#eeeeee', thickness: 0.75 };
  pen.canvas.frame(mark, width, ink.size + 2 * padding, look);
  pen.canvas.text(word, { x: mark.x + padding, y: mark.y + padding }, ink);
}
