/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { IdentityVerificationsList200Response, IdentityVerificationsListParams, IdentityVerificationsListQueryParams, IdentityVerificationsListResponses } from '@countersign/types/esign-v2.1/identity-verifications';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `identityVerificationsList`.
 */
export interface IdentityVerificationsListInput {
    path?: PathOf<IdentityVerificationsListParams> | undefined;
    query?: IdentityVerificationsListQueryParams | undefined;
}
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
export const identityVerificationsList: Operation<IdentityVerificationsListInput, IdentityVerificationsList200Response, IdentityVerificationsListResponses, 'esign'> = /* @__PURE__ */ operation('IdentityVerifications_list', 'GET', '/v2.1/accounts/{accountId}/identity_verification');

