// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { UserAuthorization } from './schemas/UserAuthorization.js';
import type { UserAuthorizationCreateRequest } from './schemas/UserAuthorizationCreateRequest.js';
import type { UserAuthorizationUpdateRequest } from './schemas/UserAuthorizationUpdateRequest.js';
import type { UserAuthorizations } from './schemas/UserAuthorizations.js';
import type { UserAuthorizationsDeleteRequest } from './schemas/UserAuthorizationsDeleteRequest.js';
import type { UserAuthorizationsDeleteResponse } from './schemas/UserAuthorizationsDeleteResponse.js';
import type { UserAuthorizationsRequest } from './schemas/UserAuthorizationsRequest.js';
import type { UserAuthorizationsResponse } from './schemas/UserAuthorizationsResponse.js';
import type { AccountInformationAnswer } from './schemas/accountInformation.js';
import type { AccountSettingsInformation, AccountSettingsInformationAnswer } from './schemas/accountSettingsInformation.js';
import type { AccountSharedAccess, AccountSharedAccessAnswer } from './schemas/accountSharedAccess.js';
import type { BillingChargeResponse } from './schemas/billingChargeResponse.js';
import type { CaptiveRecipientInformation } from './schemas/captiveRecipientInformation.js';
import type { EnvelopePurgeConfiguration } from './schemas/envelopePurgeConfiguration.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { FileTypeList } from './schemas/fileTypeList.js';
import type { NewAccountDefinition } from './schemas/newAccountDefinition.js';
import type { NewAccountSummary } from './schemas/newAccountSummary.js';
import type { NotificationDefaults, NotificationDefaultsAnswer } from './schemas/notificationDefaults.js';
import type { ProvisioningInformation } from './schemas/provisioningInformation.js';
import type { RecipientNamesResponse } from './schemas/recipientNamesResponse.js';
import type { SupportedLanguages } from './schemas/supportedLanguages.js';

/**
 * Parameters in the query of `Accounts_create`.
 */
export interface AccountsCreateQueryParams {
    /**
     * Specifies whether the account is created with a preview of its billing plan. The response then has
     * the preview in `billingPlanPreview`.
     *
     * @example true
     */
    preview_billing_plan?: ("true" | "false") | undefined;
}

/** The account to create. */
export type AccountsCreateBody = NewAccountDefinition;

/** The account was created. */
export type AccountsCreate201Response = NewAccountSummary;

/** The request is invalid, or the client cannot create accounts. */
export type AccountsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsCreate500Response = ErrorDetails;

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
 * `Accounts_create`, `POST /v2.1/accounts`
 *
 * The responses, by status.
 */
export interface AccountsCreateResponses {
    /** The account was created. */
    201: AccountsCreate201Response;
    /** The request is invalid, or the client cannot create accounts. */
    400: AccountsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsCreate404Response;
    /** The path exists, but does not support this method. */
    405: AccountsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsCreate500Response;
}

/**
 * The error codes that `Accounts_create` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PARTNER_AUTHENTICATION_FAILED` (401): The request does not have an `Authorization` header, or its integration key is unknown or disabled. Send an access token that was issued for a key of this environment.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountsCreateErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PARTNER_AUTHENTICATION_FAILED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Accounts_get`.
 */
export interface AccountsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * Specifies whether the response includes the settings of the account in `accountSettings`.
     *
     * @example true
     */
    include_account_settings?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes `isFreeToTrialEligible`, which indicates whether an account
     * on the free plan can change to a trial.
     *
     * @example true
     */
    include_trial_eligibility?: ("true" | "false") | undefined;
}

/** The current properties of the account. */
export type AccountsGet200Response = AccountInformationAnswer;

/** The account does not exist, or the caller cannot view it. */
export type AccountsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsGet500Response = ErrorDetails;

/**
 * Read an account.
 *
 * Returns the properties of an account: its plan, the progress of the billing period, and the number
 * of envelopes and seats in use. With `include_account_settings`, the response also contains the
 * settings of the account. This requires an administrator.
 *
 * `Accounts_get`, `GET /v2.1/accounts/{accountId}`
 *
 * The responses, by status.
 */
export interface AccountsGetResponses {
    /** The current properties of the account. */
    200: AccountsGet200Response;
    /** The account does not exist, or the caller cannot view it. */
    400: AccountsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsGet404Response;
    /** The path exists, but does not support this method. */
    405: AccountsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsGet500Response;
}

/**
 * The error codes that `Accounts_get` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is not a member of the account in the path. Get the account from `OAuth_userInfo`. The status can also be 401.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountsGetErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_delete`.
 */
