import { hash } from 'node:crypto';

/**
 * A GUID that follows from a text, so nothing has to keep it.
 * @param version the version that the GUID names: 8, of one made by rules of our own, or 4
 */
export function deriveGuid(text: string, version: '4' | '8' = '8'): string {
  const digits = hash('sha256', text);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `${version}${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
