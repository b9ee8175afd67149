// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Agreement } from './schemas/Agreement.js';
import type { AgreementLinks } from './schemas/AgreementLinks.js';
import type { AgreementSummary } from './schemas/AgreementSummary.js';
import type { AgreementsResponse } from './schemas/AgreementsResponse.js';
import type { BulkJob } from './schemas/BulkJob.js';
import type { BulkJobActionTemplate } from './schemas/BulkJobActionTemplate.js';
import type { BulkJobActionTemplates } from './schemas/BulkJobActionTemplates.js';
import type { BulkJobConstraints } from './schemas/BulkJobConstraints.js';
import type { BulkJobEmbedded } from './schemas/BulkJobEmbedded.js';
import type { BulkJobEmbeddedItems } from './schemas/BulkJobEmbeddedItems.js';
import type { BulkJobItemActions } from './schemas/BulkJobItemActions.js';
import type { BulkJobLinks } from './schemas/BulkJobLinks.js';
import type { BulkJobMetadata } from './schemas/BulkJobMetadata.js';
import type { CreateBulkJob } from './schemas/CreateBulkJob.js';
import type { CurrencyCode } from './schemas/CurrencyCode.js';
import type { ErrDetails } from './schemas/ErrDetails.js';
import type { Error } from './schemas/Error.js';
import type { Link } from './schemas/Link.js';
import type { LinkedData } from './schemas/LinkedData.js';
import type { PageLinks } from './schemas/PageLinks.js';
import type { Party } from './schemas/Party.js';
import type { Provisions } from './schemas/Provisions.js';
import type { RelatedAgreementDocuments } from './schemas/RelatedAgreementDocuments.js';
import type { ResourceMetadata } from './schemas/ResourceMetadata.js';
import type { ResponseMetadata } from './schemas/ResponseMetadata.js';
import type { AgreementsGetAgreementsListQueryParams, AgreementsGetAgreementsListParams, AgreementsGetAgreementParams, AgreementsDeleteAgreementParams, AgreementsCreateAgreementSummaryParams } from './agreements.js';
import type { BulkJobCreateBulkUploadJobParams, BulkJobGetBulkJobStatusParams, BulkJobUploadCompleteBulkJobParams } from './bulk-job.js';

