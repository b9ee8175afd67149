/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountsCreate201Response, AccountsCreateBody, AccountsCreateQueryParams, AccountsCreateResponses, AccountsCreateUserAuthorization201Response, AccountsCreateUserAuthorizationBody, AccountsCreateUserAuthorizationParams, AccountsCreateUserAuthorizationResponses, AccountsCreateUserAuthorizations200Response, AccountsCreateUserAuthorizationsBody, AccountsCreateUserAuthorizationsParams, AccountsCreateUserAuthorizationsResponses, AccountsDelete200Response, AccountsDeleteCaptiveRecipient200Response, AccountsDeleteCaptiveRecipientBody, AccountsDeleteCaptiveRecipientParams, AccountsDeleteCaptiveRecipientResponses, AccountsDeleteParams, AccountsDeleteQueryParams, AccountsDeleteResponses, AccountsDeleteUserAuthorization200Response, AccountsDeleteUserAuthorizationParams, AccountsDeleteUserAuthorizationResponses, AccountsDeleteUserAuthorizations200Response, AccountsDeleteUserAuthorizationsBody, AccountsDeleteUserAuthorizationsParams, AccountsDeleteUserAuthorizationsResponses, AccountsGet200Response, AccountsGetAgentUserAuthorizations200Response, AccountsGetAgentUserAuthorizationsParams, AccountsGetAgentUserAuthorizationsQueryParams, AccountsGetAgentUserAuthorizationsResponses, AccountsGetBillingCharges200Response, AccountsGetBillingChargesParams, AccountsGetBillingChargesQueryParams, AccountsGetBillingChargesResponses, AccountsGetEnvelopePurgeConfiguration200Response, AccountsGetEnvelopePurgeConfigurationParams, AccountsGetEnvelopePurgeConfigurationResponses, AccountsGetNotificationDefaults200Response, AccountsGetNotificationDefaultsParams, AccountsGetNotificationDefaultsResponses, AccountsGetParams, AccountsGetPrincipalUserAuthorizations200Response, AccountsGetPrincipalUserAuthorizationsParams, AccountsGetPrincipalUserAuthorizationsQueryParams, AccountsGetPrincipalUserAuthorizationsResponses, AccountsGetProvisioning200Response, AccountsGetProvisioningResponses, AccountsGetQueryParams, AccountsGetResponses, AccountsGetUserAuthorization200Response, AccountsGetUserAuthorizationParams, AccountsGetUserAuthorizationResponses, AccountsListRecipientNamesByEmail200Response, AccountsListRecipientNamesByEmailParams, AccountsListRecipientNamesByEmailQueryParams, AccountsListRecipientNamesByEmailResponses, AccountsListSettings200Response, AccountsListSettingsParams, AccountsListSettingsResponses, AccountsListSharedAccess200Response, AccountsListSharedAccessParams, AccountsListSharedAccessQueryParams, AccountsListSharedAccessResponses, AccountsListSupportedLanguages200Response, AccountsListSupportedLanguagesParams, AccountsListSupportedLanguagesResponses, AccountsListUnsupportedFileTypes200Response, AccountsListUnsupportedFileTypesParams, AccountsListUnsupportedFileTypesResponses, AccountsUpdateEnvelopePurgeConfiguration200Response, AccountsUpdateEnvelopePurgeConfigurationBody, AccountsUpdateEnvelopePurgeConfigurationParams, AccountsUpdateEnvelopePurgeConfigurationResponses, AccountsUpdateNotificationDefaults200Response, AccountsUpdateNotificationDefaultsBody, AccountsUpdateNotificationDefaultsParams, AccountsUpdateNotificationDefaultsResponses, AccountsUpdateSettings200Response, AccountsUpdateSettingsBody, AccountsUpdateSettingsParams, AccountsUpdateSettingsResponses, AccountsUpdateSharedAccess200Response, AccountsUpdateSharedAccessBody, AccountsUpdateSharedAccessParams, AccountsUpdateSharedAccessQueryParams, AccountsUpdateSharedAccessResponses, AccountsUpdateUserAuthorization200Response, AccountsUpdateUserAuthorizationBody, AccountsUpdateUserAuthorizationParams, AccountsUpdateUserAuthorizationResponses } from '@countersign/types/esign-v2.1/accounts';
import type { PathOf, Operation, PagedOperation } from '../../index.js';
import { operation, pagedOperation, encodeBody } from '../../index.js';


