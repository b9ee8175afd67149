/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { SigningGroupsCreate201Response, SigningGroupsCreateBody, SigningGroupsCreateParams, SigningGroupsCreateResponses, SigningGroupsDelete200Response, SigningGroupsDeleteBody, SigningGroupsDeleteParams, SigningGroupsDeleteResponses, SigningGroupsGet200Response, SigningGroupsGetParams, SigningGroupsGetResponses, SigningGroupsList200Response, SigningGroupsListParams, SigningGroupsListQueryParams, SigningGroupsListResponses, SigningGroupsUpdate200Response, SigningGroupsUpdateBody, SigningGroupsUpdateList200Response, SigningGroupsUpdateListBody, SigningGroupsUpdateListParams, SigningGroupsUpdateListResponses, SigningGroupsUpdateParams, SigningGroupsUpdateResponses } from '@countersign/types/esign-v2.1/signing-groups';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `signingGroupsList` takes.
 */
export interface SigningGroupsListInput {
    path?: PathOf<SigningGroupsListParams> | undefined;
    query?: SigningGroupsListQueryParams | undefined;
}
/**
 * List the signing groups of an account.
 *
 * Lists all signing groups of an account, 50 at most, without paging; with `include_users` each
 * comes with its members. Senders find here the `signingGroupId` that makes a group the recipient
 * of an envelope. Managing the groups is for administrators of the account.
 *
 * SigningGroups_list: `GET /v2.1/accounts/{accountId}/signing_groups`
 */
export const signingGroupsList: Operation<SigningGroupsListInput, SigningGroupsList200Response, SigningGroupsListResponses> = /* @__PURE__ */ operation('SigningGroups_list', 'GET', '/v2.1/accounts/{accountId}/signing_groups');


/**
 * What `signingGroupsCreate` takes.
 */
export interface SigningGroupsCreateInput {
    path?: PathOf<SigningGroupsCreateParams> | undefined;
    body: SigningGroupsCreateBody;
}
/**
 * Make signing groups.
 *
 * Makes signing groups, each from a name and its members. A member is a name with an e-mail address
 * and need not be a user of the account. An account may have 50 signing groups, and each of them 50
 * members. Every sender of the account can then use them as recipients; whichever member opens
 * the envelope signs it in their own name. The caller must be an administrator of the
 * account.
 *
 * A group that fails carries `errorDetails`, and the answer is 201 all the same.
 *
 * SigningGroups_create: `POST /v2.1/accounts/{accountId}/signing_groups`
 */
export const signingGroupsCreate: Operation<SigningGroupsCreateInput, SigningGroupsCreate201Response, SigningGroupsCreateResponses> = /* @__PURE__ */ operation('SigningGroups_create', 'POST', '/v2.1/accounts/{accountId}/signing_groups');


/**
 * What `signingGroupsUpdateList` takes.
 */
export interface SigningGroupsUpdateListInput {
    path?: PathOf<SigningGroupsUpdateListParams> | undefined;
    body: SigningGroupsUpdateListBody;
}
/**
 * Rename signing groups.
 *
 * Gives new names to signing groups, each named by its `signingGroupId`. The members stay as they
 * are; one group with its members is changed by an operation of its own. The caller must be an
 * administrator of the account.
 *
 * A group that fails carries `errorDetails`, and the answer is 200 all the same.
 *
 * SigningGroups_updateList: `PUT /v2.1/accounts/{accountId}/signing_groups`
 */
export const signingGroupsUpdateList: Operation<SigningGroupsUpdateListInput, SigningGroupsUpdateList200Response, SigningGroupsUpdateListResponses> = /* @__PURE__ */ operation('SigningGroups_updateList', 'PUT', '/v2.1/accounts/{accountId}/signing_groups');


/**
 * What `signingGroupsDelete` takes.
 */
export interface SigningGroupsDeleteInput {
    path?: PathOf<SigningGroupsDeleteParams> | undefined;
    body: SigningGroupsDeleteBody;
}
/**
 * Delete signing groups.
 *
 * Deletes signing groups from an account, each named by its `signingGroupId`. Users of the account
 * who belonged to them stay users. The caller must be an administrator of the account.
 *
 * A group that fails carries `errorDetails`, and the answer is 200 all the same.
 *
 * SigningGroups_delete: `DELETE /v2.1/accounts/{accountId}/signing_groups`
 */
export const signingGroupsDelete: Operation<SigningGroupsDeleteInput, SigningGroupsDelete200Response, SigningGroupsDeleteResponses> = /* @__PURE__ */ operation('SigningGroups_delete', 'DELETE', '/v2.1/accounts/{accountId}/signing_groups');


/**
 * What `signingGroupsGet` takes.
 */
export interface SigningGroupsGetInput {
    path: PathOf<SigningGroupsGetParams>;
}
/**
 * Read a signing group.
 *
 * Gives one signing group with its name, its members, and who made and changed it when. The caller
 * must be an administrator of the account.
 *
 * SigningGroups_get: `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
 */
export const signingGroupsGet: Operation<SigningGroupsGetInput, SigningGroupsGet200Response, SigningGroupsGetResponses> = /* @__PURE__ */ operation('SigningGroups_get', 'GET', '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}');


/**
 * What `signingGroupsUpdate` takes.
 */
export interface SigningGroupsUpdateInput {
    path: PathOf<SigningGroupsUpdateParams>;
    body: SigningGroupsUpdateBody;
}
/**
 * Change a signing group.
 *
 * Changes the name and the members of a signing group. Members of the body who are not in the
 * group yet are added to it, 50 members in all at most; those whom the body leaves out stay, since
 * removing has an operation of its own. The caller must be an administrator of the account.
 *
 * SigningGroups_update: `PUT /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
 */
export const signingGroupsUpdate: Operation<SigningGroupsUpdateInput, SigningGroupsUpdate200Response, SigningGroupsUpdateResponses> = /* @__PURE__ */ operation('SigningGroups_update', 'PUT', '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}');

