// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConsoleViewRequest } from './schemas/consoleViewRequest.js';
import type { CorrectViewRequest } from './schemas/correctViewRequest.js';
import type { EnvelopeViewRequest } from './schemas/envelopeViewRequest.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { RecipientViewRequest } from './schemas/recipientViewRequest.js';
import type { ViewUrl } from './schemas/viewUrl.js';

/**
 * Parameters in the path of `EnvelopeViews_createCorrect`.
 */
export interface EnvelopeViewsCreateCorrectParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** The options of the page, and the URL to which the browser is redirected afterwards. */
export type EnvelopeViewsCreateCorrectBody = CorrectViewRequest;

/** The URL of the page. */
export type EnvelopeViewsCreateCorrect201Response = ViewUrl;

/** The request is invalid, or the envelope is not in process. */
export type EnvelopeViewsCreateCorrect400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeViewsCreateCorrect401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeViewsCreateCorrect403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeViewsCreateCorrect404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeViewsCreateCorrect405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeViewsCreateCorrect429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeViewsCreateCorrect500Response = ErrorDetails;

/**
 * Open the page for correcting an envelope.
 *
 * Returns the URL of the page on which the sender corrects an envelope that is sent or delivered,
 * inside the sender's own application. While the page is open, the envelope has the status `correct`
 * and cannot be signed. Afterwards it returns to its previous status. The URL can be used only once
 * and immediately.
 *
 * When the user leaves the page, the browser is redirected to `returnUrl` with the query parameter
 * `event`: `send`, `save`, `cancel`, `error` or `sessionEnd`.
 *
 * `EnvelopeViews_createCorrect`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct`
 *
 * The responses, by status.
 */
export interface EnvelopeViewsCreateCorrectResponses {
    /** The URL of the page. */
    201: EnvelopeViewsCreateCorrect201Response;
    /** The request is invalid, or the envelope is not in process. */
    400: EnvelopeViewsCreateCorrect400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeViewsCreateCorrect401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeViewsCreateCorrect403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeViewsCreateCorrect404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeViewsCreateCorrect405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeViewsCreateCorrect429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeViewsCreateCorrect500Response;
}

/**
 * The error codes that `EnvelopeViews_createCorrect` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_CANNOT_CORRECT_INVALID_STATE` (400): The envelope is neither sent nor delivered, so it cannot be corrected. Change a draft directly, and create a new envelope to replace a completed one.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeViewsCreateCorrectErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_CANNOT_CORRECT_INVALID_STATE' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeViews_deleteEnvelopeCorrectView`.
 */
export interface EnvelopeViewsDeleteEnvelopeCorrectViewParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** One URL is revoked. */
export type EnvelopeViewsDeleteEnvelopeCorrectViewBody = CorrectViewRequest;

/** The URL was revoked. The response has no body. */
export type EnvelopeViewsDeleteEnvelopeCorrectView200Response = undefined;

/** The request is invalid. */
export type EnvelopeViewsDeleteEnvelopeCorrectView400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeViewsDeleteEnvelopeCorrectView401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeViewsDeleteEnvelopeCorrectView403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeViewsDeleteEnvelopeCorrectView404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeViewsDeleteEnvelopeCorrectView405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeViewsDeleteEnvelopeCorrectView429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeViewsDeleteEnvelopeCorrectView500Response = ErrorDetails;

/**
 * Revoke the correction page of an envelope.
 *
 * Makes the URL of a correction page useless. Without `viewUrl`, all URLs of correction pages of
 * the envelope that were requested by the caller are revoked, and an envelope that is being
 * corrected returns to its previous status. The response has no body.
 *
 * `EnvelopeViews_deleteEnvelopeCorrectView`, `DELETE /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct`
 *
 * The responses, by status.
 */
export interface EnvelopeViewsDeleteEnvelopeCorrectViewResponses {
    /** The URL was revoked. The response has no body. */
    200: EnvelopeViewsDeleteEnvelopeCorrectView200Response;
    /** The request is invalid. */
    400: EnvelopeViewsDeleteEnvelopeCorrectView400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeViewsDeleteEnvelopeCorrectView401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeViewsDeleteEnvelopeCorrectView403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeViewsDeleteEnvelopeCorrectView404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeViewsDeleteEnvelopeCorrectView405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeViewsDeleteEnvelopeCorrectView429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeViewsDeleteEnvelopeCorrectView500Response;
}

