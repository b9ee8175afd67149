// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { DocumentFieldsInformation } from './schemas/documentFieldsInformation.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `TemplateDocumentFields_list`.
 */
export interface TemplateDocumentFieldsListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The document, by the number that the sender gave to it.
     *
     * @example 1
     */
    documentId: string;
}

/** The fields of the document. */
export type TemplateDocumentFieldsList200Response = DocumentFieldsInformation;

/** The template has no such document, or there is no such template for the caller. */
export type TemplateDocumentFieldsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentFieldsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentFieldsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentFieldsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentFieldsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentFieldsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentFieldsList500Response = ErrorDetails;

/**
 * List the fields of a document in a template.
 *
 * Gives the pairs of a name and a value that are kept with one document of a template. The document
 * brings them along into every envelope made from the template.
 *
 * `TemplateDocumentFields_list`, `GET /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentFieldsListResponses {
    /** The fields of the document. */
    200: TemplateDocumentFieldsList200Response;
    /** The template has no such document, or there is no such template for the caller. */
    400: TemplateDocumentFieldsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentFieldsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentFieldsList403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentFieldsList404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentFieldsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentFieldsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentFieldsList500Response;
}

/**
 * The error codes that `TemplateDocumentFields_list` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentFieldsListErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentFields_create`.
 */
export interface TemplateDocumentFieldsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The document, by the number that the sender gave to it.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The names with their values. */
export type TemplateDocumentFieldsCreateBody = DocumentFieldsInformation;

/** The fields that were added. */
export type TemplateDocumentFieldsCreate201Response = DocumentFieldsInformation;

/** The request does not fit the contract, or somebody else holds the lock. */
export type TemplateDocumentFieldsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentFieldsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentFieldsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentFieldsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentFieldsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentFieldsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentFieldsCreate500Response = ErrorDetails;

/**
 * Add fields to a document in a template.
 *
 * Adds pairs of a name and a value to one document of a template. A document has each name only
 * once; the values of names that are there are changed by an update. Envelopes that were made before
 * do not get the fields.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentFields_create`, `POST /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentFieldsCreateResponses {
    /** The fields that were added. */
    201: TemplateDocumentFieldsCreate201Response;
    /** The request does not fit the contract, or somebody else holds the lock. */
    400: TemplateDocumentFieldsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentFieldsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentFieldsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentFieldsCreate404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentFieldsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentFieldsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentFieldsCreate500Response;
}

/**
 * The error codes that `TemplateDocumentFields_create` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentFieldsCreateErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentFields_update`.
 */
export interface TemplateDocumentFieldsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The document, by the number that the sender gave to it.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The names with their new values. */
export type TemplateDocumentFieldsUpdateBody = DocumentFieldsInformation;

/** The fields that were changed. */
export type TemplateDocumentFieldsUpdate200Response = DocumentFieldsInformation;

/** The request does not fit the contract, or somebody else holds the lock. */
export type TemplateDocumentFieldsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentFieldsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentFieldsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentFieldsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentFieldsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentFieldsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentFieldsUpdate500Response = ErrorDetails;

/**
 * Change fields of a document in a template.
 *
 * Gives new values to names that one document of a template already has; names that are not in the
 * body keep their values. Envelopes that were made from the template before keep theirs.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentFields_update`, `PUT /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentFieldsUpdateResponses {
    /** The fields that were changed. */
    200: TemplateDocumentFieldsUpdate200Response;
    /** The request does not fit the contract, or somebody else holds the lock. */
    400: TemplateDocumentFieldsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentFieldsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentFieldsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentFieldsUpdate404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentFieldsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentFieldsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentFieldsUpdate500Response;
}

/**
 * The error codes that `TemplateDocumentFields_update` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentFieldsUpdateErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';

/**
 * Parameters in the path of `TemplateDocumentFields_delete`.
 */
export interface TemplateDocumentFieldsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The template, by the GUID that the service gave to it.
     *
     * @example a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13
     */
    templateId: string;
    /**
     * The document, by the number that the sender gave to it.
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
     * The lock that the caller holds, as a JSON object with `LockToken` and, where the remaining time
     * is to change, `LockDurationInSeconds`; or as the XML element `DocuSignEdit` with the same two
     * children. While an envelope is locked, every change without it fails with
     * `EDIT_LOCK_NOT_LOCK_OWNER`.
     *
     * @example {"LockToken":"MWQ4ZTQ0YjQtNmU3Yy00","LockDurationInSeconds":"600"}
     */
    "X-DocuSign-Edit"?: string | undefined;
}

/** The fields to remove, by their names. */
export type TemplateDocumentFieldsDeleteBody = DocumentFieldsInformation;

/** The fields that were removed. */
export type TemplateDocumentFieldsDelete200Response = DocumentFieldsInformation;

/** The request does not fit the contract, or somebody else holds the lock. */
export type TemplateDocumentFieldsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type TemplateDocumentFieldsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type TemplateDocumentFieldsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type TemplateDocumentFieldsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type TemplateDocumentFieldsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type TemplateDocumentFieldsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type TemplateDocumentFieldsDelete500Response = ErrorDetails;

/**
 * Remove fields from a document in a template.
 *
 * Removes names, together with their values, from one document of a template. The body lists the
 * names; others stay, and so do those of envelopes that were made before.
 *
 * Whoever holds a lock on the template sends it in `X-DocuSign-Edit`.
 *
 * `TemplateDocumentFields_delete`, `DELETE /v2.1/accounts/{accountId}/templates/{templateId}/documents/{documentId}/fields`
 *
 * What it answers with, by status.
 */
export interface TemplateDocumentFieldsDeleteResponses {
    /** The fields that were removed. */
    200: TemplateDocumentFieldsDelete200Response;
    /** The request does not fit the contract, or somebody else holds the lock. */
    400: TemplateDocumentFieldsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: TemplateDocumentFieldsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: TemplateDocumentFieldsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: TemplateDocumentFieldsDelete404Response;
    /** The address exists, but not with this method. */
    405: TemplateDocumentFieldsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: TemplateDocumentFieldsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: TemplateDocumentFieldsDelete500Response;
}

/**
 * The error codes that `TemplateDocumentFields_delete` is known to answer with.
 *
 * - `DOCUMENT_DOES_NOT_EXIST` (400): The envelope or template has no document with this ID; list its documents to find the right one. Some calls answer with status 404 instead.
 * - `EDIT_LOCK_NOT_LOCK_OWNER` (400): Somebody holds a lock, and the call came without the token of that lock. Send the token in `X-DocuSign-Edit`, or wait until the lock is gone.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `TEMPLATE_ID_INVALID` (400): No template has this ID, or the caller may not see it. Take the ID from `Templates_list`.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type TemplateDocumentFieldsDeleteErrorCode = 'DOCUMENT_DOES_NOT_EXIST' | 'EDIT_LOCK_NOT_LOCK_OWNER' | 'INVALID_REQUEST_BODY' | 'TEMPLATE_ID_INVALID' | 'USER_LACKS_PERMISSIONS';
