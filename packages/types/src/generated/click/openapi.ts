// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AgreeButtonStyles } from './schemas/AgreeButtonStyles.js';
import type { AgreementStatementStyles } from './schemas/AgreementStatementStyles.js';
import type { AgreementStyle } from './schemas/AgreementStyle.js';
import type { BaseAgreeButtonStyles } from './schemas/BaseAgreeButtonStyles.js';
import type { BaseDocumentLinkStyles } from './schemas/BaseDocumentLinkStyles.js';
import type { ContainerStyles } from './schemas/ContainerStyles.js';
import type { DisclosureLinkStyles } from './schemas/DisclosureLinkStyles.js';
import type { DocumentLinkStyles } from './schemas/DocumentLinkStyles.js';
import type { HeaderStyles } from './schemas/HeaderStyles.js';
import type { AgreementStatus } from './schemas/agreementStatus.js';
import type { BulkClickwrapRequest } from './schemas/bulkClickwrapRequest.js';
import type { ClickwrapAgreementsResponse } from './schemas/clickwrapAgreementsResponse.js';
import type { ClickwrapDeleteResponse } from './schemas/clickwrapDeleteResponse.js';
import type { ClickwrapOwner } from './schemas/clickwrapOwner.js';
import type { ClickwrapRequest } from './schemas/clickwrapRequest.js';
import type { ClickwrapScheduledReacceptance } from './schemas/clickwrapScheduledReacceptance.js';
import type { ClickwrapStatus } from './schemas/clickwrapStatus.js';
import type { ClickwrapTransferRequest } from './schemas/clickwrapTransferRequest.js';
import type { ClickwrapVersion } from './schemas/clickwrapVersion.js';
import type { ClickwrapVersionDeleteResponse } from './schemas/clickwrapVersionDeleteResponse.js';
import type { ClickwrapVersionResponse } from './schemas/clickwrapVersionResponse.js';
import type { ClickwrapVersionSummaryResponse } from './schemas/clickwrapVersionSummaryResponse.js';
import type { ClickwrapVersionsDeleteResponse } from './schemas/clickwrapVersionsDeleteResponse.js';
import type { ClickwrapVersionsPagedResponse } from './schemas/clickwrapVersionsPagedResponse.js';
import type { ClickwrapVersionsResponse } from './schemas/clickwrapVersionsResponse.js';
import type { ClickwrapsDeleteResponse } from './schemas/clickwrapsDeleteResponse.js';
import type { DataField } from './schemas/dataField.js';
import type { DeletionStatus } from './schemas/deletionStatus.js';
import type { DisplaySettings } from './schemas/displaySettings.js';
import type { Document } from './schemas/document.js';
import type { ErrorDetails } from './schemas/errorDetails.js';
import type { ServiceInformation } from './schemas/serviceInformation.js';
import type { ServiceVersion } from './schemas/serviceVersion.js';
import type { UserAgreementRequest } from './schemas/userAgreementRequest.js';
import type { UserAgreementResponse } from './schemas/userAgreementResponse.js';
import type { ClickwrapsGetClickwrapsQueryParams, ClickwrapsGetClickwrapsParams, ClickwrapsPostClickwrapParams, ClickwrapsDeleteClickwrapsQueryParams, ClickwrapsDeleteClickwrapsParams, ClickwrapsGetClickwrapParams, ClickwrapsPutClickwrapParams, ClickwrapsDeleteClickwrapQueryParams, ClickwrapsDeleteClickwrapParams } from './clickwraps.js';
import type { UserAgreementsPostHasAgreedParams, UserAgreementsGetAgreementParams, UserAgreementsGetAgreementPdfQueryParams, UserAgreementsGetAgreementPdfParams, UserAgreementsPostBulkClickwrapAgreementsParams, UserAgreementsGetClickwrapAgreementsQueryParams, UserAgreementsGetClickwrapAgreementsParams, UserAgreementsGetAgreementDocumentParams, UserAgreementsGetClickwrapVersionAgreementsQueryParams, UserAgreementsGetClickwrapVersionAgreementsParams } from './user-agreements.js';
import type { ClickwrapVersionsGetClickwrapVersionsParams, ClickwrapVersionsPostClickwrapVersionParams, ClickwrapVersionsDeleteClickwrapVersionsQueryParams, ClickwrapVersionsDeleteClickwrapVersionsParams, ClickwrapVersionsGetClickwrapVersionParams, ClickwrapVersionsPutClickwrapVersionParams, ClickwrapVersionsDeleteClickwrapVersionParams } from './clickwrap-versions.js';

