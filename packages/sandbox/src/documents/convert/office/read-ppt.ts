import type { Compound } from './compound.ts';
import { type TakeBlock, takeParagraphs } from './text-taker.ts';

/** The types of records that are looked at. */
const types = {
  document: 0x03_e8,
  slide: 0x03_ee,
  slideOfList: 0x03_f3,
  list: 0x0f_f0,
  wideText: 0x0f_a0,
  latinText: 0x0f_a8,
};
/** Records that hold no text of slides: notes and masters. */
const others = new Set([0x03_f0, 0x03_f8, 0x03_f1]);
const headLength = 8;
const holdsRecords = 0x0f;

/** Records are nested a few levels; what is deeper is not followed. */
const deepest = 64;

interface Slides {
  /** The texts of titles and lists, slide by slide. */
  outline: string[][];
  /** The texts in shapes, slide by slide. */
  shapes: string[][];
}

/**
 * Reads the text of the slides of PowerPoint 97 to 2003.
 * @throws Error where it is damaged
 */
export function readPpt(file: Compound, take: TakeBlock): void {
  const slides: Slides = { outline: [], shapes: [] };
  readRecords(file.require('PowerPoint Document'), slides, undefined, 0);
  const count = Math.max(slides.outline.length, slides.shapes.length);
  for (let at = 0; at < count; at += 1) {
    take({ kind: 'heading', level: 2, text: `Slide ${at + 1}` });
    const texts = [...(slides.outline[at] ?? []), ...(slides.shapes[at] ?? [])];
    for (const text of texts) takeParagraphs(text, take);
  }
}

function readRecords(
  bytes: Uint8Array,
  slides: Slides,
  owner: 'outline' | 'shapes' | undefined,
  depth: number,
): void {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + headLength <= bytes.length) {
    const head = view.getUint16(at, true);
    const type = view.getUint16(at + 2, true);
    const size = view.getUint32(at + 4, true);
    const content = bytes.subarray(at + headLength, at + headLength + size);
    at += headLength + size;
    const isFirstList = type === types.list && head >> 4 === 0;
    if (others.has(type) || (type === types.list && !isFirstList)) continue;
    if (type === types.slide) slides.shapes.push([]);
    if (type === types.slideOfList && owner === 'outline') slides.outline.push([]);
    const next = isFirstList ? 'outline' : type === types.slide ? 'shapes' : owner;
    if ((head & 0x0f) === holdsRecords) {
      if (depth < deepest) readRecords(content, slides, next, depth + 1);
    } else if (owner !== undefined && (type === types.wideText || type === types.latinText)) {
      const label = type === types.wideText ? 'utf-16le' : 'windows-1252';
      const text = new TextDecoder(label).decode(content).replaceAll(/[\r\v]/gu, '\n');
      slides[owner].at(-1)?.push(text);
    }
  }
}
