/** The longest subject of an envelope, in characters, with the names of people in it. */
export const longestSubject = 100;

/** The beginning of a text that is as long as a subject can be. */
export function cutSubject(text: string): string {
  // The cut can go through a character of two halves, of which none is left over.
  return text.slice(0, longestSubject).replace(/[\uD800-\uDBFF]$/, '');
}
