// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DisplayLevelCode } from './displayLevelCode.js';

/** The social security number that is used for the identity check. */
export interface Ssn9InformationInput {
    /**
     * Specifies whether the recipient can see or change the number: `ReadOnly`, `Editable` or
     * `DoNotDisplay`.
     */
    displayLevelCode?: DisplayLevelCode | undefined;
    /** The complete social security number with nine digits. */
    ssn9?: string | undefined;
}
