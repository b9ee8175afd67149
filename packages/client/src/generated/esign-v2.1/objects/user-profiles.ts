// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserProfilesGet200Response, UserProfilesGetResponses, UserProfilesUpdate200Response, UserProfilesUpdateResponses } from '@countersign/types/esign-v2.1/user-profiles';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { UserProfilesGetInput, UserProfilesUpdateInput } from '../user-profiles.js';
import { userProfilesGet, userProfilesUpdate } from '../user-profiles.js';
/**
 * The profile of a user, and which of its fields other users can see.
 */
export interface UserProfiles {
    /**
     * Read the profile of a user.
     *
     * Returns the profile of a user: address, company, title, the URI of the profile image, how often
     * they sent and signed, and which of these fields other users can see. Hidden fields are only
     * returned to the user and to administrators of the account.
     *
     * UserProfiles_get: `GET /v2.1/accounts/{accountId}/users/{userId}/profile`
     */
    get(input: UserProfilesGetInput, options?: CallOptions): Call<UserProfilesGet200Response, UserProfilesGetResponses>;
    /**
     * Change the profile of a user.
     *
     * Changes the profile of a user and which fields other users can see. Omitted fields are not
     * changed. Fields that only the service sets, such as the usage history, are ignored. Users can only
     * change their own profile, and must be members of the account.
     *
     * The profile image has a separate operation. The response has no body.
     *
     * UserProfiles_update: `PUT /v2.1/accounts/{accountId}/users/{userId}/profile`
     */
    update(input: UserProfilesUpdateInput, options?: CallOptions): Call<UserProfilesUpdate200Response, UserProfilesUpdateResponses>;
}
/**
 * Creates an object whose methods are the functions of UserProfiles.
 */
export function userProfiles(client: Client<'esign'>): UserProfiles {
    return {
        get: userProfilesGet.bind(null, client),
        update: userProfilesUpdate.bind(null, client)
    };
}

