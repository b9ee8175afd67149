// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountIdentityVerificationWorkflow } from './accountIdentityVerificationWorkflow.js';

/** The identity verification workflows of an account. */
export interface AccountIdentityVerificationResponse {
    /** The identity verification workflows that a sender can select for a recipient. */
    identityVerification?: AccountIdentityVerificationWorkflow[] | undefined;
}
