import { z } from 'zod';

/** The schema of `oauth` in a config file: the known applications and the consent of users. */
export const oauth = z.strictObject({
  clients: z
    .array(
      z.strictObject({
        id: z.string().min(1).describe('The integration key.'),
        secret: z
          .string()
          .min(1)
          .exactOptional()
          .describe('The secret key. If omitted, any secret is accepted.'),
        redirectUris: z
          .array(z.string().min(1))
          .exactOptional()
          .describe('The redirect URLs. If omitted, any URL is accepted.'),
        publicKey: z
          .string()
          .min(1)
          .exactOptional()
          .describe(
            'The public key, in PEM format, that verifies JWTs. If omitted, any signature is accepted.',
          ),
        implicitGrant: z
          .boolean()
          .exactOptional()
          .describe(
            'Allow response_type=token, which puts the token into the URL (default: false).',
          ),
      }),
    )
    .exactOptional()
    .describe('The known applications. If omitted, any integration key is accepted.'),
  ask: z
    .boolean()
    .exactOptional()
    .describe(
      'Show a page where the user can choose, instead of giving consent at once (default: false).',
    ),
  withoutConsent: z
    .array(z.string().min(1))
    .exactOptional()
    .describe(
      'The IDs of users who have not given consent: their JWTs get consent_required (default: none).',
    ),
});
