/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { SigningGroupUsersDelete200Response, SigningGroupUsersDeleteBody, SigningGroupUsersDeleteParams, SigningGroupUsersDeleteResponses, SigningGroupUsersList200Response, SigningGroupUsersListParams, SigningGroupUsersListResponses, SigningGroupUsersUpdate200Response, SigningGroupUsersUpdateBody, SigningGroupUsersUpdateParams, SigningGroupUsersUpdateResponses } from '@countersign/types/esign-v2.1/signing-group-users';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `signingGroupUsersList`.
 */
export interface SigningGroupUsersListInput {
    path: PathOf<SigningGroupUsersListParams>;
}
/**
 * List the members of a signing group.
 *
 * Returns the members of a signing group, each with name and e-mail address. A group has up to 50
 * members, so the list is not paged. The caller must be an administrator of the account.
 *
 * SigningGroupUsers_list: `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 */
export const signingGroupUsersList: Operation<SigningGroupUsersListInput, SigningGroupUsersList200Response, SigningGroupUsersListResponses, 'esign'> = /* @__PURE__ */ operation('SigningGroupUsers_list', 'GET', '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users');


/**
 * The input of `signingGroupUsersUpdate`.
 */
export interface SigningGroupUsersUpdateInput {
    path: PathOf<SigningGroupUsersUpdateParams>;
    body: SigningGroupUsersUpdateBody;
}
/**
 * Add members to a signing group.
 *
 * Adds people to a signing group, each with name and e-mail address. They do not have to be users of
 * the account. Existing members are kept. A group can have up to 50 members. The caller must be an
 * administrator of the account.
 *
 * If a member cannot be added, the response still has status 200, and the member contains
 * `errorDetails`.
 *
 * SigningGroupUsers_update: `PUT /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 */
export const signingGroupUsersUpdate: Operation<SigningGroupUsersUpdateInput, SigningGroupUsersUpdate200Response, SigningGroupUsersUpdateResponses, 'esign'> = /* @__PURE__ */ operation('SigningGroupUsers_update', 'PUT', '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users');


/**
 * The input of `signingGroupUsersDelete`.
 */
export interface SigningGroupUsersDeleteInput {
    path: PathOf<SigningGroupUsersDeleteParams>;
    body: SigningGroupUsersDeleteBody;
}
/**
 * Remove members from a signing group.
 *
 * Removes people from a signing group, each identified by name and e-mail address. They can then no
 * longer open what is sent to the group. The caller must be an administrator of the account.
 *
 * If a member cannot be removed, the response still has status 200, and the member contains
 * `errorDetails`.
 *
 * SigningGroupUsers_delete: `DELETE /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 */
export const signingGroupUsersDelete: Operation<SigningGroupUsersDeleteInput, SigningGroupUsersDelete200Response, SigningGroupUsersDeleteResponses, 'esign'> = /* @__PURE__ */ operation('SigningGroupUsers_delete', 'DELETE', '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users');

