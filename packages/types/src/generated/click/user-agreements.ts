// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { BulkClickwrapRequest } from './schemas/bulkClickwrapRequest.js';
import type { ClickwrapAgreementsResponse } from './schemas/clickwrapAgreementsResponse.js';
import type { Document } from './schemas/document.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { UserAgreementRequest } from './schemas/userAgreementRequest.js';
import type { UserAgreementResponse } from './schemas/userAgreementResponse.js';

/**
 * Parameters in the path of `UserAgreements_PostHasAgreed`.
 */
export interface UserAgreementsPostHasAgreedParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
}

/** The person, and the values of the fields. */
export type UserAgreementsPostHasAgreedBody = UserAgreementRequest;

/** The person has agreed before. */
export type UserAgreementsPostHasAgreed200Response = UserAgreementResponse;

/** The person has not agreed. The agreement has a URL. */
export type UserAgreementsPostHasAgreed201Response = UserAgreementResponse;

/** The request is invalid. */
export type UserAgreementsPostHasAgreed400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserAgreementsPostHasAgreed401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type UserAgreementsPostHasAgreed403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserAgreementsPostHasAgreed404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserAgreementsPostHasAgreed405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserAgreementsPostHasAgreed429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserAgreementsPostHasAgreed500Response = ErrorDetails;

/**
 * Ask for the agreement of a person.
 *
 * Reports whether a person has agreed to the active version of a clickwrap. If not, the response
 * is 201 with the URL at which the person can answer, for an hour. A person who has agreed gets
 * 200 without a URL, until a version requires agreeing again or the interval of
 * `scheduledReacceptance` is over.
 *
 * `UserAgreements_PostHasAgreed`, `POST /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements`
 *
 * The responses, by status.
 */
export interface UserAgreementsPostHasAgreedResponses {
    /** The person has agreed before. */
    200: UserAgreementsPostHasAgreed200Response;
    /** The person has not agreed. The agreement has a URL. */
    201: UserAgreementsPostHasAgreed201Response;
    /** The request is invalid. */
    400: UserAgreementsPostHasAgreed400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserAgreementsPostHasAgreed401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: UserAgreementsPostHasAgreed403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserAgreementsPostHasAgreed404Response;
    /** The path exists, but does not support this method. */
    405: UserAgreementsPostHasAgreed405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserAgreementsPostHasAgreed429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserAgreementsPostHasAgreed500Response;
}

/**
 * The error codes that `UserAgreements_PostHasAgreed` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `NO_ACTIVE_VERSION` (400): The clickwrap has no active version, so nobody can agree to it. Activate a version first.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type UserAgreementsPostHasAgreedErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'NO_ACTIVE_VERSION' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `UserAgreements_GetAgreement`.
 */
export interface UserAgreementsGetAgreementParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
    /**
     * The ID of the agreement, as returned when it was created.
     *
     * @example d2a7e9c4-68b1-4305-9e8f-b40c6d1f3a72
     */
    agreementId: string;
}

/** The agreement. */
export type UserAgreementsGetAgreement200Response = UserAgreementResponse;

/** A parameter is invalid. */
export type UserAgreementsGetAgreement400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserAgreementsGetAgreement401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type UserAgreementsGetAgreement403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserAgreementsGetAgreement404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserAgreementsGetAgreement405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserAgreementsGetAgreement429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserAgreementsGetAgreement500Response = ErrorDetails;

/**
 * Read an agreement.
 *
 * Returns the answer of a person with the documents and settings of its version.
 *
 * `UserAgreements_GetAgreement`, `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements/{agreementId}`
 *
 * The responses, by status.
 */
export interface UserAgreementsGetAgreementResponses {
    /** The agreement. */
    200: UserAgreementsGetAgreement200Response;
    /** A parameter is invalid. */
    400: UserAgreementsGetAgreement400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserAgreementsGetAgreement401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: UserAgreementsGetAgreement403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserAgreementsGetAgreement404Response;
    /** The path exists, but does not support this method. */
    405: UserAgreementsGetAgreement405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserAgreementsGetAgreement429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserAgreementsGetAgreement500Response;
}

/**
 * The error codes that `UserAgreements_GetAgreement` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type UserAgreementsGetAgreementErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `UserAgreements_GetAgreementPdf`.
 */
export interface UserAgreementsGetAgreementPdfParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
    /**
     * The ID of the agreement, as returned when it was created.
     *
     * @example d2a7e9c4-68b1-4305-9e8f-b40c6d1f3a72
     */
    agreementId: string;
}

/**
 * Parameters in the query of `UserAgreements_GetAgreementPdf`.
 */
export interface UserAgreementsGetAgreementPdfQueryParams {
    /**
     * Specifies whether the certificate of completion is behind the documents.
     *
     * @example true
     */
    include_coc?: boolean | undefined;
}

/** The documents as PDF. */
export type UserAgreementsGetAgreementPdf200Response = Blob;

/** The request is invalid. */
export type UserAgreementsGetAgreementPdf400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserAgreementsGetAgreementPdf401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type UserAgreementsGetAgreementPdf403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserAgreementsGetAgreementPdf404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserAgreementsGetAgreementPdf405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserAgreementsGetAgreementPdf429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserAgreementsGetAgreementPdf500Response = ErrorDetails;

/**
 * Download an agreement as PDF.
 *
 * Returns the documents that a person has agreed to as one PDF. With `include_coc` the certificate
 * of completion is behind them, which has the values of the fields.
 *
 * `UserAgreements_GetAgreementPdf`, `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements/{agreementId}/download`
 *
 * The responses, by status.
 */
export interface UserAgreementsGetAgreementPdfResponses {
    /** The documents as PDF. */
    200: UserAgreementsGetAgreementPdf200Response;
    /** The request is invalid. */
    400: UserAgreementsGetAgreementPdf400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserAgreementsGetAgreementPdf401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: UserAgreementsGetAgreementPdf403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserAgreementsGetAgreementPdf404Response;
    /** The path exists, but does not support this method. */
    405: UserAgreementsGetAgreementPdf405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserAgreementsGetAgreementPdf429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserAgreementsGetAgreementPdf500Response;
}

/**
 * The error codes that `UserAgreements_GetAgreementPdf` can return.
 *
 * - `AGREEMENT_NOT_AGREED` (400): Nobody has agreed yet, so there is no document to download. Wait until the status of the agreement is `agreed`.
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type UserAgreementsGetAgreementPdfErrorCode = 'AGREEMENT_NOT_AGREED' | 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `UserAgreements_PostBulkClickwrapAgreements`.
 */
export interface UserAgreementsPostBulkClickwrapAgreementsParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
}

/** The period and the status of the agreements. */
export type UserAgreementsPostBulkClickwrapAgreementsBody = BulkClickwrapRequest;

/** The export begins. The response has no body. */
export type UserAgreementsPostBulkClickwrapAgreements201Response = undefined;

/** The request is invalid. */
export type UserAgreementsPostBulkClickwrapAgreements400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserAgreementsPostBulkClickwrapAgreements401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type UserAgreementsPostBulkClickwrapAgreements403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserAgreementsPostBulkClickwrapAgreements404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserAgreementsPostBulkClickwrapAgreements405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserAgreementsPostBulkClickwrapAgreements429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserAgreementsPostBulkClickwrapAgreements500Response = ErrorDetails;

/**
 * Export the agreements of a clickwrap.
 *
 * Begins an export of the agreements of a clickwrap. The caller gets an e-mail when the file can
 * be downloaded.
 *
 * `UserAgreements_PostBulkClickwrapAgreements`, `POST /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/bulk_agreements`
 *
 * The responses, by status.
 */
export interface UserAgreementsPostBulkClickwrapAgreementsResponses {
    /** The export begins. The response has no body. */
    201: UserAgreementsPostBulkClickwrapAgreements201Response;
    /** The request is invalid. */
    400: UserAgreementsPostBulkClickwrapAgreements400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserAgreementsPostBulkClickwrapAgreements401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: UserAgreementsPostBulkClickwrapAgreements403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserAgreementsPostBulkClickwrapAgreements404Response;
    /** The path exists, but does not support this method. */
    405: UserAgreementsPostBulkClickwrapAgreements405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserAgreementsPostBulkClickwrapAgreements429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserAgreementsPostBulkClickwrapAgreements500Response;
}