export interface AccountsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Accounts_delete`.
 */
export interface AccountsDeleteQueryParams {
    /**
     * Specifies whether the names and e-mail addresses of the users of the account are replaced by
     * placeholders when the account is closed. The data of a user who belongs to other accounts is only
     * replaced in this account.
     *
     * @example true
     */
    redact_user_data?: ("true" | "false") | undefined;
}

/** The account was closed. The response has no body. */
export type AccountsDelete200Response = undefined;

/** The account does not exist, or the caller cannot close it. */
export type AccountsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsDelete500Response = ErrorDetails;

/**
 * Close an account.
 *
 * Closes an account. Users can no longer send from it, only the operator can reopen it, and the
 * service purges its documents two years later. `redact_user_data` also removes the names and e-mail
 * addresses of its users. The response has no body. The caller must be an administrator of the
 * account.
 *
 * `Accounts_delete`, `DELETE /v2.1/accounts/{accountId}`
 *
 * The responses, by status.
 */
export interface AccountsDeleteResponses {
    /** The account was closed. The response has no body. */
    200: AccountsDelete200Response;
    /** The account does not exist, or the caller cannot close it. */
    400: AccountsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsDelete404Response;
    /** The path exists, but does not support this method. */
    405: AccountsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsDelete500Response;
}

/**
 * The error codes that `Accounts_delete` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountsDeleteErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_NOT_ACCOUNT_ADMIN';

/** The initial settings of new accounts. */
export type AccountsGetProvisioning200Response = ProvisioningInformation;

/** The client cannot create accounts. */
export type AccountsGetProvisioning400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsGetProvisioning401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsGetProvisioning403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsGetProvisioning404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsGetProvisioning405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsGetProvisioning429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsGetProvisioning500Response = ErrorDetails;

/**
 * Read the provisioning data for new accounts.
 *
 * Returns the initial settings of accounts that a client creates: the code of the reseller, the
 * plan, the promotion and the password rule in words. Only clients whose integration key belongs to
 * a reseller can use this operation. The path does not contain an account.
 *
 * `Accounts_getProvisioning`, `GET /v2.1/accounts/provisioning`
 *
 * The responses, by status.
 */
export interface AccountsGetProvisioningResponses {
    /** The initial settings of new accounts. */
    200: AccountsGetProvisioning200Response;
    /** The client cannot create accounts. */
    400: AccountsGetProvisioning400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsGetProvisioning401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsGetProvisioning403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsGetProvisioning404Response;
    /** The path exists, but does not support this method. */
    405: AccountsGetProvisioning405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsGetProvisioning429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsGetProvisioning500Response;
}

/**
 * The error codes that `Accounts_getProvisioning` can return.
 *
 * - `PARTNER_AUTHENTICATION_FAILED` (401): The request does not have an `Authorization` header, or its integration key is unknown or disabled. Send an access token that was issued for a key of this environment.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountsGetProvisioningErrorCode = 'PARTNER_AUTHENTICATION_FAILED' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Accounts_getBillingCharges`.
 */
export interface AccountsGetBillingChargesParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * The charges that the response includes, either for envelopes or for seats. Default: both.
     *
     * @example envelopes
     */
    include_charges?: ("envelopes" | "seats") | undefined;
}

/** The charges of the account. */
export type AccountsGetBillingCharges200Response = BillingChargeResponse;

/** A parameter is invalid, or the caller cannot view the charges. */
export type AccountsGetBillingCharges400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsGetBillingCharges401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsGetBillingCharges403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsGetBillingCharges404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsGetBillingCharges405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsGetBillingCharges429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsGetBillingCharges500Response = ErrorDetails;

/**
 * List the charges of an account.
 *
 * Returns the charges of an account for the current billing period: how many envelopes and seats are
 * allowed, included and used, and their prices. `include_charges` limits the list to one of the two.
 * The caller must be an administrator of the account.
 *
 * `Accounts_getBillingCharges`, `GET /v2.1/accounts/{accountId}/billing_charges`
 *
 * The responses, by status.
 */
export interface AccountsGetBillingChargesResponses {
    /** The charges of the account. */
    200: AccountsGetBillingCharges200Response;
    /** A parameter is invalid, or the caller cannot view the charges. */
    400: AccountsGetBillingCharges400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsGetBillingCharges401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsGetBillingCharges403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsGetBillingCharges404Response;
    /** The path exists, but does not support this method. */
    405: AccountsGetBillingCharges405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsGetBillingCharges429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsGetBillingCharges500Response;
}

/**
 * The error codes that `Accounts_getBillingCharges` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountsGetBillingChargesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_deleteCaptiveRecipient`.
 */
export interface AccountsDeleteCaptiveRecipientParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The data of the recipients to delete. Only their signatures can be deleted. The value can start
     * with a lower-case or an upper-case letter.
     *
     * @example signature
     */
    recipientPart: "signature" | "Signature";
}

/** The recipients whose signatures are deleted. */
export type AccountsDeleteCaptiveRecipientBody = CaptiveRecipientInformation;

/** The result for each recipient. */
export type AccountsDeleteCaptiveRecipient200Response = CaptiveRecipientInformation;

/** The request is invalid, or a recipient is unknown. */
export type AccountsDeleteCaptiveRecipient400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsDeleteCaptiveRecipient401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsDeleteCaptiveRecipient403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsDeleteCaptiveRecipient404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsDeleteCaptiveRecipient405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsDeleteCaptiveRecipient429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsDeleteCaptiveRecipient500Response = ErrorDetails;

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
 * `Accounts_deleteCaptiveRecipient`, `DELETE /v2.1/accounts/{accountId}/captive_recipients/{recipientPart}`
 *
 * The responses, by status.
 */
export interface AccountsDeleteCaptiveRecipientResponses {
    /** The result for each recipient. */
    200: AccountsDeleteCaptiveRecipient200Response;
    /** The request is invalid, or a recipient is unknown. */
    400: AccountsDeleteCaptiveRecipient400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsDeleteCaptiveRecipient401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsDeleteCaptiveRecipient403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsDeleteCaptiveRecipient404Response;
    /** The path exists, but does not support this method. */
    405: AccountsDeleteCaptiveRecipient405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsDeleteCaptiveRecipient429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsDeleteCaptiveRecipient500Response;
}

/**
 * The error codes that `Accounts_deleteCaptiveRecipient` can return.
 *
 * - `INVALID_CAPTIVE_RECIPIENT_OPERATION` (400): The request is for an embedded recipient, but no recipient has this `clientUserId`. Send the `clientUserId` of the recipient in the envelope.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountsDeleteCaptiveRecipientErrorCode = 'INVALID_CAPTIVE_RECIPIENT_OPERATION' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_listRecipientNamesByEmail`.
 */
export interface AccountsListRecipientNamesByEmailParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * The e-mail address whose user names are returned.
     *
     * @example ines.valdivia@seabird.example
     */
    email?: string | undefined;
}

/** The names for the e-mail address. */
export type AccountsListRecipientNamesByEmail200Response = RecipientNamesResponse;

/** The e-mail address is invalid, or the caller cannot look up names. */
export type AccountsListRecipientNamesByEmail400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsListRecipientNamesByEmail401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsListRecipientNamesByEmail403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsListRecipientNamesByEmail404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsListRecipientNamesByEmail405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsListRecipientNamesByEmail429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsListRecipientNamesByEmail500Response = ErrorDetails;

