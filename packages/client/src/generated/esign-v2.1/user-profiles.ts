/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserProfilesGet200Response, UserProfilesGetParams, UserProfilesGetResponses, UserProfilesUpdate200Response, UserProfilesUpdateBody, UserProfilesUpdateParams, UserProfilesUpdateResponses } from '@countersign/types/esign-v2.1/user-profiles';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `userProfilesGet` takes.
 */
export interface UserProfilesGetInput {
    path: PathOf<UserProfilesGetParams>;
}
/**
 * Read the profile of a user.
 *
 * Gives what a user tells about themselves: address, company, title, the profile image's address,
 * how often they sent and signed, and which of this other users may see. The parts that a user
 * hides are given to that user and to administrators of the account only.
 *
 * UserProfiles_get: `GET /v2.1/accounts/{accountId}/users/{userId}/profile`
 */
export const userProfilesGet: Operation<UserProfilesGetInput, UserProfilesGet200Response, UserProfilesGetResponses> = /* @__PURE__ */ operation('UserProfiles_get', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/profile');


/**
 * What `userProfilesUpdate` takes.
 */
export interface UserProfilesUpdateInput {
    path: PathOf<UserProfilesUpdateParams>;
    body: UserProfilesUpdateBody;
}
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
export const userProfilesUpdate: Operation<UserProfilesUpdateInput, UserProfilesUpdate200Response, UserProfilesUpdateResponses> = /* @__PURE__ */ operation('UserProfiles_update', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/profile');