/**
 * The input of `accountsCreate`.
 */
export interface AccountsCreateInput {
    query?: AccountsCreateQueryParams | undefined;
    body: AccountsCreateBody;
}
/**
 * Create an account.
 *
 * Creates an account with its first user, who becomes its administrator, on a plan of the reseller
 * that `distributorCode` and `distributorPassword` identify. The response contains the ID of the
 * account and the base URI for all requests to it.
 *
 * Only resellers, who receive the code and the password from the operator, can create accounts. To
 * get the initial settings of new accounts, use `Accounts_getProvisioning`. The first user receives
 * an e-mail to activate the account.
 *
 * Accounts_create: `POST /v2.1/accounts`
 */
export const accountsCreate: Operation<AccountsCreateInput, AccountsCreate201Response, AccountsCreateResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_create', 'POST', '/v2.1/accounts');


/**
 * The input of `accountsGet`.
 */
export interface AccountsGetInput {
    path?: PathOf<AccountsGetParams> | undefined;
    query?: AccountsGetQueryParams | undefined;
}
/**
 * Read an account.
 *
 * Returns the properties of an account: its plan, the progress of the billing period, and the number
 * of envelopes and seats in use. With `include_account_settings`, the response also contains the
 * settings of the account. This requires an administrator.
 *
 * Accounts_get: `GET /v2.1/accounts/{accountId}`
 */
export const accountsGet: Operation<AccountsGetInput, AccountsGet200Response, AccountsGetResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_get', 'GET', '/v2.1/accounts/{accountId}');


/**
 * The input of `accountsDelete`.
 */
export interface AccountsDeleteInput {
    path?: PathOf<AccountsDeleteParams> | undefined;
    query?: AccountsDeleteQueryParams | undefined;
}
/**
 * Close an account.
 *
 * Closes an account. Users can no longer send from it, only the operator can reopen it, and the
 * service purges its documents two years later. `redact_user_data` also removes the names and e-mail
 * addresses of its users. The response has no body. The caller must be an administrator of the
 * account.
 *
 * Accounts_delete: `DELETE /v2.1/accounts/{accountId}`
 */
export const accountsDelete: Operation<AccountsDeleteInput, AccountsDelete200Response, AccountsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_delete', 'DELETE', '/v2.1/accounts/{accountId}');


/**
 * The input of `accountsGetProvisioning`.
 */
export interface AccountsGetProvisioningInput {
}
/**
 * Read the provisioning data for new accounts.
 *
 * Returns the initial settings of accounts that a client creates: the code of the reseller, the
 * plan, the promotion and the password rule in words. Only clients whose integration key belongs to
 * a reseller can use this operation. The path does not contain an account.
 *
 * Accounts_getProvisioning: `GET /v2.1/accounts/provisioning`
 */
export const accountsGetProvisioning: Operation<AccountsGetProvisioningInput, AccountsGetProvisioning200Response, AccountsGetProvisioningResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_getProvisioning', 'GET', '/v2.1/accounts/provisioning');


/**
 * The input of `accountsGetBillingCharges`.
 */
export interface AccountsGetBillingChargesInput {
    path?: PathOf<AccountsGetBillingChargesParams> | undefined;
    query?: AccountsGetBillingChargesQueryParams | undefined;
}
/**
 * List the charges of an account.
 *
 * Returns the charges of an account for the current billing period: how many envelopes and seats are
 * allowed, included and used, and their prices. `include_charges` limits the list to one of the two.
 * The caller must be an administrator of the account.
 *
 * Accounts_getBillingCharges: `GET /v2.1/accounts/{accountId}/billing_charges`
 */
export const accountsGetBillingCharges: Operation<AccountsGetBillingChargesInput, AccountsGetBillingCharges200Response, AccountsGetBillingChargesResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_getBillingCharges', 'GET', '/v2.1/accounts/{accountId}/billing_charges');


