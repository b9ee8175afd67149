// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Brand, BrandAnswer } from './schemas/brand.js';
import type { BrandResourceUpload } from './schemas/brandResourceUpload.js';
import type { BrandResources } from './schemas/brandResources.js';
import type { BrandResourcesList } from './schemas/brandResourcesList.js';
import type { BrandsRequest } from './schemas/brandsRequest.js';
import type { BrandsResponse, BrandsResponseAnswer } from './schemas/brandsResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `AccountBrands_list`.
 */
export interface AccountBrandsListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/**
 * Parameters in the query of `AccountBrands_list`.
 */
export interface AccountBrandsListQueryParams {
    /**
     * Specifies whether the brand that the reseller of the account provides is excluded.
     *
     * @example true
     */
    exclude_distributor_brand?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the URIs of the logos of each brand.
     *
     * @example true
     */
    include_logos?: ("true" | "false") | undefined;
}

/** The brands of the account. */
export type AccountBrandsList200Response = BrandsResponseAnswer;

/** A parameter is invalid, or branding is disabled for the account. */
export type AccountBrandsList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsList500Response = ErrorDetails;

/**
 * List the brands of an account.
 *
 * Returns all brands of an account in one response, and the two default brands. Logos are only
 * included with `include_logos`, and then as URIs, not as images.
 *
 * Branding must be enabled for the account with the account settings `canSelfBrandSend` or
 * `canSelfBrandSign`.
 *
 * `AccountBrands_list`, `GET /v2.1/accounts/{accountId}/brands`
 *
 * The responses, by status.
 */
export interface AccountBrandsListResponses {
    /** The brands of the account. */
    200: AccountBrandsList200Response;
    /** A parameter is invalid, or branding is disabled for the account. */
    400: AccountBrandsList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsList404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsList500Response;
}

/**
 * The error codes that `AccountBrands_list` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 */
export type AccountBrandsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `AccountBrands_create`.
 */
export interface AccountBrandsCreateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The brand to create. */
export type AccountBrandsCreateBody = Brand;

/** The brand was created. The response contains its ID. */
export type AccountBrandsCreate201Response = BrandsResponse;

/** The request is invalid, or the caller cannot create brands. */
export type AccountBrandsCreate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsCreate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsCreate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsCreate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsCreate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsCreate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsCreate500Response = ErrorDetails;

/**
 * Create a brand.
 *
 * Creates a brand from a name, colours, links and texts, and returns it with the ID that the service
 * assigns. Logos and resource files are not part of the request body. Upload them afterwards with
 * `AccountBrands_updateLogo` and `AccountBrands_updateResource`.
 *
 * Branding must be enabled for the account with the account settings `canSelfBrandSend` or
 * `canSelfBrandSign`, and the caller must be an administrator.
 *
 * `AccountBrands_create`, `POST /v2.1/accounts/{accountId}/brands`
 *
 * The responses, by status.
 */
export interface AccountBrandsCreateResponses {
    /** The brand was created. The response contains its ID. */
    201: AccountBrandsCreate201Response;
    /** The request is invalid, or the caller cannot create brands. */
    400: AccountBrandsCreate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsCreate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsCreate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsCreate404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsCreate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsCreate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsCreate500Response;
}

/**
 * The error codes that `AccountBrands_create` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountBrandsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_deleteList`.
 */
export interface AccountBrandsDeleteListParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The brands to delete. */
export type AccountBrandsDeleteListBody = BrandsRequest;

/** The result for each brand. */
export type AccountBrandsDeleteList200Response = BrandsResponse;

/** The request is invalid, or the caller cannot delete brands. */
export type AccountBrandsDeleteList400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsDeleteList401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsDeleteList403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsDeleteList404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsDeleteList405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsDeleteList429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsDeleteList500Response = ErrorDetails;

/**
 * Delete brands.
 *
 * Deletes the brands in the request body, with their logos and resource files, and returns the
 * deleted brands. A brand that could not be deleted has the reason in its `errorDetails`. The caller
 * must be an administrator of the account.
 *
 * `AccountBrands_deleteList`, `DELETE /v2.1/accounts/{accountId}/brands`
 *
 * The responses, by status.
 */
export interface AccountBrandsDeleteListResponses {
    /** The result for each brand. */
    200: AccountBrandsDeleteList200Response;
    /** The request is invalid, or the caller cannot delete brands. */
    400: AccountBrandsDeleteList400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsDeleteList401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsDeleteList403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsDeleteList404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsDeleteList405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsDeleteList429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsDeleteList500Response;
}

