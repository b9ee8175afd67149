/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountsCreate201Response, AccountsCreateBody, AccountsCreateResponses, AccountsDelete200Response, AccountsDeleteCaptiveRecipient200Response, AccountsDeleteCaptiveRecipientBody, AccountsDeleteCaptiveRecipientParams, AccountsDeleteCaptiveRecipientResponses, AccountsDeleteParams, AccountsDeleteResponses, AccountsGet200Response, AccountsGetBillingCharges200Response, AccountsGetBillingChargesParams, AccountsGetBillingChargesQueryParams, AccountsGetBillingChargesResponses, AccountsGetEnvelopePurgeConfiguration200Response, AccountsGetEnvelopePurgeConfigurationParams, AccountsGetEnvelopePurgeConfigurationResponses, AccountsGetNotificationDefaults200Response, AccountsGetNotificationDefaultsParams, AccountsGetNotificationDefaultsResponses, AccountsGetParams, AccountsGetProvisioning200Response, AccountsGetProvisioningResponses, AccountsGetQueryParams, AccountsGetResponses, AccountsListRecipientNamesByEmail200Response, AccountsListRecipientNamesByEmailParams, AccountsListRecipientNamesByEmailQueryParams, AccountsListRecipientNamesByEmailResponses, AccountsListSettings200Response, AccountsListSettingsParams, AccountsListSettingsResponses, AccountsListSharedAccess200Response, AccountsListSharedAccessParams, AccountsListSharedAccessQueryParams, AccountsListSharedAccessResponses, AccountsListSupportedLanguages200Response, AccountsListSupportedLanguagesParams, AccountsListSupportedLanguagesResponses, AccountsListUnsupportedFileTypes200Response, AccountsListUnsupportedFileTypesParams, AccountsListUnsupportedFileTypesResponses, AccountsUpdateEnvelopePurgeConfiguration200Response, AccountsUpdateEnvelopePurgeConfigurationBody, AccountsUpdateEnvelopePurgeConfigurationParams, AccountsUpdateEnvelopePurgeConfigurationResponses, AccountsUpdateNotificationDefaults200Response, AccountsUpdateNotificationDefaultsBody, AccountsUpdateNotificationDefaultsParams, AccountsUpdateNotificationDefaultsResponses, AccountsUpdateSettings200Response, AccountsUpdateSettingsBody, AccountsUpdateSettingsParams, AccountsUpdateSettingsResponses, AccountsUpdateSharedAccess200Response, AccountsUpdateSharedAccessBody, AccountsUpdateSharedAccessParams, AccountsUpdateSharedAccessQueryParams, AccountsUpdateSharedAccessResponses } from '@countersign/types/esign-v2.1/accounts';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * What `accountsCreate` takes.
 */
export interface AccountsCreateInput {
    body: AccountsCreateBody;
}
/**
 * Create an account.
 *
 * Makes an account with its first user, who becomes its administrator, on a plan of the reseller
 * that `distributorCode` and `distributorPassword` name. The answer holds the ID of the account
 * and the address from which all calls for it start.
 *
 * Only resellers, who get the code and the password from the operator, may make accounts; what
 * these start with is read with `Accounts_getProvisioning`. The first user gets an e-mail to
 * activate the account.
 *
 * Accounts_create: `POST /v2.1/accounts`
 */
export const accountsCreate: Operation<AccountsCreateInput, AccountsCreate201Response, AccountsCreateResponses> = /* @__PURE__ */ operation('Accounts_create', 'POST', '/v2.1/accounts');


/**
 * What `accountsGet` takes.
 */
export interface AccountsGetInput {
    path?: PathOf<AccountsGetParams> | undefined;
    query?: AccountsGetQueryParams | undefined;
}
/**
 * Read an account.
 *
 * Reads what is known of an account: its plan, how far the billing period has gone, how many
 * envelopes and seats are used. With `include_account_settings`, the settings of the account
 * come along; for that the caller must be its administrator.
 *
 * Accounts_get: `GET /v2.1/accounts/{accountId}`
 */