/**
 * The input of `accountsDeleteCaptiveRecipient`.
 */
export interface AccountsDeleteCaptiveRecipientInput {
    path: PathOf<AccountsDeleteCaptiveRecipientParams>;
    body: AccountsDeleteCaptiveRecipientBody;
}
/**
 * Delete the signatures of embedded recipients.
 *
 * Deletes the signatures that embedded recipients have adopted in the account, so that they adopt
 * new ones next time. A recipient is identified by the name, e-mail address and client user ID
 * together. Signed documents are not changed.
 *
 * The response contains the result for each recipient in `errorDetails`. The caller must be an
 * administrator of the account.
 *
 * Accounts_deleteCaptiveRecipient: `DELETE /v2.1/accounts/{accountId}/captive_recipients/{recipientPart}`
 */
export const accountsDeleteCaptiveRecipient: Operation<AccountsDeleteCaptiveRecipientInput, AccountsDeleteCaptiveRecipient200Response, AccountsDeleteCaptiveRecipientResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_deleteCaptiveRecipient', 'DELETE', '/v2.1/accounts/{accountId}/captive_recipients/{recipientPart}');


/**
 * The input of `accountsListRecipientNamesByEmail`.
 */
export interface AccountsListRecipientNamesByEmailInput {
    path?: PathOf<AccountsListRecipientNamesByEmailParams> | undefined;
    query?: AccountsListRecipientNamesByEmailQueryParams | undefined;
}
/**
 * List the names for an e-mail address.
 *
 * Returns the names under which the account knows an e-mail address, so that a sender can choose the
 * right one for a recipient. Without an e-mail address, the list is empty. The list is not paged.
 *
 * Accounts_listRecipientNamesByEmail: `GET /v2.1/accounts/{accountId}/recipient_names`
 */
export const accountsListRecipientNamesByEmail: Operation<AccountsListRecipientNamesByEmailInput, AccountsListRecipientNamesByEmail200Response, AccountsListRecipientNamesByEmailResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_listRecipientNamesByEmail', 'GET', '/v2.1/accounts/{accountId}/recipient_names');


/**
 * The input of `accountsListSettings`.
 */
export interface AccountsListSettingsInput {
    path?: PathOf<AccountsListSettingsParams> | undefined;
}
/**
 * Read the settings of an account.
 *
 * Returns all settings of the account: what its plan and its administrators allow for sending,
 * signing, documents, notifications, templates, Connect and users. Most settings have a metadata
 * field that describes whether the caller can change the setting and which values are allowed.
 *
 * The response is not paged. A setting that the plan of the account does not include can be omitted.
 * Only administrators can change the settings.
 *
 * Accounts_listSettings: `GET /v2.1/accounts/{accountId}/settings`
 */
export const accountsListSettings: Operation<AccountsListSettingsInput, AccountsListSettings200Response, AccountsListSettingsResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_listSettings', 'GET', '/v2.1/accounts/{accountId}/settings');


/**
 * The input of `accountsUpdateSettings`.
 */
export interface AccountsUpdateSettingsInput {
    path?: PathOf<AccountsUpdateSettingsParams> | undefined;
    body: AccountsUpdateSettingsBody;
}
/**
 * Change the settings of an account.
 *
 * Changes the settings in the request. Omitted settings are not changed. A change applies to the
 * whole account immediately. Some settings, such as `dataPopulationScope`, also affect envelopes in
 * process.
 *
 * Only account administrators can change settings, and only those whose metadata field is
 * `editable`. Features that the plan does not include cannot be enabled here, and some settings can
 * only be changed by the operator of the service. The response has no body. Get the settings to see
 * the result.
 *
 * Accounts_updateSettings: `PUT /v2.1/accounts/{accountId}/settings`
 */
export const accountsUpdateSettings: Operation<AccountsUpdateSettingsInput, AccountsUpdateSettings200Response, AccountsUpdateSettingsResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_updateSettings', 'PUT', '/v2.1/accounts/{accountId}/settings');


/**
 * The input of `accountsGetEnvelopePurgeConfiguration`.
 */
