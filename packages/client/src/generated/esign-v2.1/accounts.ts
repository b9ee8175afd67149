/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


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
export const accountsCreate = /* @__PURE__ */ operation<operations['Accounts_create']>({
    id: 'Accounts_create',
    method: 'POST',
    path: '/v2.1/accounts',
    mediaTypes: ['application/json']
});


/**
 * Read an account.
 *
 * Reads what is known of an account: its plan, how far the billing period has gone, how many
 * envelopes and seats are used. With `include_account_settings`, the settings of the account
 * come along; for that the caller must be its administrator.
 *
 * Accounts_get: `GET /v2.1/accounts/{accountId}`
 */
export const accountsGet = /* @__PURE__ */ operation<operations['Accounts_get']>({
    id: 'Accounts_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}'
});


/**
 * Close an account.
 *
 * Closes an account. Nobody can send from it any more, only the operator can open it again, and
 * its documents are purged by the service two years later. The answer has no body. The caller must
 * be an administrator of the account.
 *
 * Accounts_delete: `DELETE /v2.1/accounts/{accountId}`
 */
export const accountsDelete = /* @__PURE__ */ operation<operations['Accounts_delete']>({
    id: 'Accounts_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}'
});


/**
 * Read how new accounts are made.
 *
 * Tells a client what accounts that it makes start with: the code of the reseller, the plan, the
 * promotion and the password rule in words. Only clients whose integration key belongs to a
 * reseller get an answer; no account stands in the path.
 *
 * Accounts_getProvisioning: `GET /v2.1/accounts/provisioning`
 */
export const accountsGetProvisioning = /* @__PURE__ */ operation<operations['Accounts_getProvisioning']>({
    id: 'Accounts_getProvisioning',
    method: 'GET',
    path: '/v2.1/accounts/provisioning'
});


/**
 * List the charges of an account.
 *
 * Lists what an account is charged for in the current billing period: how many envelopes and
 * seats are allowed, included and used, and at which prices. `include_charges` narrows the list
 * down to one of the two. The caller must be an administrator of the account.
 *
 * Accounts_getBillingCharges: `GET /v2.1/accounts/{accountId}/billing_charges`
 */
export const accountsGetBillingCharges = /* @__PURE__ */ operation<operations['Accounts_getBillingCharges']>({
    id: 'Accounts_getBillingCharges',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/billing_charges'
});


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
export const accountsDeleteCaptiveRecipient = /* @__PURE__ */ operation<operations['Accounts_deleteCaptiveRecipient']>({
    id: 'Accounts_deleteCaptiveRecipient',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/captive_recipients/{recipientPart}',
    mediaTypes: ['application/json']
});


/**
 * List the names that belong to an e-mail address.
 *
 * Lists under which names an e-mail address is known to the account, so that a sender can choose
 * the right one for a recipient. Without an address the list is empty. The names come in one
 * answer.
 *
 * Accounts_listRecipientNamesByEmail: `GET /v2.1/accounts/{accountId}/recipient_names`
 */
export const accountsListRecipientNamesByEmail = /* @__PURE__ */ operation<operations['Accounts_listRecipientNamesByEmail']>({
    id: 'Accounts_listRecipientNamesByEmail',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/recipient_names'
});


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
export const accountsListSettings = /* @__PURE__ */ operation<operations['Accounts_listSettings']>({
    id: 'Accounts_listSettings',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/settings'
});


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
export const accountsUpdateSettings = /* @__PURE__ */ operation<operations['Accounts_updateSettings']>({
    id: 'Accounts_updateSettings',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/settings',
    mediaTypes: ['application/json']
});


/**
 * Read when envelopes of an account are purged.
 *
 * Tells whether the service purges finished envelopes of an account by itself, after how many
 * days, and what goes with their documents. The caller must be an administrator of the account.
 *
 * Accounts_getEnvelopePurgeConfiguration: `GET /v2.1/accounts/{accountId}/settings/envelope_purge_configuration`
 */
export const accountsGetEnvelopePurgeConfiguration = /* @__PURE__ */ operation<operations['Accounts_getEnvelopePurgeConfiguration']>({
    id: 'Accounts_getEnvelopePurgeConfiguration',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/settings/envelope_purge_configuration'
});


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
export const accountsUpdateEnvelopePurgeConfiguration = /* @__PURE__ */ operation<operations['Accounts_updateEnvelopePurgeConfiguration']>({
    id: 'Accounts_updateEnvelopePurgeConfiguration',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/settings/envelope_purge_configuration',
    mediaTypes: ['application/json']
});


/**
 * Read which e-mails users get by default.
 *
 * Tells which e-mails users of an account get as senders and as signers, unless they have chosen
 * for themselves. Envelopes that a client sends are told apart from those that people send by
 * hand. The caller must be an administrator of the account.
 *
 * Accounts_getNotificationDefaults: `GET /v2.1/accounts/{accountId}/settings/notification_defaults`
 */
export const accountsGetNotificationDefaults = /* @__PURE__ */ operation<operations['Accounts_getNotificationDefaults']>({
    id: 'Accounts_getNotificationDefaults',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/settings/notification_defaults'
});


/**
 * Change which e-mails users get by default.
 *
 * Changes which e-mails users of an account get as senders and as signers, unless they have chosen
 * for themselves. What the body leaves out stays as it is. The caller must be an administrator of
 * the account.
 *
 * Accounts_updateNotificationDefaults: `PUT /v2.1/accounts/{accountId}/settings/notification_defaults`
 */
export const accountsUpdateNotificationDefaults = /* @__PURE__ */ operation<operations['Accounts_updateNotificationDefaults']>({
    id: 'Accounts_updateNotificationDefaults',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/settings/notification_defaults',
    mediaTypes: ['application/json']
});


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
export const accountsListSharedAccess = /* @__PURE__ */ operation<operations['Accounts_listSharedAccess']>({
    id: 'Accounts_listSharedAccess',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/shared_access'
});


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
export const accountsUpdateSharedAccess = /* @__PURE__ */ operation<operations['Accounts_updateSharedAccess']>({
    id: 'Accounts_updateSharedAccess',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/shared_access',
    mediaTypes: ['application/json', 'application/xml']
});


/**
 * List the languages for recipients.
 *
 * Lists the languages in which e-mails and pages of the service can address recipients of the
 * account, by name and code. All of them come in one answer.
 *
 * Accounts_listSupportedLanguages: `GET /v2.1/accounts/{accountId}/supported_languages`
 */
export const accountsListSupportedLanguages = /* @__PURE__ */ operation<operations['Accounts_listSupportedLanguages']>({
    id: 'Accounts_listSupportedLanguages',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/supported_languages'
});


/**
 * List the kinds of files that cannot be sent.
 *
 * Lists the kinds of files that the service does not take as documents, by extension and media
 * type, so that a client can turn them away before the upload.
 *
 * Accounts_listUnsupportedFileTypes: `GET /v2.1/accounts/{accountId}/unsupported_file_types`
 */
export const accountsListUnsupportedFileTypes = /* @__PURE__ */ operation<operations['Accounts_listUnsupportedFileTypes']>({
    id: 'Accounts_listUnsupportedFileTypes',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/unsupported_file_types'
});

