import { cutText } from '../engine/cut-text.ts';

/** The longest subject of an envelope, in characters, with the names of people in it. */
export const longestSubject = 100;

/** The beginning of a text that is as long as a subject can be. */
export function cutSubject(text: string): string {
  return cutText(text, longestSubject);
}