/**
 * The error codes that `EnvelopeViews_deleteEnvelopeCorrectView` can return.
 *
 * - `ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM` (400): No account has the ID in the path. Get the account ID and the URL of the site from `OAuth_userInfo`.
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeViewsDeleteEnvelopeCorrectViewErrorCode = 'ACCOUNT_DOES_NOT_EXIST_IN_SYSTEM' | 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeViews_createEdit`.
 */
export interface EnvelopeViewsCreateEditParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** The settings of the page, and the URL to which the browser is redirected afterwards. */
export type EnvelopeViewsCreateEditBody = EnvelopeViewRequest;

/** The URL of the page. */
export type EnvelopeViewsCreateEdit201Response = ViewUrl;

/** The request is invalid, or the envelope is finished or does not belong to the caller. */
export type EnvelopeViewsCreateEdit400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeViewsCreateEdit401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeViewsCreateEdit403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeViewsCreateEdit404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeViewsCreateEdit405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeViewsCreateEdit429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeViewsCreateEdit500Response = ErrorDetails;

/**
 * Open the page for editing an envelope.
 *
 * Returns the URL of the page on which the caller changes documents, recipients and tabs of an
 * unfinished envelope, inside the caller's own application. The URL can be used only once and
 * immediately, and opens the envelope with the rights of the caller.
 *
 * When the user leaves the page, the browser is redirected to `returnUrl` with the query parameter
 * `event`.
 *
 * `EnvelopeViews_createEdit`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/edit`
 *
 * The responses, by status.
 */
export interface EnvelopeViewsCreateEditResponses {
    /** The URL of the page. */
    201: EnvelopeViewsCreateEdit201Response;
    /** The request is invalid, or the envelope is finished or does not belong to the caller. */
    400: EnvelopeViewsCreateEdit400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeViewsCreateEdit401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeViewsCreateEdit403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeViewsCreateEdit404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeViewsCreateEdit405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeViewsCreateEdit429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeViewsCreateEdit500Response;
}

/**
 * The error codes that `EnvelopeViews_createEdit` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeViewsCreateEditErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeViews_createRecipient`.
 */
export interface EnvelopeViewsCreateRecipientParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 6b1e9d04-a2f7-4c38-8d5b-c70e4f93a216
     */
    envelopeId: string;
}

/**
 * The recipient, the authentication method, and the URL to which the browser is redirected
 * afterwards.
 */
export type EnvelopeViewsCreateRecipientBody = RecipientViewRequest;

/** The URL of the page. */
export type EnvelopeViewsCreateRecipient201Response = ViewUrl;

/**
 * The request is invalid, the recipient does not exist in the envelope, or the recipient is not
 * next in the routing order.
 */
export type EnvelopeViewsCreateRecipient400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeViewsCreateRecipient401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeViewsCreateRecipient403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeViewsCreateRecipient404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeViewsCreateRecipient405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeViewsCreateRecipient429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeViewsCreateRecipient500Response = ErrorDetails;

/**
 * Open the signing page for a recipient.
 *
 * Returns the URL of the page on which a recipient reads and signs an envelope inside the caller's
 * own application. The URL can be used only once, within 300 seconds. Request it when the recipient
 * is ready, and never send it by e-mail.
 *
 * A draft cannot be opened. To sign, the envelope must be sent or delivered, and the recipient must
 * be next in the routing order. A finished envelope is only displayed. `clientUserId`, name and
 * e-mail address must match the envelope. The host of an in-person signer does not need a
 * `clientUserId`: `userName` and `email` of the host are sufficient. The caller vouches for the recipient's identity with
 * `authenticationMethod`, which is recorded.
 *
 * When the recipient leaves the page, the browser is redirected to `returnUrl` with the query
 * parameter `event`: `signing_complete`, `viewing_complete`, `cancel` (also for signing later),
 * `decline`, `access_code_failed`, `id_check_failed`, `fax_pending`, `session_timeout`,
 * `ttl_expired` or `exception`. Do not use it as a proof. Check the envelope status instead.
 *
 * `EnvelopeViews_createRecipient`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient`
 *
 * The responses, by status.
 */
