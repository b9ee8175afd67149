// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { ErrorDetails } from './schemas/errorDetails.js';
import type { PowerFormsFormDataResponse } from './schemas/powerFormsFormDataResponse.js';

/**
 * Parameters in the path of `PowerFormData_list`.
 */
export interface PowerFormDataListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The PowerForm, by the GUID that its creation returned.
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
     * How the data are written: `Native` gives JSON, `Csv_Classic` and `Csv_One_Envelope_Per_Line` give
     * tables of comma-separated values, `Xml_Classic` gives XML.
     *
     * @example Native
     */
    data_layout?: ("Native" | "Csv_Classic" | "Csv_One_Envelope_Per_Line" | "Xml_Classic") | undefined;
    /**
     * The beginning of the period: a date, or a date with a time, in ISO 8601. What happened before is
     * left out.
     *
     * @example 2026-11-01
     */
    from_date?: string | undefined;
    /**
     * The end of the period: a date, or a date with a time, in ISO 8601. Without it the period lasts
     * until now.
     *
     * @example 2026-11-30T23:59:59Z
     */
    to_date?: string | undefined;
}

/** The data of the envelopes, in the layout that was asked for. */
export type PowerFormDataList200Response = PowerFormsFormDataResponse;

/** A parameter does not fit the contract, or the caller may not read these data. */
export type PowerFormDataList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type PowerFormDataList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type PowerFormDataList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type PowerFormDataList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type PowerFormDataList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type PowerFormDataList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type PowerFormDataList500Response = ErrorDetails;

/**
 * Read what people entered into a PowerForm.
 *
 * Gives the data that recipients entered into the envelopes that came from a PowerForm, within the
 * period of `from_date` and `to_date`. `data_layout` says in which form: JSON for `Native`, CSV for
 * the layouts that begin with `Csv`, and XML for `Xml_Classic`.
 *
 * The account must have PowerForms, and the user must own this one or be an administrator.
 *
 * `PowerFormData_list`, `GET /v2.1/accounts/{accountId}/powerforms/{powerFormId}/form_data`
 *
 * What it answers with, by status.
 */
export interface PowerFormDataListResponses {
    /** The data of the envelopes, in the layout that was asked for. */
    200: PowerFormDataList200Response;
    /** A parameter does not fit the contract, or the caller may not read these data. */
    400: PowerFormDataList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: PowerFormDataList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: PowerFormDataList403Response;
    /** No such address, or nothing is stored under it. */
    404: PowerFormDataList404Response;
    /** The address exists, but not with this method. */
    405: PowerFormDataList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: PowerFormDataList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: PowerFormDataList500Response;
}

/**
 * The error codes that `PowerFormData_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_LACKS_PERMISSIONS` (400): The user does not have the right that the call needs. Have it granted in the permission profile; some calls answer with status 403 instead.
 */
export type PowerFormDataListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_LACKS_PERMISSIONS';
