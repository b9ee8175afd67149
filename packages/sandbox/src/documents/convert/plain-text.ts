import { limits } from './limits.ts';

/**
 * The words of a paragraph: runs of spaces become one, none is left at the ends of its lines. A text
 * that is too long stays as it is, as it is rejected for its length.
 */
export function plainText(text: string): string {
  if (text.length > limits.characters) return text;
  return text
    .replace(/[^\S\n]+/gu, ' ')
    .replace(/ ?\n ?/gu, '\n')
    .trim();
}
