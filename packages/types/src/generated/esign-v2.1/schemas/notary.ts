// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserInformation, UserInformationAnswer } from './userInformation.js';

/** The registration of a user as a notary. */
export interface Notary {
    /**
     * The date and time when the user was registered as a notary.
     *
     * Format: date-time
     */
    readonly createdDate?: string | undefined;
    /**
     * Specifies whether the user can currently act as a notary.
     *
     * Format: boolean-string
     */
    enabled?: ("true" | "false") | undefined;
    /**
     * Specifies whether senders can find the notary by searching.
     *
     * Format: boolean-string
     */
    searchable?: ("true" | "false") | undefined;
    /** The user who is the notary. */
    userInfo?: UserInformation | undefined;
}

/**
 * `Notary` in a response: with the members that the service always writes.
 */
export interface NotaryAnswer extends Notary {
    userInfo?: UserInformationAnswer | undefined;
}