/**
 * The error codes that `AccountBrands_deleteList` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountBrandsDeleteListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_get`.
 */
export interface AccountBrandsGetParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the brand.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
}

/**
 * Parameters in the query of `AccountBrands_get`.
 */
export interface AccountBrandsGetQueryParams {
    /**
     * Specifies whether the response includes the external links and landing pages.
     *
     * @example true
     */
    include_external_references?: ("true" | "false") | undefined;
    /**
     * Specifies whether the response includes the URIs of the logos of each brand.
     *
     * @example true
     */
    include_logos?: ("true" | "false") | undefined;
}

/** The current state of the brand. */
export type AccountBrandsGet200Response = BrandAnswer;

/** A parameter is invalid. */
export type AccountBrandsGet400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsGet401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsGet403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsGet404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsGet405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsGet429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsGet500Response = ErrorDetails;

/**
 * Read a brand.
 *
 * Returns one brand with its colours, texts and the URIs of its resource files. `include_logos` adds
 * the URIs of its logos, and `include_external_references` adds its links and landing pages.
 * Branding must be enabled for the account.
 *
 * `AccountBrands_get`, `GET /v2.1/accounts/{accountId}/brands/{brandId}`
 *
 * The responses, by status.
 */
export interface AccountBrandsGetResponses {
    /** The current state of the brand. */
    200: AccountBrandsGet200Response;
    /** A parameter is invalid. */
    400: AccountBrandsGet400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsGet401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsGet403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsGet404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsGet405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsGet429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsGet500Response;
}

/**
 * The error codes that `AccountBrands_get` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type AccountBrandsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `AccountBrands_update`.
 */
export interface AccountBrandsUpdateParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the brand.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
}

/**
 * Parameters in the query of `AccountBrands_update`.
 */
export interface AccountBrandsUpdateQueryParams {
    /**
     * Specifies whether the brand is replaced instead of changed: everything that the body omits is reset,
     * and only the ID of the brand remains.
     *
     * @example true
     */
    replace_brand?: ("true" | "false") | undefined;
}

/** The fields of the brand to change. */
export type AccountBrandsUpdateBody = Brand;

/** The updated brand. */
export type AccountBrandsUpdate200Response = Brand;

/** The request is invalid, or the caller cannot change brands. */
export type AccountBrandsUpdate400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsUpdate401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsUpdate403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsUpdate404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsUpdate405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsUpdate429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsUpdate500Response = ErrorDetails;

/**
 * Change a brand.
 *
 * Changes the names, colours, links, texts and languages of a brand, and whether it is a default
 * brand. Envelopes that use the brand show the changes from then on. Logos and resource files have
 * separate operations. With `replace_brand`, the body replaces the whole brand.
 *
 * The caller must be an administrator of the account.
 *
 * `AccountBrands_update`, `PUT /v2.1/accounts/{accountId}/brands/{brandId}`
 *
 * The responses, by status.
 */
export interface AccountBrandsUpdateResponses {
    /** The updated brand. */
    200: AccountBrandsUpdate200Response;
    /** The request is invalid, or the caller cannot change brands. */
    400: AccountBrandsUpdate400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsUpdate401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsUpdate403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsUpdate404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsUpdate405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsUpdate429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsUpdate500Response;
}

/**
 * The error codes that `AccountBrands_update` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountBrandsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_delete`.
 */
export interface AccountBrandsDeleteParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the brand.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
}

/**
 * Parameters in the query of `AccountBrands_delete`.
 */
export interface AccountBrandsDeleteQueryParams {
    /**
     * The ID of the brand that replaces the deleted one. The groups, envelopes and templates that use the
     * deleted brand use this brand from then on, and it becomes a default brand if the deleted one was.
     *
     * @example 7e3c9a51-d284-4b60-8f17-a5c2e0d6b394
     */
    replace_brand?: string | undefined;
}

/** The brand was deleted. The response has no body. */
export type AccountBrandsDelete200Response = undefined;

/** A parameter is invalid, or the caller cannot delete brands. */
export type AccountBrandsDelete400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsDelete401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsDelete403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsDelete404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsDelete405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsDelete429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsDelete500Response = ErrorDetails;

/**
 * Delete a brand.
 *
 * Deletes one brand with its logos and resource files. `replace_brand` puts another brand in its
 * place wherever it is used. The response has no body. To delete several brands at once, use
 * `AccountBrands_deleteList`. The caller must be an administrator of the account.
 *
 * `AccountBrands_delete`, `DELETE /v2.1/accounts/{accountId}/brands/{brandId}`
 *
 * The responses, by status.
 */
