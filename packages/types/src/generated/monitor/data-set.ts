// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AggregateResult } from './schemas/AggregateResult.js';
import type { CursoredResult } from './schemas/CursoredResult.js';
import type { MonitorError } from './schemas/MonitorError.js';
import type { StreamResponse } from './schemas/StreamResponse.js';
import type { WebQuery } from './schemas/WebQuery.js';

/**
 * Parameters in the path of `DataSet_getStream`.
 */
export interface DataSetGetStreamParams {
    /**
     * The version of the API.
     *
     * @example 2.0
     */
    version: "2.0" | "2";
    /**
     * The name of the data set. `monitor` is the only one.
     *
     * @example monitor
     */
    dataSetName: string;
}

/**
 * Parameters in the query of `DataSet_getStream`.
 */
export interface DataSetGetStreamQueryParams {
    /**
     * The `endCursor` of the previous page, or the date and time from which events are returned. By
     * default, events of the last seven days are returned.
     *
     * @example 2026-11-20T00:00:00Z
     */
    cursor?: string | undefined;
    /**
     * The maximum number of events in the response. A page can have fewer although there are more.
     *
     * @example 100
     */
    limit?: number | undefined;
}

/** A page of events. */
export type DataSetGetStream200Response = CursoredResult;

/** A parameter is invalid. */
export type DataSetGetStream400Response = MonitorError;

/** The access token is missing, unknown, expired or from another environment. */
export type DataSetGetStream401Response = MonitorError;

/** The access token is valid, but the user does not have permission for this operation. */
export type DataSetGetStream403Response = MonitorError;

/** The path does not exist, or does not identify an existing object. */
export type DataSetGetStream404Response = MonitorError;

/** The path exists, but does not support this method. */
export type DataSetGetStream405Response = MonitorError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type DataSetGetStream429Response = MonitorError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DataSetGetStream500Response = MonitorError;

/**
 * Read events of an organization.
 *
 * Returns a page of the events of the organization that the caller administers, in the order in which
 * they arrived. Start with a date and time as the `cursor`, and send the `endCursor` of each page
 * with the next request. Where it equals the cursor that was sent, there is nothing new; repeat the
 * request a minute later.
 *
 * `DataSet_getStream`, `GET /api/v{version}/datasets/{dataSetName}/stream`
 *
 * The responses, by status.
 */
export interface DataSetGetStreamResponses {
    /** A page of events. */
    200: DataSetGetStream200Response;
    /** A parameter is invalid. */
    400: DataSetGetStream400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DataSetGetStream401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: DataSetGetStream403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DataSetGetStream404Response;
    /** The path exists, but does not support this method. */
    405: DataSetGetStream405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: DataSetGetStream429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DataSetGetStream500Response;
}

/**
 * The error codes that `DataSet_getStream` can return.
 *
 * - `DATA_SET_UNKNOWN` (404): The only data set is `monitor`, in version 2.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `NOT_ENTITLED` (403): The organization does not have Monitor. In production it belongs to a plan; in the sandbox it can be taken away and given again by control.
 * - `NOT_ONE_ORGANIZATION` (403): The caller is not the administrator of exactly one organization. Use the token of a user who administers this organization and no other.
 * - `TOKEN_NOT_BY_JWT` (403): The token was not issued by the JWT grant with the scope `impersonation`. Get such a token.
 */
export type DataSetGetStreamErrorCode = 'DATA_SET_UNKNOWN' | 'INVALID_REQUEST_PARAMETER' | 'NOT_ENTITLED' | 'NOT_ONE_ORGANIZATION' | 'TOKEN_NOT_BY_JWT';

/**
 * Parameters in the path of `DataSet_postWebQuery`.
 */
export interface DataSetPostWebQueryParams {
    /**
     * The version of the API.
     *
     * @example 2.0
     */
    version: "2.0" | "2";
    /**
     * The name of the data set. `monitor` is the only one.
     *
     * @example monitor
     */
    dataSetName: string;
}

/** The filters, and the results that are wanted. */
export type DataSetPostWebQueryBody = WebQuery;

/** The events. */
export type DataSetPostWebQuery200Response = AggregateResult;

/** The query cannot be read. */
export type DataSetPostWebQuery400Response = MonitorError;

/** The access token is missing, unknown, expired or from another environment. */
export type DataSetPostWebQuery401Response = MonitorError;

/** The access token is valid, but the user does not have permission for this operation. */
export type DataSetPostWebQuery403Response = MonitorError;

/** The path does not exist, or does not identify an existing object. */
export type DataSetPostWebQuery404Response = MonitorError;

/** The path exists, but does not support this method. */
export type DataSetPostWebQuery405Response = MonitorError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type DataSetPostWebQuery429Response = MonitorError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DataSetPostWebQuery500Response = MonitorError;

