// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DisplayLevelCode } from './displayLevelCode.js';

/** The end of the social security number with which the check of the identity starts. */
export interface Ssn4InformationInput {
    /** Whether the recipient sees or changes the digits. */
    displayLevelCode?: DisplayLevelCode | undefined;
    /**
     * Whether the sender gets the digits back with the finished envelope.
     *
     * Format: boolean-string
     */
    receiveInResponse?: ("true" | "false") | undefined;
    /** The last four digits of the social security number. */
    ssn4?: string | undefined;
}
