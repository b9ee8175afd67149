import { isDeepStrictEqual } from 'node:util';
import type { FontStyle } from './fonts.ts';
import { limits } from './limits.ts';

/** The formatting of letters; sizes in points, colours by name or as `#rrggbb`. */
export interface TextLook extends FontStyle {
  size?: number | undefined;
  colour?: string | undefined;
  underline?: boolean | undefined;
  /** The colour behind the letters. */
  background?: string | undefined;
}

/** A place in a text that is kept free for something; in points. */
export interface Slot {
  id: string;
  width: number;
  height: number;
  /** An image that fills it; a side of 0 follows from the image. */
  image?: Uint8Array;
}

/** A part of a text that looks the same, or a slot in it. */
export interface Run {
  text: string;
  look?: TextLook;
  slot?: Slot;
}

/** Adds a text to runs; to the last one, if that has the same formatting. */
export function addRun(runs: Run[], text: string, look: TextLook | undefined): void {
  if (text === '') return;
  const last = runs.at(-1);
  const isSame =
    last !== undefined &&
    last.slot === undefined &&
    (last.look === look || isDeepStrictEqual(last.look, look));
  if (isSame) last.text += text;
  else runs.push({ text, ...(look !== undefined && { look }) });
}

/**
 * The words of runs: spaces become one, also over the ends of runs, and none is left at the ends of
 * lines. Slots stay. A text that is too long stays as it is, as it is rejected for its length.
 */
export function plainRuns(runs: readonly Run[]): Run[] {
  const length = runs.reduce((sum, { text }) => sum + text.length, 0);
  if (length > limits.characters) return [...runs];
  const plain: Run[] = [];
  /** True if a space would be the first of its line, or follow another. */
  let atSpace = true;
  for (const run of runs) {
    if (run.slot !== undefined) {
      plain.push(run);
      atSpace = false;
      continue;
    }
    let text = run.text.replace(/[^\S\n]+/gu, ' ').replace(/ ?\n ?/gu, '\n');
    if (atSpace) text = text.replace(/^ /u, '');
    if (text === '') continue;
    if (text.startsWith('\n')) trimEnd(plain);
    atSpace = /[ \n]$/u.test(text);
    plain.push({ ...run, text });
  }
  trimEnd(plain, true);
  const [first] = plain;
  if (first?.slot === undefined && first !== undefined)
    first.text = first.text.replace(/^\n+/u, '');
  return plain.filter(({ text, slot }) => text !== '' || slot !== undefined);
}

/** Removes the spaces at the end of the last text. */
function trimEnd(runs: Run[], withLines = false): void {
  for (let last = runs.at(-1); last !== undefined && last.slot === undefined; last = runs.at(-1)) {
    last.text = withLines ? last.text.trimEnd() : last.text.replace(/ $/u, '');
    if (last.text !== '') return;
    runs.pop();
  }
}

/** The text of runs. */
export function textOfRuns(runs: readonly Run[]): string {
  return runs.map(({ text }) => text).join('');
}
