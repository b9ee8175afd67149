import { z } from 'zod';

/** A certificate and its key. */
export const tls = z.strictObject({
  certificate: z.string().min(1).describe('A file with the certificate in PEM.'),
  key: z.string().min(1).describe('A file with its key in PEM.'),
});
