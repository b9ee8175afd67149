// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { IdCheckSecurityStep } from './idCheckSecurityStep.js';

/** An identity check that senders can select for a recipient. */
export interface IdCheckConfiguration {
    /** The steps of the identity check, in order. */
    authSteps?: IdCheckSecurityStep[] | undefined;
    /**
     * Specifies whether this identity check is the default for recipients.
     *
     * Format: boolean-string
     */
    isDefault?: ("true" | "false") | undefined;
    /** The name of the identity check. Recipients reference it in `idCheckConfigurationName`. */
    name?: string | undefined;
}
