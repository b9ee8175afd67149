import { z } from 'zod';

/** A certificate and its key. */
export const tls = z.strictObject({
  certificate: z.string().min(1).describe('The certificate file, in PEM format.'),
  key: z.string().min(1).describe('The file with the private key, in PEM format.'),
});