export interface AccountBrandsDeleteResponses {
    /** The brand was deleted. The response has no body. */
    200: AccountBrandsDelete200Response;
    /** A parameter is invalid, or the caller cannot delete brands. */
    400: AccountBrandsDelete400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsDelete401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsDelete403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsDelete404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsDelete405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsDelete429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsDelete500Response;
}

/**
 * The error codes that `AccountBrands_delete` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountBrandsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_getExportFile`.
 */
export interface AccountBrandsGetExportFileParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the brand.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
}

/** The XML file. */
export type AccountBrandsGetExportFile200Response = Blob;

/** A parameter is invalid, or the caller cannot export brands. */
export type AccountBrandsGetExportFile400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsGetExportFile401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsGetExportFile403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsGetExportFile404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsGetExportFile405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsGetExportFile429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsGetExportFile500Response = ErrorDetails;

/**
 * Export a brand as a file.
 *
 * Returns the settings of a brand as one XML file, so that they can be stored outside the service.
 * The caller must be an administrator of the account.
 *
 * `AccountBrands_getExportFile`, `GET /v2.1/accounts/{accountId}/brands/{brandId}/file`
 *
 * The responses, by status.
 */
export interface AccountBrandsGetExportFileResponses {
    /** The XML file. */
    200: AccountBrandsGetExportFile200Response;
    /** A parameter is invalid, or the caller cannot export brands. */
    400: AccountBrandsGetExportFile400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsGetExportFile401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsGetExportFile403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsGetExportFile404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsGetExportFile405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsGetExportFile429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsGetExportFile500Response;
}

/**
 * The error codes that `AccountBrands_getExportFile` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountBrandsGetExportFileErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_getLogo`.
 */
export interface AccountBrandsGetLogoParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the brand.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
    /**
     * The type of the logo. `primary` and `secondary` are shown on pages of the service, `email` at the
     * top of e-mails.
     *
     * @example primary
     */
    logoType: "primary" | "secondary" | "email";
}

/** The PNG image. */
export type AccountBrandsGetLogo200Response = Blob;

/** A parameter is invalid. */
export type AccountBrandsGetLogo400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsGetLogo401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsGetLogo403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsGetLogo404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsGetLogo405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsGetLogo429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsGetLogo500Response = ErrorDetails;

/**
 * Read a logo of a brand.
 *
 * Returns one of the three logos of a brand as a PNG image. A brand can have fewer than three logos.
 * For a logo that was never uploaded, the service returns a not-found error.
 *
 * `AccountBrands_getLogo`, `GET /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 *
 * The responses, by status.
 */
export interface AccountBrandsGetLogoResponses {
    /** The PNG image. */
    200: AccountBrandsGetLogo200Response;
    /** A parameter is invalid. */
    400: AccountBrandsGetLogo400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsGetLogo401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsGetLogo403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsGetLogo404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsGetLogo405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsGetLogo429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsGetLogo500Response;
}

/**
 * The error codes that `AccountBrands_getLogo` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type AccountBrandsGetLogoErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `AccountBrands_updateLogo`.
 */
export interface AccountBrandsUpdateLogoParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the brand.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
    /**
     * The type of the logo. `primary` and `secondary` are shown on pages of the service, `email` at the
     * top of e-mails.
     *
     * @example primary
     */
    logoType: "primary" | "secondary" | "email";
}

/** The content of the PNG image. */
export type AccountBrandsUpdateLogoBody = Blob;

/** The logo was uploaded. The response has no body. */
export type AccountBrandsUpdateLogo200Response = undefined;

/**
 * The request body is not a PNG image, a parameter is invalid, or the caller cannot change
 * brands.
 */
export type AccountBrandsUpdateLogo400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsUpdateLogo401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsUpdateLogo403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsUpdateLogo404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsUpdateLogo405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsUpdateLogo429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsUpdateLogo500Response = ErrorDetails;

/**
 * Upload a logo of a brand.
 *
 * Uploads a logo of a brand and replaces an existing one. The request body is the PNG file itself,
 * with `Content-Type: image/png`, not JSON or a form. The response has no body. The caller must be
 * an administrator of the account.
 *
 * `AccountBrands_updateLogo`, `PUT /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 *
 * The responses, by status.
 */
