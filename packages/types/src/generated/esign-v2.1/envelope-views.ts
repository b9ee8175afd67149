// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ConsoleViewRequest } from './schemas/consoleViewRequest.js';
import type { CorrectViewRequest } from './schemas/correctViewRequest.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { RecipientViewRequest } from './schemas/recipientViewRequest.js';
import type { ReturnUrlRequest } from './schemas/returnUrlRequest.js';
import type { ViewUrl } from './schemas/viewUrl.js';

/**
 * Parameters in the path of `EnvelopeViews_createCorrect`.
 */
export interface EnvelopeViewsCreateCorrectParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** How the page opens, and where the browser goes afterwards. */
export type EnvelopeViewsCreateCorrectBody = CorrectViewRequest;

/** The address of the page. */
export type EnvelopeViewsCreateCorrect201Response = ViewUrl;

/** The request does not fit the contract, or the envelope is not under way. */
export type EnvelopeViewsCreateCorrect400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeViewsCreateCorrect401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeViewsCreateCorrect403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeViewsCreateCorrect404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeViewsCreateCorrect405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeViewsCreateCorrect429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeViewsCreateCorrect500Response = ErrorDetails;

/**
 * Open the page for correcting an envelope.
 *
 * Gives the address of the page on which the sender corrects an envelope that is sent or delivered,
 * inside the sender's own application. While the page is open, the envelope has the status `correct`
 * and nobody can sign; afterwards it goes back to where it stood. The address can be used once, right
 * away.
 *
 * When the page is left, the browser goes to `returnUrl` with `event` in the query: `send`, `save`,
 * `cancel`, `error` or `sessionEnd`.
 *
 * `EnvelopeViews_createCorrect`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/correct`
 *
 * What it answers with, by status.
 */
export interface EnvelopeViewsCreateCorrectResponses {
    /** The address of the page. */
    201: EnvelopeViewsCreateCorrect201Response;
    /** The request does not fit the contract, or the envelope is not under way. */
    400: EnvelopeViewsCreateCorrect400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeViewsCreateCorrect401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeViewsCreateCorrect403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeViewsCreateCorrect404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeViewsCreateCorrect405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeViewsCreateCorrect429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeViewsCreateCorrect500Response;
}

/**
 * The error codes that `EnvelopeViews_createCorrect` is known to answer with.
 *
 * - `ENVELOPE_CANNOT_CORRECT_INVALID_STATE` (400): The envelope is neither sent nor delivered, so there is nothing to correct. Change a draft directly, and make a new envelope in place of a finished one.
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeViewsCreateCorrectErrorCode = 'ENVELOPE_CANNOT_CORRECT_INVALID_STATE' | 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeViews_createEdit`.
 */
export interface EnvelopeViewsCreateEditParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** Where the browser goes afterwards. */
export type EnvelopeViewsCreateEditBody = ReturnUrlRequest;

/** The address of the page. */
export type EnvelopeViewsCreateEdit201Response = ViewUrl;

/** The request does not fit the contract, or the envelope is finished or not of the caller. */
export type EnvelopeViewsCreateEdit400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeViewsCreateEdit401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeViewsCreateEdit403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeViewsCreateEdit404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeViewsCreateEdit405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeViewsCreateEdit429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeViewsCreateEdit500Response = ErrorDetails;

/**
 * Open the page for editing an envelope.
 *
 * Gives the address of the page on which the caller changes documents, recipients and tabs of an
 * envelope that is not finished, inside the caller's own application. The address can be used once,
 * right away, and opens the envelope with the caller's rights.
 *
 * When the page is left, the browser goes to `returnUrl` with `event` in the query.
 *
 * `EnvelopeViews_createEdit`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/edit`
 *
 * What it answers with, by status.
 */
export interface EnvelopeViewsCreateEditResponses {
    /** The address of the page. */
    201: EnvelopeViewsCreateEdit201Response;
    /** The request does not fit the contract, or the envelope is finished or not of the caller. */
    400: EnvelopeViewsCreateEdit400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeViewsCreateEdit401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeViewsCreateEdit403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeViewsCreateEdit404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeViewsCreateEdit405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeViewsCreateEdit429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeViewsCreateEdit500Response;
}

/**
 * The error codes that `EnvelopeViews_createEdit` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeViewsCreateEditErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeViews_createRecipient`.
 */
export interface EnvelopeViewsCreateRecipientParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** Who signs, how the caller knows, and where the browser goes afterwards. */
export type EnvelopeViewsCreateRecipientBody = RecipientViewRequest;

/** The address of the page. */
export type EnvelopeViewsCreateRecipient201Response = ViewUrl;

/**
 * The request does not fit the contract, nobody in the envelope is this recipient, or it is not
 * yet their turn.
 */
