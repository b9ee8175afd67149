/**
 * The beginning of a text.
 * @param most its longest length in UTF-16 code units
 */
export function cutText(text: string, most: number): string {
  // The cut can go through a character of two halves, of which none is left over.
  return text.slice(0, most).replace(/[\uD800-\uDBFF]$/, '');
}
