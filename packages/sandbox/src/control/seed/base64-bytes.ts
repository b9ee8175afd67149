import { z } from 'zod';

/** Bytes in Base64, on as many lines as it takes. */
export const base64Bytes = z
  .string()
  .transform((text) => text.replaceAll(/\s+/g, ''))
  .pipe(z.base64('must be Base64'))
  .transform((text) => Buffer.from(text, 'base64'));
