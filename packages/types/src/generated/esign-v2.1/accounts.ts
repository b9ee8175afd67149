// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountInformation } from './schemas/accountInformation.js';
import type { AccountSettingsInformation } from './schemas/accountSettingsInformation.js';
import type { AccountSharedAccess } from './schemas/accountSharedAccess.js';
import type { BillingChargeResponse } from './schemas/billingChargeResponse.js';
import type { CaptiveRecipientInformation } from './schemas/captiveRecipientInformation.js';
import type { EnvelopePurgeConfiguration } from './schemas/envelopePurgeConfiguration.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { FileTypeList } from './schemas/fileTypeList.js';
import type { NewAccountDefinition } from './schemas/newAccountDefinition.js';
import type { NewAccountSummary } from './schemas/newAccountSummary.js';
import type { NotificationDefaults } from './schemas/notificationDefaults.js';
import type { ProvisioningInformation } from './schemas/provisioningInformation.js';
import type { RecipientNamesResponse } from './schemas/recipientNamesResponse.js';
import type { SupportedLanguages } from './schemas/supportedLanguages.js';

/** The account that is to be made. */
export type AccountsCreateBody = NewAccountDefinition;

/** The account was made. */
export type AccountsCreate201Response = NewAccountSummary;

/** The request does not fit the contract, or the client may not make accounts. */
export type AccountsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsCreate500Response = ErrorDetails;

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
 * `Accounts_create`, `POST /v2.1/accounts`
 *
 * What it answers with, by status.
 */
export interface AccountsCreateResponses {
    /** The account was made. */
    201: AccountsCreate201Response;
    /** The request does not fit the contract, or the client may not make accounts. */
    400: AccountsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsCreate404Response;
    /** The address exists, but not with this method. */
    405: AccountsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsCreate500Response;
}

/**
 * The error codes that `Accounts_create` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `PARTNER_AUTHENTICATION_FAILED` (401): The call has no `Authorization` header, or its integration key is unknown or disabled. Send an access token that was made with a key of this environment.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountsCreateErrorCode = 'INVALID_REQUEST_BODY' | 'PARTNER_AUTHENTICATION_FAILED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Accounts_get`.
 */
export interface AccountsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Accounts_get`.
 */
export interface AccountsGetQueryParams {
    /**
     * Whether the settings of the account come along in `accountSettings`.
     *
     * @example true
     */
    include_account_settings?: ("true" | "false") | undefined;
}

/** The account as it stands. */
export type AccountsGet200Response = AccountInformation;

/** There is no such account, or the caller may not see it. */
export type AccountsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsGet500Response = ErrorDetails;

/**
 * Read an account.
 *
 * Reads what is known of an account: its plan, how far the billing period has gone, how many
 * envelopes and seats are used. With `include_account_settings`, the settings of the account
 * come along; for that the caller must be its administrator.
 *
 * `Accounts_get`, `GET /v2.1/accounts/{accountId}`
 *
 * What it answers with, by status.
 */
export interface AccountsGetResponses {
    /** The account as it stands. */
    200: AccountsGet200Response;
    /** There is no such account, or the caller may not see it. */
    400: AccountsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsGet404Response;
    /** The address exists, but not with this method. */
    405: AccountsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsGet500Response;
}

/**
 * The error codes that `Accounts_get` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is no member of the account in the path. Take the account from `OAuth_userInfo`; the status can also be 401.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountsGetErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_delete`.
 */
export interface AccountsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The account is closed; the answer has no body. */
export type AccountsDelete200Response = undefined;

/** There is no such account, or the caller may not close it. */
export type AccountsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsDelete500Response = ErrorDetails;

/**
 * Close an account.
 *
 * Closes an account. Nobody can send from it any more, only the operator can open it again, and
 * its documents are purged by the service two years later. The answer has no body. The caller must
 * be an administrator of the account.
 *
 * `Accounts_delete`, `DELETE /v2.1/accounts/{accountId}`
 *
 * What it answers with, by status.
 */
export interface AccountsDeleteResponses {
    /** The account is closed; the answer has no body. */
    200: AccountsDelete200Response;
    /** There is no such account, or the caller may not close it. */
    400: AccountsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsDelete404Response;
    /** The address exists, but not with this method. */
    405: AccountsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsDelete500Response;
}

