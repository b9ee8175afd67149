// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SigningGroupsCreate201Response, SigningGroupsCreateResponses, SigningGroupsDelete200Response, SigningGroupsDeleteResponses, SigningGroupsGet200Response, SigningGroupsGetResponses, SigningGroupsList200Response, SigningGroupsListResponses, SigningGroupsUpdate200Response, SigningGroupsUpdateList200Response, SigningGroupsUpdateListResponses, SigningGroupsUpdateResponses } from '@countersign/types/esign-v2.1/signing-groups';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { SigningGroupsCreateInput, SigningGroupsDeleteInput, SigningGroupsGetInput, SigningGroupsListInput, SigningGroupsUpdateInput, SigningGroupsUpdateListInput } from '../signing-groups.js';
import { signingGroupsCreate, signingGroupsDelete, signingGroupsGet, signingGroupsList, signingGroupsUpdate, signingGroupsUpdateList } from '../signing-groups.js';
/**
 * Groups of people that can be one recipient. Any member can open the envelope, and signs it with
 * their own signature. Administrators of the account create and change them.
 */
export interface SigningGroups {
    /**
     * List the signing groups of an account.
     *
     * Returns all signing groups of an account in one response, up to 50. With `include_users`, each
     * group includes its members. Senders use the `signingGroupId` to specify a group as the recipient
     * of an envelope. Only administrators of the account can manage the groups.
     *
     * SigningGroups_list: `GET /v2.1/accounts/{accountId}/signing_groups`
     */
    list(input?: SigningGroupsListInput, options?: CallOptions): Call<SigningGroupsList200Response, SigningGroupsListResponses>;
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
    create(input: SigningGroupsCreateInput, options?: CallOptions): Call<SigningGroupsCreate201Response, SigningGroupsCreateResponses>;
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
    updateList(input: SigningGroupsUpdateListInput, options?: CallOptions): Call<SigningGroupsUpdateList200Response, SigningGroupsUpdateListResponses>;
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
    delete(input: SigningGroupsDeleteInput, options?: CallOptions): Call<SigningGroupsDelete200Response, SigningGroupsDeleteResponses>;
    /**
     * Read a signing group.
     *
     * Returns one signing group with its name, its members, and who created and changed it, and when.
     * The caller must be an administrator of the account.
     *
     * SigningGroups_get: `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
     */
    get(input: SigningGroupsGetInput, options?: CallOptions): Call<SigningGroupsGet200Response, SigningGroupsGetResponses>;
    /**
     * Change a signing group.
     *
     * Changes the name and the members of a signing group. Members in the request body that the group
     * does not have yet are added, up to 50 in total. Omitted members are kept. Removing members is a
     * separate operation. The caller must be an administrator of the account.
     *
     * SigningGroups_update: `PUT /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}`
     */
    update(input: SigningGroupsUpdateInput, options?: CallOptions): Call<SigningGroupsUpdate200Response, SigningGroupsUpdateResponses>;
}
/**
 * Creates an object whose methods are the functions of SigningGroups.
 */
export function signingGroups(client: Client<'esign'>): SigningGroups {
    return {
        list: signingGroupsList.bind(null, client),
        create: signingGroupsCreate.bind(null, client),
        updateList: signingGroupsUpdateList.bind(null, client),
        delete: signingGroupsDelete.bind(null, client),
        get: signingGroupsGet.bind(null, client),
        update: signingGroupsUpdate.bind(null, client)
    };
}

