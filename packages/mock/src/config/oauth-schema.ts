import { z } from 'zod';

/** Who may log in, and how. */
export const oauth = z.strictObject({
  clients: z
    .array(
      z.strictObject({
        id: z.string().min(1).describe('The integration key.'),
        secret: z
          .string()
          .min(1)
          .exactOptional()
          .describe('The secret; where it is left out, any is good.'),
        redirectUris: z
          .array(z.string().min(1))
          .exactOptional()
          .describe('The addresses to return to; where they are left out, any is good.'),
        publicKey: z
          .string()
          .min(1)
          .exactOptional()
          .describe(
            'The public key in PEM that its JWT are checked with; where it is left out, any signature is good.',
          ),
      }),
    )
    .exactOptional()
    .describe('The applications that are known; where it is left out, any is.'),
  ask: z
    .boolean()
    .exactOptional()
    .describe('Show a page and let the user choose, instead of consenting at once (false).'),
  withoutConsent: z
    .array(z.string().min(1))
    .exactOptional()
    .describe('User IDs that have not consented: their JWT gets consent_required (none).'),
});
