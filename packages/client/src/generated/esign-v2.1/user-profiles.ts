/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserProfilesGet200Response, UserProfilesGetParams, UserProfilesGetResponses, UserProfilesUpdate200Response, UserProfilesUpdateBody, UserProfilesUpdateParams, UserProfilesUpdateResponses } from '@countersign/types/esign-v2.1/user-profiles';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `userProfilesGet`.
 */
export interface UserProfilesGetInput {
    path: PathOf<UserProfilesGetParams>;
}
/**
 * Read the profile of a user.
 *
 * Returns the profile of a user: address, company, title, the URI of the profile image, how often
 * they sent and signed, and which of these fields other users can see. Hidden fields are only
 * returned to the user and to administrators of the account.
 *
 * UserProfiles_get: `GET /v2.1/accounts/{accountId}/users/{userId}/profile`
 */
export const userProfilesGet: Operation<UserProfilesGetInput, UserProfilesGet200Response, UserProfilesGetResponses, 'esign'> = /* @__PURE__ */ operation('UserProfiles_get', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/profile');


/**
 * The input of `userProfilesUpdate`.
 */
export interface UserProfilesUpdateInput {
    path: PathOf<UserProfilesUpdateParams>;
    body: UserProfilesUpdateBody;
}
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
export const userProfilesUpdate: Operation<UserProfilesUpdateInput, UserProfilesUpdate200Response, UserProfilesUpdateResponses, 'esign'> = /* @__PURE__ */ operation('UserProfiles_update', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/profile');