export interface EnvelopeViewsCreateRecipientResponses {
    /** The URL of the page. */
    201: EnvelopeViewsCreateRecipient201Response;
    /**
     * The request is invalid, the recipient does not exist in the envelope, or the recipient is not
     * next in the routing order.
     */
    400: EnvelopeViewsCreateRecipient400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeViewsCreateRecipient401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeViewsCreateRecipient403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeViewsCreateRecipient404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeViewsCreateRecipient405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeViewsCreateRecipient429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeViewsCreateRecipient500Response;
}

/**
 * The error codes that `EnvelopeViews_createRecipient` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `INVALID_USERID` (200): A user in the list does not belong to the account. The code appears in the entry of that user, and the other users are processed. For the whole response, with status 400 or 401, it means that the caller is unknown on this site. Get the base URL from `OAuth_userInfo`.
 * - `RECIPIENT_NOT_IN_SEQUENCE` (400): The recipient is not next in the routing order. Open the page after the earlier recipients have finished.
 * - `UNKNOWN_ENVELOPE_RECIPIENT` (400): No recipient of the envelope matches the identity in the request. Send the name, e-mail address and IDs of the recipient in the envelope.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeViewsCreateRecipientErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'INVALID_USERID' | 'RECIPIENT_NOT_IN_SEQUENCE' | 'UNKNOWN_ENVELOPE_RECIPIENT' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeViews_createSender`.
 */
export interface EnvelopeViewsCreateSenderParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example f27b6a08-4e1d-4c95-b3a2-60d8e7c1594b
     */
    envelopeId: string;
}

/** The settings of the page, and the URL to which the browser is redirected afterwards. */
export type EnvelopeViewsCreateSenderBody = EnvelopeViewRequest;

/** The URL of the page. */
export type EnvelopeViewsCreateSender201Response = ViewUrl;

/** The request is invalid, or the envelope is not a draft of the caller. */
export type EnvelopeViewsCreateSender400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeViewsCreateSender401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeViewsCreateSender403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeViewsCreateSender404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeViewsCreateSender405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeViewsCreateSender429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeViewsCreateSender500Response = ErrorDetails;

/**
 * Open the page for preparing and sending an envelope.
 *
 * Returns the URL of the page on which the caller completes a draft and sends it, inside the
 * caller's own application. The URL can be used only once and immediately, and opens the draft with
 * the rights of the caller.
 *
 * When the user leaves the page, the browser is redirected to `returnUrl` with the query parameters
 * `envelopeId` and `event`: `Send`, `Save`, `Cancel`, `Error` or `SessionEnd`.
 *
 * `EnvelopeViews_createSender`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/sender`
 *
 * The responses, by status.
 */
export interface EnvelopeViewsCreateSenderResponses {
    /** The URL of the page. */
    201: EnvelopeViewsCreateSender201Response;
    /** The request is invalid, or the envelope is not a draft of the caller. */
    400: EnvelopeViewsCreateSender400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeViewsCreateSender401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeViewsCreateSender403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeViewsCreateSender404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeViewsCreateSender405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeViewsCreateSender429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeViewsCreateSender500Response;
}

/**
 * The error codes that `EnvelopeViews_createSender` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): The operation requires the sender of the envelope. Use the token of the sender, or of an administrator if the operation allows it.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeViewsCreateSenderErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeViews_createSharedRecipient`.
 */
export interface EnvelopeViewsCreateSharedRecipientParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the envelope, as returned when it was created.
     *
     * @example 6b1e9d04-a2f7-4c38-8d5b-c70e4f93a216
     */
    envelopeId: string;
}

/**
 * The recipient who shares the envelope, and the URL to which the browser is redirected
 * afterwards.
 */
export type EnvelopeViewsCreateSharedRecipientBody = RecipientViewRequest;

/** The URL of the page. */
export type EnvelopeViewsCreateSharedRecipient201Response = ViewUrl;