/**
 * List the names for an e-mail address.
 *
 * Returns the names under which the account knows an e-mail address, so that a sender can choose the
 * right one for a recipient. Without an e-mail address, the list is empty. The list is not paged.
 *
 * `Accounts_listRecipientNamesByEmail`, `GET /v2.1/accounts/{accountId}/recipient_names`
 *
 * The responses, by status.
 */
export interface AccountsListRecipientNamesByEmailResponses {
    /** The names for the e-mail address. */
    200: AccountsListRecipientNamesByEmail200Response;
    /** The e-mail address is invalid, or the caller cannot look up names. */
    400: AccountsListRecipientNamesByEmail400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsListRecipientNamesByEmail401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsListRecipientNamesByEmail403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsListRecipientNamesByEmail404Response;
    /** The path exists, but does not support this method. */
    405: AccountsListRecipientNamesByEmail405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsListRecipientNamesByEmail429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsListRecipientNamesByEmail500Response;
}

/**
 * The error codes that `Accounts_listRecipientNamesByEmail` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountsListRecipientNamesByEmailErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Accounts_listSettings`.
 */
export interface AccountsListSettingsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The current settings. */
export type AccountsListSettings200Response = AccountSettingsInformationAnswer;

/** The account does not exist, or the caller cannot view its settings. */
export type AccountsListSettings400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsListSettings401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsListSettings403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsListSettings404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsListSettings405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsListSettings429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsListSettings500Response = ErrorDetails;

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
 * `Accounts_listSettings`, `GET /v2.1/accounts/{accountId}/settings`
 *
 * The responses, by status.
 */
export interface AccountsListSettingsResponses {
    /** The current settings. */
    200: AccountsListSettings200Response;
    /** The account does not exist, or the caller cannot view its settings. */
    400: AccountsListSettings400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsListSettings401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsListSettings403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsListSettings404Response;
    /** The path exists, but does not support this method. */
    405: AccountsListSettings405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsListSettings429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsListSettings500Response;
}

/**
 * The error codes that `Accounts_listSettings` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is not a member of the account in the path. Get the account from `OAuth_userInfo`. The status can also be 401.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountsListSettingsErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Accounts_updateSettings`.
 */
export interface AccountsUpdateSettingsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The settings to change. */
export type AccountsUpdateSettingsBody = AccountSettingsInformation;

/** The settings were changed. */
export type AccountsUpdateSettings200Response = undefined;

/** The request is invalid, a value is not allowed, or the caller is not an administrator. */
export type AccountsUpdateSettings400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsUpdateSettings401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsUpdateSettings403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsUpdateSettings404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsUpdateSettings405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsUpdateSettings429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsUpdateSettings500Response = ErrorDetails;

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
 * `Accounts_updateSettings`, `PUT /v2.1/accounts/{accountId}/settings`
 *
 * The responses, by status.
 */
export interface AccountsUpdateSettingsResponses {
    /** The settings were changed. */
    200: AccountsUpdateSettings200Response;
    /** The request is invalid, a value is not allowed, or the caller is not an administrator. */
    400: AccountsUpdateSettings400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsUpdateSettings401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsUpdateSettings403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsUpdateSettings404Response;
    /** The path exists, but does not support this method. */
    405: AccountsUpdateSettings405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsUpdateSettings429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsUpdateSettings500Response;
}

/**
 * The error codes that `Accounts_updateSettings` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `PLAN_ITEM_NOT_ENABLED` (400): The plan of the account does not include the feature. Change the plan, or do not use the feature.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountsUpdateSettingsErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'PLAN_ITEM_NOT_ENABLED' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_getEnvelopePurgeConfiguration`.
 */
export interface AccountsGetEnvelopePurgeConfigurationParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The current purge configuration. */
export type AccountsGetEnvelopePurgeConfiguration200Response = EnvelopePurgeConfiguration;

/** The account does not support purging envelopes, or the caller cannot view the configuration. */
export type AccountsGetEnvelopePurgeConfiguration400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsGetEnvelopePurgeConfiguration401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsGetEnvelopePurgeConfiguration403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsGetEnvelopePurgeConfiguration404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsGetEnvelopePurgeConfiguration405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsGetEnvelopePurgeConfiguration429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsGetEnvelopePurgeConfiguration500Response = ErrorDetails;

/**
 * Read the purge configuration of an account.
 *
 * Returns whether the service automatically purges finished envelopes of an account, after how many
 * days, and which data are purged together with the documents. The caller must be an administrator
 * of the account.
 *
 * `Accounts_getEnvelopePurgeConfiguration`, `GET /v2.1/accounts/{accountId}/settings/envelope_purge_configuration`
 *
 * The responses, by status.
 */
export interface AccountsGetEnvelopePurgeConfigurationResponses {
    /** The current purge configuration. */
    200: AccountsGetEnvelopePurgeConfiguration200Response;
    /** The account does not support purging envelopes, or the caller cannot view the configuration. */
    400: AccountsGetEnvelopePurgeConfiguration400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsGetEnvelopePurgeConfiguration401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsGetEnvelopePurgeConfiguration403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsGetEnvelopePurgeConfiguration404Response;
    /** The path exists, but does not support this method. */
    405: AccountsGetEnvelopePurgeConfiguration405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsGetEnvelopePurgeConfiguration429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsGetEnvelopePurgeConfiguration500Response;
}

/**
 * The error codes that `Accounts_getEnvelopePurgeConfiguration` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountsGetEnvelopePurgeConfigurationErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_updateEnvelopePurgeConfiguration`.
 */
export interface AccountsUpdateEnvelopePurgeConfigurationParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The new purge configuration. */
export type AccountsUpdateEnvelopePurgeConfigurationBody = EnvelopePurgeConfiguration;

/** The updated purge configuration. */
export type AccountsUpdateEnvelopePurgeConfiguration200Response = EnvelopePurgeConfiguration;