export interface paths {
    "/clickapi/service_information": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read the API versions of Click
         *
         * Returns the versions of the API and their URLs. The call does not require an access token.
         */
        get: operations["ServiceInformation_GetServiceInformation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the clickwraps of an account
         *
         * Returns an entry for each version of each clickwrap that the caller can view, the newest first,
         * without documents. Deleted versions are in the list only with the status `deleted`. A page has
         * up to 40 entries; `page_number` selects one.
         */
        get: operations["Clickwraps_GetClickwraps"];
        put?: never;
        /**
         * Create a clickwrap
         *
         * Creates a clickwrap with its first version, which has the number `1.0`. A name,
         * `displaySettings` and one document at least are required. The version is a draft unless `status`
         * says otherwise, so activate it before people can agree.
         */
        post: operations["Clickwraps_PostClickwrap"];
        /**
         * Delete clickwraps
         *
         * Deletes several clickwraps with all their versions. A clickwrap with an active version is not
         * deleted; its entry says so. Agreements stay.
         */
        delete: operations["Clickwraps_DeleteClickwraps"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a clickwrap
         *
         * Returns the active version of a clickwrap with its documents and settings; the newest version if
         * none is active.
         */
        get: operations["Clickwraps_GetClickwrap"];
        /**
         * Activate a clickwrap or hand it over
         *
         * Changes the status of the newest version of a clickwrap, or gives the clickwrap to another user
         * of the account.
         */
        put: operations["Clickwraps_PutClickwrap"];
        post?: never;
        /**
         * Delete a clickwrap
         *
         * Deletes the versions of a clickwrap. An active version is not deleted; its entry says so. Agreements
         * stay.
         */
        delete: operations["Clickwraps_DeleteClickwrap"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask for the agreement of a person
         *
         * Reports whether a person has agreed to the active version of a clickwrap. If not, the response
         * is 201 with the URL at which the person can answer, for an hour. A person who has agreed gets
         * 200 without a URL, until a version requires agreeing again or the interval of
         * `scheduledReacceptance` is over.
         */
        post: operations["UserAgreements_PostHasAgreed"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements/{agreementId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read an agreement
         *
         * Returns the answer of a person with the documents and settings of its version.
         */
        get: operations["UserAgreements_GetAgreement"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/agreements/{agreementId}/download": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Download an agreement as PDF
         *
         * Returns the documents that a person has agreed to as one PDF. With `include_coc` the certificate
         * of completion is behind them, which has the values of the fields.
         */
        get: operations["UserAgreements_GetAgreementPdf"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/bulk_agreements": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Export the agreements of a clickwrap
         *
         * Begins an export of the agreements of a clickwrap. The caller gets an e-mail when the file can
         * be downloaded.
         */
        post: operations["UserAgreements_PostBulkClickwrapAgreements"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agreements of a clickwrap
         *
         * Returns the agreements of all people with all versions of a clickwrap, the newest first. A page
         * has up to 40 entries; `page_number` selects one.
         */
        get: operations["UserAgreements_GetClickwrapAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the versions of a clickwrap
         *
         * Returns the versions of a clickwrap, the newest first, without documents. Deleted versions are
         * not in the list.
         */
        get: operations["ClickwrapVersions_GetClickwrapVersions"];
        put?: never;
        /**
         * Create a version of a clickwrap
         *
         * Creates a new version, which replaces the draft if there is one. With `requireReacceptance` its
         * number is the next whole one, such as `3.0` after `2.1`; otherwise `2.2`. With the status
         * `active` it is active at once, and the version before becomes inactive. Members that are left
         * out stay as in the version before.
         */
        post: operations["ClickwrapVersions_PostClickwrapVersion"];
        /**
         * Delete versions of a clickwrap
         *
         * Deletes the versions that `clickwrapVersionIds` names, or all. An active version is not deleted;
         * its entry says so. Agreements stay.
         */
        delete: operations["ClickwrapVersions_DeleteClickwrapVersions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a version of a clickwrap
         *
         * Returns one version of a clickwrap with its documents and settings.
         */
        get: operations["ClickwrapVersions_GetClickwrapVersion"];
        /**
         * Activate or change a version of a clickwrap
         *
         * Changes a version. With the status `active`, the newest version becomes active, and the version
         * that was active before becomes inactive in the same moment. The documents and settings of a
         * draft can be changed; of other versions only the status, the schedules and `isShared`.
         */
        put: operations["ClickwrapVersions_PutClickwrapVersion"];
        post?: never;
        /**
         * Delete a version of a clickwrap
         *
         * Deletes a version. An active version is not deleted; the response says so. Agreements stay.
         */
        delete: operations["ClickwrapVersions_DeleteClickwrapVersion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}/documents/{orderOrDisclosure}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read a document of a version
         *
         * Returns a document of a version with its content, by its order, or the consumer disclosure of
         * the account.
         */
        get: operations["UserAgreements_GetAgreementDocument"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/clickapi/v1/accounts/{accountId}/clickwraps/{clickwrapId}/versions/{versionId}/users": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * List the agreements of a version
         *
         * Returns the agreements of all people with one version of a clickwrap, the newest first. A page
         * has up to 40 entries; `page_number` selects one.
         */
        get: operations["UserAgreements_GetClickwrapVersionAgreements"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}

export interface components {
    schemas: {
        AgreeButtonStyles: AgreeButtonStyles;
        AgreementStatementStyles: AgreementStatementStyles;
        AgreementStyle: AgreementStyle;
        BaseAgreeButtonStyles: BaseAgreeButtonStyles;
        BaseDocumentLinkStyles: BaseDocumentLinkStyles;
        ContainerStyles: ContainerStyles;
        DisclosureLinkStyles: DisclosureLinkStyles;
        DocumentLinkStyles: DocumentLinkStyles;
        HeaderStyles: HeaderStyles;
        agreementStatus: AgreementStatus;
        bulkClickwrapRequest: BulkClickwrapRequest;
        clickwrapAgreementsResponse: ClickwrapAgreementsResponse;
        clickwrapDeleteResponse: ClickwrapDeleteResponse;
        clickwrapOwner: ClickwrapOwner;
        clickwrapRequest: ClickwrapRequest;
        clickwrapScheduledReacceptance: ClickwrapScheduledReacceptance;
        clickwrapStatus: ClickwrapStatus;
        clickwrapTransferRequest: ClickwrapTransferRequest;
        clickwrapVersion: ClickwrapVersion;
        clickwrapVersionDeleteResponse: ClickwrapVersionDeleteResponse;
        clickwrapVersionResponse: ClickwrapVersionResponse;
        clickwrapVersionSummaryResponse: ClickwrapVersionSummaryResponse;
        clickwrapVersionsDeleteResponse: ClickwrapVersionsDeleteResponse;
        clickwrapVersionsPagedResponse: ClickwrapVersionsPagedResponse;
        clickwrapVersionsResponse: ClickwrapVersionsResponse;
        clickwrapsDeleteResponse: ClickwrapsDeleteResponse;
        dataField: DataField;
        deletionStatus: DeletionStatus;
        displaySettings: DisplaySettings;
        document: Document;
        errorDetails: ErrorDetails;
        serviceInformation: ServiceInformation;
        serviceVersion: ServiceVersion;
        userAgreementRequest: UserAgreementRequest;
        userAgreementResponse: UserAgreementResponse;
    };
    responses: {
        /** The access token is valid, but the user may not do this with the clickwrap. */
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
                 *   "errorCode": "USER_LACKS_PERMISSIONS",
                 *   "message": "The user does not have permission for this call."
                 * }
                 */
                "application/json": ErrorDetails;
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
                 *   "errorCode": "METHOD_NOT_ALLOWED",
                 *   "message": "This address does not know this method."
                 * }
                 */
                "application/json": ErrorDetails;
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
                 *   "errorCode": "ENTITY_NOT_FOUND",
                 *   "message": "Nothing is found at this address."
                 * }
                 */
                "application/json": ErrorDetails;
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
                 *   "errorCode": "UNSPECIFIED_ERROR",
                 *   "message": "The service could not finish the call."
                 * }
                 */
                "application/json": ErrorDetails;
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
                 *   "errorCode": "HOURLY_APIINVOCATION_LIMIT_EXCEEDED",
                 *   "message": "The account has made all the calls it may make this hour."
                 * }
                 */
                "application/json": ErrorDetails;
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
                 *   "errorCode": "AUTHORIZATION_INVALID_TOKEN",
                 *   "message": "The access token is not valid. Get a new one from the authentication service."
                 * }
                 */
                "application/json": ErrorDetails;
            };
        };
    };
    parameters: {
        /**
         * The ID of the account that the clickwrap belongs to, a GUID.
         *
         * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
         */
        accountId: string;
        /**
         * The ID of the agreement, as returned when it was created.
         *
         * @example d2a7e9c4-68b1-4305-9e8f-b40c6d1f3a72
         */
        agreementId: string;
        /**
         * Limits the list to agreements with this status.
         *
         * @example agreed
         */
        agreementStatus: "agreed" | "declined" | "created";
        /**
         * The ID of the clickwrap, which stays the same in all its versions.
         *
         * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
         */
        clickwrapId: string;
        /**
         * The IDs of the clickwraps to delete, separated by commas.
         *
         * @example 7d0f2c9a-3e81-4b56-a2c4-9f1e6d0b8a35
         */
        clickwrapIds: string;
        /**
         * The IDs of the versions to delete, separated by commas. Without it, all versions are deleted.
         *
         * @example b9d3f7a2-10e8-4c65-9f24-7a5b3c0e8d16
         */
        clickwrapVersionIds: string;
        /**
         * Limits the list to the agreements of this person, by the ID that the application gave.
         *
         * @example cw-ines-012
         */
        clientUserId: string;
        /**
         * Limits the list to clickwraps whose name or documents contain this text, in any case.
         *
         * @example rules
         */
        filter: string;
        /**
         * The earliest date and time of creation in the list.
         *
         * @example 2026-11-01
         */
        fromDate: string;
        /**
         * Specifies whether the certificate of completion is behind the documents.
         *
         * @example true
         */
        includeCoc: boolean;
        /**
         * Limits the list to clickwraps whose name contains this text, in any case.
         *
         * @example Harbour
         */
        name: string;
        /**
         * The `order` of the document, or `disclosure` for the consumer disclosure of the account.
         *
         * @example 0
         */
        orderOrDisclosure: string;
        /**
         * Limits the list to the clickwraps of this user, by ID.
         *
         * @example 5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10
         */
        ownerUserId: string;
        /**
         * The 0-based number of the page to return; a page has up to 40 entries.
         *
         * @example 0
         */
        pageNumber: string;
        /**
         * The latest date and time of creation in the list.
         *
         * @example 2026-12-31
         */
        toDate: string;
        /**
         * The ID of the version, or its number, such as `1.0`; `1` is the same as `1.0`.
         *
         * @example 1c6e0b84-5d27-4f93-8a1e-c2d7b9f4063e
         */
        versionId: string;
        /**
         * Limits the list to versions with this status.
         *
         * @example active
         */
        versionStatus: "draft" | "active" | "inactive" | "deleted";
        /**
         * This parameter has no effect. All versions are deleted.
         *
         * @example 1.0
         */
        versions: string;
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
    ServiceInformation_GetServiceInformation: {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The versions of the API. */
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
                    "application/json": ServiceInformation;
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
                    "application/json": ErrorDetails;
                };
            };
            404: components["responses"]["notFound"];
            405: components["responses"]["methodNotAllowed"];
            429: components["responses"]["tooManyRequests"];
            500: components["responses"]["serverError"];
        };
    };
    Clickwraps_GetClickwraps: {
        parameters: {
            query?: ClickwrapsGetClickwrapsQueryParams;
            header?: never;
            path: ClickwrapsGetClickwrapsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the clickwraps. */
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
                    "application/json": ClickwrapVersionsResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    Clickwraps_PostClickwrap: {
        parameters: {
            query?: never;
            header?: never;
            path: ClickwrapsPostClickwrapParams;
            cookie?: never;
        };
        /** The name, the documents and the settings. */
        requestBody: {
            content: {
                "application/json": ClickwrapRequest;
            };
        };
        responses: {
            /** The first version of the new clickwrap. */
            201: {
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
                    "application/json": ClickwrapVersionSummaryResponse;
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
                    "application/json": ErrorDetails;
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
    Clickwraps_DeleteClickwraps: {
        parameters: {
            query?: ClickwrapsDeleteClickwrapsQueryParams;
            header?: never;
            path: ClickwrapsDeleteClickwrapsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The outcome for each clickwrap. */
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
                    "application/json": ClickwrapsDeleteResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    Clickwraps_GetClickwrap: {
        parameters: {
            query?: never;
            header?: never;
            path: ClickwrapsGetClickwrapParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The clickwrap in its active version. */
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
                    "application/json": ClickwrapVersionResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    Clickwraps_PutClickwrap: {
        parameters: {
            query?: never;
            header?: never;
            path: ClickwrapsPutClickwrapParams;
            cookie?: never;
        };
        /** The new status, or the old and the new owner. */
        requestBody: {
            content: {
                "application/json": ClickwrapTransferRequest;
            };
        };
        responses: {
            /** The newest version after the change. */
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
                    "application/json": ClickwrapVersionSummaryResponse;
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
                    "application/json": ErrorDetails;
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
    Clickwraps_DeleteClickwrap: {
        parameters: {
            query?: ClickwrapsDeleteClickwrapQueryParams;
            header?: never;
            path: ClickwrapsDeleteClickwrapParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The outcome for each version. */
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
                    "application/json": ClickwrapVersionsDeleteResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    UserAgreements_PostHasAgreed: {
        parameters: {
            query?: never;
            header?: never;
            path: UserAgreementsPostHasAgreedParams;
            cookie?: never;
        };
        /** The person, and the values of the fields. */
        requestBody: {
            content: {
                "application/json": UserAgreementRequest;
            };
        };
        responses: {
            /** The person has agreed before. */
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
                    "application/json": UserAgreementResponse;
                };
            };
            /** The person has not agreed. The agreement has a URL. */
            201: {
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
                    "application/json": UserAgreementResponse;
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
                    "application/json": ErrorDetails;
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
    UserAgreements_GetAgreement: {
        parameters: {
            query?: never;
            header?: never;
            path: UserAgreementsGetAgreementParams;
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
                    "application/json": UserAgreementResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    UserAgreements_GetAgreementPdf: {
        parameters: {
            query?: UserAgreementsGetAgreementPdfQueryParams;
            header?: never;
            path: UserAgreementsGetAgreementPdfParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The documents as PDF. */
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
                    "application/pdf": Blob;
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
                    "application/json": ErrorDetails;
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
    UserAgreements_PostBulkClickwrapAgreements: {
        parameters: {
            query?: never;
            header?: never;
            path: UserAgreementsPostBulkClickwrapAgreementsParams;
            cookie?: never;
        };
        /** The period and the status of the agreements. */
        requestBody: {
            content: {
                "application/json": BulkClickwrapRequest;
            };
        };
        responses: {
            /** The export begins. The response has no body. */
            201: {
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
                    "application/json": ErrorDetails;
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
    UserAgreements_GetClickwrapAgreements: {
        parameters: {
            query?: UserAgreementsGetClickwrapAgreementsQueryParams;
            header?: never;
            path: UserAgreementsGetClickwrapAgreementsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the agreements. */
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
                    "application/json": ClickwrapAgreementsResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    ClickwrapVersions_GetClickwrapVersions: {
        parameters: {
            query?: never;
            header?: never;
            path: ClickwrapVersionsGetClickwrapVersionsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The versions of the clickwrap. */
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
                    "application/json": ClickwrapVersionsPagedResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    ClickwrapVersions_PostClickwrapVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: ClickwrapVersionsPostClickwrapVersionParams;
            cookie?: never;
        };
        /** The documents and settings of the version. */
        requestBody: {
            content: {
                "application/json": ClickwrapRequest;
            };
        };
        responses: {
            /** The new version. */
            201: {
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
                    "application/json": ClickwrapVersionSummaryResponse;
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
                    "application/json": ErrorDetails;
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
    ClickwrapVersions_DeleteClickwrapVersions: {
        parameters: {
            query?: ClickwrapVersionsDeleteClickwrapVersionsQueryParams;
            header?: never;
            path: ClickwrapVersionsDeleteClickwrapVersionsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The outcome for each version. */
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
                    "application/json": ClickwrapVersionsDeleteResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    ClickwrapVersions_GetClickwrapVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: ClickwrapVersionsGetClickwrapVersionParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The version. */
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
                    "application/json": ClickwrapVersionResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    ClickwrapVersions_PutClickwrapVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: ClickwrapVersionsPutClickwrapVersionParams;
            cookie?: never;
        };
        /** The new status, or what changes in a draft. */
        requestBody: {
            content: {
                "application/json": ClickwrapRequest;
            };
        };
        responses: {
            /** The version after the change. */
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
                    "application/json": ClickwrapVersionSummaryResponse;
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
                    "application/json": ErrorDetails;
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
    ClickwrapVersions_DeleteClickwrapVersion: {
        parameters: {
            query?: never;
            header?: never;
            path: ClickwrapVersionsDeleteClickwrapVersionParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The outcome. */
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
                    "application/json": ClickwrapVersionDeleteResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    UserAgreements_GetAgreementDocument: {
        parameters: {
            query?: never;
            header?: never;
            path: UserAgreementsGetAgreementDocumentParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** The document. */
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
                    "application/json": Document;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
    UserAgreements_GetClickwrapVersionAgreements: {
        parameters: {
            query?: UserAgreementsGetClickwrapVersionAgreementsQueryParams;
            header?: never;
            path: UserAgreementsGetClickwrapVersionAgreementsParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** One page of the agreements. */
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
                    "application/json": ClickwrapAgreementsResponse;
                };
            };
            /** A parameter is invalid. */
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
                    "application/json": ErrorDetails;
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
