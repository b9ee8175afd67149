// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { IdCheckSecurityStep } from './idCheckSecurityStep.js';

/** An identity check that senders may set for a recipient. */
export interface IdCheckConfiguration {
    /** The steps of the check, in their order. */
    authSteps?: IdCheckSecurityStep[] | undefined;
    /**
     * Whether recipients get this check where the sender chooses none.
     *
     * Format: boolean-string
     */
    isDefault?: ("true" | "false") | undefined;
    /** What senders call the check; recipients name it in `idCheckConfigurationName`. */
    name?: string | undefined;
}
