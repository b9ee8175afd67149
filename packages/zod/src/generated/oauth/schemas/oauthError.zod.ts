/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */
import * as zod from 'zod';

export const OauthError = zod.object({
  "error": zod.string(),
  "error_description": zod.string().optional()
});

export type OauthError = zod.input<typeof OauthError>;
export type OauthErrorOutput = zod.output<typeof OauthError>;