export type EnvelopeViewsCreateRecipient400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeViewsCreateRecipient401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeViewsCreateRecipient403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeViewsCreateRecipient404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeViewsCreateRecipient405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeViewsCreateRecipient429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeViewsCreateRecipient500Response = ErrorDetails;

/**
 * Open the signing page for a recipient.
 *
 * Gives the address of the page on which a recipient reads and signs an envelope inside the caller's
 * own application. The address can be used once, and only within 300 seconds; make it when the
 * recipient is there, and never send it by e-mail.
 *
 * A draft cannot be opened. To sign, the envelope must be sent or delivered and it must be the
 * recipient's turn; a finished envelope is only shown. `clientUserId`, name and e-mail address must
 * be those that the envelope has. The caller vouches for the recipient's identity with
 * `authenticationMethod`, which goes into the record.
 *
 * When the page is left, the browser goes to `returnUrl` with `event` in the query:
 * `signing_complete`, `viewing_complete`, `cancel` (also for signing later), `decline`,
 * `access_code_failed`, `id_check_failed`, `fax_pending`, `session_timeout`, `ttl_expired` or
 * `exception`. Do not take it as a proof; ask for the status of the envelope.
 *
 * `EnvelopeViews_createRecipient`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/recipient`
 *
 * What it answers with, by status.
 */
export interface EnvelopeViewsCreateRecipientResponses {
    /** The address of the page. */
    201: EnvelopeViewsCreateRecipient201Response;
    /**
     * The request does not fit the contract, nobody in the envelope is this recipient, or it is not
     * yet their turn.
     */
    400: EnvelopeViewsCreateRecipient400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeViewsCreateRecipient401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeViewsCreateRecipient403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeViewsCreateRecipient404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeViewsCreateRecipient405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeViewsCreateRecipient429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeViewsCreateRecipient500Response;
}

/**
 * The error codes that `EnvelopeViews_createRecipient` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_CAPTIVE_RECIPIENT_OPERATION` (400): The call is for an embedded recipient, but no recipient has this `clientUserId`. Send the same one that the recipient has in the envelope.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RECIPIENT_NOT_IN_SEQUENCE` (400): It is not this recipient's turn yet. Open the page when those before have finished.
 * - `UNKNOWN_ENVELOPE_RECIPIENT` (400): No recipient of the envelope has the identity that the call gives. Send name, e-mail address and IDs as they are in the envelope.
 */
export type EnvelopeViewsCreateRecipientErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_CAPTIVE_RECIPIENT_OPERATION' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RECIPIENT_NOT_IN_SEQUENCE' | 'UNKNOWN_ENVELOPE_RECIPIENT';

/**
 * Parameters in the path of `EnvelopeViews_createSender`.
 */
export interface EnvelopeViewsCreateSenderParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** Where the browser goes afterwards. */
export type EnvelopeViewsCreateSenderBody = ReturnUrlRequest;

/** The address of the page. */
export type EnvelopeViewsCreateSender201Response = ViewUrl;

/** The request does not fit the contract, or the envelope is no draft of the caller. */
export type EnvelopeViewsCreateSender400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeViewsCreateSender401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeViewsCreateSender403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeViewsCreateSender404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeViewsCreateSender405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeViewsCreateSender429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeViewsCreateSender500Response = ErrorDetails;

/**
 * Open the page for preparing and sending an envelope.
 *
 * Gives the address of the page on which the caller completes a draft and sends it, inside the
 * caller's own application. The address can be used once, right away, and opens the draft with the
 * caller's rights.
 *
 * When the page is left, the browser goes to `returnUrl` with `envelopeId` and `event` in the query:
 * `Send`, `Save`, `Cancel`, `Error` or `SessionEnd`.
 *
 * `EnvelopeViews_createSender`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/sender`
 *
 * What it answers with, by status.
 */
export interface EnvelopeViewsCreateSenderResponses {
    /** The address of the page. */
    201: EnvelopeViewsCreateSender201Response;
    /** The request does not fit the contract, or the envelope is no draft of the caller. */
    400: EnvelopeViewsCreateSender400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeViewsCreateSender401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeViewsCreateSender403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeViewsCreateSender404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeViewsCreateSender405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeViewsCreateSender429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeViewsCreateSender500Response;
}

/**
 * The error codes that `EnvelopeViews_createSender` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 * - `USER_NOT_ENVELOPE_SENDER` (400): Only the sender of the envelope may do this. Call as the sender, or as an administrator where the operation allows it.
 */
export type EnvelopeViewsCreateSenderErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS' | 'USER_NOT_ENVELOPE_SENDER';

/**
 * Parameters in the path of `EnvelopeViews_createSharedRecipient`.
 */
export interface EnvelopeViewsCreateSharedRecipientParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The envelope, by the GUID that its creation returned.
     *
     * @example 3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24
     */
    envelopeId: string;
}

