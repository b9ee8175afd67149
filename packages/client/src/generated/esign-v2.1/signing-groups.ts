/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { SigningGroupsCreate201Response, SigningGroupsCreateBody, SigningGroupsCreateParams, SigningGroupsCreateResponses, SigningGroupsDelete200Response, SigningGroupsDeleteBody, SigningGroupsDeleteParams, SigningGroupsDeleteResponses, SigningGroupsGet200Response, SigningGroupsGetParams, SigningGroupsGetResponses, SigningGroupsList200Response, SigningGroupsListParams, SigningGroupsListQueryParams, SigningGroupsListResponses, SigningGroupsUpdate200Response, SigningGroupsUpdateBody, SigningGroupsUpdateList200Response, SigningGroupsUpdateListBody, SigningGroupsUpdateListParams, SigningGroupsUpdateListResponses, SigningGroupsUpdateParams, SigningGroupsUpdateResponses } from '@countersign/types/esign-v2.1/signing-groups';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `signingGroupsList`.
 */
export interface SigningGroupsListInput {
    path?: PathOf<SigningGroupsListParams> | undefined;
    query?: SigningGroupsListQueryParams | undefined;
}
/**
 * List the signing groups of an account.
 *
 * Returns all signing groups of an account in one response, up to 50. With `include_users`, each
 * group includes its members. Senders use the `signingGroupId` to specify a group as the recipient
 * of an envelope. Only administrators of the account can manage the groups.
 *
 * SigningGroups_list: `GET /v2.1/accounts/{accountId}/signing_groups`
 */
export const signingGroupsList: Operation<SigningGroupsListInput, SigningGroupsList200Response, SigningGroupsListResponses, 'esign'> = /* @__PURE__ */ operation('SigningGroups_list', 'GET', '/v2.1/accounts/{accountId}/signing_groups');


/**
 * The input of `signingGroupsCreate`.
 */
export interface SigningGroupsCreateInput {
    path?: PathOf<SigningGroupsCreateParams> | undefined;
    body: SigningGroupsCreateBody;
}
/**
 * Create signing groups.
 *
 * Creates signing groups, each with a name and members. A member has a name and an e-mail address,
 * and does not have to be a user of the account. An account can have up to 50 signing groups, each
 * with up to 50 members. Every sender of the account can use them as recipients. The member who
 * opens the envelope signs it in their own name. The caller must be an administrator of the account.
 *
 * If a group fails, the response still has status 201, and the group contains `errorDetails`.
 *
 * SigningGroups_create: `POST /v2.1/accounts/{accountId}/signing_groups`
 */
export const signingGroupsCreate: Operation<SigningGroupsCreateInput, SigningGroupsCreate201Response, SigningGroupsCreateResponses, 'esign'> = /* @__PURE__ */ operation('SigningGroups_create', 'POST', '/v2.1/accounts/{accountId}/signing_groups');


/**
 * The input of `signingGroupsUpdateList`.
 */
export interface SigningGroupsUpdateListInput {
    path?: PathOf<SigningGroupsUpdateListParams> | undefined;
    body: SigningGroupsUpdateListBody;
}
/**
 * Rename signing groups.
 *
 * Renames signing groups, each identified by its `signingGroupId`. The members are not changed. To
 * change one group with its members, use the operation for a single group. The caller must be an
 * administrator of the account.
 *
 * If a group fails, the response still has status 200, and the group contains `errorDetails`.
 *
 * SigningGroups_updateList: `PUT /v2.1/accounts/{accountId}/signing_groups`
 */
export const signingGroupsUpdateList: Operation<SigningGroupsUpdateListInput, SigningGroupsUpdateList200Response, SigningGroupsUpdateListResponses, 'esign'> = /* @__PURE__ */ operation('SigningGroups_updateList', 'PUT', '/v2.1/accounts/{accountId}/signing_groups');


/**
 * The input of `signingGroupsDelete`.
 */
export interface SigningGroupsDeleteInput {
    path?: PathOf<SigningGroupsDeleteParams> | undefined;
    body: SigningGroupsDeleteBody;
}
/**
 * Delete signing groups.
 *
 * Deletes signing groups from an account, each identified by its `signingGroupId`. Members who are
 * users of the account remain users. The caller must be an administrator of the account.
 *
 * If a group fails, the response still has status 200, and the group contains `errorDetails`.
 *
 * SigningGroups_delete: `DELETE /v2.1/accounts/{accountId}/signing_groups`
 */
export const signingGroupsDelete: Operation<SigningGroupsDeleteInput, SigningGroupsDelete200Response, SigningGroupsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('SigningGroups_delete', 'DELETE', '/v2.1/accounts/{accountId}/signing_groups');


/**
 * The input of `signingGroupsGet`.
 */
export interface SigningGroupsGetInput {
    path: PathOf<SigningGroupsGetParams>;
}
/**
 * Read a signing group.
 *
 * Returns one signing group with its name, its members, and who created and changed it, and when.
 * The caller must be an administrator of the account.
 *
 * SigningGroups_get: `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
 */
export const signingGroupsGet: Operation<SigningGroupsGetInput, SigningGroupsGet200Response, SigningGroupsGetResponses, 'esign'> = /* @__PURE__ */ operation('SigningGroups_get', 'GET', '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}');


/**
 * The input of `signingGroupsUpdate`.
 */
export interface SigningGroupsUpdateInput {
    path: PathOf<SigningGroupsUpdateParams>;
    body: SigningGroupsUpdateBody;
}
/**
 * Change a signing group.
 *
 * Changes the name and the members of a signing group. Members in the request body that the group
 * does not have yet are added, up to 50 in total. Omitted members are kept. Removing members is a
 * separate operation. The caller must be an administrator of the account.
 *
 * SigningGroups_update: `PUT /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
 */
export const signingGroupsUpdate: Operation<SigningGroupsUpdateInput, SigningGroupsUpdate200Response, SigningGroupsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('SigningGroups_update', 'PUT', '/v2.1/accounts/{accountId}/signing_groups/{signingGroupId}');

