// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { GroupBrandsDelete200Response, GroupBrandsDeleteResponses, GroupBrandsGet200Response, GroupBrandsGetResponses, GroupBrandsUpdate200Response, GroupBrandsUpdateResponses } from '@countersign/types/esign-v2.1/group-brands';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { GroupBrandsDeleteInput, GroupBrandsGetInput, GroupBrandsUpdateInput } from '../group-brands.js';
import { groupBrandsDelete, groupBrandsGet, groupBrandsUpdate } from '../group-brands.js';
/**
 * The brands that the members of a group may use when they send.
 */
export interface GroupBrands {
    /**
     * List the brands of a group.
     *
     * Lists the brands that members of a group may use when they send, and which of them apply when
     * a member does not choose. The whole list comes in one answer.
     *
     * GroupBrands_get: `GET /v2.1/accounts/{accountId}/groups/{groupId}/brands`
     */
    get(input: GroupBrandsGetInput, options?: CallOptions): Call<GroupBrandsGet200Response, GroupBrandsGetResponses>;
    /**
     * Give brands to a group.
     *
     * Adds brands that the account already has to a group, so that its members can choose them when
     * they send. Brands that the group had before stay. The caller must be an administrator of the
     * account.
     *
     * GroupBrands_update: `PUT /v2.1/accounts/{accountId}/groups/{groupId}/brands`
     */
    update(input: GroupBrandsUpdateInput, options?: CallOptions): Call<GroupBrandsUpdate200Response, GroupBrandsUpdateResponses>;
    /**
     * Take brands from a group.
     *
     * Takes the brands that the body names from a group; its members can no longer choose them. The
     * brands themselves stay in the account. The caller must be an administrator of the account.
     *
     * GroupBrands_delete: `DELETE /v2.1/accounts/{accountId}/groups/{groupId}/brands`
     */
    delete(input: GroupBrandsDeleteInput, options?: CallOptions): Call<GroupBrandsDelete200Response, GroupBrandsDeleteResponses>;
}
/**
 * Makes the functions of GroupBrands into methods of one object.
 */
export function groupBrands(client: Client): GroupBrands {
    return {
        get: groupBrandsGet.bind(null, client),
        update: groupBrandsUpdate.bind(null, client),
        delete: groupBrandsDelete.bind(null, client)
    };
}

