/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { SigningGroupUsersDelete200Response, SigningGroupUsersDeleteBody, SigningGroupUsersDeleteParams, SigningGroupUsersDeleteResponses, SigningGroupUsersList200Response, SigningGroupUsersListParams, SigningGroupUsersListResponses, SigningGroupUsersUpdate200Response, SigningGroupUsersUpdateBody, SigningGroupUsersUpdateParams, SigningGroupUsersUpdateResponses } from '@countersign/types/esign-v2.1/signing-group-users';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `signingGroupUsersList` takes.
 */
export interface SigningGroupUsersListInput {
    path: PathOf<SigningGroupUsersListParams>;
}
/**
 * List the members of a signing group.
 *
 * Lists the people who belong to a signing group, each by name and e-mail address. There are 50 at
 * most, so the list is not paged. The caller must be an administrator of the account.
 *
 * SigningGroupUsers_list: `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 */
export const signingGroupUsersList: Operation<SigningGroupUsersListInput, SigningGroupUsersList200Response, SigningGroupUsersListResponses> = /* @__PURE__ */ operation('SigningGroupUsers_list', 'GET', '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users');


/**
 * What `signingGroupUsersUpdate` takes.
 */
export interface SigningGroupUsersUpdateInput {
    path: PathOf<SigningGroupUsersUpdateParams>;
    body: SigningGroupUsersUpdateBody;
}
/**
 * Add members to a signing group.
 *
 * Adds people to a signing group, each by name and e-mail address. They need not be users of the
 * account. Those who belong to the group already stay in it; a group may have 50 members. The
 * caller must be an administrator of the account.
 *
 * A member who cannot be added carries `errorDetails`, and the answer is 200 all the same.
 *
 * SigningGroupUsers_update: `PUT /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 */
export const signingGroupUsersUpdate: Operation<SigningGroupUsersUpdateInput, SigningGroupUsersUpdate200Response, SigningGroupUsersUpdateResponses> = /* @__PURE__ */ operation('SigningGroupUsers_update', 'PUT', '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users');


/**
 * What `signingGroupUsersDelete` takes.
 */
export interface SigningGroupUsersDeleteInput {
    path: PathOf<SigningGroupUsersDeleteParams>;
    body: SigningGroupUsersDeleteBody;
}
/**
 * Remove members from a signing group.
 *
 * Takes people out of a signing group, each named by name and e-mail address as they stand in it.
 * From then on they cannot open what is sent to the group. The caller must be an administrator of
 * the account.
 *
 * A member who cannot be removed carries `errorDetails`, and the answer is 200 all the same.
 *
 * SigningGroupUsers_delete: `DELETE /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 */
export const signingGroupUsersDelete: Operation<SigningGroupUsersDeleteInput, SigningGroupUsersDelete200Response, SigningGroupUsersDeleteResponses> = /* @__PURE__ */ operation('SigningGroupUsers_delete', 'DELETE', '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users');

