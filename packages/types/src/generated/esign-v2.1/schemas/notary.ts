// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInformation } from './userInformation.js';

/** The registration of a user as a notary. */
export interface Notary {
    /**
     * When the user was registered as a notary.
     *
     * Format: date-time
     */
    readonly createdDate?: string | undefined;
    /**
     * Whether the user may act as a notary at present.
     *
     * Format: boolean-string
     */
    enabled?: ("true" | "false") | undefined;
    /**
     * Whether senders can find the notary by a search.
     *
     * Format: boolean-string
     */
    searchable?: ("true" | "false") | undefined;
    /** The user who is the notary. */
    userInfo?: UserInformation | undefined;
}
