import type { PDFFont } from '@cantoo/pdf-lib';
import { encodable } from '../encodable.ts';
import type { Fonts } from '../fonts.ts';
import type { Images } from '../images.ts';
import { createLine, type Line } from '../lines.ts';
import type { Picture } from '../picture.ts';
import type { Run, Slot, TextLook } from '../runs.ts';
import { styleOfBlock, type TextBlock } from './block.ts';

/** The fonts of the PDF, and the width between the margins, for setting texts. */
export interface Setting {
  getFont: Fonts;
  width: number;
  /** Measures a text; it remembers letters. */
  measure(font: PDFFont, size: number, text: string): number;
  images: Images;
}

interface Part {
  text: string;
  font: PDFFont;
  size: number;
  look: TextLook;
  width: number;
}

/** A part of a line that is not broken. */
interface Word {
  parts: Part[];
  slot?: Slot;
  picture?: Picture;
  width: number;
}

const spacing = 1.3;
const defaultSize = 10;
const usualIndent = 0;

/** Sets a text whose parts look different: its lines, no wider than the room. */
export async function* layOutParagraph(block: TextBlock, setting: Setting): AsyncGenerator<Line> {
  const { indent = usualIndent, size = defaultSize } = styleOfBlock(block);
  const width = Math.max(setting.width - indent, 1);
  let words: Word[] = [];
  let used = 0;
  for await (const word of readWords(block, setting)) {
    const isBreak = word === 'break';
    const isSpace = !isBreak && word.slot === undefined && word.parts[0]?.text.trim() === '';
    if (!isBreak && isSpace && words.length === 0) continue;
    if (!isBreak && (used + word.width <= width || words.length === 0)) {
      words.push(word);
      used += word.width;
      continue;
    }
    yield setLine(words, { indent, size, width, align: block.align });
    words = isBreak || isSpace ? [] : [word];
    used = words[0]?.width ?? 0;
  }
  if (words.length > 0) yield setLine(words, { indent, size, width, align: block.align });
}

interface LineSetting {
  indent: number;
  size: number;
  width: number;
  align: TextBlock['align'];
}

function setLine(words: Word[], { indent, size, width, align = 'left' }: LineSetting): Line {
  while (words.at(-1)?.parts[0]?.text.trim() === '') words.pop();
  const used = words.reduce((sum, word) => sum + word.width, 0);
  const free = Math.max(width - used, 0);
  const line = createLine(0);
  let x = indent + (align === 'right' ? free : align === 'center' ? free / 2 : 0);
  let height = 0;
  for (const { parts, slot, picture, width: wide } of words) {
    if (slot !== undefined) {
      if (picture === undefined) line.slots.push({ ...slot, x });
      else line.pictures.push({ x, width: slot.width, height: slot.height, picture });
      height = Math.max(height, slot.height + 4);
    }
    let at = x;
    for (const part of parts) {
      const { text, font, size: own, look } = part;
      const last = line.pieces.at(-1);
      // A line is written in few pieces, since each costs room in the PDF.
      if (
        last?.font === font &&
        last.size === own &&
        isSameLook(last, look) &&
        last.x + last.width > at - 0.01
      )
        [last.text, last.width] = [last.text + text, last.width + part.width];
      else
        line.pieces.push({
          x: at,
          width: part.width,
          text,
          font,
          size: own,
          colour: look.colour,
          underline: look.underline,
          background: look.background,
        });
      height = Math.max(height, own * spacing);
      at += part.width;
    }
    x += wide;
  }
  line.height = height === 0 ? size * spacing : height;
  return line;
}

type Paint = Pick<TextLook, 'background' | 'colour' | 'underline'>;

function isSameLook(one: Paint, other: Paint): boolean {
  return (
    one.colour === other.colour &&
    one.underline === other.underline &&
    one.background === other.background
  );
}

/** The words of a text, the spaces between them, and the ends of its lines. */
async function* readWords(block: TextBlock, setting: Setting): AsyncGenerator<Word | 'break'> {
  const { indent = usualIndent, before: _before, ...style } = styleOfBlock(block);
  const sign: Run[] = block.kind === 'item' ? [{ text: `${block.sign ?? '\u2022'} ` }] : [];
  const runs: Run[] = [...sign, ...(block.runs ?? [{ text: block.text }])];
  const most = Math.max(setting.width - indent, 1);
  let word: Word = { parts: [], width: 0 };
  for (const { text, look: own, slot } of runs) {
    if (slot !== undefined) {
      if (word.width > 0) yield word;
      word = { parts: [], width: 0 };
      const filled =
        slot.image === undefined ? { slot } : await fill(slot, slot.image, most, setting);
      if (filled !== undefined)
        yield { parts: [], ...filled, width: Math.min(filled.slot.width, most) + 4 };
      continue;
    }
    const look = { ...style, ...own };
    const { size = defaultSize } = look;
    const font = await setting.getFont(look, text);
    for (const [token] of encodable(font, text).matchAll(/\n|[^\S\n]+|\S+/gu)) {
      const width = token === '\n' ? 0 : setting.measure(font, size, token);
      const part = { text: token, font, size, look, width };
      if (token.trim() !== '') {
        if (word.width > 0 && word.width + width > most) {
          yield word;
          word = { parts: [], width: 0 };
        }
        word.parts.push(part);
        word.width += width;
        if (word.width <= most) continue;
        const parts = [...divide(part, most, setting)];
        word = parts.pop() ?? { parts: [], width: 0 };
        yield* parts;
        continue;
      }
      if (word.width > 0) yield word;
      word = { parts: [], width: 0 };
      if (token === '\n') yield 'break';
      else yield { parts: [part], width };
    }
  }
  if (word.width > 0) yield word;
}

/** Higher images leave no room for what belongs to them. */
const highestPicture = 600;

/** An image in its slot, no wider than the room; undefined where it cannot be read. */
async function fill(
  { id, width, height }: Slot,
  image: Uint8Array,
  most: number,
  { images }: Setting,
): Promise<{ slot: Slot; picture: Picture } | undefined> {
  const picture = await images(image);
  if (picture === undefined) return undefined;
  const ratio = picture.height / picture.width;
  // A pixel of the Web is three quarters of a point.
  const wide = width > 0 ? width : height > 0 ? height / ratio : picture.width * 0.75;
  const high = height > 0 ? height : wide * ratio;
  const scale = Math.min(1, most / wide, highestPicture / high);
  return { picture, slot: { id, width: wide * scale, height: high * scale } };
}

/** Divides a word that is wider than a line. */
function* divide(part: Part, most: number, { measure }: Setting): Generator<Word> {
  let text = '';
  let width = 0;
  for (const letter of part.text) {
    const more = measure(part.font, part.size, letter);
    if (text !== '' && width + more > most) {
      yield { parts: [{ ...part, text, width }], width };
      [text, width] = ['', 0];
    }
    text += letter;
    width += more;
  }
  yield { parts: [{ ...part, text, width }], width };
}
