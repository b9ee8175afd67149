// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The right of the agent to act for the principal. `manage` shows, corrects, resends and voids envelopes,
 * `send` creates and sends envelopes, and `sign` signs in place of the principal.
 */
export type AuthorizationPermission = "manage" | "send" | "sign" | (string & {});
