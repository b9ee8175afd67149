/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the members of a signing group.
 *
 * Lists the people who belong to a signing group, each by name and e-mail address. There are 50 at
 * most, so the list is not paged. The caller must be an administrator of the account.
 *
 * SigningGroupUsers_list: `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
 */
export const signingGroupUsersList = /* @__PURE__ */ operation<operations['SigningGroupUsers_list']>({
    id: 'SigningGroupUsers_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users'
});


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
export const signingGroupUsersUpdate = /* @__PURE__ */ operation<operations['SigningGroupUsers_update']>({
    id: 'SigningGroupUsers_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users',
    mediaTypes: ['application/json']
});


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
export const signingGroupUsersDelete = /* @__PURE__ */ operation<operations['SigningGroupUsers_delete']>({
    id: 'SigningGroupUsers_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users',
    mediaTypes: ['application/json']
});

