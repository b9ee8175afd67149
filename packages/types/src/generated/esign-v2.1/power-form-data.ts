// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PowerFormsFormDataResponse } from './schemas/powerFormsFormDataResponse.js';

/**
 * Parameters in the path of `PowerFormData_list`.
 */
export interface PowerFormDataListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the PowerForm, as returned when it was created.
     *
     * @example c7a9e1d3-5b24-4f60-9d81-2e6a4c8f0b37
     */
    powerFormId: string;
}

/**
 * Parameters in the query of `PowerFormData_list`.
 */
export interface PowerFormDataListQueryParams {
    /**
     * The format of the data: `Native` for JSON, `Csv_Classic` or `Csv_One_Envelope_Per_Line` for
     * comma-separated values, or `Xml_Classic` for XML.
     *
     * @example Native
     */
    data_layout?: ("Native" | "Csv_Classic" | "Csv_One_Envelope_Per_Line" | "Xml_Classic") | undefined;
    /**
     * The start of the period, as a date or a date and time in ISO 8601 format. Earlier events are
     * excluded.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period, as a date or a date and time in ISO 8601 format. Default: the current time.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The data of the envelopes, in the requested layout. */
export type PowerFormDataList200Response = PowerFormsFormDataResponse;

/** A parameter is invalid, or the caller cannot view this data. */
export type PowerFormDataList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type PowerFormDataList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type PowerFormDataList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type PowerFormDataList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type PowerFormDataList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type PowerFormDataList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type PowerFormDataList500Response = ErrorDetails;

/**
 * Read the data entered into a PowerForm.
 *
 * Returns the data that recipients entered into the envelopes created from a PowerForm, within the
 * period from `from_date` to `to_date`, in JSON, CSV or XML. `data_layout` specifies the format: JSON
 * for `Native`, CSV with one line for each recipient for `Csv_Classic`, CSV with one line for each
 * envelope for `Csv_One_Envelope_Per_Line`, and XML for `Xml_Classic`. Without `data_layout`, the
 * `Accept` header specifies it: `application/json`, `text/csv` or `application/xml`.
 *
 * PowerForms must be enabled for the account, and the user must own this one or be an administrator.
 *
 * `PowerFormData_list`, `GET /v2.1/accounts/{accountId}/powerforms/{powerFormId}/form_data`
 *
 * The responses, by status.
 */
export interface PowerFormDataListResponses {
    /** The data of the envelopes, in the requested layout. */
    200: PowerFormDataList200Response;
    /** A parameter is invalid, or the caller cannot view this data. */
    400: PowerFormDataList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: PowerFormDataList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: PowerFormDataList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: PowerFormDataList404Response;
    /** The path exists, but does not support this method. */
    405: PowerFormDataList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: PowerFormDataList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: PowerFormDataList500Response;
}

/**
 * The error codes that `PowerFormData_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the operation requires. Grant it in the permission profile. Some operations return status 403 instead.
 */
export type PowerFormDataListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