/**
 * The error codes that `Accounts_delete` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountsDeleteErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_NOT_ACCOUNT_ADMIN';

/** What new accounts start with. */
export type AccountsGetProvisioning200Response = ProvisioningInformation;

/** The client may not make accounts. */
export type AccountsGetProvisioning400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsGetProvisioning401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsGetProvisioning403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsGetProvisioning404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsGetProvisioning405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsGetProvisioning429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsGetProvisioning500Response = ErrorDetails;

/**
 * Read how new accounts are made.
 *
 * Tells a client what accounts that it makes start with: the code of the reseller, the plan, the
 * promotion and the password rule in words. Only clients whose integration key belongs to a
 * reseller get an answer; no account stands in the path.
 *
 * `Accounts_getProvisioning`, `GET /v2.1/accounts/provisioning`
 *
 * What it answers with, by status.
 */
export interface AccountsGetProvisioningResponses {
    /** What new accounts start with. */
    200: AccountsGetProvisioning200Response;
    /** The client may not make accounts. */
    400: AccountsGetProvisioning400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsGetProvisioning401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsGetProvisioning403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsGetProvisioning404Response;
    /** The address exists, but not with this method. */
    405: AccountsGetProvisioning405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsGetProvisioning429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsGetProvisioning500Response;
}

/**
 * The error codes that `Accounts_getProvisioning` is known to answer with.
 *
 * - `PARTNER_AUTHENTICATION_FAILED` (401): The call has no `Authorization` header, or its integration key is unknown or disabled. Send an access token that was made with a key of this environment.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountsGetProvisioningErrorCode = 'PARTNER_AUTHENTICATION_FAILED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Accounts_getBillingCharges`.
 */
export interface AccountsGetBillingChargesParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Accounts_getBillingCharges`.
 */
export interface AccountsGetBillingChargesQueryParams {
    /**
     * Which charges the answer holds, those for envelopes or those for seats; both without it.
     *
     * @example envelopes
     */
    include_charges?: ("envelopes" | "seats") | undefined;
}

/** The charges of the account. */
export type AccountsGetBillingCharges200Response = BillingChargeResponse;

/** A parameter does not fit the contract, or the caller may not see the charges. */
export type AccountsGetBillingCharges400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsGetBillingCharges401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsGetBillingCharges403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsGetBillingCharges404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsGetBillingCharges405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsGetBillingCharges429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsGetBillingCharges500Response = ErrorDetails;

/**
 * List the charges of an account.
 *
 * Lists what an account is charged for in the current billing period: how many envelopes and
 * seats are allowed, included and used, and at which prices. `include_charges` narrows the list
 * down to one of the two. The caller must be an administrator of the account.
 *
 * `Accounts_getBillingCharges`, `GET /v2.1/accounts/{accountId}/billing_charges`
 *
 * What it answers with, by status.
 */
export interface AccountsGetBillingChargesResponses {
    /** The charges of the account. */
    200: AccountsGetBillingCharges200Response;
    /** A parameter does not fit the contract, or the caller may not see the charges. */
    400: AccountsGetBillingCharges400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsGetBillingCharges401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsGetBillingCharges403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsGetBillingCharges404Response;
    /** The address exists, but not with this method. */
    405: AccountsGetBillingCharges405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsGetBillingCharges429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsGetBillingCharges500Response;
}

/**
 * The error codes that `Accounts_getBillingCharges` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountsGetBillingChargesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_deleteCaptiveRecipient`.
 */
export interface AccountsDeleteCaptiveRecipientParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * What is deleted of the recipients; only their signatures can be, written with a small or a
     * capital letter.
     *
     * @example signature
     */
    recipientPart: "signature" | "Signature";
}

/** The recipients whose signatures are to go. */
export type AccountsDeleteCaptiveRecipientBody = CaptiveRecipientInformation;

/** What became of each recipient. */
export type AccountsDeleteCaptiveRecipient200Response = CaptiveRecipientInformation;

