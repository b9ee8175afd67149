import { ascent, type Place } from '../canvas.ts';
import { encodable } from '../encodable.ts';
import { wrapText } from '../wrap-text.ts';
import type { EnvelopeStamp, TextBoxMark, TextMark, TextStyle, WordMark } from './mark.ts';
import { createInk, type Pen } from './pen.ts';

/** The distance between two lines, as a multiple of the size of the letters. */
const lineSpacing = 1.2;

function drawLines(pen: Pen, lines: readonly string[], at: Place, style: TextStyle): void {
  const ink = createInk(pen, style);
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

/** The smallest letters that a box shrinks its text to, in points. */
const smallest = 4;

/**
 * Draws text in a box. Text that is too long for the box gets smaller letters; what is too long even
 * in the smallest ones goes on below the box, to the end of the page.
 */
export function drawTextBox(pen: Pen, mark: TextBoxMark): void {
  const { font, size: wanted } = createInk(pen, mark);
  const value = encodable(font, mark.value);
  for (let fontSize = wanted; ; fontSize = Math.max(smallest, fontSize - 0.5)) {
    const isLast = fontSize <= smallest;
    const room = isLast ? pen.canvas.height - mark.y : mark.height;
    const fitting = Math.max(1, Math.floor((room + fontSize * 0.2) / (fontSize * lineSpacing)));
    const lines: string[] = [];
    for (const line of wrapText(value, font, fontSize, mark.width)) {
      lines.push(line);
      if (lines.length > fitting) break;
    }
    if (lines.length > fitting && !isLast) continue;
    drawLines(pen, lines.slice(0, fitting), mark, { ...mark, fontSize });
    return;
  }
}

const captions = { approve: 'Approve', decline: 'Decline', view: 'View' };
const padding = 4;

/** Draws a word in a frame. */
export function drawWord(pen: Pen, mark: WordMark): void {
  const ink = createInk(pen, mark);
  const word = encodable(ink.font, mark.label ?? captions[mark.kind]).replaceAll('\n', ' ');
  const width = ink.font.widthOfTextAtSize(word, ink.size) + 2 * padding;
  const look = { colour: '#666666', fill: '#eeeeee', thickness: 0.75 };
  pen.canvas.frame(mark, width, ink.size + 2 * padding, look);
  pen.canvas.text(word, { x: mark.x + padding, y: mark.y + padding }, ink);
}

const place = { x: 18, y: 10 };
const size = 7;

/** Writes the ID of the envelope at the top of a page. */
export function drawStamp(pen: Pen, { envelopeId }: EnvelopeStamp): void {
  pen.canvas.text(`Envelope ID: ${envelopeId}`, place, { font: pen.font({}), size });
}
