// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountsCreate201Response, AccountsCreateResponses, AccountsCreateUserAuthorization201Response, AccountsCreateUserAuthorizationResponses, AccountsCreateUserAuthorizations200Response, AccountsCreateUserAuthorizationsResponses, AccountsDelete200Response, AccountsDeleteCaptiveRecipient200Response, AccountsDeleteCaptiveRecipientResponses, AccountsDeleteResponses, AccountsDeleteUserAuthorization200Response, AccountsDeleteUserAuthorizationResponses, AccountsDeleteUserAuthorizations200Response, AccountsDeleteUserAuthorizationsResponses, AccountsGet200Response, AccountsGetAgentUserAuthorizations200Response, AccountsGetAgentUserAuthorizationsResponses, AccountsGetBillingCharges200Response, AccountsGetBillingChargesResponses, AccountsGetEnvelopePurgeConfiguration200Response, AccountsGetEnvelopePurgeConfigurationResponses, AccountsGetNotificationDefaults200Response, AccountsGetNotificationDefaultsResponses, AccountsGetPrincipalUserAuthorizations200Response, AccountsGetPrincipalUserAuthorizationsResponses, AccountsGetProvisioning200Response, AccountsGetProvisioningResponses, AccountsGetResponses, AccountsGetUserAuthorization200Response, AccountsGetUserAuthorizationResponses, AccountsListRecipientNamesByEmail200Response, AccountsListRecipientNamesByEmailResponses, AccountsListSettings200Response, AccountsListSettingsResponses, AccountsListSharedAccess200Response, AccountsListSharedAccessResponses, AccountsListSupportedLanguages200Response, AccountsListSupportedLanguagesResponses, AccountsListUnsupportedFileTypes200Response, AccountsListUnsupportedFileTypesResponses, AccountsUpdateEnvelopePurgeConfiguration200Response, AccountsUpdateEnvelopePurgeConfigurationResponses, AccountsUpdateNotificationDefaults200Response, AccountsUpdateNotificationDefaultsResponses, AccountsUpdateSettings200Response, AccountsUpdateSettingsResponses, AccountsUpdateSharedAccess200Response, AccountsUpdateSharedAccessResponses, AccountsUpdateUserAuthorization200Response, AccountsUpdateUserAuthorizationResponses } from '@countersign/types/esign-v2.1/accounts';
import type { Call, PagedCall, CallOptions, Client } from '../../../index.js';
import type { AccountsCreateInput, AccountsCreateUserAuthorizationInput, AccountsCreateUserAuthorizationsInput, AccountsDeleteCaptiveRecipientInput, AccountsDeleteInput, AccountsDeleteUserAuthorizationInput, AccountsDeleteUserAuthorizationsInput, AccountsGetAgentUserAuthorizationsInput, AccountsGetBillingChargesInput, AccountsGetEnvelopePurgeConfigurationInput, AccountsGetInput, AccountsGetNotificationDefaultsInput, AccountsGetPrincipalUserAuthorizationsInput, AccountsGetProvisioningInput, AccountsGetUserAuthorizationInput, AccountsListRecipientNamesByEmailInput, AccountsListSettingsInput, AccountsListSharedAccessInput, AccountsListSupportedLanguagesInput, AccountsListUnsupportedFileTypesInput, AccountsUpdateEnvelopePurgeConfigurationInput, AccountsUpdateNotificationDefaultsInput, AccountsUpdateSettingsInput, AccountsUpdateSharedAccessInput, AccountsUpdateUserAuthorizationInput } from '../accounts.js';
import { accountsCreate, accountsCreateUserAuthorization, accountsCreateUserAuthorizations, accountsDelete, accountsDeleteCaptiveRecipient, accountsDeleteUserAuthorization, accountsDeleteUserAuthorizations, accountsGet, accountsGetAgentUserAuthorizations, accountsGetBillingCharges, accountsGetEnvelopePurgeConfiguration, accountsGetNotificationDefaults, accountsGetPrincipalUserAuthorizations, accountsGetProvisioning, accountsGetUserAuthorization, accountsListRecipientNamesByEmail, accountsListSettings, accountsListSharedAccess, accountsListSupportedLanguages, accountsListUnsupportedFileTypes, accountsUpdateEnvelopePurgeConfiguration, accountsUpdateNotificationDefaults, accountsUpdateSettings, accountsUpdateSharedAccess, accountsUpdateUserAuthorization } from '../accounts.js';
/**
 * The account itself, its settings, and what its users share with each other.
 */
