/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { UserCustomSettingsDelete200Response, UserCustomSettingsDeleteBody, UserCustomSettingsDeleteHeader, UserCustomSettingsDeleteParams, UserCustomSettingsDeleteResponses, UserCustomSettingsList200Response, UserCustomSettingsListHeader, UserCustomSettingsListParams, UserCustomSettingsListResponses, UserCustomSettingsUpdate200Response, UserCustomSettingsUpdateBody, UserCustomSettingsUpdateHeader, UserCustomSettingsUpdateParams, UserCustomSettingsUpdateResponses } from '@countersign/types/esign-v2.1/user-custom-settings';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `userCustomSettingsList`.
 */
export interface UserCustomSettingsListInput {
    path: PathOf<UserCustomSettingsListParams>;
    header?: UserCustomSettingsListHeader | undefined;
}
/**
 * List the custom settings of a user.
 *
 * Returns the names and values that other systems store with a user. They are not the settings of
 * the service, which have a separate operation. Settings that were saved as a group are only
 * returned if the `X-DocuSign-User-Settings-Key` header specifies that group. Without the header,
 * the response contains the settings outside any group.
 *
 * Users can read their own settings. An administrator of the account can read those of all users.
 *
 * UserCustomSettings_list: `GET /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 */
export const userCustomSettingsList: Operation<UserCustomSettingsListInput, UserCustomSettingsList200Response, UserCustomSettingsListResponses, 'esign'> = /* @__PURE__ */ operation('UserCustomSettings_list', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/custom_settings');


/**
 * The input of `userCustomSettingsUpdate`.
 */
export interface UserCustomSettingsUpdateInput {
    path: PathOf<UserCustomSettingsUpdateParams>;
    header?: UserCustomSettingsUpdateHeader | undefined;
    body: UserCustomSettingsUpdateBody;
}
/**
 * Save custom settings of a user.
 *
 * Saves names and values in the custom settings of a user. An existing name gets the new value,
 * other names are added, and omitted settings are not changed. All custom settings of a user can
 * have up to 4000 characters in total.
 *
 * With the `X-DocuSign-User-Settings-Key` header, the settings are saved in the group that the
 * header specifies, and can only be read with the same header. Users can save their own settings. An
 * administrator of the account can save those of all users.
 *
 * UserCustomSettings_update: `PUT /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 */
export const userCustomSettingsUpdate: Operation<UserCustomSettingsUpdateInput, UserCustomSettingsUpdate200Response, UserCustomSettingsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('UserCustomSettings_update', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/custom_settings');


/**
 * The input of `userCustomSettingsDelete`.
 */
export interface UserCustomSettingsDeleteInput {
    path: PathOf<UserCustomSettingsDeleteParams>;
    header?: UserCustomSettingsDeleteHeader | undefined;
    body: UserCustomSettingsDeleteBody;
}
/**
 * Delete custom settings of a user.
 *
 * Deletes custom settings of a user by their names. Values in the request body are ignored. With the
 * `X-DocuSign-User-Settings-Key` header, the settings are deleted from the group that the header
 * specifies, otherwise from the settings outside any group. Other settings are kept.
 *
 * Users can delete their own settings. An administrator of the account can delete those of all
 * users.
 *
 * UserCustomSettings_delete: `DELETE /v2.1/accounts/{accountId}/users/{userId}/custom_settings`
 */
export const userCustomSettingsDelete: Operation<UserCustomSettingsDeleteInput, UserCustomSettingsDelete200Response, UserCustomSettingsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('UserCustomSettings_delete', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/custom_settings');

