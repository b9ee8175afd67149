// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountIdentityVerificationWorkflow } from './accountIdentityVerificationWorkflow.js';

/** The ways to check identities that an account has. */
export interface AccountIdentityVerificationResponse {
    /** The workflows that a sender can choose for a recipient. */
    identityVerification?: AccountIdentityVerificationWorkflow[] | undefined;
}
