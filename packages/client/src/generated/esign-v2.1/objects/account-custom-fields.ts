// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountCustomFieldsCreate201Response, AccountCustomFieldsCreateResponses, AccountCustomFieldsDelete200Response, AccountCustomFieldsDeleteResponses, AccountCustomFieldsList200Response, AccountCustomFieldsListResponses, AccountCustomFieldsUpdate200Response, AccountCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/account-custom-fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountCustomFieldsCreateInput, AccountCustomFieldsDeleteInput, AccountCustomFieldsListInput, AccountCustomFieldsUpdateInput } from '../account-custom-fields.js';
import { accountCustomFieldsCreate, accountCustomFieldsDelete, accountCustomFieldsList, accountCustomFieldsUpdate } from '../account-custom-fields.js';
/**
 * The custom fields that an account offers for every new envelope.
 */
export interface AccountCustomFields {
    /**
     * List the custom fields of an account.
     *
     * Returns the custom fields that the account offers for its envelopes, with separate arrays for text
     * fields and list fields. All fields are returned in one response. An account can have up to 500.
     *
     * AccountCustomFields_list: `GET /v2.1/accounts/{accountId}/custom_fields`
     */
    list(input?: AccountCustomFieldsListInput, options?: CallOptions): Call<AccountCustomFieldsList200Response, AccountCustomFieldsListResponses>;
    /**
     * Create a custom field for an account.
     *
     * Creates a custom field (metadata field) that every new envelope of the account has, and optionally
     * also the existing templates. Field names are unique in an account. Names and values can have up to
     * 100 characters, and an account can have up to 500 fields.
     *
     * The caller must be an administrator of the account.
     *
     * AccountCustomFields_create: `POST /v2.1/accounts/{accountId}/custom_fields`
     */
    create(input: AccountCustomFieldsCreateInput, options?: CallOptions): Call<AccountCustomFieldsCreate201Response, AccountCustomFieldsCreateResponses>;
    /**
     * Change a custom field of an account.
     *
     * Changes the name, value or list items of a custom field of the account. New envelopes have the
     * changed field. With `apply_to_templates`, templates also have it. Existing envelopes are not
     * changed. The caller must be an administrator of the account.
     *
     * AccountCustomFields_update: `PUT /v2.1/accounts/{accountId}/custom_fields/{customFieldId}`
     */
    update(input: AccountCustomFieldsUpdateInput, options?: CallOptions): Call<AccountCustomFieldsUpdate200Response, AccountCustomFieldsUpdateResponses>;
    /**
     * Delete a custom field of an account.
     *
     * Deletes a custom field from the account, so that new envelopes no longer have it. With
     * `apply_to_templates`, it is also removed from templates. Existing envelopes keep it. The response
     * has no body. The caller must be an administrator of the account.
     *
     * AccountCustomFields_delete: `DELETE /v2.1/accounts/{accountId}/custom_fields/{customFieldId}`
     */
    delete(input: AccountCustomFieldsDeleteInput, options?: CallOptions): Call<AccountCustomFieldsDelete200Response, AccountCustomFieldsDeleteResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountCustomFields.
 */
export function accountCustomFields(client: Client<'esign'>): AccountCustomFields {
    return {
        list: accountCustomFieldsList.bind(null, client),
        create: accountCustomFieldsCreate.bind(null, client),
        update: accountCustomFieldsUpdate.bind(null, client),
        delete: accountCustomFieldsDelete.bind(null, client)
    };
}