export interface AccountBrandsUpdateLogoResponses {
    /** The logo was uploaded. The response has no body. */
    200: AccountBrandsUpdateLogo200Response;
    /**
     * The request body is not a PNG image, a parameter is invalid, or the caller cannot change
     * brands.
     */
    400: AccountBrandsUpdateLogo400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsUpdateLogo401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsUpdateLogo403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsUpdateLogo404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsUpdateLogo405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsUpdateLogo429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsUpdateLogo500Response;
}

/**
 * The error codes that `AccountBrands_updateLogo` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountBrandsUpdateLogoErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_deleteLogo`.
 */
export interface AccountBrandsDeleteLogoParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the brand.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
    /**
     * The type of the logo. `primary` and `secondary` are shown on pages of the service, `email` at the
     * top of e-mails.
     *
     * @example primary
     */
    logoType: "primary" | "secondary" | "email";
}

/** The logo was deleted. The response has no body. */
export type AccountBrandsDeleteLogo200Response = undefined;

/** A parameter is invalid, or the caller cannot change brands. */
export type AccountBrandsDeleteLogo400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsDeleteLogo401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsDeleteLogo403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsDeleteLogo404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsDeleteLogo405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsDeleteLogo429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsDeleteLogo500Response = ErrorDetails;

/**
 * Delete a logo of a brand.
 *
 * Deletes one of the three logos of a brand. The other two are kept. The response has no body. The
 * caller must be an administrator of the account.
 *
 * `AccountBrands_deleteLogo`, `DELETE /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 *
 * The responses, by status.
 */
export interface AccountBrandsDeleteLogoResponses {
    /** The logo was deleted. The response has no body. */
    200: AccountBrandsDeleteLogo200Response;
    /** A parameter is invalid, or the caller cannot change brands. */
    400: AccountBrandsDeleteLogo400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsDeleteLogo401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsDeleteLogo403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsDeleteLogo404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsDeleteLogo405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsDeleteLogo429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsDeleteLogo500Response;
}

/**
 * The error codes that `AccountBrands_deleteLogo` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountBrandsDeleteLogoErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_listResources`.
 */
export interface AccountBrandsListResourcesParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the brand.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
}

/** The resource files of the brand. */
export type AccountBrandsListResources200Response = BrandResourcesList;

/** A parameter is invalid. */
export type AccountBrandsListResources400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsListResources401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsListResources403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsListResources404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsListResources405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsListResources429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsListResources500Response = ErrorDetails;

/**
 * List the resource files of a brand.
 *
 * Returns the resource files of a brand, at most one each for sending, signing, e-mails and signing
 * inside another application. Each entry contains who uploaded the file, when, and which parts of
 * the master it changes. To get the file itself, use `AccountBrands_getResource`.
 *
 * `AccountBrands_listResources`, `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources`
 *
 * The responses, by status.
 */
export interface AccountBrandsListResourcesResponses {
    /** The resource files of the brand. */
    200: AccountBrandsListResources200Response;
    /** A parameter is invalid. */
    400: AccountBrandsListResources400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsListResources401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsListResources403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsListResources404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsListResources405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsListResources429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsListResources500Response;
}

/**
 * The error codes that `AccountBrands_listResources` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type AccountBrandsListResourcesErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `AccountBrands_getResource`.
 */
export interface AccountBrandsGetResourceParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the brand.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
    /**
     * The pages or e-mails that the file applies to: sending, signing, e-mails, or signing inside
     * another application (`signing_captive`).
     *
     * @example signing
     */
    resourceContentType: "sending" | "signing" | "email" | "signing_captive";
}

/**
 * Parameters in the query of `AccountBrands_getResource`.
 */
export interface AccountBrandsGetResourceQueryParams {
    /**
     * The language of the file, as a language code. Default: the file of the default language.
     *
     * @example en
     */
    langcode?: string | undefined;
    /**
     * Specifies whether the response is the whole master file of the service. Otherwise it contains only
     * the changes of the brand.
     *
     * @example false
     */
    return_master?: ("true" | "false") | undefined;
}

/** The XML file. */
export type AccountBrandsGetResource200Response = Blob;

/** A parameter is invalid. */
export type AccountBrandsGetResource400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsGetResource401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsGetResource403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsGetResource404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsGetResource405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsGetResource429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsGetResource500Response = ErrorDetails;

/**
 * Read a resource file of a brand.
 *
 * Returns one resource file of a brand as XML, in the language that `langcode` specifies, with the
 * changes of the brand. With `return_master`, the whole master file is returned instead. Use it as
 * the starting point before you upload a custom file with `AccountBrands_updateResource`.
 *
 * `AccountBrands_getResource`, `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
 *
 * The responses, by status.
 */
