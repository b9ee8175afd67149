// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Agreement } from './schemas/Agreement.js';
import type { AgreementSummary } from './schemas/AgreementSummary.js';
import type { AgreementsResponse } from './schemas/AgreementsResponse.js';
import type { Error } from './schemas/Error.js';

/**
 * Parameters in the path of `Agreements_GetAgreementsList`.
 */
export interface AgreementsGetAgreementsListParams {
    /**
     * The ID of the account that owns the repository, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `Agreements_GetAgreementsList`.
 */
export interface AgreementsGetAgreementsListQueryParams {
    /**
     * The maximum number of agreements on a page.
     *
     * @example 2
     */
    limit?: number | undefined;
    /**
     * The token of the page, from the address of the next page.
     *
     * @example eyJvIjoyNX0
     */
    ctoken?: string | undefined;
    /**
     * Returns only agreements for which this expression is true. It compares fields with `eq`, `ne`,
     * `gt`, `ge`, `lt`, `le` and `in`, and combines comparisons with `and`, `or` and parentheses. A
     * slash leads to nested fields.
     *
     * @example status eq 'COMPLETE' and provisions/expiration_date gt 2027-01-01
     */
    $filter?: string | undefined;
    /**
     * Returns only agreements that contain these words in their title, type, parties or provisions.
     * Words in double quotes must follow each other.
     *
     * @example lease
     */
    $search?: string | undefined;
    /**
     * The fields to return, separated by commas. A slash leads to nested fields.
     *
     * @example title,provisions/expiration_date
     */
    $select?: string | undefined;
    /**
     * The field by which the agreements are sorted.
     *
     * @example title
     */
    sort?: string | undefined;
    /**
     * The direction of the sorting.
     *
     * @example asc
     */
    direction?: ("asc" | "desc") | undefined;
    /**
     * Also returns records of other applications.
     *
     * @example true
     */
    include_linked_data?: boolean | undefined;
    /**
     * Returns only agreements with one of these IDs, separated by commas.
     *
     * @example 2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142
     */
    id?: string | undefined;
    /**
     * Returns only agreements with one of these document IDs, separated by commas.
     *
     * @example 8c0e5f71-92b4-4d3a-86e7-1a5c9d2b4f60-1
     */
    document_id?: string | undefined;
    /**
     * Returns only agreements in this state.
     *
     * @example COMPLETE
     */
    status?: string | undefined;
    /**
     * Returns only agreements whose check is in this state.
     *
     * @example PENDING
     */
    review_status?: string | undefined;
    /**
     * Returns only agreements whose check was finished at this moment.
     *
     * @example 2026-11-20T10:15:00Z
     */
    review_completed_at?: string | undefined;
    /**
     * Returns only agreements with a party of this name.
     *
     * @example Harbour Leasing
     */
    "parties.name_in_agreement"?: string | undefined;
    /**
     * Returns only agreements that came into the repository at this moment.
     *
     * @example 2026-11-20T10:15:00Z
     */
    "metadata.created_at"?: string | undefined;
    /**
     * Returns only agreements with this title. Operators in brackets compare otherwise, as in
     * `title[ne]`.
     *
     * @example Berth lease
     */
    title?: string | undefined;
    /**
     * Returns only agreements that belong to this agreement.
     *
     * @example 2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142
     */
    "related_agreement_documents.parent_agreement_document_id"?: string | undefined;
    /**
     * Returns only agreements in this language.
     *
     * @example en-US
     */
    languages?: string | undefined;
    /**
     * Returns only agreements that apply from this date.
     *
     * @example 2026-12-01
     */
    "provisions.effective_date"?: string | undefined;
    /**
     * Returns only agreements that end on this date.
     *
     * @example 2027-11-30
     */
    "provisions.expiration_date"?: string | undefined;
    /**
     * Returns only agreements that were signed on this date.
     *
     * @example 2026-11-20
     */
    "provisions.execution_date"?: string | undefined;
    /**
     * Returns only agreements with this term.
     *
     * @example P12M
     */
    "provisions.term_length"?: string | undefined;
    /**
     * Returns only agreements from this source.
     *
     * @example ESign
     */
    source_name?: string | undefined;
    /**
     * Returns only agreements with this ID in the source.
     *
     * @example 8c0e5f71-92b4-4d3a-86e7-1a5c9d2b4f60
     */
    source_id?: string | undefined;
}

/** A page of agreements. */
export type AgreementsGetAgreementsList200Response = AgreementsResponse;

/** The request is invalid. */
export type AgreementsGetAgreementsList400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type AgreementsGetAgreementsList401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type AgreementsGetAgreementsList403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type AgreementsGetAgreementsList404Response = Error;

/** The path exists, but does not support this method. */
export type AgreementsGetAgreementsList405Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AgreementsGetAgreementsList429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AgreementsGetAgreementsList500Response = Error;

/**
 * List the agreements.
 *
 * Returns the agreements of an account that are in its repository: documents of completed envelopes,
 * and uploaded ones. The list is paged: `limit` sets the size of a page, and `_links/next` is the
 * address of the next one.
 *
 * Parameters with the name of a field return only agreements with that value; operators in brackets
 * compare otherwise (`[gt]`, `[gte]`, `[lt]`, `[lte]`, `[ne]`, `[eq]`, `[in]`). `$filter` has
 * expressions, `$search` looks for words, and `$select` returns only some fields.
 *
 * `Agreements_GetAgreementsList`, `GET /v1/accounts/{accountId}/agreements`
 *
 * The responses, by status.
 */
export interface AgreementsGetAgreementsListResponses {
    /** A page of agreements. */
    200: AgreementsGetAgreementsList200Response;
    /** The request is invalid. */
    400: AgreementsGetAgreementsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AgreementsGetAgreementsList401Response;
    /** The access token is valid, but does not allow this operation. */
    403: AgreementsGetAgreementsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AgreementsGetAgreementsList404Response;
    /** The path exists, but does not support this method. */
    405: AgreementsGetAgreementsList405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AgreementsGetAgreementsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AgreementsGetAgreementsList500Response;
}

/**
 * The error codes that `Agreements_GetAgreementsList` can return.
 *
 * - `400` (400): The request is invalid, or a filter cannot be read. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, or its user does not belong to the account. Get a token of another user, or with that scope.
 * - `404` (404): No agreement or upload job has the ID in the path. List the agreements to find the right ID.
 */
export type AgreementsGetAgreementsListErrorCode = '400' | '403' | '404';

/**
 * Parameters in the path of `Agreements_GetAgreement`.
 */
export interface AgreementsGetAgreementParams {
    /**
     * The ID of the account that owns the repository, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the agreement, as a GUID.
     *
     * @example 2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142
     */
    agreementId: string;
}

/** The agreement. */
export type AgreementsGetAgreement200Response = Agreement;

/** The request is invalid. */
export type AgreementsGetAgreement400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type AgreementsGetAgreement401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type AgreementsGetAgreement403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type AgreementsGetAgreement404Response = Error;

/** The path exists, but does not support this method. */
export type AgreementsGetAgreement405Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AgreementsGetAgreement429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AgreementsGetAgreement500Response = Error;

/**
 * Get an agreement.
 *
 * Returns an agreement with what was found in it, and the address of its document.
 *
 * `Agreements_GetAgreement`, `GET /v1/accounts/{accountId}/agreements/{agreementId}`
 *
 * The responses, by status.
 */
export interface AgreementsGetAgreementResponses {
    /** The agreement. */
    200: AgreementsGetAgreement200Response;
    /** The request is invalid. */
    400: AgreementsGetAgreement400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AgreementsGetAgreement401Response;
    /** The access token is valid, but does not allow this operation. */
    403: AgreementsGetAgreement403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AgreementsGetAgreement404Response;
    /** The path exists, but does not support this method. */
    405: AgreementsGetAgreement405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AgreementsGetAgreement429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AgreementsGetAgreement500Response;
}

/**
 * The error codes that `Agreements_GetAgreement` can return.
 *
 * - `400` (400): The request is invalid, or a filter cannot be read. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, or its user does not belong to the account. Get a token of another user, or with that scope.
 * - `404` (404): No agreement or upload job has the ID in the path. List the agreements to find the right ID.
 */
export type AgreementsGetAgreementErrorCode = '400' | '403' | '404';

/**
 * Parameters in the path of `Agreements_DeleteAgreement`.
 */
export interface AgreementsDeleteAgreementParams {
    /**
     * The ID of the account that owns the repository, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the agreement, as a GUID.
     *
     * @example 2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142
     */
    agreementId: string;
}

/** The agreement was deleted. The response has no body. */
export type AgreementsDeleteAgreement204Response = undefined;

/** The request is invalid. */
export type AgreementsDeleteAgreement400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type AgreementsDeleteAgreement401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type AgreementsDeleteAgreement403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type AgreementsDeleteAgreement404Response = Error;

/** The path exists, but does not support this method. */
export type AgreementsDeleteAgreement405Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AgreementsDeleteAgreement429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AgreementsDeleteAgreement500Response = Error;

/**
 * Delete an agreement.
 *
 * Deletes an agreement from the repository. The envelope from which it comes stays as it is.
 *
 * `Agreements_DeleteAgreement`, `DELETE /v1/accounts/{accountId}/agreements/{agreementId}`
 *
 * The responses, by status.
 */
export interface AgreementsDeleteAgreementResponses {
    /** The agreement was deleted. The response has no body. */
    204: AgreementsDeleteAgreement204Response;
    /** The request is invalid. */
    400: AgreementsDeleteAgreement400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AgreementsDeleteAgreement401Response;
    /** The access token is valid, but does not allow this operation. */
    403: AgreementsDeleteAgreement403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AgreementsDeleteAgreement404Response;
    /** The path exists, but does not support this method. */
    405: AgreementsDeleteAgreement405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AgreementsDeleteAgreement429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AgreementsDeleteAgreement500Response;
}

/**
 * The error codes that `Agreements_DeleteAgreement` can return.
 *
 * - `400` (400): The request is invalid, or a filter cannot be read. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, or its user does not belong to the account. Get a token of another user, or with that scope.
 * - `404` (404): No agreement or upload job has the ID in the path. List the agreements to find the right ID.
 */
export type AgreementsDeleteAgreementErrorCode = '400' | '403' | '404';

/**
 * Parameters in the path of `Agreements_createAgreementSummary`.
 */
export interface AgreementsCreateAgreementSummaryParams {
    /**
     * The ID of the account that owns the repository, as a GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The ID of the agreement, as a GUID.
     *
     * @example 2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142
     */
    agreementId: string;
}

/** The summary. */
export type AgreementsCreateAgreementSummary200Response = AgreementSummary;

/** The request is invalid. */
export type AgreementsCreateAgreementSummary400Response = Error;

/** The access token is missing, unknown, expired or from another environment. */
export type AgreementsCreateAgreementSummary401Response = Error;

/** The access token is valid, but does not allow this operation. */
export type AgreementsCreateAgreementSummary403Response = Error;

/** The path does not exist, or does not identify an existing object. */
export type AgreementsCreateAgreementSummary404Response = Error;

/** The path exists, but does not support this method. */
export type AgreementsCreateAgreementSummary405Response = Error;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type AgreementsCreateAgreementSummary429Response = Error;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AgreementsCreateAgreementSummary500Response = Error;

/**
 * Summarize an agreement.
 *
 * Returns a summary of an agreement. The request has no body.
 *
 * `Agreements_createAgreementSummary`, `POST /v1/accounts/{accountId}/agreements/{agreementId}/ai/actions/summarize`
 *
 * The responses, by status.
 */
export interface AgreementsCreateAgreementSummaryResponses {
    /** The summary. */
    200: AgreementsCreateAgreementSummary200Response;
    /** The request is invalid. */
    400: AgreementsCreateAgreementSummary400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AgreementsCreateAgreementSummary401Response;
    /** The access token is valid, but does not allow this operation. */
    403: AgreementsCreateAgreementSummary403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AgreementsCreateAgreementSummary404Response;
    /** The path exists, but does not support this method. */
    405: AgreementsCreateAgreementSummary405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: AgreementsCreateAgreementSummary429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AgreementsCreateAgreementSummary500Response;
}

/**
 * The error codes that `Agreements_createAgreementSummary` can return.
 *
 * - `400` (400): The request is invalid, or a filter cannot be read. The message says where. Fix it and repeat the request.
 * - `403` (403): The token lacks the scope of the operation, or its user does not belong to the account. Get a token of another user, or with that scope.
 * - `404` (404): No agreement or upload job has the ID in the path. List the agreements to find the right ID.
 */
export type AgreementsCreateAgreementSummaryErrorCode = '400' | '403' | '404';