export interface AccountsGetEnvelopePurgeConfigurationInput {
    path?: PathOf<AccountsGetEnvelopePurgeConfigurationParams> | undefined;
}
/**
 * Read the purge configuration of an account.
 *
 * Returns whether the service automatically purges finished envelopes of an account, after how many
 * days, and which data are purged together with the documents. The caller must be an administrator
 * of the account.
 *
 * Accounts_getEnvelopePurgeConfiguration: `GET /v2.1/accounts/{accountId}/settings/envelope_purge_configuration`
 */
export const accountsGetEnvelopePurgeConfiguration: Operation<AccountsGetEnvelopePurgeConfigurationInput, AccountsGetEnvelopePurgeConfiguration200Response, AccountsGetEnvelopePurgeConfigurationResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_getEnvelopePurgeConfiguration', 'GET', '/v2.1/accounts/{accountId}/settings/envelope_purge_configuration');


/**
 * The input of `accountsUpdateEnvelopePurgeConfiguration`.
 */
export interface AccountsUpdateEnvelopePurgeConfigurationInput {
    path?: PathOf<AccountsUpdateEnvelopePurgeConfigurationParams> | undefined;
    body: AccountsUpdateEnvelopePurgeConfigurationBody;
}
/**
 * Change the purge configuration of an account.
 *
 * Sets whether the service automatically purges finished envelopes of an account, after how many
 * days, and which data are purged together with the documents. Only completed, declined and voided
 * envelopes are purged. They first wait 14 days in a queue, and the sender is notified by e-mail. An
 * authoritative copy is kept until it has been exported.
 *
 * The caller must be an administrator of the account.
 *
 * Accounts_updateEnvelopePurgeConfiguration: `PUT /v2.1/accounts/{accountId}/settings/envelope_purge_configuration`
 */
export const accountsUpdateEnvelopePurgeConfiguration: Operation<AccountsUpdateEnvelopePurgeConfigurationInput, AccountsUpdateEnvelopePurgeConfiguration200Response, AccountsUpdateEnvelopePurgeConfigurationResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_updateEnvelopePurgeConfiguration', 'PUT', '/v2.1/accounts/{accountId}/settings/envelope_purge_configuration');


/**
 * The input of `accountsGetNotificationDefaults`.
 */
export interface AccountsGetNotificationDefaultsInput {
    path?: PathOf<AccountsGetNotificationDefaultsParams> | undefined;
}
/**
 * Read the default e-mail notifications of users.
 *
 * Returns which e-mails users of an account receive as senders and as signers by default, unless
 * they have changed their own settings. Envelopes sent by a client are distinguished from envelopes
 * sent by users manually. The caller must be an administrator of the account.
 *
 * Accounts_getNotificationDefaults: `GET /v2.1/accounts/{accountId}/settings/notification_defaults`
 */
export const accountsGetNotificationDefaults: Operation<AccountsGetNotificationDefaultsInput, AccountsGetNotificationDefaults200Response, AccountsGetNotificationDefaultsResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_getNotificationDefaults', 'GET', '/v2.1/accounts/{accountId}/settings/notification_defaults');


/**
 * The input of `accountsUpdateNotificationDefaults`.
 */
export interface AccountsUpdateNotificationDefaultsInput {
    path?: PathOf<AccountsUpdateNotificationDefaultsParams> | undefined;
    body: AccountsUpdateNotificationDefaultsBody;
}
/**
 * Change the default e-mail notifications of users.
 *
 * Changes which e-mails users of an account receive as senders and as signers by default, unless
 * they have changed their own settings. Omitted fields are not changed. The caller must be an
 * administrator of the account.
 *
 * Accounts_updateNotificationDefaults: `PUT /v2.1/accounts/{accountId}/settings/notification_defaults`
 */
export const accountsUpdateNotificationDefaults: Operation<AccountsUpdateNotificationDefaultsInput, AccountsUpdateNotificationDefaults200Response, AccountsUpdateNotificationDefaultsResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_updateNotificationDefaults', 'PUT', '/v2.1/accounts/{accountId}/settings/notification_defaults');