export interface Accounts {
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
    create(input: AccountsCreateInput, options?: CallOptions): Call<AccountsCreate201Response, AccountsCreateResponses>;
    /**
     * Read an account.
     *
     * Returns the properties of an account: its plan, the progress of the billing period, and the number
     * of envelopes and seats in use. With `include_account_settings`, the response also contains the
     * settings of the account. This requires an administrator.
     *
     * Accounts_get: `GET /v2.1/accounts/{accountId}`
     */
    get(input?: AccountsGetInput, options?: CallOptions): Call<AccountsGet200Response, AccountsGetResponses>;
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
    delete(input?: AccountsDeleteInput, options?: CallOptions): Call<AccountsDelete200Response, AccountsDeleteResponses>;
    /**
     * Read the provisioning data for new accounts.
     *
     * Returns the initial settings of accounts that a client creates: the code of the reseller, the
     * plan, the promotion and the password rule in words. Only clients whose integration key belongs to
     * a reseller can use this operation. The path does not contain an account.
     *
     * Accounts_getProvisioning: `GET /v2.1/accounts/provisioning`
     */
    getProvisioning(input?: AccountsGetProvisioningInput, options?: CallOptions): Call<AccountsGetProvisioning200Response, AccountsGetProvisioningResponses>;
    /**
     * List the charges of an account.
     *
     * Returns the charges of an account for the current billing period: how many envelopes and seats are
     * allowed, included and used, and their prices. `include_charges` limits the list to one of the two.
     * The caller must be an administrator of the account.
     *
     * Accounts_getBillingCharges: `GET /v2.1/accounts/{accountId}/billing_charges`
     */
    getBillingCharges(input?: AccountsGetBillingChargesInput, options?: CallOptions): Call<AccountsGetBillingCharges200Response, AccountsGetBillingChargesResponses>;
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
    deleteCaptiveRecipient(input: AccountsDeleteCaptiveRecipientInput, options?: CallOptions): Call<AccountsDeleteCaptiveRecipient200Response, AccountsDeleteCaptiveRecipientResponses>;
    /**
     * List the names for an e-mail address.
     *
     * Returns the names under which the account knows an e-mail address, so that a sender can choose the
     * right one for a recipient. Without an e-mail address, the list is empty. The list is not paged.
     *
     * Accounts_listRecipientNamesByEmail: `GET /v2.1/accounts/{accountId}/recipient_names`
     */
    listRecipientNamesByEmail(input?: AccountsListRecipientNamesByEmailInput, options?: CallOptions): Call<AccountsListRecipientNamesByEmail200Response, AccountsListRecipientNamesByEmailResponses>;
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
    listSettings(input?: AccountsListSettingsInput, options?: CallOptions): Call<AccountsListSettings200Response, AccountsListSettingsResponses>;
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
    updateSettings(input: AccountsUpdateSettingsInput, options?: CallOptions): Call<AccountsUpdateSettings200Response, AccountsUpdateSettingsResponses>;
    /**
     * Read the purge configuration of an account.
     *
     * Returns whether the service automatically purges finished envelopes of an account, after how many
     * days, and which data are purged together with the documents. The caller must be an administrator
     * of the account.
     *
     * Accounts_getEnvelopePurgeConfiguration: `GET /v2.1/accounts/{accountId}/settings/envelope_purge_configuration`
     */
    getEnvelopePurgeConfiguration(input?: AccountsGetEnvelopePurgeConfigurationInput, options?: CallOptions): Call<AccountsGetEnvelopePurgeConfiguration200Response, AccountsGetEnvelopePurgeConfigurationResponses>;
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
    updateEnvelopePurgeConfiguration(input: AccountsUpdateEnvelopePurgeConfigurationInput, options?: CallOptions): Call<AccountsUpdateEnvelopePurgeConfiguration200Response, AccountsUpdateEnvelopePurgeConfigurationResponses>;
    /**
     * Read the default e-mail notifications of users.
     *
     * Returns which e-mails users of an account receive as senders and as signers by default, unless
     * they have changed their own settings. Envelopes sent by a client are distinguished from envelopes
     * sent by users manually. The caller must be an administrator of the account.
     *
     * Accounts_getNotificationDefaults: `GET /v2.1/accounts/{accountId}/settings/notification_defaults`
     */
    getNotificationDefaults(input?: AccountsGetNotificationDefaultsInput, options?: CallOptions): Call<AccountsGetNotificationDefaults200Response, AccountsGetNotificationDefaultsResponses>;
    /**
     * Change the default e-mail notifications of users.
     *
     * Changes which e-mails users of an account receive as senders and as signers by default, unless
     * they have changed their own settings. Omitted fields are not changed. The caller must be an
     * administrator of the account.
     *
     * Accounts_updateNotificationDefaults: `PUT /v2.1/accounts/{accountId}/settings/notification_defaults`
     */
    updateNotificationDefaults(input: AccountsUpdateNotificationDefaultsInput, options?: CallOptions): Call<AccountsUpdateNotificationDefaults200Response, AccountsUpdateNotificationDefaultsResponses>;
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
    listSharedAccess(input?: AccountsListSharedAccessInput, options?: CallOptions): PagedCall<AccountsListSharedAccess200Response, AccountsListSharedAccessResponses, NonNullable<AccountsListSharedAccess200Response['sharedAccess']>[number]>;
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
    updateSharedAccess(input: AccountsUpdateSharedAccessInput, options?: CallOptions): Call<AccountsUpdateSharedAccess200Response, AccountsUpdateSharedAccessResponses>;
    /**
     * List the supported languages for recipients.
     *
     * Returns the languages in which e-mails and pages of the service are available to recipients of the
     * account, with name and code. The list is not paged.
     *
     * Accounts_listSupportedLanguages: `GET /v2.1/accounts/{accountId}/supported_languages`
     */
    listSupportedLanguages(input?: AccountsListSupportedLanguagesInput, options?: CallOptions): Call<AccountsListSupportedLanguages200Response, AccountsListSupportedLanguagesResponses>;
    /**
     * List the unsupported file types.
     *
     * Returns the file types that the service does not accept as documents, with extension and media
     * type, so that a client can reject them before the upload.
     *
     * Accounts_listUnsupportedFileTypes: `GET /v2.1/accounts/{accountId}/unsupported_file_types`
     */
    listUnsupportedFileTypes(input?: AccountsListUnsupportedFileTypesInput, options?: CallOptions): Call<AccountsListUnsupportedFileTypes200Response, AccountsListUnsupportedFileTypesResponses>;
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
    createUserAuthorization(input: AccountsCreateUserAuthorizationInput, options?: CallOptions): Call<AccountsCreateUserAuthorization201Response, AccountsCreateUserAuthorizationResponses>;
    /**
     * Get an authorization of an agent.
     *
     * Returns one authorization: who acts for whom, with which permission and in which period. The
     * caller must be the principal or an administrator of the account.
     *
     * Accounts_getUserAuthorization: `GET /v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}`
     */
    getUserAuthorization(input: AccountsGetUserAuthorizationInput, options?: CallOptions): Call<AccountsGetUserAuthorization200Response, AccountsGetUserAuthorizationResponses>;
    /**
     * Change the period of an authorization.
     *
     * Changes the start, the end, or both, of the period in which an authorization is valid. The
     * agent and the permission cannot be changed. The caller must be the principal or an
     * administrator of the account.
     *
     * Accounts_updateUserAuthorization: `PUT /v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}`
     */
    updateUserAuthorization(input: AccountsUpdateUserAuthorizationInput, options?: CallOptions): Call<AccountsUpdateUserAuthorization200Response, AccountsUpdateUserAuthorizationResponses>;
    /**
     * Delete an authorization of an agent.
     *
     * Deletes an authorization, so that the agent can no longer act for the principal. The caller
     * must be the principal or an administrator of the account.
     *
     * Accounts_deleteUserAuthorization: `DELETE /v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}`
     */
    deleteUserAuthorization(input: AccountsDeleteUserAuthorizationInput, options?: CallOptions): Call<AccountsDeleteUserAuthorization200Response, AccountsDeleteUserAuthorizationResponses>;
    /**
     * List the agents of a user.
     *
     * Returns the authorizations with which others act for the user in the path. The filters limit
     * the list by permission, period and agent, and the list is paged. The caller must be the
     * principal or an administrator of the account.
     *
     * Accounts_getPrincipalUserAuthorizations: `GET /v2.1/accounts/{accountId}/users/{userId}/authorizations`
     */
    getPrincipalUserAuthorizations(input: AccountsGetPrincipalUserAuthorizationsInput, options?: CallOptions): PagedCall<AccountsGetPrincipalUserAuthorizations200Response, AccountsGetPrincipalUserAuthorizationsResponses, NonNullable<AccountsGetPrincipalUserAuthorizations200Response['authorizations']>[number]>;
    /**
     * Create or change authorizations.
     *
     * Creates and changes several authorizations of one principal. An item with an `authorizationId`
     * changes the period of that authorization; others create one. Each item succeeds or fails on
     * its own. The caller must be the principal or an administrator of the account.
     *
     * Accounts_createUserAuthorizations: `POST /v2.1/accounts/{accountId}/users/{userId}/authorizations`
     */
    createUserAuthorizations(input: AccountsCreateUserAuthorizationsInput, options?: CallOptions): Call<AccountsCreateUserAuthorizations200Response, AccountsCreateUserAuthorizationsResponses>;
    /**
     * Delete authorizations of agents.
     *
     * Deletes several authorizations of one principal. Each ID succeeds or fails on its own. The
     * caller must be the principal or an administrator of the account.
     *
     * Accounts_deleteUserAuthorizations: `DELETE /v2.1/accounts/{accountId}/users/{userId}/authorizations`
     */
    deleteUserAuthorizations(input: AccountsDeleteUserAuthorizationsInput, options?: CallOptions): Call<AccountsDeleteUserAuthorizations200Response, AccountsDeleteUserAuthorizationsResponses>;
    /**
     * List the users that an agent acts for.
     *
     * Returns the authorizations with which the user in the path acts for others. An administrator
     * gets all of them; the agent too. Other callers get only those in which they are the principal.
     * The filters are those of the list of agents.
     *
     * Accounts_getAgentUserAuthorizations: `GET /v2.1/accounts/{accountId}/users/{userId}/authorizations/agent`
     */
    getAgentUserAuthorizations(input: AccountsGetAgentUserAuthorizationsInput, options?: CallOptions): PagedCall<AccountsGetAgentUserAuthorizations200Response, AccountsGetAgentUserAuthorizationsResponses, NonNullable<AccountsGetAgentUserAuthorizations200Response['authorizations']>[number]>;
}
/**
 * Creates an object whose methods are the functions of Accounts.
 */
