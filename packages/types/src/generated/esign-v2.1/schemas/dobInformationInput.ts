// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DisplayLevelCode } from './displayLevelCode.js';

/** The date of birth with which the check of the identity starts. */
export interface DobInformationInput {
    /** The date of birth, as month, day and year. */
    dateOfBirth?: string | undefined;
    /** Whether the recipient sees or changes the date. */
    displayLevelCode?: DisplayLevelCode | undefined;
    /**
     * Whether the sender gets the date back with the finished envelope.
     *
     * Format: boolean-string
     */
    receiveInResponse?: ("true" | "false") | undefined;
}
