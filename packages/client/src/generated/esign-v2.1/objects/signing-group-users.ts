// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { SigningGroupUsersDelete200Response, SigningGroupUsersDeleteResponses, SigningGroupUsersList200Response, SigningGroupUsersListResponses, SigningGroupUsersUpdate200Response, SigningGroupUsersUpdateResponses } from '@countersign/types/esign-v2.1/signing-group-users';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { SigningGroupUsersDeleteInput, SigningGroupUsersListInput, SigningGroupUsersUpdateInput } from '../signing-group-users.js';
import { signingGroupUsersDelete, signingGroupUsersList, signingGroupUsersUpdate } from '../signing-group-users.js';
/**
 * Who belongs to a signing group, named by name and e-mail address.
 */
export interface SigningGroupUsers {
    /**
     * List the members of a signing group.
     *
     * Lists the people who belong to a signing group, each by name and e-mail address. There are 50 at
     * most, so the list is not paged. The caller must be an administrator of the account.
     *
     * SigningGroupUsers_list: `GET /v2.1/accounts/{accountId}/signing_groups/{signingGroupId}/users`
     */
    list(input: SigningGroupUsersListInput, options?: CallOptions): Call<SigningGroupUsersList200Response, SigningGroupUsersListResponses>;
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
    update(input: SigningGroupUsersUpdateInput, options?: CallOptions): Call<SigningGroupUsersUpdate200Response, SigningGroupUsersUpdateResponses>;
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
    delete(input: SigningGroupUsersDeleteInput, options?: CallOptions): Call<SigningGroupUsersDelete200Response, SigningGroupUsersDeleteResponses>;
}
/**
 * Makes the functions of SigningGroupUsers into methods of one object.
 */
export function signingGroupUsers(client: Client): SigningGroupUsers {
    return {
        list: signingGroupUsersList.bind(null, client),
        update: signingGroupUsersUpdate.bind(null, client),
        delete: signingGroupUsersDelete.bind(null, client)
    };
}