export interface AccountBrandsGetResourceResponses {
    /** The XML file. */
    200: AccountBrandsGetResource200Response;
    /** A parameter is invalid. */
    400: AccountBrandsGetResource400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsGetResource401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsGetResource403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsGetResource404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsGetResource405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsGetResource429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsGetResource500Response;
}

/**
 * The error codes that `AccountBrands_getResource` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 */
export type AccountBrandsGetResourceErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `AccountBrands_updateResource`.
 */
export interface AccountBrandsUpdateResourceParams {
    /**
     * The ID of the account, either its external number or its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The GUID of the brand.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
    /**
     * The pages or e-mails that the file applies to: sending, signing, e-mails, or signing inside
     * another application (`signing_captive`).
     *
     * @example signing
     */
    resourceContentType: "sending" | "signing" | "email" | "signing_captive";
}

/**
 * Headers of `AccountBrands_updateResource`.
 */
export interface AccountBrandsUpdateResourceHeader {
    /**
     * The name of the file, if the XML is the request body itself and not a part of a form.
     *
     * @example form-data; name="file"; filename="signing-resources.xml"
     */
    "Content-Disposition"?: string | undefined;
}

/** The XML file, as a part of a form or as the body itself. */
export type AccountBrandsUpdateResourceBody = BrandResourceUpload | Blob;

/** The file was uploaded. */
export type AccountBrandsUpdateResource200Response = BrandResources;

/** The file is not XML, a parameter is invalid, or the caller cannot change brands. */
export type AccountBrandsUpdateResource400Response = ErrorDetails;

/** The access token is missing, unknown, expired or from another environment. */
export type AccountBrandsUpdateResource401Response = ErrorDetails;

/** The access token is valid, but the user does not have permission for this request in the account. */
export type AccountBrandsUpdateResource403Response = ErrorDetails;

/** The path does not exist, or does not identify an existing object. */
export type AccountBrandsUpdateResource404Response = ErrorDetails;

/** The path exists, but does not support this method. */
export type AccountBrandsUpdateResource405Response = ErrorDetails;

/**
 * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
 * specify when the next call is allowed.
 */
export type AccountBrandsUpdateResource429Response = ErrorDetails;

/** An internal error of the service. Repeat the request only if it is safe to repeat. */
export type AccountBrandsUpdateResource500Response = ErrorDetails;

/**
 * Upload a resource file of a brand.
 *
 * Uploads a resource file of a brand, as the part `file.xml` of a form (`multipart/form-data`), or as
 * the request body itself with its name in the `Content-Disposition` header. The file only needs to
 * contain the entries that differ from the master. Entries that the master does not contain are not
 * saved. The response lists them in `dataNotSavedNotInMaster`.
 *
 * The caller must be an administrator of the account.
 *
 * `AccountBrands_updateResource`, `PUT /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
 *
 * The responses, by status.
 */
export interface AccountBrandsUpdateResourceResponses {
    /** The file was uploaded. */
    200: AccountBrandsUpdateResource200Response;
    /** The file is not XML, a parameter is invalid, or the caller cannot change brands. */
    400: AccountBrandsUpdateResource400Response;
    /** The access token is missing, unknown, expired or from another environment. */
    401: AccountBrandsUpdateResource401Response;
    /** The access token is valid, but the user does not have permission for this request in the account. */
    403: AccountBrandsUpdateResource403Response;
    /** The path does not exist, or does not identify an existing object. */
    404: AccountBrandsUpdateResource404Response;
    /** The path exists, but does not support this method. */
    405: AccountBrandsUpdateResource405Response;
    /**
     * The account exceeded its limit of calls per hour or per half-minute. The rate limit headers
     * specify when the next call is allowed.
     */
    429: AccountBrandsUpdateResource429Response;
    /** An internal error of the service. Repeat the request only if it is safe to repeat. */
    500: AccountBrandsUpdateResource500Response;
}

/**
 * The error codes that `AccountBrands_updateResource` can return.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the request requires. Have it enabled. Some operations return status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The request body is empty, is not JSON, has a value of the wrong type or contains nothing to process. Fix it and repeat the request.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the URL or the request body is missing, malformed or inconsistent with another value. The message names it. Fix it and repeat the request.
 * - `RESOURCE_NOT_FOUND` (404): The path does not identify an existing object, or the object does not have the requested part, such as an image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): The operation requires an administrator of the account. Use the token of an administrator.
 */
export type AccountBrandsUpdateResourceErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