/**
 * The input of `accountsListSharedAccess`.
 */
export interface AccountsListSharedAccessInput {
    path?: PathOf<AccountsListSharedAccessParams> | undefined;
    query?: AccountsListSharedAccessQueryParams | undefined;
}
/**
 * List shared access (reserved).
 *
 * Returns what users share with each other and with groups. `item_type` specifies envelopes,
 * templates or folders. For folders, `folder_ids` must contain at least one ID. Administrators of
 * the account can view the sharing of all its users. Other users can only view their own sharing,
 * limited to the users who share with them.
 *
 * The list is returned in pages of 1000 items by default. `count` sets another size,
 * `start_position` specifies where the page starts, and `nextUri` links to the next page.
 * `search_text` searches users by name, with `*` as a wildcard. The operation is reserved.
 *
 * Accounts_listSharedAccess: `GET /v2.1/accounts/{accountId}/shared_access`
 */
export const accountsListSharedAccess: PagedOperation<AccountsListSharedAccessInput, AccountsListSharedAccess200Response, AccountsListSharedAccessResponses, NonNullable<AccountsListSharedAccess200Response['sharedAccess']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Accounts_listSharedAccess', 'GET', '/v2.1/accounts/{accountId}/shared_access', {
    paging: {
        items: 'sharedAccess',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `accountsUpdateSharedAccess`.
 */
export interface AccountsUpdateSharedAccessInput {
    path?: PathOf<AccountsUpdateSharedAccessParams> | undefined;
    query?: AccountsUpdateSharedAccessQueryParams | undefined;
    body: AccountsUpdateSharedAccessBody;
    contentType?: ('application/json' | 'application/xml') | undefined;
}
/**
 * Set shared access (reserved).
 *
 * Sets what users share with each other and with groups. `item_type` specifies envelopes, templates
 * or folders. It is the newer way to share a template with a group (`Templates_updateGroupShare`).
 * The operation is reserved.
 *
 * 1. The sharing in the request replaces the current sharing. Changes are not additive, unless
 * `preserve_existing_shared_access` keeps the current sharing.
 * 2. Only administrators of the account can set the sharing of envelopes.
 * 3. The sharing of a template can be set by its owner, if the owner has the right to share,    and
 * by administrators of the account.
 * 4. For templates, `user` and `envelopes` can be omitted from the items.
 *
 * Each object in the response has its own `errorDetails`, with `SUCCESS` if there was no error.
 *
 * Accounts_updateSharedAccess: `PUT /v2.1/accounts/{accountId}/shared_access`
 */
export const accountsUpdateSharedAccess: Operation<AccountsUpdateSharedAccessInput, AccountsUpdateSharedAccess200Response, AccountsUpdateSharedAccessResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_updateSharedAccess', 'PUT', '/v2.1/accounts/{accountId}/shared_access', {
    mediaTypes: ['application/json', 'application/xml'],
    encode: encodeBody
});


/**
 * The input of `accountsListSupportedLanguages`.
 */
export interface AccountsListSupportedLanguagesInput {
    path?: PathOf<AccountsListSupportedLanguagesParams> | undefined;
}
/**
 * List the supported languages for recipients.
 *
 * Returns the languages in which e-mails and pages of the service are available to recipients of the
 * account, with name and code. The list is not paged.
 *
 * Accounts_listSupportedLanguages: `GET /v2.1/accounts/{accountId}/supported_languages`
 */
export const accountsListSupportedLanguages: Operation<AccountsListSupportedLanguagesInput, AccountsListSupportedLanguages200Response, AccountsListSupportedLanguagesResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_listSupportedLanguages', 'GET', '/v2.1/accounts/{accountId}/supported_languages');


/**
 * The input of `accountsListUnsupportedFileTypes`.
 */
export interface AccountsListUnsupportedFileTypesInput {
    path?: PathOf<AccountsListUnsupportedFileTypesParams> | undefined;
}
/**
 * List the unsupported file types.
 *
 * Returns the file types that the service does not accept as documents, with extension and media
 * type, so that a client can reject them before the upload.
 *
 * Accounts_listUnsupportedFileTypes: `GET /v2.1/accounts/{accountId}/unsupported_file_types`
 */
