// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserAuthorization } from './UserAuthorization.js';

/** The result for one authorization of a request. */
export interface UserAuthorizationWithStatus {
    /** The created or changed authorization. */
    authorization?: UserAuthorization | undefined;
    /** The reason why this authorization was not processed. */
    errorMessage?: string | undefined;
    /**
     * Specifies whether this authorization was processed without an error.
     *
     * Format: boolean-string
     */
    success?: ("true" | "false") | undefined;
}
