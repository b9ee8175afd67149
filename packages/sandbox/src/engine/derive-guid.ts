import { hash } from 'node:crypto';

/** A GUID that follows from a text, so nothing has to keep it. */
export function deriveGuid(text: string): string {
  const digits = hash('sha256', text);
  return [
    digits.slice(0, 8),
    digits.slice(8, 12),
    `8${digits.slice(13, 16)}`,
    `8${digits.slice(17, 20)}`,
    digits.slice(20, 32),
  ].join('-');
}