export const accountsGet: Operation<AccountsGetInput, AccountsGet200Response, AccountsGetResponses> = /* @__PURE__ */ operation('Accounts_get', 'GET', '/v2.1/accounts/{accountId}');


/**
 * What `accountsDelete` takes.
 */
export interface AccountsDeleteInput {
    path?: PathOf<AccountsDeleteParams> | undefined;
}
/**
 * Close an account.
 *
 * Closes an account. Nobody can send from it any more, only the operator can open it again, and
 * its documents are purged by the service two years later. The answer has no body. The caller must
 * be an administrator of the account.
 *
 * Accounts_delete: `DELETE /v2.1/accounts/{accountId}`
 */
export const accountsDelete: Operation<AccountsDeleteInput, AccountsDelete200Response, AccountsDeleteResponses> = /* @__PURE__ */ operation('Accounts_delete', 'DELETE', '/v2.1/accounts/{accountId}');


/**
 * What `accountsGetProvisioning` takes.
 */
export interface AccountsGetProvisioningInput {
}
/**
 * Read how new accounts are made.
 *
 * Tells a client what accounts that it makes start with: the code of the reseller, the plan, the
 * promotion and the password rule in words. Only clients whose integration key belongs to a
 * reseller get an answer; no account stands in the path.
 *
 * Accounts_getProvisioning: `GET /v2.1/accounts/provisioning`
 */
export const accountsGetProvisioning: Operation<AccountsGetProvisioningInput, AccountsGetProvisioning200Response, AccountsGetProvisioningResponses> = /* @__PURE__ */ operation('Accounts_getProvisioning', 'GET', '/v2.1/accounts/provisioning');


/**
 * What `accountsGetBillingCharges` takes.
 */
export interface AccountsGetBillingChargesInput {
    path?: PathOf<AccountsGetBillingChargesParams> | undefined;
    query?: AccountsGetBillingChargesQueryParams | undefined;
}
/**
 * List the charges of an account.
 *
 * Lists what an account is charged for in the current billing period: how many envelopes and
 * seats are allowed, included and used, and at which prices. `include_charges` narrows the list
 * down to one of the two. The caller must be an administrator of the account.
 *
 * Accounts_getBillingCharges: `GET /v2.1/accounts/{accountId}/billing_charges`
 */
export const accountsGetBillingCharges: Operation<AccountsGetBillingChargesInput, AccountsGetBillingCharges200Response, AccountsGetBillingChargesResponses> = /* @__PURE__ */ operation('Accounts_getBillingCharges', 'GET', '/v2.1/accounts/{accountId}/billing_charges');


/**
 * What `accountsDeleteCaptiveRecipient` takes.
 */
export interface AccountsDeleteCaptiveRecipientInput {
    path: PathOf<AccountsDeleteCaptiveRecipientParams>;
    body: AccountsDeleteCaptiveRecipientBody;
}
/**
 * Delete the signatures of embedded recipients.
 *
 * Deletes the signatures that embedded recipients have adopted in the account, so that they adopt
 * new ones next time. A recipient is found by name, e-mail address and client user ID together.
 * Documents that were signed already do not change.
 *
 * The answer says in `errorDetails` of each recipient how it went. The caller must be an
 * administrator of the account.
 *
 * Accounts_deleteCaptiveRecipient: `DELETE /v2.1/accounts/{accountId}/captive_recipients/{recipientPart}`
 */
export const accountsDeleteCaptiveRecipient: Operation<AccountsDeleteCaptiveRecipientInput, AccountsDeleteCaptiveRecipient200Response, AccountsDeleteCaptiveRecipientResponses> = /* @__PURE__ */ operation('Accounts_deleteCaptiveRecipient', 'DELETE', '/v2.1/accounts/{accountId}/captive_recipients/{recipientPart}');


/**
 * What `accountsListRecipientNamesByEmail` takes.
 */
