/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the brands of a group.
 *
 * Lists the brands that members of a group may use when they send, and which of them apply when
 * a member does not choose. The whole list comes in one answer.
 *
 * GroupBrands_get: `GET /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 */
export const groupBrandsGet = /* @__PURE__ */ operation<operations['GroupBrands_get']>({
    id: 'GroupBrands_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/groups/{groupId}/brands'
});


/**
 * Give brands to a group.
 *
 * Adds brands that the account already has to a group, so that its members can choose them when
 * they send. Brands that the group had before stay. The caller must be an administrator of the
 * account.
 *
 * GroupBrands_update: `PUT /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 */
export const groupBrandsUpdate = /* @__PURE__ */ operation<operations['GroupBrands_update']>({
    id: 'GroupBrands_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/groups/{groupId}/brands',
    mediaTypes: ['application/json']
});


/**
 * Take brands from a group.
 *
 * Takes the brands that the body names from a group; its members can no longer choose them. The
 * brands themselves stay in the account. The caller must be an administrator of the account.
 *
 * GroupBrands_delete: `DELETE /v2.1/accounts/{accountId}/groups/{groupId}/brands`
 */
export const groupBrandsDelete = /* @__PURE__ */ operation<operations['GroupBrands_delete']>({
    id: 'GroupBrands_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/groups/{groupId}/brands',
    mediaTypes: ['application/json']
});

