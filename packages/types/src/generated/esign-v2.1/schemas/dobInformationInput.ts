// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DisplayLevelCode } from './displayLevelCode.js';

/** The date of birth that is used in the identity check. */
export interface DobInformationInput {
    /** The date of birth, as month, day and year. */
    dateOfBirth?: string | undefined;
    /** Specifies whether the recipient can see or change the date of birth. */
    displayLevelCode?: DisplayLevelCode | undefined;
    /**
     * Specifies whether the date of birth is returned to the sender with the completed envelope.
     *
     * Format: boolean-string
     */
    receiveInResponse?: ("true" | "false") | undefined;
}
