// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { IdentityVerificationsList200Response, IdentityVerificationsListResponses } from '@countersign/types/esign-v2.1/identity-verifications';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { IdentityVerificationsListInput } from '../identity-verifications.js';
import { identityVerificationsList } from '../identity-verifications.js';
/**
 * The ways in which an account can verify the identity of its recipients.
 */
export interface IdentityVerifications {
    /**
     * List the identity checks that the account can use.
     *
     * Returns the workflows with which the account can check the identity of a recipient, such as a
     * check of a passport or of a phone number. Use the `workflowId` of one of them in the
     * `identityVerification` of a recipient, with a value for each required input option.
     *
     * The available workflows depend on the plan and the settings of the account.
     *
     * IdentityVerifications_list: `GET /v2.1/accounts/{accountId}/identity_verification`
     */
    list(input?: IdentityVerificationsListInput, options?: CallOptions): Call<IdentityVerificationsList200Response, IdentityVerificationsListResponses>;
}
/**
 * Creates an object whose methods are the functions of IdentityVerifications.
 */
export function identityVerifications(client: Client<'esign'>): IdentityVerifications {
    return {
        list: identityVerificationsList.bind(null, client)
    };
}

