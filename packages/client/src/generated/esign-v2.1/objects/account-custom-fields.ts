// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountCustomFieldsCreate201Response, AccountCustomFieldsCreateResponses, AccountCustomFieldsDelete200Response, AccountCustomFieldsDeleteResponses, AccountCustomFieldsList200Response, AccountCustomFieldsListResponses, AccountCustomFieldsUpdate200Response, AccountCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/account-custom-fields';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { AccountCustomFieldsCreateInput, AccountCustomFieldsDeleteInput, AccountCustomFieldsListInput, AccountCustomFieldsUpdateInput } from '../account-custom-fields.js';
import { accountCustomFieldsCreate, accountCustomFieldsDelete, accountCustomFieldsList, accountCustomFieldsUpdate } from '../account-custom-fields.js';
/**
 * The metadata fields that an account offers for every new envelope.
 */
export interface AccountCustomFields {
    /**
     * List the custom fields of an account.
     *
     * Lists the metadata fields that the account offers for its envelopes, those with free text apart
     * from those with a choice. All come in one answer; an account has at most 500.
     *
     * AccountCustomFields_list: `GET /v2.1/accounts/{accountId}/custom_fields`
     */
    list(input?: AccountCustomFieldsListInput, options?: CallOptions): Call<AccountCustomFieldsList200Response, AccountCustomFieldsListResponses>;
    /**
     * Make a custom field for an account.
     *
     * Makes a metadata field that every new envelope of the account then has, and on request the
     * existing templates too. No two fields of an account have the same name; names and values have at
     * most 100 characters, and an account at most 500 fields.
     *
     * The caller must be an administrator of the account.
     *
     * AccountCustomFields_create: `POST /v2.1/accounts/{accountId}/custom_fields`
     */
    create(input: AccountCustomFieldsCreateInput, options?: CallOptions): Call<AccountCustomFieldsCreate201Response, AccountCustomFieldsCreateResponses>;
    /**
     * Change a custom field of an account.
     *
     * Changes the name, value or choices of a metadata field of the account. New envelopes have the
     * field in its new form; with `apply_to_templates`, templates have it too. Envelopes that exist
     * are not changed. The caller must be an administrator of the account.
     *
     * AccountCustomFields_update: `PUT /v2.1/accounts/{accountId}/custom_fields/{customFieldId}`
     */
    update(input: AccountCustomFieldsUpdateInput, options?: CallOptions): Call<AccountCustomFieldsUpdate200Response, AccountCustomFieldsUpdateResponses>;
    /**
     * Delete a custom field of an account.
     *
     * Takes a metadata field out of the account, so that new envelopes no longer have it. With
     * `apply_to_templates`, templates lose it too; envelopes that exist keep it. The answer has no
     * body. The caller must be an administrator of the account.
     *
     * AccountCustomFields_delete: `DELETE /v2.1/accounts/{accountId}/custom_fields/{customFieldId}`
     */
    delete(input: AccountCustomFieldsDeleteInput, options?: CallOptions): Call<AccountCustomFieldsDelete200Response, AccountCustomFieldsDeleteResponses>;
}
/**
 * Makes the functions of AccountCustomFields into methods of one object.
 */
export function accountCustomFields(client: Client): AccountCustomFields {
    return {
        list: accountCustomFieldsList.bind(null, client),
        create: accountCustomFieldsCreate.bind(null, client),
        update: accountCustomFieldsUpdate.bind(null, client),
        delete: accountCustomFieldsDelete.bind(null, client)
    };
}