/**
 * The error codes that `UserAgreements_PostBulkClickwrapAgreements` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_BODY` (400): The request body is missing, cannot be read or contains an invalid field. The message names the position. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type UserAgreementsPostBulkClickwrapAgreementsErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `UserAgreements_GetClickwrapAgreements`.
 */
export interface UserAgreementsGetClickwrapAgreementsParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
}

/**
 * Parameters in the query of `UserAgreements_GetClickwrapAgreements`.
 */
export interface UserAgreementsGetClickwrapAgreementsQueryParams {
    /**
     * Limits the list to the agreements of this person, by the ID that the application gave.
     *
     * @example cw-ines-012
     */
    client_user_id?: string | undefined;
    /**
     * The earliest date and time of creation in the list.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The 0-based number of the page to return; a page has up to 40 entries.
     *
     * @example 0
     */
    page_number?: string | undefined;
    /**
     * Limits the list to agreements with this status.
     *
     * @example agreed
     */
    status?: ("agreed" | "declined" | "created") | undefined;
    /**
     * The latest date and time of creation in the list.
     *
     * @example 2026-12-31
     */
    to_date?: string | undefined;
}

/** One page of the agreements. */
export type UserAgreementsGetClickwrapAgreements200Response = ClickwrapAgreementsResponse;

/** A parameter is invalid. */
export type UserAgreementsGetClickwrapAgreements400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserAgreementsGetClickwrapAgreements401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type UserAgreementsGetClickwrapAgreements403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserAgreementsGetClickwrapAgreements404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserAgreementsGetClickwrapAgreements405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserAgreementsGetClickwrapAgreements429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserAgreementsGetClickwrapAgreements500Response = ErrorDetails;

/**
 * List the agreements of a clickwrap.
 *
 * Returns the agreements of all people with all versions of a clickwrap, the newest first. A page
 * has up to 40 entries; `page_number` selects one.
 *
 * `UserAgreements_GetClickwrapAgreements`, `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/users`
 *
 * The responses, by status.
 */
export interface UserAgreementsGetClickwrapAgreementsResponses {
    /** One page of the agreements. */
    200: UserAgreementsGetClickwrapAgreements200Response;
    /** A parameter is invalid. */
    400: UserAgreementsGetClickwrapAgreements400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserAgreementsGetClickwrapAgreements401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: UserAgreementsGetClickwrapAgreements403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserAgreementsGetClickwrapAgreements404Response;
    /** The path exists, but does not support this method. */
    405: UserAgreementsGetClickwrapAgreements405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserAgreementsGetClickwrapAgreements429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserAgreementsGetClickwrapAgreements500Response;
}

/**
 * The error codes that `UserAgreements_GetClickwrapAgreements` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type UserAgreementsGetClickwrapAgreementsErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `UserAgreements_GetAgreementDocument`.
 */
export interface UserAgreementsGetAgreementDocumentParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
    /**
     * The ID of the version, or its number, such as `1.0`; `1` is the same as `1.0`.
     *
     * @example 1c6e0b84-5d27-4f93-8a1e-c2d7b9f4063e
     */
    versionId: string;
    /**
     * The `order` of the document, or `disclosure` for the consumer disclosure of the account.
     *
     * @example 0
     */
    orderOrDisclosure: string;
}

/** The document. */
export type UserAgreementsGetAgreementDocument200Response = Document;

/** A parameter is invalid. */
export type UserAgreementsGetAgreementDocument400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserAgreementsGetAgreementDocument401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type UserAgreementsGetAgreementDocument403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserAgreementsGetAgreementDocument404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserAgreementsGetAgreementDocument405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserAgreementsGetAgreementDocument429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserAgreementsGetAgreementDocument500Response = ErrorDetails;

/**
 * Read a document of a version.
 *
 * Returns a document of a version with its content, by its order, or the consumer disclosure of
 * the account.
 *
 * `UserAgreements_GetAgreementDocument`, `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}/documents/{orderOrDisclosure}`
 *
 * The responses, by status.
 */
export interface UserAgreementsGetAgreementDocumentResponses {
    /** The document. */
    200: UserAgreementsGetAgreementDocument200Response;
    /** A parameter is invalid. */
    400: UserAgreementsGetAgreementDocument400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserAgreementsGetAgreementDocument401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: UserAgreementsGetAgreementDocument403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserAgreementsGetAgreementDocument404Response;
    /** The path exists, but does not support this method. */
    405: UserAgreementsGetAgreementDocument405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserAgreementsGetAgreementDocument429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserAgreementsGetAgreementDocument500Response;
}