export interface AccountsListRecipientNamesByEmailInput {
    path?: PathOf<AccountsListRecipientNamesByEmailParams> | undefined;
    query?: AccountsListRecipientNamesByEmailQueryParams | undefined;
}
/**
 * List the names that belong to an e-mail address.
 *
 * Lists under which names an e-mail address is known to the account, so that a sender can choose
 * the right one for a recipient. Without an address the list is empty. The names come in one
 * answer.
 *
 * Accounts_listRecipientNamesByEmail: `GET /v2.1/accounts/{accountId}/recipient_names`
 */
export const accountsListRecipientNamesByEmail: Operation<AccountsListRecipientNamesByEmailInput, AccountsListRecipientNamesByEmail200Response, AccountsListRecipientNamesByEmailResponses> = /* @__PURE__ */ operation('Accounts_listRecipientNamesByEmail', 'GET', '/v2.1/accounts/{accountId}/recipient_names');


/**
 * What `accountsListSettings` takes.
 */
export interface AccountsListSettingsInput {
    path?: PathOf<AccountsListSettingsParams> | undefined;
}
/**
 * Read the settings of an account.
 *
 * Answers with all settings of the account: what its plan and its administrators allow for sending,
 * signing, documents, notifications, templates, Connect and users. Beside most settings stands a
 * companion that tells whether the caller may change it and which values it may take.
 *
 * There are no pages; the answer has everything at once. A setting that the account's plan does
 * not know may be left out. Changing the settings needs the rights of an administrator.
 *
 * Accounts_listSettings: `GET /v2.1/accounts/{accountId}/settings`
 */
export const accountsListSettings: Operation<AccountsListSettingsInput, AccountsListSettings200Response, AccountsListSettingsResponses> = /* @__PURE__ */ operation('Accounts_listSettings', 'GET', '/v2.1/accounts/{accountId}/settings');


/**
 * What `accountsUpdateSettings` takes.
 */
export interface AccountsUpdateSettingsInput {
    path?: PathOf<AccountsUpdateSettingsParams> | undefined;
    body: AccountsUpdateSettingsBody;
}
/**
 * Change the settings of an account.
 *
 * Changes the settings that the request carries and leaves all others as they are. A change counts
 * for the whole account at once; some, such as `dataPopulationScope`, also touch envelopes that are
 * under way.
 *
 * Only account administrators may change settings, and only those whose companion says `editable`.
 * What the plan does not include cannot be switched on here, and some settings are left to the
 * operator of the service. The answer has no body; read the settings to see the outcome.
 *
 * Accounts_updateSettings: `PUT /v2.1/accounts/{accountId}/settings`
 */
export const accountsUpdateSettings: Operation<AccountsUpdateSettingsInput, AccountsUpdateSettings200Response, AccountsUpdateSettingsResponses> = /* @__PURE__ */ operation('Accounts_updateSettings', 'PUT', '/v2.1/accounts/{accountId}/settings');


/**
 * What `accountsGetEnvelopePurgeConfiguration` takes.
 */
export interface AccountsGetEnvelopePurgeConfigurationInput {
    path?: PathOf<AccountsGetEnvelopePurgeConfigurationParams> | undefined;
}
/**
 * Read when envelopes of an account are purged.
 *
 * Tells whether the service purges finished envelopes of an account by itself, after how many
 * days, and what goes with their documents. The caller must be an administrator of the account.
 *
 * Accounts_getEnvelopePurgeConfiguration: `GET /v2.1/accounts/{accountId}/settings/envelope_purge_configuration`
 */
export const accountsGetEnvelopePurgeConfiguration: Operation<AccountsGetEnvelopePurgeConfigurationInput, AccountsGetEnvelopePurgeConfiguration200Response, AccountsGetEnvelopePurgeConfigurationResponses> = /* @__PURE__ */ operation('Accounts_getEnvelopePurgeConfiguration', 'GET', '/v2.1/accounts/{accountId}/settings/envelope_purge_configuration');


/**
 * What `accountsUpdateEnvelopePurgeConfiguration` takes.
 */