/** The request does not fit the contract, or no such recipient is known. */
export type AccountsDeleteCaptiveRecipient400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsDeleteCaptiveRecipient401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsDeleteCaptiveRecipient403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsDeleteCaptiveRecipient404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsDeleteCaptiveRecipient405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsDeleteCaptiveRecipient429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsDeleteCaptiveRecipient500Response = ErrorDetails;

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
 * `Accounts_deleteCaptiveRecipient`, `DELETE /v2.1/accounts/{accountId}/captive_recipients/{recipientPart}`
 *
 * What it answers with, by status.
 */
export interface AccountsDeleteCaptiveRecipientResponses {
    /** What became of each recipient. */
    200: AccountsDeleteCaptiveRecipient200Response;
    /** The request does not fit the contract, or no such recipient is known. */
    400: AccountsDeleteCaptiveRecipient400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsDeleteCaptiveRecipient401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsDeleteCaptiveRecipient403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsDeleteCaptiveRecipient404Response;
    /** The address exists, but not with this method. */
    405: AccountsDeleteCaptiveRecipient405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsDeleteCaptiveRecipient429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsDeleteCaptiveRecipient500Response;
}

/**
 * The error codes that `Accounts_deleteCaptiveRecipient` is known to answer with.
 *
 * - `INVALID_CAPTIVE_RECIPIENT_OPERATION` (400): The call is for an embedded recipient, but no recipient has this `clientUserId`. Send the same one that the recipient has in the envelope.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountsDeleteCaptiveRecipientErrorCode = 'INVALID_CAPTIVE_RECIPIENT_OPERATION' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_listRecipientNamesByEmail`.
 */
export interface AccountsListRecipientNamesByEmailParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Accounts_listRecipientNamesByEmail`.
 */
export interface AccountsListRecipientNamesByEmailQueryParams {
    /**
     * The e-mail address for which names are looked up.
     *
     * @example ines.valdivia@seabird.example
     */
    email?: string | undefined;
}

/** The names that belong to the address. */
export type AccountsListRecipientNamesByEmail200Response = RecipientNamesResponse;

/** The address does not fit the contract, or the caller may not look up names. */
export type AccountsListRecipientNamesByEmail400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsListRecipientNamesByEmail401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsListRecipientNamesByEmail403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsListRecipientNamesByEmail404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsListRecipientNamesByEmail405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsListRecipientNamesByEmail429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsListRecipientNamesByEmail500Response = ErrorDetails;

/**
 * List the names that belong to an e-mail address.
 *
 * Lists under which names an e-mail address is known to the account, so that a sender can choose
 * the right one for a recipient. Without an address the list is empty. The names come in one
 * answer.
 *
 * `Accounts_listRecipientNamesByEmail`, `GET /v2.1/accounts/{accountId}/recipient_names`
 *
 * What it answers with, by status.
 */
export interface AccountsListRecipientNamesByEmailResponses {
    /** The names that belong to the address. */
    200: AccountsListRecipientNamesByEmail200Response;
    /** The address does not fit the contract, or the caller may not look up names. */
    400: AccountsListRecipientNamesByEmail400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsListRecipientNamesByEmail401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsListRecipientNamesByEmail403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsListRecipientNamesByEmail404Response;
    /** The address exists, but not with this method. */
    405: AccountsListRecipientNamesByEmail405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsListRecipientNamesByEmail429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsListRecipientNamesByEmail500Response;
}

/**
 * The error codes that `Accounts_listRecipientNamesByEmail` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountsListRecipientNamesByEmailErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Accounts_listSettings`.
 */
export interface AccountsListSettingsParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The settings as they stand. */
export type AccountsListSettings200Response = AccountSettingsInformation;

/** The account does not exist, or the caller may not see its settings. */
export type AccountsListSettings400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsListSettings401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsListSettings403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsListSettings404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsListSettings405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsListSettings429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsListSettings500Response = ErrorDetails;

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
 * `Accounts_listSettings`, `GET /v2.1/accounts/{accountId}/settings`
 *
 * What it answers with, by status.
 */
export interface AccountsListSettingsResponses {
    /** The settings as they stand. */
    200: AccountsListSettings200Response;
    /** The account does not exist, or the caller may not see its settings. */
    400: AccountsListSettings400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsListSettings401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsListSettings403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsListSettings404Response;
    /** The address exists, but not with this method. */
    405: AccountsListSettings405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsListSettings429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsListSettings500Response;
}