/** The request is invalid, or the caller cannot change the purge configuration. */
export type AccountsUpdateEnvelopePurgeConfiguration400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsUpdateEnvelopePurgeConfiguration401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsUpdateEnvelopePurgeConfiguration403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsUpdateEnvelopePurgeConfiguration404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsUpdateEnvelopePurgeConfiguration405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsUpdateEnvelopePurgeConfiguration429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsUpdateEnvelopePurgeConfiguration500Response = ErrorDetails;

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
 * `Accounts_updateEnvelopePurgeConfiguration`, `PUT /v2.1/accounts/{accountId}/settings/envelope_purge_configuration`
 *
 * The responses, by status.
 */
export interface AccountsUpdateEnvelopePurgeConfigurationResponses {
    /** The updated purge configuration. */
    200: AccountsUpdateEnvelopePurgeConfiguration200Response;
    /** The request is invalid, or the caller cannot change the purge configuration. */
    400: AccountsUpdateEnvelopePurgeConfiguration400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsUpdateEnvelopePurgeConfiguration401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsUpdateEnvelopePurgeConfiguration403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsUpdateEnvelopePurgeConfiguration404Response;
    /** The path exists, but does not support this method. */
    405: AccountsUpdateEnvelopePurgeConfiguration405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsUpdateEnvelopePurgeConfiguration429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsUpdateEnvelopePurgeConfiguration500Response;
}

/**
 * The error codes that `Accounts_updateEnvelopePurgeConfiguration` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountsUpdateEnvelopePurgeConfigurationErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_getNotificationDefaults`.
 */
export interface AccountsGetNotificationDefaultsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The current defaults. */
export type AccountsGetNotificationDefaults200Response = NotificationDefaultsAnswer;

/** The caller cannot view the defaults of the account. */
export type AccountsGetNotificationDefaults400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsGetNotificationDefaults401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsGetNotificationDefaults403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsGetNotificationDefaults404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsGetNotificationDefaults405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsGetNotificationDefaults429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsGetNotificationDefaults500Response = ErrorDetails;

/**
 * Read the default e-mail notifications of users.
 *
 * Returns which e-mails users of an account receive as senders and as signers by default, unless
 * they have changed their own settings. Envelopes sent by a client are distinguished from envelopes
 * sent by users manually. The caller must be an administrator of the account.
 *
 * `Accounts_getNotificationDefaults`, `GET /v2.1/accounts/{accountId}/settings/notification_defaults`
 *
 * The responses, by status.
 */
export interface AccountsGetNotificationDefaultsResponses {
    /** The current defaults. */
    200: AccountsGetNotificationDefaults200Response;
    /** The caller cannot view the defaults of the account. */
    400: AccountsGetNotificationDefaults400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsGetNotificationDefaults401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsGetNotificationDefaults403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsGetNotificationDefaults404Response;
    /** The path exists, but does not support this method. */
    405: AccountsGetNotificationDefaults405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsGetNotificationDefaults429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsGetNotificationDefaults500Response;
}

/**
 * The error codes that `Accounts_getNotificationDefaults` can return.
 *
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountsGetNotificationDefaultsErrorCode = 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_updateNotificationDefaults`.
 */
export interface AccountsUpdateNotificationDefaultsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The defaults to change. */
export type AccountsUpdateNotificationDefaultsBody = NotificationDefaults;

/** The updated defaults. */
export type AccountsUpdateNotificationDefaults200Response = NotificationDefaults;

/** The request is invalid, or the caller cannot change the defaults. */
export type AccountsUpdateNotificationDefaults400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsUpdateNotificationDefaults401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsUpdateNotificationDefaults403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsUpdateNotificationDefaults404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsUpdateNotificationDefaults405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsUpdateNotificationDefaults429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsUpdateNotificationDefaults500Response = ErrorDetails;

/**
 * Change the default e-mail notifications of users.
 *
 * Changes which e-mails users of an account receive as senders and as signers by default, unless
 * they have changed their own settings. Omitted fields are not changed. The caller must be an
 * administrator of the account.
 *
 * `Accounts_updateNotificationDefaults`, `PUT /v2.1/accounts/{accountId}/settings/notification_defaults`
 *
 * The responses, by status.
 */
export interface AccountsUpdateNotificationDefaultsResponses {
    /** The updated defaults. */
    200: AccountsUpdateNotificationDefaults200Response;
    /** The request is invalid, or the caller cannot change the defaults. */
    400: AccountsUpdateNotificationDefaults400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsUpdateNotificationDefaults401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsUpdateNotificationDefaults403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsUpdateNotificationDefaults404Response;
    /** The path exists, but does not support this method. */
    405: AccountsUpdateNotificationDefaults405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsUpdateNotificationDefaults429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsUpdateNotificationDefaults500Response;
}

/**
 * The error codes that `Accounts_updateNotificationDefaults` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountsUpdateNotificationDefaultsErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_listSharedAccess`.
 */
export interface AccountsListSharedAccessParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * The type of items that are shared: `envelopes` between users, `templates` between users and
     * groups, or `folders` between users and groups.
     *
     * @example templates
     */
    item_type?: ("envelopes" | "templates" | "folders") | undefined;
    /**
     * The IDs of the users, as a comma-separated list.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10,b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    user_ids?: string | undefined;
    /**
     * The IDs of the folders, as a comma-separated list. If `item_type` is `folders`, at least one is
     * required.
     *
     * @example 0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a
     */
    folder_ids?: string | undefined;
    /**
     * Returns only users with one of these sharing statuses relative to the caller, as a comma-separated
     * list of `not_shared`, `shared_to`, `shared_from` and `shared_to_and_from`.
     *
     * @example shared_to,shared_from
     */
    shared?: string | undefined;
    /**
     * Returns only those users in `user_ids` whose membership has this status: `ActivationRequired`,
     * `ActivationSent`, `Active`, `Closed` or `Disabled`.
     *
     * @example Active
     */
    envelopes_not_shared_user_status?: string | undefined;
    /**
     * Returns only records that contain this text.
     *
     * @example lease
     */
    search_text?: string | undefined;
    /**
     * The maximum number of records in the response.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
}

/** One page of the shared access in the account. */
export type AccountsListSharedAccess200Response = AccountSharedAccessAnswer;