export interface paths {
    "/v1/accounts/{accountId}/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agreements
         *
         * Returns the agreements of an account that are in its repository: documents of completed envelopes,
         * and uploaded ones. The list is paged: `limit` sets the size of a page, and `_links/next` is the
         * address of the next one.
         *
         * Parameters with the name of a field return only agreements with that value; operators in brackets
         * compare otherwise (`[gt]`, `[gte]`, `[lt]`, `[lte]`, `[ne]`, `[eq]`, `[in]`). `$filter` has
         * expressions, `$search` looks for words, and `$select` returns only some fields.
         */
        get: operations["Agreements_GetAgreementsList"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/agreements/{agreementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an agreement
         *
         * Returns an agreement with what was found in it, and the address of its document.
         */
        get: operations["Agreements_GetAgreement"];
        put?: never;
        post?: never;
        /**
         * Delete an agreement
         *
         * Deletes an agreement from the repository. The envelope from which it comes stays as it is.
         */
        delete: operations["Agreements_DeleteAgreement"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/upload/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Create an upload job
         *
         * Creates a job for uploading files in bulk. The response has a URL for each of the expected files.
         * Send each file there with PUT and the header `x-ms-blob-type: BlockBlob`, without a token, then
         * complete the job.
         *
         * A job has up to 10,000 files of up to 100 MB each, as PDF, DOCX or text.
         */
        post: operations["BulkJob_createBulkUploadJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/upload/jobs/{jobId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Get an upload job
         *
         * Returns the state of an upload job and of its files. A file that succeeded has the ID of its
         * agreement.
         */
        get: operations["BulkJob_getBulkJobStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/upload/jobs/{jobId}/actions/complete": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Complete an upload job
         *
         * Says that all files were uploaded. The service then reads them, and makes an agreement of each. A
         * file that did not arrive fails. The request has no body.
         */
        post: operations["BulkJob_uploadCompleteBulkJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/accounts/{accountId}/agreements/{agreementId}/ai/actions/summarize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Summarize an agreement
         *
         * Returns a summary of an agreement. The request has no body.
         */
        post: operations["Agreements_createAgreementSummary"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        Agreement: Agreement;
        AgreementLinks: AgreementLinks;
        AgreementSummary: AgreementSummary;
        AgreementsResponse: AgreementsResponse;
        BulkJob: BulkJob;
        BulkJobActionTemplate: BulkJobActionTemplate;
        BulkJobActionTemplates: BulkJobActionTemplates;
        BulkJobConstraints: BulkJobConstraints;
        BulkJobEmbedded: BulkJobEmbedded;
        BulkJobEmbeddedItems: BulkJobEmbeddedItems;
        BulkJobItemActions: BulkJobItemActions;
        BulkJobLinks: BulkJobLinks;
        BulkJobMetadata: BulkJobMetadata;
        CreateBulkJob: CreateBulkJob;
        CurrencyCode: CurrencyCode;
        ErrDetails: ErrDetails;
        Error: Error;
        Link: Link;
        LinkedData: LinkedData;
        PageLinks: PageLinks;
        Party: Party;
        Provisions: Provisions;
        RelatedAgreementDocuments: RelatedAgreementDocuments;
        ResourceMetadata: ResourceMetadata;
        ResponseMetadata: ResponseMetadata;
    };
    responses: {
        /** The access token is valid, but does not allow this operation. */
        forbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "The token does not allow this call.",
                 *   "code": "403",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
            };
        };
        /** The path exists, but does not support this method. */
        methodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "This address does not know this method.",
                 *   "code": "405",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
            };
        };
        /** The path does not exist, or does not identify an existing object. */
        notFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "Nothing is found at this address.",
                 *   "code": "404",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
            };
        };
        /** An internal error of the service. Repeat the request only if it is safe to repeat. */
        serverError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "The service could not finish the call.",
                 *   "code": "500",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
            };
        };
        /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
        tooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "The account has made all the calls it may make this hour.",
                 *   "code": "429",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
            };
        };
        /** The access token is missing, unknown, expired or from another environment. */
        unauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "error": "The access token is not valid. Get a new one from the authentication service.",
                 *   "code": "401",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z"
                 * }
                 */
                "application/json": Error;
            };
        };
        /** The access token is valid, but does not allow this operation. */
        uploadForbidden: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "type": "about:blank",
                 *   "title": "Forbidden",
                 *   "status": 403,
                 *   "detail": "The token does not allow this call.",
                 *   "instance": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z",
                 *   "path": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs"
                 * }
                 */
                "application/json": ErrDetails;
            };
        };
        /** The path exists, but does not support this method. */
        uploadMethodNotAllowed: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "type": "about:blank",
                 *   "title": "Method Not Allowed",
                 *   "status": 405,
                 *   "detail": "This address does not know this method.",
                 *   "instance": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z",
                 *   "path": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs"
                 * }
                 */
                "application/json": ErrDetails;
            };
        };
        /** The path does not exist, or does not identify an existing object. */
        uploadNotFound: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "type": "about:blank",
                 *   "title": "Not Found",
                 *   "status": 404,
                 *   "detail": "Nothing is found at this address.",
                 *   "instance": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z",
                 *   "path": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs"
                 * }
                 */
                "application/json": ErrDetails;
            };
        };
        /** An internal error of the service. Repeat the request only if it is safe to repeat. */
        uploadServerError: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "type": "about:blank",
                 *   "title": "Internal Server Error",
                 *   "status": 500,
                 *   "detail": "The service could not finish the call.",
                 *   "instance": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z",
                 *   "path": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs"
                 * }
                 */
                "application/json": ErrDetails;
            };
        };
        /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
        uploadTooManyRequests: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "type": "about:blank",
                 *   "title": "Too Many Requests",
                 *   "status": 429,
                 *   "detail": "The account has made all the calls it may make this hour.",
                 *   "instance": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z",
                 *   "path": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs"
                 * }
                 */
                "application/json": ErrDetails;
            };
        };
        /** The access token is missing, unknown, expired or from another environment. */
        uploadUnauthorized: {
            headers: {
                "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                [name: string]: unknown;
            };
            content: {
                /**
                 * @example {
                 *   "type": "about:blank",
                 *   "title": "Unauthorized",
                 *   "status": 401,
                 *   "detail": "The access token is not valid. Get a new one from the authentication service.",
                 *   "instance": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs",
                 *   "timestamp": "2026-11-20T10:15:00.0000000Z",
                 *   "path": "/v1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/upload/jobs"
                 * }
                 */
                "application/json": ErrDetails;
            };
        };
    };
    parameters: {
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
        /**
         * Returns only agreements with one of these document IDs, separated by commas.
         *
         * @example 8c0e5f71-92b4-4d3a-86e7-1a5c9d2b4f60-1
         */
        byDocumentId: string;
        /**
         * Returns only agreements with one of these IDs, separated by commas.
         *
         * @example 2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142
         */
        byId: string;
        /**
         * Returns only agreements in this language.
         *
         * @example en-US
         */
        byLanguages: string;
        /**
         * Returns only agreements that came into the repository at this moment.
         *
         * @example 2026-11-20T10:15:00Z
         */
        byMetadataCreatedAt: string;
        /**
         * Returns only agreements with a party of this name.
         *
         * @example Harbour Leasing
         */
        byPartiesNameInAgreement: string;
        /**
         * Returns only agreements that apply from this date.
         *
         * @example 2026-12-01
         */
        byProvisionsEffectiveDate: string;
        /**
         * Returns only agreements that were signed on this date.
         *
         * @example 2026-11-20
         */
        byProvisionsExecutionDate: string;
        /**
         * Returns only agreements that end on this date.
         *
         * @example 2027-11-30
         */
        byProvisionsExpirationDate: string;
        /**
         * Returns only agreements with this term.
         *
         * @example P12M
         */
        byProvisionsTermLength: string;
        /**
         * Returns only agreements that belong to this agreement.
         *
         * @example 2e9c4b07-d1f6-4a83-b95e-70a3c8d6f142
         */
        byRelatedAgreementDocumentsParentAgreementDocumentId: string;
        /**
         * Returns only agreements whose check was finished at this moment.
         *
         * @example 2026-11-20T10:15:00Z
         */
        byReviewCompletedAt: string;
        /**
         * Returns only agreements whose check is in this state.
         *
         * @example PENDING
         */
        byReviewStatus: string;
        /**
         * Returns only agreements with this ID in the source.
         *
         * @example 8c0e5f71-92b4-4d3a-86e7-1a5c9d2b4f60
         */
        bySourceId: string;
        /**
         * Returns only agreements from this source.
         *
         * @example ESign
         */
        bySourceName: string;
        /**
         * Returns only agreements in this state.
         *
         * @example COMPLETE
         */
        byStatus: string;
        /**
         * Returns only agreements with this title. Operators in brackets compare otherwise, as in
         * `title[ne]`.
         *
         * @example Berth lease
         */
        byTitle: string;
        /**
         * The token of the page, from the address of the next page.
         *
         * @example eyJvIjoyNX0
         */
        ctoken: string;
        /**
         * The direction of the sorting.
         *
         * @example asc
         */
        direction: "asc" | "desc";
        /**
         * Also returns records of other applications.
         *
         * @example true
         */
        includeLinkedData: boolean;
        /**
         * The ID of the upload job, as a GUID.
         *
         * @example d3b8e602-7f4c-4195-a6d0-58e9c1b27f3a
         */
        jobId: string;
        /**
         * The maximum number of agreements on a page.
         *
         * @example 2
         */
        limit: number;
        /**
         * Returns only agreements for which this expression is true. It compares fields with `eq`, `ne`,
         * `gt`, `ge`, `lt`, `le` and `in`, and combines comparisons with `and`, `or` and parentheses. A
         * slash leads to nested fields.
         *
         * @example status eq 'COMPLETE' and provisions/expiration_date gt 2027-01-01
         */
        odataFilter: string;
        /**
         * Returns only agreements that contain these words in their title, type, parties or provisions.
         * Words in double quotes must follow each other.
         *
         * @example lease
         */
        odataSearch: string;
        /**
         * The fields to return, separated by commas. A slash leads to nested fields.
         *
         * @example title,provisions/expiration_date
         */
        odataSelect: string;
        /**
         * The field by which the agreements are sorted.
         *
         * @example title
         */
        sort: string;
    };
    requestBodies: never;
    headers: {
        /**
         * The number of requests that the account can make in 30 seconds.
         *
         * @example 200
         */
        burstLimitLimit: number;
        /**
         * The number of requests that the account has left in the current 30 seconds.
         *
         * @example 198
         */
        burstLimitRemaining: number;
        /**
         * The number of requests that the account can make in the current hour.
         *
         * @example 3000
         */
        rateLimitLimit: number;
        /**
         * The number of requests that the account has left in the current hour.
         *
         * @example 2987
         */
        rateLimitRemaining: number;
        /**
         * The time when the current hour ends and the limit is reset, as a Unix timestamp in seconds.
         *
         * @example 1795003200
         */
        rateLimitReset: number;
        /**
         * The ID of the request in the logs of the service. Each response has its own. Include it when you
         * report a problem.
         *
         * @example 7f1c9a3e-52d4-4b0e-9a6f-3a8f0c1d2e44
         */
        traceToken: string;
    };
    pathItems: never;
}