export function accounts(client: Client<'esign'>): Accounts {
    return {
        create: accountsCreate.bind(null, client),
        get: accountsGet.bind(null, client),
        delete: accountsDelete.bind(null, client),
        getProvisioning: accountsGetProvisioning.bind(null, client),
        getBillingCharges: accountsGetBillingCharges.bind(null, client),
        deleteCaptiveRecipient: accountsDeleteCaptiveRecipient.bind(null, client),
        listRecipientNamesByEmail: accountsListRecipientNamesByEmail.bind(null, client),
        listSettings: accountsListSettings.bind(null, client),
        updateSettings: accountsUpdateSettings.bind(null, client),
        getEnvelopePurgeConfiguration: accountsGetEnvelopePurgeConfiguration.bind(null, client),
        updateEnvelopePurgeConfiguration: accountsUpdateEnvelopePurgeConfiguration.bind(null, client),
        getNotificationDefaults: accountsGetNotificationDefaults.bind(null, client),
        updateNotificationDefaults: accountsUpdateNotificationDefaults.bind(null, client),
        listSharedAccess: accountsListSharedAccess.bind(null, client),
        updateSharedAccess: accountsUpdateSharedAccess.bind(null, client),
        listSupportedLanguages: accountsListSupportedLanguages.bind(null, client),
        listUnsupportedFileTypes: accountsListUnsupportedFileTypes.bind(null, client),
        createUserAuthorization: accountsCreateUserAuthorization.bind(null, client),
        getUserAuthorization: accountsGetUserAuthorization.bind(null, client),
        updateUserAuthorization: accountsUpdateUserAuthorization.bind(null, client),
        deleteUserAuthorization: accountsDeleteUserAuthorization.bind(null, client),
        getPrincipalUserAuthorizations: accountsGetPrincipalUserAuthorizations.bind(null, client),
        createUserAuthorizations: accountsCreateUserAuthorizations.bind(null, client),
        deleteUserAuthorizations: accountsDeleteUserAuthorizations.bind(null, client),
        getAgentUserAuthorizations: accountsGetAgentUserAuthorizations.bind(null, client)
    };
}