export const accountsListUnsupportedFileTypes: Operation<AccountsListUnsupportedFileTypesInput, AccountsListUnsupportedFileTypes200Response, AccountsListUnsupportedFileTypesResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_listUnsupportedFileTypes', 'GET', '/v2.1/accounts/{accountId}/unsupported_file_types');


/**
 * The input of `accountsCreateUserAuthorization`.
 */
export interface AccountsCreateUserAuthorizationInput {
    path: PathOf<AccountsCreateUserAuthorizationParams>;
    body: AccountsCreateUserAuthorizationBody;
}
/**
 * Create an authorization of an agent.
 *
 * Lets one user of the account, the agent, act for another, the principal. The path has the ID
 * of the principal, and the body has the agent and the permission: to manage, to send or to
 * sign. The agent then calls operations on envelopes with the header `X-DocuSign-Act-On-Behalf`
 * and the ID of the principal. With the permission to sign, the agent gets an e-mail, and later
 * the invitations of the principal too. A principal can share the permission to sign with only
 * one agent.
 *
 * The caller must be the principal or an administrator of the account.
 *
 * Accounts_createUserAuthorization: `POST /v2.1/accounts/{accountId}/users/{userId}/authorization`
 */
export const accountsCreateUserAuthorization: Operation<AccountsCreateUserAuthorizationInput, AccountsCreateUserAuthorization201Response, AccountsCreateUserAuthorizationResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_createUserAuthorization', 'POST', '/v2.1/accounts/{accountId}/users/{userId}/authorization');


/**
 * The input of `accountsGetUserAuthorization`.
 */
export interface AccountsGetUserAuthorizationInput {
    path: PathOf<AccountsGetUserAuthorizationParams>;
}
/**
 * Get an authorization of an agent.
 *
 * Returns one authorization: who acts for whom, with which permission and in which period. The
 * caller must be the principal or an administrator of the account.
 *
 * Accounts_getUserAuthorization: `GET /v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}`
 */
export const accountsGetUserAuthorization: Operation<AccountsGetUserAuthorizationInput, AccountsGetUserAuthorization200Response, AccountsGetUserAuthorizationResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_getUserAuthorization', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}');


/**
 * The input of `accountsUpdateUserAuthorization`.
 */
export interface AccountsUpdateUserAuthorizationInput {
    path: PathOf<AccountsUpdateUserAuthorizationParams>;
    body: AccountsUpdateUserAuthorizationBody;
}
/**
 * Change the period of an authorization.
 *
 * Changes the start, the end, or both, of the period in which an authorization is valid. The
 * agent and the permission cannot be changed. The caller must be the principal or an
 * administrator of the account.
 *
 * Accounts_updateUserAuthorization: `PUT /v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}`
 */
export const accountsUpdateUserAuthorization: Operation<AccountsUpdateUserAuthorizationInput, AccountsUpdateUserAuthorization200Response, AccountsUpdateUserAuthorizationResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_updateUserAuthorization', 'PUT', '/v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}');


/**
 * The input of `accountsDeleteUserAuthorization`.
 */
export interface AccountsDeleteUserAuthorizationInput {
    path: PathOf<AccountsDeleteUserAuthorizationParams>;
}
/**
 * Delete an authorization of an agent.
 *
 * Deletes an authorization, so that the agent can no longer act for the principal. The caller
 * must be the principal or an administrator of the account.
 *
 * Accounts_deleteUserAuthorization: `DELETE /v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}`
 */
export const accountsDeleteUserAuthorization: Operation<AccountsDeleteUserAuthorizationInput, AccountsDeleteUserAuthorization200Response, AccountsDeleteUserAuthorizationResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_deleteUserAuthorization', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}');


/**
 * The input of `accountsGetPrincipalUserAuthorizations`.
 */
