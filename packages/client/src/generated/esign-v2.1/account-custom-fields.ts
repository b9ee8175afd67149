/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountCustomFieldsCreate201Response, AccountCustomFieldsCreateBody, AccountCustomFieldsCreateParams, AccountCustomFieldsCreateQueryParams, AccountCustomFieldsCreateResponses, AccountCustomFieldsDelete200Response, AccountCustomFieldsDeleteParams, AccountCustomFieldsDeleteQueryParams, AccountCustomFieldsDeleteResponses, AccountCustomFieldsList200Response, AccountCustomFieldsListParams, AccountCustomFieldsListResponses, AccountCustomFieldsUpdate200Response, AccountCustomFieldsUpdateBody, AccountCustomFieldsUpdateParams, AccountCustomFieldsUpdateQueryParams, AccountCustomFieldsUpdateResponses } from '@countersign/types/esign-v2.1/account-custom-fields';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `accountCustomFieldsList`.
 */
export interface AccountCustomFieldsListInput {
    path?: PathOf<AccountCustomFieldsListParams> | undefined;
}
/**
 * List the custom fields of an account.
 *
 * Returns the custom fields that the account offers for its envelopes, with separate arrays for text
 * fields and list fields. All fields are returned in one response. An account can have up to 500.
 *
 * AccountCustomFields_list: `GET /v2.1/accounts/{accountId}/custom_fields`
 */
export const accountCustomFieldsList: Operation<AccountCustomFieldsListInput, AccountCustomFieldsList200Response, AccountCustomFieldsListResponses, 'esign'> = /* @__PURE__ */ operation('AccountCustomFields_list', 'GET', '/v2.1/accounts/{accountId}/custom_fields');


/**
 * The input of `accountCustomFieldsCreate`.
 */
export interface AccountCustomFieldsCreateInput {
    path?: PathOf<AccountCustomFieldsCreateParams> | undefined;
    query?: AccountCustomFieldsCreateQueryParams | undefined;
    body: AccountCustomFieldsCreateBody;
}
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
export const accountCustomFieldsCreate: Operation<AccountCustomFieldsCreateInput, AccountCustomFieldsCreate201Response, AccountCustomFieldsCreateResponses, 'esign'> = /* @__PURE__ */ operation('AccountCustomFields_create', 'POST', '/v2.1/accounts/{accountId}/custom_fields');


/**
 * The input of `accountCustomFieldsUpdate`.
 */
export interface AccountCustomFieldsUpdateInput {
    path: PathOf<AccountCustomFieldsUpdateParams>;
    query?: AccountCustomFieldsUpdateQueryParams | undefined;
    body: AccountCustomFieldsUpdateBody;
}
/**
 * Change a custom field of an account.
 *
 * Changes the name, value or list items of a custom field of the account. New envelopes have the
 * changed field. With `apply_to_templates`, templates also have it. Existing envelopes are not
 * changed. The caller must be an administrator of the account.
 *
 * AccountCustomFields_update: `PUT /v2.1/accounts/{accountId}/custom_fields/{customFieldId}`
 */
export const accountCustomFieldsUpdate: Operation<AccountCustomFieldsUpdateInput, AccountCustomFieldsUpdate200Response, AccountCustomFieldsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('AccountCustomFields_update', 'PUT', '/v2.1/accounts/{accountId}/custom_fields/{customFieldId}');


/**
 * The input of `accountCustomFieldsDelete`.
 */
export interface AccountCustomFieldsDeleteInput {
    path: PathOf<AccountCustomFieldsDeleteParams>;
    query?: AccountCustomFieldsDeleteQueryParams | undefined;
}
/**
 * Delete a custom field of an account.
 *
 * Deletes a custom field from the account, so that new envelopes no longer have it. With
 * `apply_to_templates`, it is also removed from templates. Existing envelopes keep it. The response
 * has no body. The caller must be an administrator of the account.
 *
 * AccountCustomFields_delete: `DELETE /v2.1/accounts/{accountId}/custom_fields/{customFieldId}`
 */
export const accountCustomFieldsDelete: Operation<AccountCustomFieldsDeleteInput, AccountCustomFieldsDelete200Response, AccountCustomFieldsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('AccountCustomFields_delete', 'DELETE', '/v2.1/accounts/{accountId}/custom_fields/{customFieldId}');

