// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupBrandsDelete200Response, GroupBrandsDeleteResponses, GroupBrandsGet200Response, GroupBrandsGetResponses, GroupBrandsUpdate200Response, GroupBrandsUpdateResponses } from '@countersign/types/esign-v2.1/group-brands';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { GroupBrandsDeleteInput, GroupBrandsGetInput, GroupBrandsUpdateInput } from '../group-brands.js';
import { groupBrandsDelete, groupBrandsGet, groupBrandsUpdate } from '../group-brands.js';
/**
 * The brands that the members of a group can use for sending.
 */
export interface GroupBrands {
    /**
     * List the brands of a group.
     *
     * Returns the brands that members of a group can use for sending, and the default brands that apply
     * if a member does not choose one. The list is not paged.
     *
     * GroupBrands_get: `GET /v2.1/accounts/{accountId}/groups/{groupId}/brands`
     */
    get(input: GroupBrandsGetInput, options?: CallOptions): Call<GroupBrandsGet200Response, GroupBrandsGetResponses>;
    /**
     * Add brands to a group.
     *
     * Adds existing brands of the account to a group, so that its members can choose them for sending.
     * Brands that the group already has are kept. The caller must be an administrator of the account.
     *
     * GroupBrands_update: `PUT /v2.1/accounts/{accountId}/groups/{groupId}/brands`
     */
    update(input: GroupBrandsUpdateInput, options?: CallOptions): Call<GroupBrandsUpdate200Response, GroupBrandsUpdateResponses>;
    /**
     * Remove brands from a group.
     *
     * Removes the brands in the request body from a group. Its members can no longer choose them. The
     * brands themselves are kept in the account. The caller must be an administrator of the account.
     *
     * GroupBrands_delete: `DELETE /v2.1/accounts/{accountId}/groups/{groupId}/brands`
     */
    delete(input: GroupBrandsDeleteInput, options?: CallOptions): Call<GroupBrandsDelete200Response, GroupBrandsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of GroupBrands.
 */
export function groupBrands(client: Client<'esign'>): GroupBrands {
    return {
        get: groupBrandsGet.bind(null, client),
        update: groupBrandsUpdate.bind(null, client),
        delete: groupBrandsDelete.bind(null, client)
    };
}

