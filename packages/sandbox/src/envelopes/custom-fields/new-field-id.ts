import { randomInt } from 'node:crypto';

/** An ID for a custom field: a number that no other field is likely to have. */
export function newFieldId(): string {
  return String(randomInt(10_000_000_000, 99_999_999_999));
}