export interface operations {
    Agreements_GetAgreementsList: {
        parameters: {
            query?: AgreementsGetAgreementsListQueryParams;
            header?: never;
            path: AgreementsGetAgreementsListParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of agreements. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgreementsResponse;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Error;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Agreements_GetAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: AgreementsGetAgreementParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agreement. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Agreement;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Error;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Agreements_DeleteAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: AgreementsDeleteAgreementParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The agreement was deleted. The response has no body. */
            204: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content?: never;
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Error;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    BulkJob_createBulkUploadJob: {
        parameters: {
            query?: never;
            header?: never;
            path: BulkJobCreateBulkUploadJobParams;
            cookie?: never;
        };
        /** The name of the job and the number of its files. */
        requestBody: {
            content: {
                "application/json": CreateBulkJob;
            };
        };
        responses: {
            /** The job with a URL for each file. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkJob;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrDetails;
                };
            };
            401: components["responses"]["uploadUnauthorized"];
            403: components["responses"]["uploadForbidden"];
            404: components["responses"]["uploadNotFound"];
            405: components["responses"]["uploadMethodNotAllowed"];
            429: components["responses"]["uploadTooManyRequests"];
            500: components["responses"]["uploadServerError"];
        };
    };
    BulkJob_getBulkJobStatus: {
        parameters: {
            query?: never;
            header?: never;
            path: BulkJobGetBulkJobStatusParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The job. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkJob;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrDetails;
                };
            };
            401: components["responses"]["uploadUnauthorized"];
            403: components["responses"]["uploadForbidden"];
            404: components["responses"]["uploadNotFound"];
            405: components["responses"]["uploadMethodNotAllowed"];
            429: components["responses"]["uploadTooManyRequests"];
            500: components["responses"]["uploadServerError"];
        };
    };
    BulkJob_uploadCompleteBulkJob: {
        parameters: {
            query?: never;
            header?: never;
            path: BulkJobUploadCompleteBulkJobParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The files will be read. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": BulkJob;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": ErrDetails;
                };
            };
            401: components["responses"]["uploadUnauthorized"];
            403: components["responses"]["uploadForbidden"];
            404: components["responses"]["uploadNotFound"];
            405: components["responses"]["uploadMethodNotAllowed"];
            429: components["responses"]["uploadTooManyRequests"];
            500: components["responses"]["uploadServerError"];
        };
    };
    Agreements_createAgreementSummary: {
        parameters: {
            query?: never;
            header?: never;
            path: AgreementsCreateAgreementSummaryParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The summary. */
            200: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AgreementSummary;
                };
            };
            /** The request is invalid. */
            400: {
                headers: {
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": Error;
                };
            };
            401: components["responses"]["unauthorized"];
            403: components["responses"]["forbidden"];
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
}