/** Whose envelope it is, and where the browser goes afterwards. */
export type EnvelopeViewsCreateSharedRecipientBody = RecipientViewRequest;

/** The address of the page. */
export type EnvelopeViewsCreateSharedRecipient201Response = ViewUrl;

/** The request does not fit the contract, or the envelope is not shared with the caller. */
export type EnvelopeViewsCreateSharedRecipient400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeViewsCreateSharedRecipient401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeViewsCreateSharedRecipient403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeViewsCreateSharedRecipient404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeViewsCreateSharedRecipient405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeViewsCreateSharedRecipient429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeViewsCreateSharedRecipient500Response = ErrorDetails;

/**
 * Open an envelope that a recipient shares.
 *
 * Gives the address of the page on which a user sees an envelope that a recipient of the same account
 * shares with them. The caller must be a user with whom the recipient's envelopes are shared; the
 * page shows what the recipient would see.
 *
 * The address can be used once, within 300 seconds. Afterwards the browser goes to `returnUrl` with
 * `event` in the query.
 *
 * `EnvelopeViews_createSharedRecipient`, `POST /v2.1/accounts/{accountId}/envelopes/{envelopeId}/views/shared`
 *
 * What it answers with, by status.
 */
export interface EnvelopeViewsCreateSharedRecipientResponses {
    /** The address of the page. */
    201: EnvelopeViewsCreateSharedRecipient201Response;
    /** The request does not fit the contract, or the envelope is not shared with the caller. */
    400: EnvelopeViewsCreateSharedRecipient400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeViewsCreateSharedRecipient401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeViewsCreateSharedRecipient403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeViewsCreateSharedRecipient404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeViewsCreateSharedRecipient405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeViewsCreateSharedRecipient429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeViewsCreateSharedRecipient500Response;
}

/**
 * The error codes that `EnvelopeViews_createSharedRecipient` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `ENVELOPE_INVALID_STATUS` (400): The status in the request is unknown, or the envelope stands where this change is not allowed. Read its status, and change it only while it is a draft or in process.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `UNKNOWN_ENVELOPE_RECIPIENT` (400): No recipient of the envelope has the identity that the call gives. Send name, e-mail address and IDs as they are in the envelope.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeViewsCreateSharedRecipientErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'ENVELOPE_INVALID_STATUS' | 'INVALID_REQUEST_BODY' | 'UNKNOWN_ENVELOPE_RECIPIENT' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `EnvelopeViews_createConsole`.
 */
export interface EnvelopeViewsCreateConsoleParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** What to open, and where the browser goes afterwards. */
export type EnvelopeViewsCreateConsoleBody = ConsoleViewRequest;

/** The address of the application. */
export type EnvelopeViewsCreateConsole201Response = ViewUrl;

/** The request does not fit the contract, or the caller may not see the envelope. */
export type EnvelopeViewsCreateConsole400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type EnvelopeViewsCreateConsole401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type EnvelopeViewsCreateConsole403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type EnvelopeViewsCreateConsole404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type EnvelopeViewsCreateConsole405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type EnvelopeViewsCreateConsole429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type EnvelopeViewsCreateConsole500Response = ErrorDetails;

/**
 * Open the web application.
 *
 * Gives the address at which the web application opens inside the caller's own, with the caller's
 * rights: with the list of envelopes, or with one envelope where `envelopeId` names it. The address
 * can be used once, right away.
 *
 * Unlike the other views it does not confine the user to one envelope.
 *
 * `EnvelopeViews_createConsole`, `POST /v2.1/accounts/{accountId}/views/console`
 *
 * What it answers with, by status.
 */
export interface EnvelopeViewsCreateConsoleResponses {
    /** The address of the application. */
    201: EnvelopeViewsCreateConsole201Response;
    /** The request does not fit the contract, or the caller may not see the envelope. */
    400: EnvelopeViewsCreateConsole400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: EnvelopeViewsCreateConsole401Response;
    /** The token is good, but the user may not do this in the account. */
    403: EnvelopeViewsCreateConsole403Response;
    /** No such address, or nothing is stored under it. */
    404: EnvelopeViewsCreateConsole404Response;
    /** The address exists, but not with this method. */
    405: EnvelopeViewsCreateConsole405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: EnvelopeViewsCreateConsole429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: EnvelopeViewsCreateConsole500Response;
}

/**
 * The error codes that `EnvelopeViews_createConsole` is known to answer with.
 *
 * - `ENVELOPE_DOES_NOT_EXIST` (400): No envelope has this ID, it was purged, or the caller may not see it. Check the ID and the account; some calls answer with status 404 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type EnvelopeViewsCreateConsoleErrorCode = 'ENVELOPE_DOES_NOT_EXIST' | 'INVALID_REQUEST_BODY' | 'USER_LACKS_PERMISSIONS';