/** A parameter is invalid, or the caller cannot view the shared access. */
export type AccountsListSharedAccess400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsListSharedAccess401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsListSharedAccess403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsListSharedAccess404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsListSharedAccess405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsListSharedAccess429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsListSharedAccess500Response = ErrorDetails;

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
 * `Accounts_listSharedAccess`, `GET /v2.1/accounts/{accountId}/shared_access`
 *
 * The responses, by status.
 */
export interface AccountsListSharedAccessResponses {
    /** One page of the shared access in the account. */
    200: AccountsListSharedAccess200Response;
    /** A parameter is invalid, or the caller cannot view the shared access. */
    400: AccountsListSharedAccess400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsListSharedAccess401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsListSharedAccess403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsListSharedAccess404Response;
    /** The path exists, but does not support this method. */
    405: AccountsListSharedAccess405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsListSharedAccess429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsListSharedAccess500Response;
}

/**
 * The error codes that `Accounts_listSharedAccess` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type AccountsListSharedAccessErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `Accounts_updateSharedAccess`.
 */
export interface AccountsUpdateSharedAccessParams {
    /**
     * The ID of the account, either its external number or its GUID.
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
     * The type of items that are shared: `envelopes` between users, `templates` between users and
     * groups, or `folders` between users and groups.
     *
     * @example templates
     */
    item_type?: ("envelopes" | "templates" | "folders") | undefined;
    /**
     * Specifies whether the current sharing is kept. If it is not kept, the sharing in the request
     * replaces it, because changes are not additive.
     *
     * @example true
     */
    preserve_existing_shared_access?: ("true" | "false") | undefined;
    /**
     * The IDs of the users, as a comma-separated list.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10,b8d2f6a4-31c7-4e59-a0b6-7f2e9c8d1a35
     */
    user_ids?: string | undefined;
}

/** The new sharing. */
export type AccountsUpdateSharedAccessBody = AccountSharedAccess;

/** The updated sharing, with the result for each item. */
export type AccountsUpdateSharedAccess200Response = AccountSharedAccess;

/** The request is invalid, or the caller cannot share the items. */
export type AccountsUpdateSharedAccess400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsUpdateSharedAccess401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsUpdateSharedAccess403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsUpdateSharedAccess404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsUpdateSharedAccess405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsUpdateSharedAccess429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsUpdateSharedAccess500Response = ErrorDetails;

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
 * `Accounts_updateSharedAccess`, `PUT /v2.1/accounts/{accountId}/shared_access`
 *
 * The responses, by status.
 */
export interface AccountsUpdateSharedAccessResponses {
    /** The updated sharing, with the result for each item. */
    200: AccountsUpdateSharedAccess200Response;
    /** The request is invalid, or the caller cannot share the items. */
    400: AccountsUpdateSharedAccess400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsUpdateSharedAccess401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsUpdateSharedAccess403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsUpdateSharedAccess404Response;
    /** The path exists, but does not support this method. */
    405: AccountsUpdateSharedAccess405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsUpdateSharedAccess429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsUpdateSharedAccess500Response;
}

/**
 * The error codes that `Accounts_updateSharedAccess` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountsUpdateSharedAccessErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `Accounts_listSupportedLanguages`.
 */
export interface AccountsListSupportedLanguagesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The languages that the service supports. */
export type AccountsListSupportedLanguages200Response = SupportedLanguages;

/** The account does not exist, or the caller is not a member of it. */
export type AccountsListSupportedLanguages400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsListSupportedLanguages401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsListSupportedLanguages403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsListSupportedLanguages404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsListSupportedLanguages405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsListSupportedLanguages429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsListSupportedLanguages500Response = ErrorDetails;

/**
 * List the supported languages for recipients.
 *
 * Returns the languages in which e-mails and pages of the service are available to recipients of the
 * account, with name and code. The list is not paged.
 *
 * `Accounts_listSupportedLanguages`, `GET /v2.1/accounts/{accountId}/supported_languages`
 *
 * The responses, by status.
 */
export interface AccountsListSupportedLanguagesResponses {
    /** The languages that the service supports. */
    200: AccountsListSupportedLanguages200Response;
    /** The account does not exist, or the caller is not a member of it. */
    400: AccountsListSupportedLanguages400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsListSupportedLanguages401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsListSupportedLanguages403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsListSupportedLanguages404Response;
    /** The path exists, but does not support this method. */
    405: AccountsListSupportedLanguages405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsListSupportedLanguages429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsListSupportedLanguages500Response;
}

/**
 * The error codes that `Accounts_listSupportedLanguages` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is not a member of the account in the path. Get the account from `OAuth_userInfo`. The status can also be 401.
 */
export type AccountsListSupportedLanguagesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT';

/**
 * Parameters in the path of `Accounts_listUnsupportedFileTypes`.
 */
export interface AccountsListUnsupportedFileTypesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The unsupported file types. */
export type AccountsListUnsupportedFileTypes200Response = FileTypeList;

/** The account does not exist, or the caller is not a member of it. */
export type AccountsListUnsupportedFileTypes400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsListUnsupportedFileTypes401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsListUnsupportedFileTypes403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsListUnsupportedFileTypes404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsListUnsupportedFileTypes405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsListUnsupportedFileTypes429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsListUnsupportedFileTypes500Response = ErrorDetails;

/**
 * List the unsupported file types.
 *
 * Returns the file types that the service does not accept as documents, with extension and media
 * type, so that a client can reject them before the upload.
 *
 * `Accounts_listUnsupportedFileTypes`, `GET /v2.1/accounts/{accountId}/unsupported_file_types`
 *
 * The responses, by status.
 */
