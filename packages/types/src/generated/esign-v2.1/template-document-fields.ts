// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentFieldsInformation } from './schemas/documentFieldsInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateDocumentFields_list`.
 */
export interface TemplateDocumentFieldsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/** The fields of the document. */
export type TemplateDocumentFieldsList200Response = DocumentFieldsInformation;

/** The template does not exist or does not have this document, or the caller cannot view it. */
export type TemplateDocumentFieldsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentFieldsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentFieldsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentFieldsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentFieldsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentFieldsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentFieldsList500Response = ErrorDetails;

/**
 * List the fields of a document in a template.
 *
 * Returns the document fields, which are pairs of a name and a value, of one document of a template.
 * Every envelope that is created from the template has the same fields.
 *
 * `TemplateDocumentFields_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 *
 * The responses, by status.
 */
export interface TemplateDocumentFieldsListResponses {
    /** The fields of the document. */
    200: TemplateDocumentFieldsList200Response;
    /** The template does not exist or does not have this document, or the caller cannot view it. */
    400: TemplateDocumentFieldsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentFieldsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentFieldsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentFieldsList404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentFieldsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentFieldsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentFieldsList500Response;
}

/**
 * The error codes that `TemplateDocumentFields_list` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentFieldsListErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentFields_create`.
 */
export interface TemplateDocumentFieldsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `TemplateDocumentFields_create`.
 */
export interface TemplateDocumentFieldsCreateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The names and their values. */
export type TemplateDocumentFieldsCreateBody = DocumentFieldsInformation;

/** The added fields. */
export type TemplateDocumentFieldsCreate201Response = DocumentFieldsInformation;

/** The request is invalid, or another user holds the lock. */
export type TemplateDocumentFieldsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentFieldsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentFieldsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentFieldsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentFieldsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentFieldsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentFieldsCreate500Response = ErrorDetails;

/**
 * Add fields to a document in a template.
 *
 * Adds document fields, which are pairs of a name and a value, to one document of a template. A
 * document can have each name only once. To change the value of an existing name, use the update
 * operation. Existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentFields_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 *
 * The responses, by status.
 */
export interface TemplateDocumentFieldsCreateResponses {
    /** The added fields. */
    201: TemplateDocumentFieldsCreate201Response;
    /** The request is invalid, or another user holds the lock. */
    400: TemplateDocumentFieldsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentFieldsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentFieldsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentFieldsCreate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentFieldsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentFieldsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentFieldsCreate500Response;
}

/**
 * The error codes that `TemplateDocumentFields_create` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentFieldsCreateErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentFields_update`.
 */
export interface TemplateDocumentFieldsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `TemplateDocumentFields_update`.
 */
export interface TemplateDocumentFieldsUpdateHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The names and their new values. */
export type TemplateDocumentFieldsUpdateBody = DocumentFieldsInformation;

/** The updated fields. */
export type TemplateDocumentFieldsUpdate200Response = DocumentFieldsInformation;

/** The request is invalid, or another user holds the lock. */
export type TemplateDocumentFieldsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentFieldsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentFieldsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentFieldsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentFieldsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentFieldsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentFieldsUpdate500Response = ErrorDetails;

/**
 * Change fields of a document in a template.
 *
 * Changes the values of existing document fields of one document of a template. Omitted fields keep
 * their values. Existing envelopes are not changed.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentFields_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 *
 * The responses, by status.
 */
export interface TemplateDocumentFieldsUpdateResponses {
    /** The updated fields. */
    200: TemplateDocumentFieldsUpdate200Response;
    /** The request is invalid, or another user holds the lock. */
    400: TemplateDocumentFieldsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentFieldsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentFieldsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentFieldsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentFieldsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentFieldsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentFieldsUpdate500Response;
}

/**
 * The error codes that `TemplateDocumentFields_update` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentFieldsUpdateErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentFields_delete`.
 */
export interface TemplateDocumentFieldsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the template.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The ID of the document, as assigned by the sender.
     *
     * @example 1
     */
    documentId: string;
}

/**
 * Headers of `TemplateDocumentFields_delete`.
 */
export interface TemplateDocumentFieldsDeleteHeader {
    /**
     * The lock of the caller, as a JSON object with `LockToken` and optionally `LockDurationInSeconds`
     * to change the remaining time, or as the XML element `DocuSignEdit` with the same two children.
     * While an envelope is locked, every change without the lock fails with `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to remove, each with its name. */
export type TemplateDocumentFieldsDeleteBody = DocumentFieldsInformation;

/** The removed fields. */
export type TemplateDocumentFieldsDelete200Response = DocumentFieldsInformation;

/** The request is invalid, or another user holds the lock. */
export type TemplateDocumentFieldsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type TemplateDocumentFieldsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type TemplateDocumentFieldsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type TemplateDocumentFieldsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type TemplateDocumentFieldsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type TemplateDocumentFieldsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type TemplateDocumentFieldsDelete500Response = ErrorDetails;

/**
 * Remove fields from a document in a template.
 *
 * Deletes document fields with their values from one document of a template. The request body
 * contains the names of the fields. Other fields and the fields of existing envelopes are kept.
 *
 * If the caller holds a lock on the template, send it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentFields_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 *
 * The responses, by status.
 */
export interface TemplateDocumentFieldsDeleteResponses {
    /** The removed fields. */
    200: TemplateDocumentFieldsDelete200Response;
    /** The request is invalid, or another user holds the lock. */
    400: TemplateDocumentFieldsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: TemplateDocumentFieldsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: TemplateDocumentFieldsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: TemplateDocumentFieldsDelete404Response;
    /** The path exists, but does not support this method. */
    405: TemplateDocumentFieldsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: TemplateDocumentFieldsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: TemplateDocumentFieldsDelete500Response;
}

/**
 * The error codes that `TemplateDocumentFields_delete` can return.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template does not have a document with this ID. List its documents to find the right one. Some operations return status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): The envelope or template is locked, and the request does not contain the token of the lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is released.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller does not have access to it. Get the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type TemplateDocumentFieldsDeleteErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
