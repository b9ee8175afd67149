// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserProfilesGet200Response, UserProfilesGetResponses, UserProfilesUpdate200Response, UserProfilesUpdateResponses } from '@countersign/types/esign-v2.1/user-profiles';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { UserProfilesGetInput, UserProfilesUpdateInput } from '../user-profiles.js';
import { userProfilesGet, userProfilesUpdate } from '../user-profiles.js';
/**
 * What a user tells about themselves, and which of it others may see.
 */
export interface UserProfiles {
    /**
     * Read the profile of a user.
     *
     * Gives what a user tells about themselves: address, company, title, the profile image's address,
     * how often they sent and signed, and which of this other users may see. The parts that a user
     * hides are given to that user and to administrators of the account only.
     *
     * UserProfiles_get: `GET /v2.1/accounts/{accountId}/users/{userId}/profile`
     */
    get(input: UserProfilesGetInput, options?: CallOptions): Call<UserProfilesGet200Response, UserProfilesGetResponses>;
    /**
     * Change the profile of a user.
     *
     * Changes what a user tells about themselves and which of it others see. Fields that the body
     * leaves out stay as they are; what only the service sets, such as the usage history, is ignored.
     * The calling user changes their own profile and no other, and must be a member of the account.
     *
     * The profile image is changed by an operation of its own. The answer has no body.
     *
     * UserProfiles_update: `PUT /v2.1/accounts/{accountId}/users/{userId}/profile`
     */
    update(input: UserProfilesUpdateInput, options?: CallOptions): Call<UserProfilesUpdate200Response, UserProfilesUpdateResponses>;
}
/**
 * Makes the functions of UserProfiles into methods of one object.
 */
export function userProfiles(client: Client): UserProfiles {
    return {
        get: userProfilesGet.bind(null, client),
        update: userProfilesUpdate.bind(null, client)
    };
}