export interface AccountsListUnsupportedFileTypesResponses {
    /** The unsupported file types. */
    200: AccountsListUnsupportedFileTypes200Response;
    /** The account does not exist, or the caller is not a member of it. */
    400: AccountsListUnsupportedFileTypes400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsListUnsupportedFileTypes401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsListUnsupportedFileTypes403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsListUnsupportedFileTypes404Response;
    /** The path exists, but does not support this method. */
    405: AccountsListUnsupportedFileTypes405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsListUnsupportedFileTypes429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsListUnsupportedFileTypes500Response;
}

/**
 * The error codes that `Accounts_listUnsupportedFileTypes` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT` (400): The user of the token is not a member of the account in the path. Get the account from `OAuth_userInfo`. The status can also be 401.
 */
export type AccountsListUnsupportedFileTypesErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'USER_DOES_NOT_BELONG_TO_SPECIFIED_ACCOUNT';

/**
 * Parameters in the path of `Accounts_createUserAuthorization`.
 */
export interface AccountsCreateUserAuthorizationParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the principal, the user who shares access.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The agent and the permission. */
export type AccountsCreateUserAuthorizationBody = UserAuthorizationCreateRequest;

/** The created authorization. */
export type AccountsCreateUserAuthorization201Response = UserAuthorization;

/** The request is invalid, or the caller cannot share access of this user. */
export type AccountsCreateUserAuthorization400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsCreateUserAuthorization401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsCreateUserAuthorization403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsCreateUserAuthorization404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsCreateUserAuthorization405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsCreateUserAuthorization429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsCreateUserAuthorization500Response = ErrorDetails;

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
 * `Accounts_createUserAuthorization`, `POST /v2.1/accounts/{accountId}/users/{userId}/authorization`
 *
 * The responses, by status.
 */
export interface AccountsCreateUserAuthorizationResponses {
    /** The created authorization. */
    201: AccountsCreateUserAuthorization201Response;
    /** The request is invalid, or the caller cannot share access of this user. */
    400: AccountsCreateUserAuthorization400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsCreateUserAuthorization401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsCreateUserAuthorization403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsCreateUserAuthorization404Response;
    /** The path exists, but does not support this method. */
    405: AccountsCreateUserAuthorization405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsCreateUserAuthorization429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsCreateUserAuthorization500Response;
}

/**
 * The error codes that `Accounts_createUserAuthorization` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AccountsCreateUserAuthorizationErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Accounts_getUserAuthorization`.
 */
export interface AccountsGetUserAuthorizationParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the principal, the user who shares access.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The ID of the authorization.
     *
     * @example 3f0b6c2e-9d41-4e8a-b7c5-0a6d2f81e934
     */
    authorizationId: string;
}

/** The authorization. */
export type AccountsGetUserAuthorization200Response = UserAuthorization;

/** The authorization does not exist, or the caller cannot view it. */
export type AccountsGetUserAuthorization400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsGetUserAuthorization401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsGetUserAuthorization403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsGetUserAuthorization404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsGetUserAuthorization405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsGetUserAuthorization429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsGetUserAuthorization500Response = ErrorDetails;

/**
 * Get an authorization of an agent.
 *
 * Returns one authorization: who acts for whom, with which permission and in which period. The
 * caller must be the principal or an administrator of the account.
 *
 * `Accounts_getUserAuthorization`, `GET /v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}`
 *
 * The responses, by status.
 */
export interface AccountsGetUserAuthorizationResponses {
    /** The authorization. */
    200: AccountsGetUserAuthorization200Response;
    /** The authorization does not exist, or the caller cannot view it. */
    400: AccountsGetUserAuthorization400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsGetUserAuthorization401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsGetUserAuthorization403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsGetUserAuthorization404Response;
    /** The path exists, but does not support this method. */
    405: AccountsGetUserAuthorization405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsGetUserAuthorization429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsGetUserAuthorization500Response;
}

/**
 * The error codes that `Accounts_getUserAuthorization` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AccountsGetUserAuthorizationErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Accounts_updateUserAuthorization`.
 */
export interface AccountsUpdateUserAuthorizationParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the principal, the user who shares access.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The ID of the authorization.
     *
     * @example 3f0b6c2e-9d41-4e8a-b7c5-0a6d2f81e934
     */
    authorizationId: string;
}

/** The new period. */
export type AccountsUpdateUserAuthorizationBody = UserAuthorizationUpdateRequest;

/** The changed authorization. */
export type AccountsUpdateUserAuthorization200Response = UserAuthorization;

/** The period is invalid, or the authorization does not exist. */
export type AccountsUpdateUserAuthorization400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsUpdateUserAuthorization401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsUpdateUserAuthorization403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsUpdateUserAuthorization404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsUpdateUserAuthorization405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsUpdateUserAuthorization429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsUpdateUserAuthorization500Response = ErrorDetails;

/**
 * Change the period of an authorization.
 *
 * Changes the start, the end, or both, of the period in which an authorization is valid. The
 * agent and the permission cannot be changed. The caller must be the principal or an
 * administrator of the account.
 *
 * `Accounts_updateUserAuthorization`, `PUT /v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}`
 *
 * The responses, by status.
 */
export interface AccountsUpdateUserAuthorizationResponses {
    /** The changed authorization. */
    200: AccountsUpdateUserAuthorization200Response;
    /** The period is invalid, or the authorization does not exist. */
    400: AccountsUpdateUserAuthorization400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsUpdateUserAuthorization401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsUpdateUserAuthorization403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsUpdateUserAuthorization404Response;
    /** The path exists, but does not support this method. */
    405: AccountsUpdateUserAuthorization405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsUpdateUserAuthorization429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsUpdateUserAuthorization500Response;
}

/**
 * The error codes that `Accounts_updateUserAuthorization` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AccountsUpdateUserAuthorizationErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Accounts_deleteUserAuthorization`.
 */
export interface AccountsDeleteUserAuthorizationParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the principal, the user who shares access.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
    /**
     * The ID of the authorization.
     *
     * @example 3f0b6c2e-9d41-4e8a-b7c5-0a6d2f81e934
     */
    authorizationId: string;
}

/** The authorization was deleted. The response has no body. */
export type AccountsDeleteUserAuthorization200Response = undefined;

/** The authorization does not exist, or the caller cannot delete it. */
export type AccountsDeleteUserAuthorization400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsDeleteUserAuthorization401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsDeleteUserAuthorization403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsDeleteUserAuthorization404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsDeleteUserAuthorization405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsDeleteUserAuthorization429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsDeleteUserAuthorization500Response = ErrorDetails;

/**
 * Delete an authorization of an agent.
 *
 * Deletes an authorization, so that the agent can no longer act for the principal. The caller
 * must be the principal or an administrator of the account.
 *
 * `Accounts_deleteUserAuthorization`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/authorization/{authorizationId}`
 *
 * The responses, by status.
 */
export interface AccountsDeleteUserAuthorizationResponses {
    /** The authorization was deleted. The response has no body. */
    200: AccountsDeleteUserAuthorization200Response;
    /** The authorization does not exist, or the caller cannot delete it. */
    400: AccountsDeleteUserAuthorization400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsDeleteUserAuthorization401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsDeleteUserAuthorization403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsDeleteUserAuthorization404Response;
    /** The path exists, but does not support this method. */
    405: AccountsDeleteUserAuthorization405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsDeleteUserAuthorization429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsDeleteUserAuthorization500Response;
}

/**
 * The error codes that `Accounts_deleteUserAuthorization` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AccountsDeleteUserAuthorizationErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Accounts_getPrincipalUserAuthorizations`.
 */
export interface AccountsGetPrincipalUserAuthorizationsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the principal, the user who shares access.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/**
 * Parameters in the query of `Accounts_getPrincipalUserAuthorizations`.
 */
export interface AccountsGetPrincipalUserAuthorizationsQueryParams {
    /**
     * Specifies whether only authorizations that are valid now are returned.
     *
     * @example false
     */
    active_only?: ("true" | "false") | undefined;
    /**
     * The maximum number of records in the response, from 1 to 100; more is read as 100.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Returns only authorizations in which the e-mail address of the other user contains this text.
     *
     * @example harbour.example
     */
    email_substring?: string | undefined;
    /**
     * Specifies whether authorizations of closed users are also returned.
     *
     * @example true
     */
    include_closed_users?: ("true" | "false") | undefined;
    /**
     * Returns only authorizations with one of these permissions, as a comma-separated list of
     * `manage`, `send`, `sign` and `edit`.
     *
     * @example manage,sign
     */
    permissions?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Returns only authorizations for tasks of this system.
     *
     * @example harbourApp
     */
    task_source?: string | undefined;
    /**
     * Returns only authorizations for this type of task.
     *
     * @example envelope
     */
    task_type?: string | undefined;
    /**
     * Returns only authorizations in which the name of the other user contains this text.
     *
     * @example Arcand
     */
    user_name_substring?: string | undefined;
}

/** One page of the authorizations. */
export type AccountsGetPrincipalUserAuthorizations200Response = UserAuthorizations;

/** The user does not exist, or the caller cannot view the authorizations. */
export type AccountsGetPrincipalUserAuthorizations400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsGetPrincipalUserAuthorizations401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsGetPrincipalUserAuthorizations403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsGetPrincipalUserAuthorizations404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsGetPrincipalUserAuthorizations405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsGetPrincipalUserAuthorizations429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsGetPrincipalUserAuthorizations500Response = ErrorDetails;

/**
 * List the agents of a user.
 *
 * Returns the authorizations with which others act for the user in the path. The filters limit
 * the list by permission, period and agent, and the list is paged. The caller must be the
 * principal or an administrator of the account.
 *
 * `Accounts_getPrincipalUserAuthorizations`, `GET /v2.1/accounts/{accountId}/users/{userId}/authorizations`
 *
 * The responses, by status.
 */
export interface AccountsGetPrincipalUserAuthorizationsResponses {
    /** One page of the authorizations. */
    200: AccountsGetPrincipalUserAuthorizations200Response;
    /** The user does not exist, or the caller cannot view the authorizations. */
    400: AccountsGetPrincipalUserAuthorizations400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsGetPrincipalUserAuthorizations401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsGetPrincipalUserAuthorizations403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsGetPrincipalUserAuthorizations404Response;
    /** The path exists, but does not support this method. */
    405: AccountsGetPrincipalUserAuthorizations405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsGetPrincipalUserAuthorizations429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsGetPrincipalUserAuthorizations500Response;
}

/**
 * The error codes that `Accounts_getPrincipalUserAuthorizations` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AccountsGetPrincipalUserAuthorizationsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Accounts_createUserAuthorizations`.
 */
export interface AccountsCreateUserAuthorizationsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the principal, the user who shares access.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The authorizations to create or to change. */
export type AccountsCreateUserAuthorizationsBody = UserAuthorizationsRequest;

/** One result for each item. */
export type AccountsCreateUserAuthorizations200Response = UserAuthorizationsResponse;

/** The request is invalid, or the caller cannot share access of this user. */
export type AccountsCreateUserAuthorizations400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsCreateUserAuthorizations401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsCreateUserAuthorizations403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsCreateUserAuthorizations404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsCreateUserAuthorizations405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsCreateUserAuthorizations429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsCreateUserAuthorizations500Response = ErrorDetails;

/**
 * Create or change authorizations.
 *
 * Creates and changes several authorizations of one principal. An item with an `authorizationId`
 * changes the period of that authorization; others create one. Each item succeeds or fails on
 * its own. The caller must be the principal or an administrator of the account.
 *
 * `Accounts_createUserAuthorizations`, `POST /v2.1/accounts/{accountId}/users/{userId}/authorizations`
 *
 * The responses, by status.
 */