export interface AccountsUpdateEnvelopePurgeConfigurationInput {
    path?: PathOf<AccountsUpdateEnvelopePurgeConfigurationParams> | undefined;
    body: AccountsUpdateEnvelopePurgeConfigurationBody;
}
/**
 * Change when envelopes of an account are purged.
 *
 * Sets whether the service purges finished envelopes of an account by itself, after how many
 * days, and what goes with their documents. Only completed, declined and voided envelopes are
 * purged; they first wait 14 days in a queue, of which the sender is told by e-mail. An
 * authoritative copy stays until it has been exported.
 *
 * The caller must be an administrator of the account.
 *
 * Accounts_updateEnvelopePurgeConfiguration: `PUT /v2.1/accounts/{accountId}/settings/envelope_purge_configuration`
 */
export const accountsUpdateEnvelopePurgeConfiguration: Operation<AccountsUpdateEnvelopePurgeConfigurationInput, AccountsUpdateEnvelopePurgeConfiguration200Response, AccountsUpdateEnvelopePurgeConfigurationResponses> = /* @__PURE__ */ operation('Accounts_updateEnvelopePurgeConfiguration', 'PUT', '/v2.1/accounts/{accountId}/settings/envelope_purge_configuration');


/**
 * What `accountsGetNotificationDefaults` takes.
 */
export interface AccountsGetNotificationDefaultsInput {
    path?: PathOf<AccountsGetNotificationDefaultsParams> | undefined;
}
/**
 * Read which e-mails users get by default.
 *
 * Tells which e-mails users of an account get as senders and as signers, unless they have chosen
 * for themselves. Envelopes that a client sends are told apart from those that people send by
 * hand. The caller must be an administrator of the account.
 *
 * Accounts_getNotificationDefaults: `GET /v2.1/accounts/{accountId}/settings/notification_defaults`
 */
export const accountsGetNotificationDefaults: Operation<AccountsGetNotificationDefaultsInput, AccountsGetNotificationDefaults200Response, AccountsGetNotificationDefaultsResponses> = /* @__PURE__ */ operation('Accounts_getNotificationDefaults', 'GET', '/v2.1/accounts/{accountId}/settings/notification_defaults');


/**
 * What `accountsUpdateNotificationDefaults` takes.
 */
export interface AccountsUpdateNotificationDefaultsInput {
    path?: PathOf<AccountsUpdateNotificationDefaultsParams> | undefined;
    body: AccountsUpdateNotificationDefaultsBody;
}
/**
 * Change which e-mails users get by default.
 *
 * Changes which e-mails users of an account get as senders and as signers, unless they have chosen
 * for themselves. What the body leaves out stays as it is. The caller must be an administrator of
 * the account.
 *
 * Accounts_updateNotificationDefaults: `PUT /v2.1/accounts/{accountId}/settings/notification_defaults`
 */
export const accountsUpdateNotificationDefaults: Operation<AccountsUpdateNotificationDefaultsInput, AccountsUpdateNotificationDefaults200Response, AccountsUpdateNotificationDefaultsResponses> = /* @__PURE__ */ operation('Accounts_updateNotificationDefaults', 'PUT', '/v2.1/accounts/{accountId}/settings/notification_defaults');


/**
 * What `accountsListSharedAccess` takes.
 */
export interface AccountsListSharedAccessInput {
    path?: PathOf<AccountsListSharedAccessParams> | undefined;
    query?: AccountsListSharedAccessQueryParams | undefined;
}
/**
 * List who shares what (reserved).
 *
 * Lists what users share with each other and with groups: envelopes, templates or folders, as
 * `item_type` says; for folders, `folder_ids` names at least one. Administrators of the account see
 * the sharing of all its users. Others see only their own, and of it only who shares with them.
 *
 * The list comes in chunks of 1000 unless `count` says otherwise; `start_position` chooses where a
 * chunk begins, and `nextUri` leads to the next. `search_text` looks for users by name, in which
 * `*` stands for anything. The operation is reserved.
 *
 * Accounts_listSharedAccess: `GET /v2.1/accounts/{accountId}/shared_access`
 */
