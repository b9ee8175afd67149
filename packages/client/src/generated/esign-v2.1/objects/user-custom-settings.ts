// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserCustomSettingsDelete200Response, UserCustomSettingsDeleteResponses, UserCustomSettingsList200Response, UserCustomSettingsListResponses, UserCustomSettingsUpdate200Response, UserCustomSettingsUpdateResponses } from '@countersign/types/esign-v2.1/user-custom-settings';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { UserCustomSettingsDeleteInput, UserCustomSettingsListInput, UserCustomSettingsUpdateInput } from '../user-custom-settings.js';
import { userCustomSettingsDelete, userCustomSettingsList, userCustomSettingsUpdate } from '../user-custom-settings.js';
/**
 * Names and values that other systems keep with a user, outside the settings of the service.
 */
export interface UserCustomSettings {
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
    list(input: UserCustomSettingsListInput, options?: CallOptions): Call<UserCustomSettingsList200Response, UserCustomSettingsListResponses>;
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
    update(input: UserCustomSettingsUpdateInput, options?: CallOptions): Call<UserCustomSettingsUpdate200Response, UserCustomSettingsUpdateResponses>;
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
    delete(input: UserCustomSettingsDeleteInput, options?: CallOptions): Call<UserCustomSettingsDelete200Response, UserCustomSettingsDeleteResponses>;
}
/**
 * Makes the functions of UserCustomSettings into methods of one object.
 */
export function userCustomSettings(client: Client): UserCustomSettings {
    return {
        list: userCustomSettingsList.bind(null, client),
        update: userCustomSettingsUpdate.bind(null, client),
        delete: userCustomSettingsDelete.bind(null, client)
    };
}

