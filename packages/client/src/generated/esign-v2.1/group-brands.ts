/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { GroupBrandsDelete200Response, GroupBrandsDeleteBody, GroupBrandsDeleteParams, GroupBrandsDeleteResponses, GroupBrandsGet200Response, GroupBrandsGetParams, GroupBrandsGetResponses, GroupBrandsUpdate200Response, GroupBrandsUpdateBody, GroupBrandsUpdateParams, GroupBrandsUpdateResponses } from '@countersign/types/esign-v2.1/group-brands';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `groupBrandsGet`.
 */
export interface GroupBrandsGetInput {
    path: PathOf<GroupBrandsGetParams>;
}
/**
 * List the brands of a group.
 *
 * Returns the brands that members of a group can use for sending, and the default brands that apply
 * if a member does not choose one. The list is not paged.
 *
 * GroupBrands_get: `GET /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 */
export const groupBrandsGet: Operation<GroupBrandsGetInput, GroupBrandsGet200Response, GroupBrandsGetResponses, 'esign'> = /* @__PURE__ */ operation('GroupBrands_get', 'GET', '/v2.1/accounts/{accountId}/groups/{groupId}/brands');


/**
 * The input of `groupBrandsUpdate`.
 */
export interface GroupBrandsUpdateInput {
    path: PathOf<GroupBrandsUpdateParams>;
    body: GroupBrandsUpdateBody;
}
/**
 * Add brands to a group.
 *
 * Adds existing brands of the account to a group, so that its members can choose them for sending.
 * Brands that the group already has are kept. The caller must be an administrator of the account.
 *
 * GroupBrands_update: `PUT /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 */
export const groupBrandsUpdate: Operation<GroupBrandsUpdateInput, GroupBrandsUpdate200Response, GroupBrandsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('GroupBrands_update', 'PUT', '/v2.1/accounts/{accountId}/groups/{groupId}/brands');


/**
 * The input of `groupBrandsDelete`.
 */
export interface GroupBrandsDeleteInput {
    path: PathOf<GroupBrandsDeleteParams>;
    body: GroupBrandsDeleteBody;
}
/**
 * Remove brands from a group.
 *
 * Removes the brands in the request body from a group. Its members can no longer choose them. The
 * brands themselves are kept in the account. The caller must be an administrator of the account.
 *
 * GroupBrands_delete: `DELETE /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 */
export const groupBrandsDelete: Operation<GroupBrandsDeleteInput, GroupBrandsDelete200Response, GroupBrandsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('GroupBrands_delete', 'DELETE', '/v2.1/accounts/{accountId}/groups/{groupId}/brands');