export interface AccountsCreateUserAuthorizationsResponses {
    /** One result for each item. */
    200: AccountsCreateUserAuthorizations200Response;
    /** The request is invalid, or the caller cannot share access of this user. */
    400: AccountsCreateUserAuthorizations400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsCreateUserAuthorizations401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsCreateUserAuthorizations403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsCreateUserAuthorizations404Response;
    /** The path exists, but does not support this method. */
    405: AccountsCreateUserAuthorizations405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsCreateUserAuthorizations429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsCreateUserAuthorizations500Response;
}

/**
 * The error codes that `Accounts_createUserAuthorizations` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AccountsCreateUserAuthorizationsErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Accounts_deleteUserAuthorizations`.
 */
export interface AccountsDeleteUserAuthorizationsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the principal, the user who shares access.
     *
     * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
     */
    userId: string;
}

/** The IDs of the authorizations. */
export type AccountsDeleteUserAuthorizationsBody = UserAuthorizationsDeleteRequest;

/** One result for each ID. */
export type AccountsDeleteUserAuthorizations200Response = UserAuthorizationsDeleteResponse;

/** The request is invalid, or the caller cannot delete authorizations of this user. */
export type AccountsDeleteUserAuthorizations400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsDeleteUserAuthorizations401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsDeleteUserAuthorizations403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsDeleteUserAuthorizations404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsDeleteUserAuthorizations405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsDeleteUserAuthorizations429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsDeleteUserAuthorizations500Response = ErrorDetails;

/**
 * Delete authorizations of agents.
 *
 * Deletes several authorizations of one principal. Each ID succeeds or fails on its own. The
 * caller must be the principal or an administrator of the account.
 *
 * `Accounts_deleteUserAuthorizations`, `DELETE /v2.1/accounts/{accountId}/users/{userId}/authorizations`
 *
 * The responses, by status.
 */
export interface AccountsDeleteUserAuthorizationsResponses {
    /** One result for each ID. */
    200: AccountsDeleteUserAuthorizations200Response;
    /** The request is invalid, or the caller cannot delete authorizations of this user. */
    400: AccountsDeleteUserAuthorizations400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsDeleteUserAuthorizations401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsDeleteUserAuthorizations403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsDeleteUserAuthorizations404Response;
    /** The path exists, but does not support this method. */
    405: AccountsDeleteUserAuthorizations405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsDeleteUserAuthorizations429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsDeleteUserAuthorizations500Response;
}

/**
 * The error codes that `Accounts_deleteUserAuthorizations` can return.
 *
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AccountsDeleteUserAuthorizationsErrorCode = 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';

/**
 * Parameters in the path of `Accounts_getAgentUserAuthorizations`.
 */
export interface AccountsGetAgentUserAuthorizationsParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the agent, the user who gets access.
     *
     * @example 7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520
     */
    userId: string;
}

/**
 * Parameters in the query of `Accounts_getAgentUserAuthorizations`.
 */
export interface AccountsGetAgentUserAuthorizationsQueryParams {
    /**
     * Specifies whether only authorizations that are valid now are returned.
     *
     * @example true
     */
    active_only?: ("true" | "false") | undefined;
    /**
     * The maximum number of records in the response, from 1 to 100; more is read as 100.
     *
     * @example 25
     */
    count?: string | undefined;
    /**
     * Returns only authorizations in which the e-mail address of the other user contains this text.
     *
     * @example harbour.example
     */
    email_substring?: string | undefined;
    /**
     * Specifies whether authorizations of closed users are also returned.
     *
     * @example true
     */
    include_closed_users?: ("true" | "false") | undefined;
    /**
     * Returns only authorizations with one of these permissions, as a comma-separated list of
     * `manage`, `send`, `sign` and `edit`.
     *
     * @example manage,sign
     */
    permissions?: string | undefined;
    /**
     * The 0-based position of the first item of the response in the whole list.
     *
     * @example 0
     */
    start_position?: string | undefined;
    /**
     * Returns only authorizations for tasks of this system.
     *
     * @example harbourApp
     */
    task_source?: string | undefined;
    /**
     * Returns only authorizations for this type of task.
     *
     * @example envelope
     */
    task_type?: string | undefined;
    /**
     * Returns only authorizations in which the name of the other user contains this text.
     *
     * @example Arcand
     */
    user_name_substring?: string | undefined;
}

/** One page of the authorizations. */
export type AccountsGetAgentUserAuthorizations200Response = UserAuthorizations;

/** The user does not exist. */
export type AccountsGetAgentUserAuthorizations400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountsGetAgentUserAuthorizations401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountsGetAgentUserAuthorizations403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountsGetAgentUserAuthorizations404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountsGetAgentUserAuthorizations405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountsGetAgentUserAuthorizations429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountsGetAgentUserAuthorizations500Response = ErrorDetails;

/**
 * List the users that an agent acts for.
 *
 * Returns the authorizations with which the user in the path acts for others. An administrator
 * gets all of them; the agent too. Other callers get only those in which they are the principal.
 * The filters are those of the list of agents.
 *
 * `Accounts_getAgentUserAuthorizations`, `GET /v2.1/accounts/{accountId}/users/{userId}/authorizations/agent`
 *
 * The responses, by status.
 */
export interface AccountsGetAgentUserAuthorizationsResponses {
    /** One page of the authorizations. */
    200: AccountsGetAgentUserAuthorizations200Response;
    /** The user does not exist. */
    400: AccountsGetAgentUserAuthorizations400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountsGetAgentUserAuthorizations401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountsGetAgentUserAuthorizations403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountsGetAgentUserAuthorizations404Response;
    /** The path exists, but does not support this method. */
    405: AccountsGetAgentUserAuthorizations405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountsGetAgentUserAuthorizations429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountsGetAgentUserAuthorizations500Response;
}

/**
 * The error codes that `Accounts_getAgentUserAuthorizations` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_FOUND` (400): The account does not have a user with this ID. List its users to find the right one. Some operations return status 404 instead.
 */
export type AccountsGetAgentUserAuthorizationsErrorCode = 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_FOUND';