/**
 * Query events of an organization.
 *
 * Returns the events of the organization that the caller administers and that meet all filters of the
 * query. The vendor no longer lists this operation; its examples and its older clients call it.
 * Programs that need every event read the stream instead.
 *
 * `DataSet_postWebQuery`, `POST /api/v{version}/datasets/{dataSetName}/web_query`
 *
 * The responses, by status.
 */
export interface DataSetPostWebQueryResponses {
    /** The events. */
    200: DataSetPostWebQuery200Response;
    /** The query cannot be read. */
    400: DataSetPostWebQuery400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DataSetPostWebQuery401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: DataSetPostWebQuery403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DataSetPostWebQuery404Response;
    /** The path exists, but does not support this method. */
    405: DataSetPostWebQuery405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: DataSetPostWebQuery429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DataSetPostWebQuery500Response;
}

/**
 * The error codes that `DataSet_postWebQuery` can return.
 *
 * - `DATA_SET_UNKNOWN` (404): The only data set is `monitor`, in version 2.
 * - `INVALID_QUERY` (400): A filter or an aggregation of the query cannot be read. The message names it. The filters are `Time`, `Has` and `In`, and the aggregation is `Raw`.
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `NOT_ENTITLED` (403): The organization does not have Monitor. In production it belongs to a plan; in the sandbox it can be taken away and given again by control.
 * - `NOT_ONE_ORGANIZATION` (403): The caller is not the administrator of exactly one organization. Use the token of a user who administers this organization and no other.
 * - `TOKEN_NOT_BY_JWT` (403): The token was not issued by the JWT grant with the scope `impersonation`. Get such a token.
 */
export type DataSetPostWebQueryErrorCode = 'DATA_SET_UNKNOWN' | 'INVALID_QUERY' | 'INVALID_REQUEST_PARAMETER' | 'NOT_ENTITLED' | 'NOT_ONE_ORGANIZATION' | 'TOKEN_NOT_BY_JWT';

/**
 * Parameters in the path of `DataSet_stream`.
 */
export interface DataSetStreamParams {
    /**
     * The ID of the organization, a GUID.
     *
     * @example e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48
     */
    organizationId: string;
}

/**
 * Parameters in the query of `DataSet_stream`.
 */
export interface DataSetStreamQueryParams {
    /**
     * The `endCursor` of the previous page, or the date and time from which events are returned. By
     * default, events of the last seven days are returned.
     *
     * @example 2026-11-20T00:00:00Z
     */
    cursor?: string | undefined;
    /**
     * The maximum number of events in the response. A page can have fewer although there are more.
     *
     * @example 100
     */
    limit?: number | undefined;
}

/** A page of events. */
export type DataSetStream200Response = StreamResponse;

/** A parameter is invalid. */
export type DataSetStream400Response = MonitorError;

/** The access token is missing, unknown, expired or from another environment. */
export type DataSetStream401Response = MonitorError;

/** The access token is valid, but the user does not have permission for this operation. */
export type DataSetStream403Response = MonitorError;

/** The path does not exist, or does not identify an existing object. */
export type DataSetStream404Response = MonitorError;

/** The path exists, but does not support this method. */
export type DataSetStream405Response = MonitorError;

/** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
export type DataSetStream429Response = MonitorError;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type DataSetStream500Response = MonitorError;

/**
 * Read events of one organization.
 *
 * Returns a page of the events of the organization in the path, in the order in which they arrived.
 * It has replaced `DataSet_getStream` on a host of its own, and has the same parameters and events.
 * The caller must be an administrator of the organization, and of no other.
 *
 * `DataSet_stream`, `GET /v1/organizations/{organizationId}/stream`
 *
 * The responses, by status.
 */
export interface DataSetStreamResponses {
    /** A page of events. */
    200: DataSetStream200Response;
    /** A parameter is invalid. */
    400: DataSetStream400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: DataSetStream401Response;
    /** The access token is valid, but the user does not have permission for this operation. */
    403: DataSetStream403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: DataSetStream404Response;
    /** The path exists, but does not support this method. */
    405: DataSetStream405Response;
    /** Too many requests in a given time. The rate limit headers specify when requests are allowed again. */
    429: DataSetStream429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: DataSetStream500Response;
}

/**
 * The error codes that `DataSet_stream` can return.
 *
 * - `INVALID_REQUEST_PARAMETER` (400): A parameter is malformed or out of range. The message names it. Fix it and repeat the request.
 * - `NOT_ENTITLED` (403): The organization does not have Monitor. In production it belongs to a plan; in the sandbox it can be taken away and given again by control.
 * - `NOT_ONE_ORGANIZATION` (403): The caller is not the administrator of exactly one organization. Use the token of a user who administers this organization and no other.
 * - `TOKEN_NOT_BY_JWT` (403): The token was not issued by the JWT grant with the scope `impersonation`. Get such a token.
 */
export type DataSetStreamErrorCode = 'INVALID_REQUEST_PARAMETER' | 'NOT_ENTITLED' | 'NOT_ONE_ORGANIZATION' | 'TOKEN_NOT_BY_JWT';
