// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AggregateResult } from './schemas/AggregateResult.js';
import type { AggregateResultResult } from './schemas/AggregateResultResult.js';
import type { Aggregation } from './schemas/Aggregation.js';
import type { Browser } from './schemas/Browser.js';
import type { CursoredResult } from './schemas/CursoredResult.js';
import type { Device } from './schemas/Device.js';
import type { Filter } from './schemas/Filter.js';
import type { IpAddressLocation } from './schemas/IpAddressLocation.js';
import type { MonitorError } from './schemas/MonitorError.js';
import type { Os } from './schemas/Os.js';
import type { StreamResponse } from './schemas/StreamResponse.js';
import type { StreamingEvent } from './schemas/StreamingEvent.js';
import type { UserAgentClientInfo } from './schemas/UserAgentClientInfo.js';
import type { Version } from './schemas/Version.js';
import type { WebQuery } from './schemas/WebQuery.js';
import type { DataSetGetStreamQueryParams, DataSetGetStreamParams, DataSetPostWebQueryParams, DataSetStreamQueryParams, DataSetStreamParams } from './data-set.js';

export interface paths {
    "/api/v{version}/datasets/{dataSetName}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read events of an organization
         *
         * Returns a page of the events of the organization that the caller administers, in the order in which
         * they arrived. Start with a date and time as the `cursor`, and send the `endCursor` of each page
         * with the next request. Where it equals the cursor that was sent, there is nothing new; repeat the
         * request a minute later.
         */
        get: operations["DataSet_getStream"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/api/v{version}/datasets/{dataSetName}/web_query": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Query events of an organization
         *
         * Returns the events of the organization that the caller administers and that meet all filters of the
         * query. The vendor no longer lists this operation; its examples and its older clients call it.
         * Programs that need every event read the stream instead.
         */
        post: operations["DataSet_postWebQuery"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/v1/organizations/{organizationId}/stream": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Read events of one organization
         *
         * Returns a page of the events of the organization in the path, in the order in which they arrived.
         * It has replaced `DataSet_getStream` on a host of its own, and has the same parameters and events.
         * The caller must be an administrator of the organization, and of no other.
         */
        get: operations["DataSet_stream"];
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
        AggregateResult: AggregateResult;
        AggregateResultResult: AggregateResultResult;
        Aggregation: Aggregation;
        Browser: Browser;
        CursoredResult: CursoredResult;
        Device: Device;
        Filter: Filter;
        IpAddressLocation: IpAddressLocation;
        MonitorError: MonitorError;
        Os: Os;
        StreamResponse: StreamResponse;
        StreamingEvent: StreamingEvent;
        UserAgentClientInfo: UserAgentClientInfo;
        Version: Version;
        WebQuery: WebQuery;
    };
    responses: {
        /** The access token is valid, but the user does not have permission for this operation. */
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
                 *   "error": "The user does not have permission for this call."
                 * }
                 */
                "application/json": MonitorError;
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
                 *   "error": "This address does not know this method."
                 * }
                 */
                "application/json": MonitorError;
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
                 *   "error": "Nothing is found at this address."
                 * }
                 */
                "application/json": MonitorError;
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
                 *   "error": "The service could not finish the call."
                 * }
                 */
                "application/json": MonitorError;
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
                 *   "error": "The account has made all the calls it may make this hour."
                 * }
                 */
                "application/json": MonitorError;
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
                 *   "error": "The access token is not valid. Get a new one from the authentication service."
                 * }
                 */
                "application/json": MonitorError;
            };
        };
    };
    parameters: {
        /**
         * The `endCursor` of the previous page, or the date and time from which events are returned. By
         * default, events of the last seven days are returned.
         *
         * @example 2026-11-20T00:00:00Z
         */
        cursor: string;
        /**
         * The name of the data set. `monitor` is the only one.
         *
         * @example monitor
         */
        dataSetName: string;
        /**
         * The maximum number of events in the response. A page can have fewer although there are more.
         *
         * @example 100
         */
        limit: number;
        /**
         * The ID of the organization, a GUID.
         *
         * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
         */
        organizationId: string;
        /**
         * The version of the API.
         *
         * @example 2.0
         */
        version: "2.0" | "2";
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
    DataSet_getStream: {
        parameters: {
            query?: DataSetGetStreamQueryParams;
            header?: never;
            path: DataSetGetStreamParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of events. */
            200: {
                headers: {
                    /**
                     * The versions of the API that this address supports.
                     *
                     * @example 2.0
                     */
                    "api-supported-versions"?: string;
                    /**
                     * The name of the server that answered.
                     *
                     * @example DA2DFE179
                     */
                    "X-DocuSign-Node"?: string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": CursoredResult;
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
                    "application/json": MonitorError;
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
    DataSet_postWebQuery: {
        parameters: {
            query?: never;
            header?: never;
            path: DataSetPostWebQueryParams;
            cookie?: never;
        };
        /** The filters, and the results that are wanted. */
        requestBody: {
            content: {
                "application/json": WebQuery;
            };
        };
        responses: {
            /** The events. */
            200: {
                headers: {
                    /**
                     * The versions of the API that this address supports.
                     *
                     * @example 2.0
                     */
                    "api-supported-versions"?: string;
                    /**
                     * The name of the server that answered.
                     *
                     * @example DA2DFE179
                     */
                    "X-DocuSign-Node"?: string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": AggregateResult;
                };
            };
            /** The query cannot be read. */
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
                    "application/json": MonitorError;
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
    DataSet_stream: {
        parameters: {
            query?: DataSetStreamQueryParams;
            header?: never;
            path: DataSetStreamParams;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** A page of events. */
            200: {
                headers: {
                    /**
                     * The versions of the API that this address supports.
                     *
                     * @example 2.0
                     */
                    "api-supported-versions"?: string;
                    /**
                     * The name of the server that answered.
                     *
                     * @example DA2DFE179
                     */
                    "X-DocuSign-Node"?: string;
                    "X-DocuSign-TraceToken": components["headers"]["traceToken"];
                    "X-RateLimit-Limit": components["headers"]["rateLimitLimit"];
                    "X-RateLimit-Remaining": components["headers"]["rateLimitRemaining"];
                    "X-RateLimit-Reset": components["headers"]["rateLimitReset"];
                    "X-BurstLimit-Limit": components["headers"]["burstLimitLimit"];
                    "X-BurstLimit-Remaining": components["headers"]["burstLimitRemaining"];
                    [name: string]: unknown;
                };
                content: {
                    "application/json": StreamResponse;
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
                    "application/json": MonitorError;
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
