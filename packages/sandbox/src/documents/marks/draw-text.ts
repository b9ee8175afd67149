import type { Ink, Place } from '../canvas.ts';
import { encodable } from '../encodable.ts';
import { heightOfCapitals } from '../shipped-fonts.ts';
import { wrapText } from '../wrap-text.ts';
import type { EnvelopeStamp, TextBoxMark, TextMark, TextStyle, WordMark } from './mark.ts';
import { createInk, type Pen } from './pen.ts';

/** The distance between two lines, as a multiple of the size of the letters. */
const lineSpacing = 1.2;

function drawLines(
  pen: Pen,
  lines: readonly string[],
  at: Place,
  ink: Ink,
  style: TextStyle,
): void {
  for (const [index, line] of lines.entries()) {
    const y = at.y + index * ink.size * lineSpacing;
    const width = pen.canvas.text(line, { x: at.x, y }, ink);
    if (style.underline === true) {
      const below = y + heightOfCapitals(ink.font, ink.size) + ink.size / 10;
      const look = { colour: style.colour, thickness: ink.size / 18 };
      pen.canvas.line({ x: at.x, y: below }, { x: at.x + width, y: below }, look);
    }
  }
}

/** Draws text in the lines that it has. */
export async function drawText(pen: Pen, mark: TextMark): Promise<void> {
  const ink = await createInk(pen, mark, mark.value);
  drawLines(pen, mark.value.split(/\r\n?|\n/u), mark, ink, mark);
}

/** The smallest letters that a box shrinks its text to, in points. */
const smallest = 4;

/**
 * Draws text in a box. Text that is too long gets smaller letters; if it is too long even in the
 * smallest ones, it continues below the box, to the end of the page.
 */
export async function drawTextBox(pen: Pen, mark: TextBoxMark): Promise<void> {
  const ink = await createInk(pen, mark, mark.value);
  const { font, size: wanted } = ink;
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
    drawLines(pen, lines.slice(0, fitting), mark, { ...ink, size: fontSize }, mark);
    return;
  }
}

const captions = { approve: 'Approve', decline: 'Decline', view: 'View' };
const padding = 4;

/** Draws a word in a frame. */
export async function drawWord(pen: Pen, mark: WordMark): Promise<void> {
  const caption = mark.label ?? captions[mark.kind];
  const ink = await createInk(pen, mark, caption);
  const word = encodable(ink.font, caption).replaceAll('\n', ' ');
  const width = ink.font.widthOfTextAtSize(word, ink.size) + 2 * padding;
  const look = { colour: '#666666', fill: '#eeeeee', thickness: 0.75 };
  pen.canvas.frame(mark, width, ink.size + 2 * padding, look);
  pen.canvas.text(word, { x: mark.x + padding, y: mark.y + padding }, ink);
}

const place = { x: 18, y: 10 };
const size = 7;

/** Writes the ID of the envelope at the top of a page. */
export async function drawStamp(pen: Pen, { envelopeId }: EnvelopeStamp): Promise<void> {
  const text = `Envelope ID: ${envelopeId}`;
  pen.canvas.text(text, place, { font: await pen.font({}, text), size });
}
