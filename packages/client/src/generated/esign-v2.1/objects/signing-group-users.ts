// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SigningGroupUsersDelete200Response, SigningGroupUsersDeleteResponses, SigningGroupUsersList200Response, SigningGroupUsersListResponses, SigningGroupUsersUpdate200Response, SigningGroupUsersUpdateResponses } from '@countersign/types/esign-v2.1/signing-group-users';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { SigningGroupUsersDeleteInput, SigningGroupUsersListInput, SigningGroupUsersUpdateInput } from '../signing-group-users.js';
import { signingGroupUsersDelete, signingGroupUsersList, signingGroupUsersUpdate } from '../signing-group-users.js';
/**
 * The members of a signing group, each with name and e-mail address.
 */
export interface SigningGroupUsers {
    /**
     * List the members of a signing group.
     *
     * Returns the members of a signing group, each with name and e-mail address. A group has up to 50
     * members, so the list is not paged. The caller must be an administrator of the account.
     *
     * SigningGroupUsers_list: `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
     */
    list(input: SigningGroupUsersListInput, options?: CallOptions): Call<SigningGroupUsersList200Response, SigningGroupUsersListResponses>;
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
    update(input: SigningGroupUsersUpdateInput, options?: CallOptions): Call<SigningGroupUsersUpdate200Response, SigningGroupUsersUpdateResponses>;
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
    delete(input: SigningGroupUsersDeleteInput, options?: CallOptions): Call<SigningGroupUsersDelete200Response, SigningGroupUsersDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of SigningGroupUsers.
 */
export function signingGroupUsers(client: Client<'esign'>): SigningGroupUsers {
    return {
        list: signingGroupUsersList.bind(null, client),
        update: signingGroupUsersUpdate.bind(null, client),
        delete: signingGroupUsersDelete.bind(null, client)
    };
}