export const accountsListSharedAccess: PagedOperation<AccountsListSharedAccessInput, AccountsListSharedAccess200Response, AccountsListSharedAccessResponses, NonNullable<AccountsListSharedAccess200Response['sharedAccess']>[number]> = /* @__PURE__ */ pagedOperation('Accounts_listSharedAccess', 'GET', '/v2.1/accounts/{accountId}/shared_access', {
    paging: {
        items: 'sharedAccess',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * What `accountsUpdateSharedAccess` takes.
 */
export interface AccountsUpdateSharedAccessInput {
    path?: PathOf<AccountsUpdateSharedAccessParams> | undefined;
    query?: AccountsUpdateSharedAccessQueryParams | undefined;
    body: AccountsUpdateSharedAccessBody;
    contentType?: ('application/json' | 'application/xml') | undefined;
}
/**
 * Set who shares what (reserved).
 *
 * Sets what users share with each other and with groups: envelopes, templates or folders, as
 * `item_type` says. It is the newer form of sharing a template with a group
 * (`Templates_updateGroupShare`). The operation is reserved.
 *
 * 1. What is sent replaces what was shared before; nothing is added up. Only
 *    `preserve_existing_shared_access` keeps the present sharing.
 * 2. Only administrators of the account may set the sharing of envelopes.
 * 3. The sharing of a template may be set by its owner, where the owner has the right to share,
 *    and by administrators of the account.
 * 4. For templates, `user` and `envelopes` may be left out of the items.
 *
 * Each object of the answer carries its own `errorDetails`, with `SUCCESS` where all went well.
 *
 * Accounts_updateSharedAccess: `PUT /v2.1/accounts/{accountId}/shared_access`
 */
export const accountsUpdateSharedAccess: Operation<AccountsUpdateSharedAccessInput, AccountsUpdateSharedAccess200Response, AccountsUpdateSharedAccessResponses> = /* @__PURE__ */ operation('Accounts_updateSharedAccess', 'PUT', '/v2.1/accounts/{accountId}/shared_access', {
    mediaTypes: ['application/json', 'application/xml'],
    encode: encodeBody
});


/**
 * What `accountsListSupportedLanguages` takes.
 */
export interface AccountsListSupportedLanguagesInput {
    path?: PathOf<AccountsListSupportedLanguagesParams> | undefined;
}
/**
 * List the languages for recipients.
 *
 * Lists the languages in which e-mails and pages of the service can address recipients of the
 * account, by name and code. All of them come in one answer.
 *
 * Accounts_listSupportedLanguages: `GET /v2.1/accounts/{accountId}/supported_languages`
 */
export const accountsListSupportedLanguages: Operation<AccountsListSupportedLanguagesInput, AccountsListSupportedLanguages200Response, AccountsListSupportedLanguagesResponses> = /* @__PURE__ */ operation('Accounts_listSupportedLanguages', 'GET', '/v2.1/accounts/{accountId}/supported_languages');


/**
 * What `accountsListUnsupportedFileTypes` takes.
 */
export interface AccountsListUnsupportedFileTypesInput {
    path?: PathOf<AccountsListUnsupportedFileTypesParams> | undefined;
}
/**
 * List the kinds of files that cannot be sent.
 *
 * Lists the kinds of files that the service does not take as documents, by extension and media
 * type, so that a client can turn them away before the upload.
 *
 * Accounts_listUnsupportedFileTypes: `GET /v2.1/accounts/{accountId}/unsupported_file_types`
 */
export const accountsListUnsupportedFileTypes: Operation<AccountsListUnsupportedFileTypesInput, AccountsListUnsupportedFileTypes200Response, AccountsListUnsupportedFileTypesResponses> = /* @__PURE__ */ operation('Accounts_listUnsupportedFileTypes', 'GET', '/v2.1/accounts/{accountId}/unsupported_file_types');

