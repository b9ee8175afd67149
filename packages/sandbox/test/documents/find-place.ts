import { findAnchors } from '../../src/documents/index.ts';

/** On which pages a text stands, once for each time. */
export async function pagesWith(pdf: Uint8Array, text: string): Promise<number[]> {
  const [matches = []] = await findAnchors(pdf, [{ text, caseSensitive: true }]);
  return matches.map(({ page }) => page);
}

/** Where a text stands first. */
export async function findPlace(pdf: Uint8Array, text: string) {
  const [[match] = []] = await findAnchors(pdf, [{ text, caseSensitive: true }]);
  if (match === undefined) {
    throw new Error(`The text ${text} does not stand in the document.`);
  }
  return match;
}