export interface AccountsGetPrincipalUserAuthorizationsInput {
    path: PathOf<AccountsGetPrincipalUserAuthorizationsParams>;
    query?: AccountsGetPrincipalUserAuthorizationsQueryParams | undefined;
}
/**
 * List the agents of a user.
 *
 * Returns the authorizations with which others act for the user in the path. The filters limit
 * the list by permission, period and agent, and the list is paged. The caller must be the
 * principal or an administrator of the account.
 *
 * Accounts_getPrincipalUserAuthorizations: `GET /v2.1/accounts/{accountId}/users/{userId}/authorizations`
 */
export const accountsGetPrincipalUserAuthorizations: PagedOperation<AccountsGetPrincipalUserAuthorizationsInput, AccountsGetPrincipalUserAuthorizations200Response, AccountsGetPrincipalUserAuthorizationsResponses, NonNullable<AccountsGetPrincipalUserAuthorizations200Response['authorizations']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Accounts_getPrincipalUserAuthorizations', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/authorizations', {
    paging: {
        items: 'authorizations',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});


/**
 * The input of `accountsCreateUserAuthorizations`.
 */
export interface AccountsCreateUserAuthorizationsInput {
    path: PathOf<AccountsCreateUserAuthorizationsParams>;
    body: AccountsCreateUserAuthorizationsBody;
}
/**
 * Create or change authorizations.
 *
 * Creates and changes several authorizations of one principal. An item with an `authorizationId`
 * changes the period of that authorization; others create one. Each item succeeds or fails on
 * its own. The caller must be the principal or an administrator of the account.
 *
 * Accounts_createUserAuthorizations: `POST /v2.1/accounts/{accountId}/users/{userId}/authorizations`
 */
export const accountsCreateUserAuthorizations: Operation<AccountsCreateUserAuthorizationsInput, AccountsCreateUserAuthorizations200Response, AccountsCreateUserAuthorizationsResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_createUserAuthorizations', 'POST', '/v2.1/accounts/{accountId}/users/{userId}/authorizations');


/**
 * The input of `accountsDeleteUserAuthorizations`.
 */
export interface AccountsDeleteUserAuthorizationsInput {
    path: PathOf<AccountsDeleteUserAuthorizationsParams>;
    body: AccountsDeleteUserAuthorizationsBody;
}
/**
 * Delete authorizations of agents.
 *
 * Deletes several authorizations of one principal. Each ID succeeds or fails on its own. The
 * caller must be the principal or an administrator of the account.
 *
 * Accounts_deleteUserAuthorizations: `DELETE /v2.1/accounts/{accountId}/users/{userId}/authorizations`
 */
export const accountsDeleteUserAuthorizations: Operation<AccountsDeleteUserAuthorizationsInput, AccountsDeleteUserAuthorizations200Response, AccountsDeleteUserAuthorizationsResponses, 'esign'> = /* @__PURE__ */ operation('Accounts_deleteUserAuthorizations', 'DELETE', '/v2.1/accounts/{accountId}/users/{userId}/authorizations');


/**
 * The input of `accountsGetAgentUserAuthorizations`.
 */
export interface AccountsGetAgentUserAuthorizationsInput {
    path: PathOf<AccountsGetAgentUserAuthorizationsParams>;
    query?: AccountsGetAgentUserAuthorizationsQueryParams | undefined;
}
/**
 * List the users that an agent acts for.
 *
 * Returns the authorizations with which the user in the path acts for others. An administrator
 * gets all of them; the agent too. Other callers get only those in which they are the principal.
 * The filters are those of the list of agents.
 *
 * Accounts_getAgentUserAuthorizations: `GET /v2.1/accounts/{accountId}/users/{userId}/authorizations/agent`
 */
export const accountsGetAgentUserAuthorizations: PagedOperation<AccountsGetAgentUserAuthorizationsInput, AccountsGetAgentUserAuthorizations200Response, AccountsGetAgentUserAuthorizationsResponses, NonNullable<AccountsGetAgentUserAuthorizations200Response['authorizations']>[number], 'esign'> = /* @__PURE__ */ pagedOperation('Accounts_getAgentUserAuthorizations', 'GET', '/v2.1/accounts/{accountId}/users/{userId}/authorizations/agent', {
    paging: {
        items: 'authorizations',
        start: 'start_position',
        next: 'nextUri',
        total: 'totalSetSize'
    }
});

