/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserCustomSettingsDelete200Response, UserCustomSettingsDeleteBody, UserCustomSettingsDeleteHeader, UserCustomSettingsDeleteParams, UserCustomSettingsDeleteResponses, UserCustomSettingsList200Response, UserCustomSettingsListHeader, UserCustomSettingsListParams, UserCustomSettingsListResponses, UserCustomSettingsUpdate200Response, UserCustomSettingsUpdateBody, UserCustomSettingsUpdateHeader, UserCustomSettingsUpdateParams, UserCustomSettingsUpdateResponses } from '@countersign/types/esign-v2.1/user-custom-settings';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `userCustomSettingsList` takes.
 */
export interface UserCustomSettingsListInput {
    path: PathOf<UserCustomSettingsListParams>;
    header?: UserCustomSettingsListHeader | undefined;
}
/**
 * List the custom settings of a user.
 *
 * Gives the names and values that other systems keep with a user. They are not the settings of
 * the service, which have an operation of their own. Settings that were written as a group are
 * given only where the `X-DocuSign-User-Settings-Key` header names that group; without the header
 * the answer holds those outside any group.
 *
 * Users read their own; an administrator of the account reads those of all.
 *
 * UserCustomSettings_list: `GET /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 */
export const userCustomSettingsList: Operation<UserCustomSettingsListInput, UserCustomSettingsList200Response, UserCustomSettingsListResponses> = /* @__PURE__ */ operation('UserCustomSettings_list', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/custom_settings');


/**
 * What `userCustomSettingsUpdate` takes.
 */
export interface UserCustomSettingsUpdateInput {
    path: PathOf<UserCustomSettingsUpdateParams>;
    header?: UserCustomSettingsUpdateHeader | undefined;
    body: UserCustomSettingsUpdateBody;
}
/**
 * Write custom settings of a user.
 *
 * Writes names and values into the custom settings of a user. A name that exists gets the new
 * value, any other is added, and what the body leaves out stays. All of a user's custom settings
 * may have 4000 characters together.
 *
 * With the `X-DocuSign-User-Settings-Key` header the settings go into the group that it names, and
 * are later found only with the same header. Users write their own; an administrator of the
 * account writes those of all.
 *
 * UserCustomSettings_update: `PUT /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 */
export const userCustomSettingsUpdate: Operation<UserCustomSettingsUpdateInput, UserCustomSettingsUpdate200Response, UserCustomSettingsUpdateResponses> = /* @__PURE__ */ operation('UserCustomSettings_update', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/custom_settings');


/**
 * What `userCustomSettingsDelete` takes.
 */
export interface UserCustomSettingsDeleteInput {
    path: PathOf<UserCustomSettingsDeleteParams>;
    header?: UserCustomSettingsDeleteHeader | undefined;
    body: UserCustomSettingsDeleteBody;
}
/**
 * Delete custom settings of a user.
 *
 * Deletes custom settings of a user by their names; values in the body do not matter. With the
 * `X-DocuSign-User-Settings-Key` header they are deleted from the group that it names, without it
 * from those outside any group. Settings that the body does not name stay.
 *
 * Users delete their own; an administrator of the account deletes those of all.
 *
 * UserCustomSettings_delete: `DELETE /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 */
export const userCustomSettingsDelete: Operation<UserCustomSettingsDeleteInput, UserCustomSettingsDelete200Response, UserCustomSettingsDeleteResponses> = /* @__PURE__ */ operation('UserCustomSettings_delete', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/custom_settings');