/**
 * The error codes that `Accounts_listSettings` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is no member of the account in the path. Take the account from `OAuth_userInfo`; the status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountsListSettingsErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Accounts_updateSettings`.
 */
export interface AccountsUpdateSettingsParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The settings that are to be different. */
export type AccountsUpdateSettingsBody = AccountSettingsInformation;

/** The settings were changed. */
export type AccountsUpdateSettings200Response = undefined;

/**
 * The request does not fit the contract, a value is not allowed, or the caller is no
 * administrator.
 */
export type AccountsUpdateSettings400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsUpdateSettings401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsUpdateSettings403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsUpdateSettings404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsUpdateSettings405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsUpdateSettings429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsUpdateSettings500Response = ErrorDetails;

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
 * `Accounts_updateSettings`, `PUT /v2.1/accounts/{accountId}/settings`
 *
 * What it answers with, by status.
 */
export interface AccountsUpdateSettingsResponses {
    /** The settings were changed. */
    200: AccountsUpdateSettings200Response;
    /**
     * The request does not fit the contract, a value is not allowed, or the caller is no
     * administrator.
     */
    400: AccountsUpdateSettings400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsUpdateSettings401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsUpdateSettings403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsUpdateSettings404Response;
    /** The address exists, but not with this method. */
    405: AccountsUpdateSettings405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsUpdateSettings429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsUpdateSettings500Response;
}

/**
 * The error codes that `Accounts_updateSettings` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do without.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountsUpdateSettingsErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_getEnvelopePurgeConfiguration`.
 */
export interface AccountsGetEnvelopePurgeConfigurationParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The purge configuration as it stands. */
export type AccountsGetEnvelopePurgeConfiguration200Response = EnvelopePurgeConfiguration;

/** The account may not purge envelopes, or the caller may not see how it does. */
export type AccountsGetEnvelopePurgeConfiguration400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsGetEnvelopePurgeConfiguration401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsGetEnvelopePurgeConfiguration403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsGetEnvelopePurgeConfiguration404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsGetEnvelopePurgeConfiguration405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsGetEnvelopePurgeConfiguration429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsGetEnvelopePurgeConfiguration500Response = ErrorDetails;

/**
 * Read when envelopes of an account are purged.
 *
 * Tells whether the service purges finished envelopes of an account by itself, after how many
 * days, and what goes with their documents. The caller must be an administrator of the account.
 *
 * `Accounts_getEnvelopePurgeConfiguration`, `GET /v2.1/accounts/{accountId}/settings/envelope_purge_configuration`
 *
 * What it answers with, by status.
 */
export interface AccountsGetEnvelopePurgeConfigurationResponses {
    /** The purge configuration as it stands. */
    200: AccountsGetEnvelopePurgeConfiguration200Response;
    /** The account may not purge envelopes, or the caller may not see how it does. */
    400: AccountsGetEnvelopePurgeConfiguration400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsGetEnvelopePurgeConfiguration401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsGetEnvelopePurgeConfiguration403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsGetEnvelopePurgeConfiguration404Response;
    /** The address exists, but not with this method. */
    405: AccountsGetEnvelopePurgeConfiguration405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsGetEnvelopePurgeConfiguration429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsGetEnvelopePurgeConfiguration500Response;
}

/**
 * The error codes that `Accounts_getEnvelopePurgeConfiguration` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountsGetEnvelopePurgeConfigurationErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_updateEnvelopePurgeConfiguration`.
 */
export interface AccountsUpdateEnvelopePurgeConfigurationParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The purge configuration as it is to be. */
export type AccountsUpdateEnvelopePurgeConfigurationBody = EnvelopePurgeConfiguration;

/** The purge configuration as it is now. */
export type AccountsUpdateEnvelopePurgeConfiguration200Response = EnvelopePurgeConfiguration;

/** The request does not fit the contract, or the caller may not change the purge. */
export type AccountsUpdateEnvelopePurgeConfiguration400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsUpdateEnvelopePurgeConfiguration401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsUpdateEnvelopePurgeConfiguration403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsUpdateEnvelopePurgeConfiguration404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsUpdateEnvelopePurgeConfiguration405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsUpdateEnvelopePurgeConfiguration429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsUpdateEnvelopePurgeConfiguration500Response = ErrorDetails;

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
 * `Accounts_updateEnvelopePurgeConfiguration`, `PUT /v2.1/accounts/{accountId}/settings/envelope_purge_configuration`
 *
 * What it answers with, by status.
 */