/**
 * The error codes that `UserAgreements_GetAgreementDocument` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type UserAgreementsGetAgreementDocumentErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `UserAgreements_GetClickwrapVersionAgreements`.
 */
export interface UserAgreementsGetClickwrapVersionAgreementsParams {
    /**
     * The ID of the account that the clickwrap belongs to, a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the clickwrap, which stays the same in all its versions.
     *
     * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
     */
    clickwrapId: string;
    /**
     * The ID of the version, or its number, such as `1.0`; `1` is the same as `1.0`.
     *
     * @example 1c6e0b84-5d27-4f93-8a1e-c2d7b9f4063e
     */
    versionId: string;
}

/**
 * Parameters in the query of `UserAgreements_GetClickwrapVersionAgreements`.
 */
export interface UserAgreementsGetClickwrapVersionAgreementsQueryParams {
    /**
     * Limits the list to the agreements of this person, by the ID that the application gave.
     *
     * @example cw-ines-012
     */
    client_user_id?: string | undefined;
    /**
     * The earliest date and time of creation in the list.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The 0-based number of the page to return; a page has up to 40 entries.
     *
     * @example 0
     */
    page_number?: string | undefined;
    /**
     * Limits the list to agreements with this status.
     *
     * @example agreed
     */
    status?: ("agreed" | "declined" | "created") | undefined;
    /**
     * The latest date and time of creation in the list.
     *
     * @example 2026-12-31
     */
    to_date?: string | undefined;
}

/** One page of the agreements. */
export type UserAgreementsGetClickwrapVersionAgreements200Response = ClickwrapAgreementsResponse;

/** A parameter is invalid. */
export type UserAgreementsGetClickwrapVersionAgreements400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type UserAgreementsGetClickwrapVersionAgreements401Response = ErrorDetails;

/** The access token is valid, but the user may not do this with the clickwrap. */
export type UserAgreementsGetClickwrapVersionAgreements403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type UserAgreementsGetClickwrapVersionAgreements404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type UserAgreementsGetClickwrapVersionAgreements405Response = ErrorDetails;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type UserAgreementsGetClickwrapVersionAgreements429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type UserAgreementsGetClickwrapVersionAgreements500Response = ErrorDetails;

/**
 * List the agreements of a version.
 *
 * Returns the agreements of all people with one version of a clickwrap, the newest first. A page
 * has up to 40 entries; `page_number` selects one.
 *
 * `UserAgreements_GetClickwrapVersionAgreements`, `GET /clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}/users`
 *
 * The responses, by status.
 */
export interface UserAgreementsGetClickwrapVersionAgreementsResponses {
    /** One page of the agreements. */
    200: UserAgreementsGetClickwrapVersionAgreements200Response;
    /** A parameter is invalid. */
    400: UserAgreementsGetClickwrapVersionAgreements400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: UserAgreementsGetClickwrapVersionAgreements401Response;
    /** The access token is valid, but the user may not do this with the clickwrap. */
    403: UserAgreementsGetClickwrapVersionAgreements403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: UserAgreementsGetClickwrapVersionAgreements404Response;
    /** The path exists, but does not support this method. */
    405: UserAgreementsGetClickwrapVersionAgreements405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: UserAgreementsGetClickwrapVersionAgreements429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: UserAgreementsGetClickwrapVersionAgreements500Response;
}

/**
 * The error codes that `UserAgreements_GetClickwrapVersionAgreements` can return.
 *
 * - `ENTITY_NOT_FOUND` (404): No clickwrap, version, agreement or document has the ID in the path, or the user cannot view it. List the clickwraps to find the right ID.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter in the path or the query is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `USER_LACKS_PERMISSIONS` (403): The user does not belong to the account, or somebody else owns the clickwrap. Use the token of its owner or of an administrator of the account.
 */
export type UserAgreementsGetClickwrapVersionAgreementsErrorCode = 'ENTITY_NOT_FOUND' | 'INVALID_REQUEST_PARAMETER' | 'USER_LACKS_PERMISSIONS';