/** The request is invalid, or the envelope is not shared with the caller. */
export type EnvelopeViewsCreateSharedRecipient400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeViewsCreateSharedRecipient401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeViewsCreateSharedRecipient403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeViewsCreateSharedRecipient404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeViewsCreateSharedRecipient405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeViewsCreateSharedRecipient429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeViewsCreateSharedRecipient500Response = ErrorDetails;

/**
 * Open an envelope that a recipient shares.
 *
 * Returns the URL of the page on which a user views an envelope that a recipient of the same account
 * shares with them. The caller must be a user with whom the recipient's envelopes are shared. The
 * page shows what the recipient would see.
 *
 * The URL can be used only once, within 300 seconds. Afterwards the browser is redirected to
 * `returnUrl` with the query parameter `event`.
 *
 * `EnvelopeViews_createSharedRecipient`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/shared`
 *
 * The responses, by status.
 */
export interface EnvelopeViewsCreateSharedRecipientResponses {
    /** The URL of the page. */
    201: EnvelopeViewsCreateSharedRecipient201Response;
    /** The request is invalid, or the envelope is not shared with the caller. */
    400: EnvelopeViewsCreateSharedRecipient400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeViewsCreateSharedRecipient401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeViewsCreateSharedRecipient403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeViewsCreateSharedRecipient404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeViewsCreateSharedRecipient405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeViewsCreateSharedRecipient429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeViewsCreateSharedRecipient500Response;
}

/**
 * The error codes that `EnvelopeViews_createSharedRecipient` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the current status of the envelope does not allow the change. Check its status, and change the envelope only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `UNKNOWN_ENVELOPE_RECIPIENT` (400): No recipient of the envelope matches the identity in the request. Send the name, e-mail address and IDs of the recipient in the envelope.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeViewsCreateSharedRecipientErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'UNKNOWN_ENVELOPE_RECIPIENT' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeViews_createConsole`.
 */
export interface EnvelopeViewsCreateConsoleParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The page to open, and the URL to which the browser is redirected afterwards. */
export type EnvelopeViewsCreateConsoleBody = ConsoleViewRequest;

/** The URL of the application. */
export type EnvelopeViewsCreateConsole201Response = ViewUrl;

/** The request is invalid, or the caller cannot access the envelope. */
export type EnvelopeViewsCreateConsole400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type EnvelopeViewsCreateConsole401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type EnvelopeViewsCreateConsole403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type EnvelopeViewsCreateConsole404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type EnvelopeViewsCreateConsole405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type EnvelopeViewsCreateConsole429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type EnvelopeViewsCreateConsole500Response = ErrorDetails;

/**
 * Open the web application.
 *
 * Returns the URL at which the web application opens inside the application of the caller, with the
 * rights of the caller. It shows the list of envelopes, or the envelope in `envelopeId`. The URL can
 * be used only once and immediately.
 *
 * Unlike the other views, it does not limit the user to one envelope.
 *
 * `EnvelopeViews_createConsole`, `POST /v2.1/accounts/{accountId}/views/console`
 *
 * The responses, by status.
 */
export interface EnvelopeViewsCreateConsoleResponses {
    /** The URL of the application. */
    201: EnvelopeViewsCreateConsole201Response;
    /** The request is invalid, or the caller cannot access the envelope. */
    400: EnvelopeViewsCreateConsole400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: EnvelopeViewsCreateConsole401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: EnvelopeViewsCreateConsole403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: EnvelopeViewsCreateConsole404Response;
    /** The path exists, but does not support this method. */
    405: EnvelopeViewsCreateConsole405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: EnvelopeViewsCreateConsole429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: EnvelopeViewsCreateConsole500Response;
}

/**
 * The error codes that `EnvelopeViews_createConsole` can return.
 *
 * - `ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE` (400): The envelope belongs to another account. Use the ID of the account that sent it.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, the envelope was purged, or the caller does not have access to it. Check the ID and the account. Some operations return status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT` (400): The caller is neither the sender nor a recipient of the envelope, and is not an administrator. Use the token of one of them.
 */
export type EnvelopeViewsCreateConsoleErrorCode = 'ACCOUNT_NOT_AUTHORIZED_FOR_ENVELOPE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT';
