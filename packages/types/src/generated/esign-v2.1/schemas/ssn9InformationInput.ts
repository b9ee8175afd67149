// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DisplayLevelCode } from './displayLevelCode.js';

/** The social security number with which the check of the identity starts. */
export interface Ssn9InformationInput {
    /** Whether the recipient sees or changes the number. */
    displayLevelCode?: DisplayLevelCode | undefined;
    /** The social security number with all nine digits. */
    ssn9?: string | undefined;
}
