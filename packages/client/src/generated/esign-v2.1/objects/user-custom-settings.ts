// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserCustomSettingsDelete200Response, UserCustomSettingsDeleteResponses, UserCustomSettingsList200Response, UserCustomSettingsListResponses, UserCustomSettingsUpdate200Response, UserCustomSettingsUpdateResponses } from '@countersign/types/esign-v2.1/user-custom-settings';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { UserCustomSettingsDeleteInput, UserCustomSettingsListInput, UserCustomSettingsUpdateInput } from '../user-custom-settings.js';
import { userCustomSettingsDelete, userCustomSettingsList, userCustomSettingsUpdate } from '../user-custom-settings.js';
/**
 * Names and values that other systems store with a user, separate from the settings of the
 * service.
 */
export interface UserCustomSettings {
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
    list(input: UserCustomSettingsListInput, options?: CallOptions): Call<UserCustomSettingsList200Response, UserCustomSettingsListResponses>;
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
    update(input: UserCustomSettingsUpdateInput, options?: CallOptions): Call<UserCustomSettingsUpdate200Response, UserCustomSettingsUpdateResponses>;
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
    delete(input: UserCustomSettingsDeleteInput, options?: CallOptions): Call<UserCustomSettingsDelete200Response, UserCustomSettingsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of UserCustomSettings.
 */
export function userCustomSettings(client: Client<'esign'>): UserCustomSettings {
    return {
        list: userCustomSettingsList.bind(null, client),
        update: userCustomSettingsUpdate.bind(null, client),
        delete: userCustomSettingsDelete.bind(null, client)
    };
}

