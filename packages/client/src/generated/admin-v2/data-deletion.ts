/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { DataDeletionRedactIndividualMembershipData200Response, DataDeletionRedactIndividualMembershipDataBody, DataDeletionRedactIndividualMembershipDataParams, DataDeletionRedactIndividualMembershipDataResponses, DataDeletionRedactIndividualUserData200Response, DataDeletionRedactIndividualUserDataBody, DataDeletionRedactIndividualUserDataParams, DataDeletionRedactIndividualUserDataResponses } from '@countersign/types/admin-v2/data-deletion';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `dataDeletionRedactIndividualMembershipData`.
 */
export interface DataDeletionRedactIndividualMembershipDataInput {
    path?: PathOf<DataDeletionRedactIndividualMembershipDataParams> | undefined;
    body: DataDeletionRedactIndividualMembershipDataBody;
}
/**
 * Delete the data of a user from an account.
 *
 * Deletes the personal data of a former user from one account. The name, the addresses and the
 * profile of the user are replaced by placeholders: in the membership, in envelopes and templates of
 * the account as sender, owner or recipient, in their histories, in the e-mails and logs of the
 * account, and in its rooms. The signatures, the profile image and the contacts of the user are
 * deleted. The user ID and the envelopes remain.
 *
 * The membership must have been closed for at least 24 hours. A deletion cannot be undone. For a
 * user with many envelopes, it continues in the background, and the status is `pending`. Repeat the
 * request to see when it is `already_redacted`.
 *
 * When the data of all memberships of the user are deleted, the service deletes the data of the user
 * that belong to no account, and the log-in.
 *
 * The caller must be an administrator of the account or of its organization, or a delegated
 * administrator of users of the account.
 *
 * DataDeletion_redactIndividualMembershipData: `POST /v2/data_redaction/accounts/{accountId}/user`
 *
 * The token needs the scope `user_data_redact`.
 */
export const dataDeletionRedactIndividualMembershipData: Operation<DataDeletionRedactIndividualMembershipDataInput, DataDeletionRedactIndividualMembershipData200Response, DataDeletionRedactIndividualMembershipDataResponses, 'admin'> = /* @__PURE__ */ operation('DataDeletion_redactIndividualMembershipData', 'POST', '/v2/data_redaction/accounts/{accountId}/user');


/**
 * The input of `dataDeletionRedactIndividualUserData`.
 */
export interface DataDeletionRedactIndividualUserDataInput {
    path?: PathOf<DataDeletionRedactIndividualUserDataParams> | undefined;
    body: DataDeletionRedactIndividualUserDataBody;
}
/**
 * Delete the data of a user from several accounts.
 *
 * Deletes the personal data of a former user from accounts of the organization. The name, the
 * addresses and the profile of the user are replaced by placeholders: in the memberships, in
 * envelopes and templates of these accounts as sender, owner or recipient, in their histories, in
 * the e-mails and logs of these accounts, and in their rooms. The signatures, the profile image and
 * the contacts of the user are deleted. The user ID and the envelopes remain.
 *
 * Each membership must have been closed for at least 24 hours. A deletion cannot be undone. For a
 * user with many envelopes, it continues in the background, and the status is `pending`. Repeat the
 * request to see when it is `already_redacted`. If this is not so for one of the memberships, its
 * status is `failure`, and the others are deleted.
 *
 * When the data of all memberships of the user are deleted, the service deletes the data of the user
 * that belong to no account, and the log-in.
 *
 * The caller must be an administrator of the organization, or a delegated administrator of users of
 * these accounts.
 *
 * DataDeletion_redactIndividualUserData: `POST /v2/data_redaction/organizations/{organizationId}/user`
 *
 * The token needs the scope `user_data_redact`.
 */
export const dataDeletionRedactIndividualUserData: Operation<DataDeletionRedactIndividualUserDataInput, DataDeletionRedactIndividualUserData200Response, DataDeletionRedactIndividualUserDataResponses, 'admin'> = /* @__PURE__ */ operation('DataDeletion_redactIndividualUserData', 'POST', '/v2/data_redaction/organizations/{organizationId}/user');