export interface AccountsUpdateEnvelopePurgeConfigurationResponses {
    /** The purge configuration as it is now. */
    200: AccountsUpdateEnvelopePurgeConfiguration200Response;
    /** The request does not fit the contract, or the caller may not change the purge. */
    400: AccountsUpdateEnvelopePurgeConfiguration400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsUpdateEnvelopePurgeConfiguration401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsUpdateEnvelopePurgeConfiguration403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsUpdateEnvelopePurgeConfiguration404Response;
    /** The address exists, but not with this method. */
    405: AccountsUpdateEnvelopePurgeConfiguration405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsUpdateEnvelopePurgeConfiguration429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsUpdateEnvelopePurgeConfiguration500Response;
}

/**
 * The error codes that `Accounts_updateEnvelopePurgeConfiguration` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountsUpdateEnvelopePurgeConfigurationErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_getNotificationDefaults`.
 */
export interface AccountsGetNotificationDefaultsParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The defaults as they stand. */
export type AccountsGetNotificationDefaults200Response = NotificationDefaults;

/** The caller may not see the defaults of the account. */
export type AccountsGetNotificationDefaults400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsGetNotificationDefaults401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsGetNotificationDefaults403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsGetNotificationDefaults404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsGetNotificationDefaults405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsGetNotificationDefaults429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsGetNotificationDefaults500Response = ErrorDetails;

/**
 * Read which e-mails users get by default.
 *
 * Tells which e-mails users of an account get as senders and as signers, unless they have chosen
 * for themselves. Envelopes that a client sends are told apart from those that people send by
 * hand. The caller must be an administrator of the account.
 *
 * `Accounts_getNotificationDefaults`, `GET /v2.1/accounts/{accountId}/settings/notification_defaults`
 *
 * What it answers with, by status.
 */
export interface AccountsGetNotificationDefaultsResponses {
    /** The defaults as they stand. */
    200: AccountsGetNotificationDefaults200Response;
    /** The caller may not see the defaults of the account. */
    400: AccountsGetNotificationDefaults400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsGetNotificationDefaults401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsGetNotificationDefaults403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsGetNotificationDefaults404Response;
    /** The address exists, but not with this method. */
    405: AccountsGetNotificationDefaults405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsGetNotificationDefaults429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsGetNotificationDefaults500Response;
}

/**
 * The error codes that `Accounts_getNotificationDefaults` is known to answer with.
 *
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountsGetNotificationDefaultsErrorCode = 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_updateNotificationDefaults`.
 */
export interface AccountsUpdateNotificationDefaultsParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The defaults that are to change. */
export type AccountsUpdateNotificationDefaultsBody = NotificationDefaults;

/** The defaults as they are now. */
export type AccountsUpdateNotificationDefaults200Response = NotificationDefaults;

/** The request does not fit the contract, or the caller may not change the defaults. */
export type AccountsUpdateNotificationDefaults400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsUpdateNotificationDefaults401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsUpdateNotificationDefaults403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsUpdateNotificationDefaults404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsUpdateNotificationDefaults405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsUpdateNotificationDefaults429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsUpdateNotificationDefaults500Response = ErrorDetails;

/**
 * Change which e-mails users get by default.
 *
 * Changes which e-mails users of an account get as senders and as signers, unless they have chosen
 * for themselves. What the body leaves out stays as it is. The caller must be an administrator of
 * the account.
 *
 * `Accounts_updateNotificationDefaults`, `PUT /v2.1/accounts/{accountId}/settings/notification_defaults`
 *
 * What it answers with, by status.
 */
export interface AccountsUpdateNotificationDefaultsResponses {
    /** The defaults as they are now. */
    200: AccountsUpdateNotificationDefaults200Response;
    /** The request does not fit the contract, or the caller may not change the defaults. */
    400: AccountsUpdateNotificationDefaults400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsUpdateNotificationDefaults401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsUpdateNotificationDefaults403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsUpdateNotificationDefaults404Response;
    /** The address exists, but not with this method. */
    405: AccountsUpdateNotificationDefaults405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsUpdateNotificationDefaults429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsUpdateNotificationDefaults500Response;
}

