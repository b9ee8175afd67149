import { z } from 'zod';
import { readDateTime } from '../../engine/date-time.ts';

// Fields that several lists of a seed have.

/** A GUID, kept in lower case. */
export const guid = z.guid().toLowerCase();

/** A whole number as text, such as the ID of a group. */
export const numeral = z.string().regex(/^\d+$/, 'must be a string with a number');

/** A number by which Rooms knows something. */
export const roomsNumber = z.int().positive();

export const optionalText = z.exactOptional(z.string());

/** A boolean as the service writes it. */
export const optionalFlag = z.exactOptional(z.enum(['true', 'false']));

/** A date and time in ISO 8601, kept as text. */
export const dateTimeText = z
  .string()
  .refine((text) => readDateTime(text) !== undefined, 'must be an ISO 8601 date and time');

/** A date and time in milliseconds since 1970; undefined for no text. */
export function parseTime(text: string | undefined): number | undefined {
  return text === undefined ? undefined : readDateTime(text);
}

/** Bytes in Base64, on as many lines as it takes. */
export const base64Bytes = z
  .string()
  .transform((text) => text.replaceAll(/\s+/g, ''))
  .pipe(z.base64('must be Base64'))
  .transform((text) => Buffer.from(text, 'base64'));
