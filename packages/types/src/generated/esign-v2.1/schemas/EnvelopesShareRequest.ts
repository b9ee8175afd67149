// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AuthorizationUser } from './AuthorizationUser.js';

/** A user to whom access to an envelope is to be given. */
export interface EnvelopesShareRequest {
    /** The user who gets access, by `userId` or `email`. */
    agentUser?: AuthorizationUser | undefined;
    /** A message to the user. */
    customMessage?: string | undefined;
    /** What the other user may do with the envelope: `read` it, or `manage` it as its sender can. */
    permission?: ("read" | "manage") | undefined;
}