/**
 * The error codes that `Accounts_updateNotificationDefaults` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountsUpdateNotificationDefaultsErrorCode = 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_listSharedAccess`.
 */
export interface AccountsListSharedAccessParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Accounts_listSharedAccess`.
 */
export interface AccountsListSharedAccessQueryParams {
    /**
     * What the sharing is about: `envelopes` between users, `templates` among users and groups, or
     * `folders` among users and groups.
     *
     * @example templates
     */
    item_type?: ("envelopes" | "templates" | "folders") | undefined;
    /**
     * The users that the call is about, as their IDs with commas between them.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10,b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    user_ids?: string | undefined;
    /**
     * The folders that the call is about, as their IDs with commas between them. With `item_type`
     * `folders`, at least one must be named.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folder_ids?: string | undefined;
    /**
     * Only users to whom the caller has one of these sharing statuses, with commas between them:
     * `not_shared`, `shared_to`, `shared_from`, `shared_to_and_from`.
     *
     * @example shared_to,shared_from
     */
    shared?: string | undefined;
    /**
     * Together with `user_ids`: only those of the users whose membership has this status, which is
     * `ActivationRequired`, `ActivationSent`, `Active`, `Closed` or `Disabled`.
     *
     * @example Active
     */
    envelopes_not_shared_user_status?: string | undefined;
    /**
     * Only records in which this text occurs.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * How many records the answer may hold at most.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The zero-based position in the whole list from which the answer starts.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One chunk of the sharing in the account. */
export type AccountsListSharedAccess200Response = AccountSharedAccess;

/** A parameter does not fit the contract, or the caller may not see the sharing. */
export type AccountsListSharedAccess400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsListSharedAccess401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsListSharedAccess403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsListSharedAccess404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsListSharedAccess405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsListSharedAccess429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsListSharedAccess500Response = ErrorDetails;

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
 * `Accounts_listSharedAccess`, `GET /v2.1/accounts/{accountId}/shared_access`
 *
 * What it answers with, by status.
 */
export interface AccountsListSharedAccessResponses {
    /** One chunk of the sharing in the account. */
    200: AccountsListSharedAccess200Response;
    /** A parameter does not fit the contract, or the caller may not see the sharing. */
    400: AccountsListSharedAccess400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsListSharedAccess401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsListSharedAccess403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsListSharedAccess404Response;
    /** The address exists, but not with this method. */
    405: AccountsListSharedAccess405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsListSharedAccess429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsListSharedAccess500Response;
}

/**
 * The error codes that `Accounts_listSharedAccess` is known to answer with.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type AccountsListSharedAccessErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Accounts_updateSharedAccess`.
 */
export interface AccountsUpdateSharedAccessParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Accounts_updateSharedAccess`.
 */
export interface AccountsUpdateSharedAccessQueryParams {
    /**
     * What the sharing is about: `envelopes` between users, `templates` among users and groups, or
     * `folders` among users and groups.
     *
     * @example templates
     */
    item_type?: ("envelopes" | "templates" | "folders") | undefined;
    /**
     * Whether what is shared already stays as it is. Without it, what is sent replaces the present
     * sharing, since changes are not additive.
     *
     * @example true
     */
    preserve_existing_shared_access?: ("true" | "false") | undefined;
    /**
     * The users that the call is about, as their IDs with commas between them.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10,b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    user_ids?: string | undefined;
}

/** The sharing as it is to be. */
export type AccountsUpdateSharedAccessBody = AccountSharedAccess;

/** The sharing as it is now, with the outcome for each item. */
export type AccountsUpdateSharedAccess200Response = AccountSharedAccess;

/** The request does not fit the contract, or the caller may not share this. */
export type AccountsUpdateSharedAccess400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsUpdateSharedAccess401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsUpdateSharedAccess403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsUpdateSharedAccess404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsUpdateSharedAccess405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsUpdateSharedAccess429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsUpdateSharedAccess500Response = ErrorDetails;

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
 * `Accounts_updateSharedAccess`, `PUT /v2.1/accounts/{accountId}/shared_access`
 *
 * What it answers with, by status.
 */
export interface AccountsUpdateSharedAccessResponses {
    /** The sharing as it is now, with the outcome for each item. */
    200: AccountsUpdateSharedAccess200Response;
    /** The request does not fit the contract, or the caller may not share this. */
    400: AccountsUpdateSharedAccess400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsUpdateSharedAccess401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsUpdateSharedAccess403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsUpdateSharedAccess404Response;
    /** The address exists, but not with this method. */
    405: AccountsUpdateSharedAccess405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsUpdateSharedAccess429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsUpdateSharedAccess500Response;
}

/**
 * The error codes that `Accounts_updateSharedAccess` is known to answer with.
 *
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountsUpdateSharedAccessErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_listSupportedLanguages`.
 */
export interface AccountsListSupportedLanguagesParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The languages of the service. */
export type AccountsListSupportedLanguages200Response = SupportedLanguages;

/** There is no such account, or the caller does not belong to it. */
export type AccountsListSupportedLanguages400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsListSupportedLanguages401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsListSupportedLanguages403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsListSupportedLanguages404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsListSupportedLanguages405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsListSupportedLanguages429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsListSupportedLanguages500Response = ErrorDetails;

/**
 * List the languages for recipients.
 *
 * Lists the languages in which e-mails and pages of the service can address recipients of the
 * account, by name and code. All of them come in one answer.
 *
 * `Accounts_listSupportedLanguages`, `GET /v2.1/accounts/{accountId}/supported_languages`
 *
 * What it answers with, by status.
 */
export interface AccountsListSupportedLanguagesResponses {
    /** The languages of the service. */
    200: AccountsListSupportedLanguages200Response;
    /** There is no such account, or the caller does not belong to it. */
    400: AccountsListSupportedLanguages400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsListSupportedLanguages401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsListSupportedLanguages403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsListSupportedLanguages404Response;
    /** The address exists, but not with this method. */
    405: AccountsListSupportedLanguages405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsListSupportedLanguages429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsListSupportedLanguages500Response;
}

/**
 * The error codes that `Accounts_listSupportedLanguages` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is no member of the account in the path. Take the account from `OAuth_userInfo`; the status can also be 401.
 */
export type AccountsListSupportedLanguagesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT';

/**
 * Parameters in the path of `Accounts_listUnsupportedFileTypes`.
 */
export interface AccountsListUnsupportedFileTypesParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The kinds of files that cannot be sent. */
export type AccountsListUnsupportedFileTypes200Response = FileTypeList;

/** There is no such account, or the caller does not belong to it. */
export type AccountsListUnsupportedFileTypes400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountsListUnsupportedFileTypes401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountsListUnsupportedFileTypes403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountsListUnsupportedFileTypes404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountsListUnsupportedFileTypes405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountsListUnsupportedFileTypes429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountsListUnsupportedFileTypes500Response = ErrorDetails;

/**
 * List the kinds of files that cannot be sent.
 *
 * Lists the kinds of files that the service does not take as documents, by extension and media
 * type, so that a client can turn them away before the upload.
 *
 * `Accounts_listUnsupportedFileTypes`, `GET /v2.1/accounts/{accountId}/unsupported_file_types`
 *
 * What it answers with, by status.
 */
export interface AccountsListUnsupportedFileTypesResponses {
    /** The kinds of files that cannot be sent. */
    200: AccountsListUnsupportedFileTypes200Response;
    /** There is no such account, or the caller does not belong to it. */
    400: AccountsListUnsupportedFileTypes400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountsListUnsupportedFileTypes401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountsListUnsupportedFileTypes403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountsListUnsupportedFileTypes404Response;
    /** The address exists, but not with this method. */
    405: AccountsListUnsupportedFileTypes405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountsListUnsupportedFileTypes429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountsListUnsupportedFileTypes500Response;
}

/**
 * The error codes that `Accounts_listUnsupportedFileTypes` is known to answer with.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Take the ID and the address of the site from `OAuth_userInfo`.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is no member of the account in the path. Take the account from `OAuth_userInfo`; the status can also be 401.
 */
export type AccountsListUnsupportedFileTypesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT';
