// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DisplayLevelCode } from './displayLevelCode.js';

/** The last digits of the social security number, which are used for the identity check. */
export interface Ssn4InformationInput {
    /**
     * Specifies whether the recipient can see or change the digits: `ReadOnly`, `Editable` or
     * `DoNotDisplay`.
     */
    displayLevelCode?: DisplayLevelCode | undefined;
    /**
     * Specifies whether the sender receives the digits with the completed envelope.
     *
     * Format: boolean-string
     */
    receiveInResponse?: ("true" | "false") | undefined;
    /** The last four digits of the social security number. */
    ssn4?: string | undefined;
}
