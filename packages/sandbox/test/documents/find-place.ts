import { findAnchors } from '../../src/documents/index.ts';

/** Lists the pages on which a text occurs, once for each occurrence. */
export async function pagesWith(pdf: Uint8Array, text: string): Promise<number[]> {
  const [matches = []] = await findAnchors(pdf, [{ text, caseSensitive: true }]);
  return matches.map(({ page }) => page);
}

/** Finds the first occurrence of a text. */
export async function findPlace(pdf: Uint8Array, text: string) {
  const [[match] = []] = await findAnchors(pdf, [{ text, caseSensitive: true }]);
  if (match === undefined) {
    throw new Error(`The text ${text} does not stand in the document.`);
  }
  return match;
}
