// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The right of the agent to act for the principal. `manage` shows and moves
 * envelopes, `edit` also corrects, resends and voids them, `send` does all of this, creates, sends
 * and deletes envelopes, and `sign` signs in place of the principal.
 */
export type AuthorizationPermission = "manage" | "send" | "sign" | "edit" | (string & {});
