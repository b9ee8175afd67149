// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Brand } from './schemas/brand.js';
import type { BrandResourceUpload } from './schemas/brandResourceUpload.js';
import type { BrandResources } from './schemas/brandResources.js';
import type { BrandResourcesList } from './schemas/brandResourcesList.js';
import type { BrandsRequest } from './schemas/brandsRequest.js';
import type { BrandsResponse } from './schemas/brandsResponse.js';
import type { ErrorDetails } from './schemas/errorDetails.js';

/**
 * Parameters in the path of `AccountBrands_list`.
 */
export interface AccountBrandsListParams {
    /**
     * The account, by its external number or by its GUID.
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
     * Whether the brand that the reseller of the account provides is left out.
     *
     * @example true
     */
    exclude_distributor_brand?: ("true" | "false") | undefined;
    /**
     * Whether the answer says for each brand where its logos are found.
     *
     * @example true
     */
    include_logos?: ("true" | "false") | undefined;
}

/** The brands of the account. */
export type AccountBrandsList200Response = BrandsResponse;

/** A parameter does not fit the contract, or branding is off for the account. */
export type AccountBrandsList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsList500Response = ErrorDetails;

/**
 * List the brands of an account.
 *
 * Lists all brands of an account in one answer, with the two that apply when nobody chooses.
 * Logos are left out unless `include_logos` asks for them, and then as addresses, not as
 * images.
 *
 * Branding must be switched on for the account, by `canSelfBrandSend` or `canSelfBrandSign` among
 * its settings.
 *
 * `AccountBrands_list`, `GET /v2.1/accounts/{accountId}/brands`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsListResponses {
    /** The brands of the account. */
    200: AccountBrandsList200Response;
    /** A parameter does not fit the contract, or branding is off for the account. */
    400: AccountBrandsList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsList403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsList404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsList500Response;
}

/**
 * The error codes that `AccountBrands_list` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 */
export type AccountBrandsListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER';

/**
 * Parameters in the path of `AccountBrands_create`.
 */
export interface AccountBrandsCreateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The brand that is to be made. */
export type AccountBrandsCreateBody = Brand;

/** The brand was made and has its ID. */
export type AccountBrandsCreate201Response = BrandsResponse;

/** The request does not fit the contract, or the caller may not make brands. */
export type AccountBrandsCreate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsCreate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsCreate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsCreate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsCreate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsCreate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsCreate500Response = ErrorDetails;

/**
 * Make a brand.
 *
 * Makes a brand from a name, colours, links and texts, and answers with it under the ID that
 * the service gives. Logos and resource files are not part of the body: they are put in
 * afterwards with `AccountBrands_updateLogo` and `AccountBrands_updateResource`.
 *
 * Branding must be switched on for the account, by `canSelfBrandSend` or `canSelfBrandSign` among
 * its settings, and the caller must be an administrator.
 *
 * `AccountBrands_create`, `POST /v2.1/accounts/{accountId}/brands`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsCreateResponses {
    /** The brand was made and has its ID. */
    201: AccountBrandsCreate201Response;
    /** The request does not fit the contract, or the caller may not make brands. */
    400: AccountBrandsCreate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsCreate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsCreate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsCreate404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsCreate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsCreate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsCreate500Response;
}

/**
 * The error codes that `AccountBrands_create` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountBrandsCreateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_deleteList`.
 */
export interface AccountBrandsDeleteListParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
}

/** The brands that are to go. */
export type AccountBrandsDeleteListBody = BrandsRequest;

/** What became of each brand. */
export type AccountBrandsDeleteList200Response = BrandsResponse;

/** The request does not fit the contract, or the caller may not delete brands. */
export type AccountBrandsDeleteList400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsDeleteList401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsDeleteList403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsDeleteList404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsDeleteList405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsDeleteList429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsDeleteList500Response = ErrorDetails;

/**
 * Delete brands.
 *
 * Deletes the brands that the body names, with their logos and resource files, and answers with
 * the brands that it deleted. A brand that could not be deleted says why in its own
 * `errorDetails`. The caller must be an administrator of the account.
 *
 * `AccountBrands_deleteList`, `DELETE /v2.1/accounts/{accountId}/brands`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsDeleteListResponses {
    /** What became of each brand. */
    200: AccountBrandsDeleteList200Response;
    /** The request does not fit the contract, or the caller may not delete brands. */
    400: AccountBrandsDeleteList400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsDeleteList401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsDeleteList403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsDeleteList404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsDeleteList405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsDeleteList429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsDeleteList500Response;
}

/**
 * The error codes that `AccountBrands_deleteList` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountBrandsDeleteListErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_get`.
 */
export interface AccountBrandsGetParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The brand, by the GUID that the service gave to it.
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
     * Whether the answer also holds the links and landing pages that lead out of the service.
     *
     * @example true
     */
    include_external_references?: ("true" | "false") | undefined;
    /**
     * Whether the answer says for each brand where its logos are found.
     *
     * @example true
     */
    include_logos?: ("true" | "false") | undefined;
}

/** The brand as it stands. */
export type AccountBrandsGet200Response = Brand;

/** A parameter does not fit the contract. */
export type AccountBrandsGet400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsGet401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsGet403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsGet404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsGet405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsGet429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsGet500Response = ErrorDetails;

/**
 * Read a brand.
 *
 * Reads one brand with its colours, texts and the addresses of its resource files. With
 * `include_logos` the addresses of its logos come along, and with `include_external_references`
 * its links and landing pages. Branding must be switched on for the account.
 *
 * `AccountBrands_get`, `GET /v2.1/accounts/{accountId}/brands/{brandId}`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsGetResponses {
    /** The brand as it stands. */
    200: AccountBrandsGet200Response;
    /** A parameter does not fit the contract. */
    400: AccountBrandsGet400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsGet401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsGet403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsGet404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsGet405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsGet429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsGet500Response;
}

/**
 * The error codes that `AccountBrands_get` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 */
export type AccountBrandsGetErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `AccountBrands_update`.
 */
export interface AccountBrandsUpdateParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
}

/** What is to change in the brand. */
export type AccountBrandsUpdateBody = Brand;

/** The brand as it is now. */
export type AccountBrandsUpdate200Response = Brand;

/** The request does not fit the contract, or the caller may not change brands. */
export type AccountBrandsUpdate400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsUpdate401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsUpdate403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsUpdate404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsUpdate405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsUpdate429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsUpdate500Response = ErrorDetails;

/**
 * Change a brand.
 *
 * Changes the names, colours, links, texts and languages of a brand, and whether it is a
 * default. Envelopes that use the brand appear in its new form from then on. Logos and resource
 * files have operations of their own.
 *
 * The caller must be an administrator of the account.
 *
 * `AccountBrands_update`, `PUT /v2.1/accounts/{accountId}/brands/{brandId}`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsUpdateResponses {
    /** The brand as it is now. */
    200: AccountBrandsUpdate200Response;
    /** The request does not fit the contract, or the caller may not change brands. */
    400: AccountBrandsUpdate400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsUpdate401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsUpdate403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsUpdate404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsUpdate405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsUpdate429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsUpdate500Response;
}

/**
 * The error codes that `AccountBrands_update` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountBrandsUpdateErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_delete`.
 */
export interface AccountBrandsDeleteParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
}

/** The brand is gone; the answer has no body. */
export type AccountBrandsDelete200Response = undefined;

/** A parameter does not fit the contract, or the caller may not delete brands. */
export type AccountBrandsDelete400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsDelete401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsDelete403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsDelete404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsDelete405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsDelete429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsDelete500Response = ErrorDetails;

/**
 * Delete a brand.
 *
 * Deletes one brand with its logos and resource files. The answer has no body. Several brands at
 * once are deleted with `AccountBrands_deleteList`. The caller must be an administrator of the
 * account.
 *
 * `AccountBrands_delete`, `DELETE /v2.1/accounts/{accountId}/brands/{brandId}`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsDeleteResponses {
    /** The brand is gone; the answer has no body. */
    200: AccountBrandsDelete200Response;
    /** A parameter does not fit the contract, or the caller may not delete brands. */
    400: AccountBrandsDelete400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsDelete401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsDelete403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsDelete404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsDelete405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsDelete429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsDelete500Response;
}

/**
 * The error codes that `AccountBrands_delete` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountBrandsDeleteErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_getExportFile`.
 */
export interface AccountBrandsGetExportFileParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
}

/** The file, in XML. */
export type AccountBrandsGetExportFile200Response = Blob;

/** A parameter does not fit the contract, or the caller may not export brands. */
export type AccountBrandsGetExportFile400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsGetExportFile401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsGetExportFile403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsGetExportFile404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsGetExportFile405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsGetExportFile429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsGetExportFile500Response = ErrorDetails;

/**
 * Export a brand as a file.
 *
 * Gives the settings of a brand as one XML file, so that they can be kept outside the service.
 * Whoever exports must be an administrator of the account.
 *
 * `AccountBrands_getExportFile`, `GET /v2.1/accounts/{accountId}/brands/{brandId}/file`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsGetExportFileResponses {
    /** The file, in XML. */
    200: AccountBrandsGetExportFile200Response;
    /** A parameter does not fit the contract, or the caller may not export brands. */
    400: AccountBrandsGetExportFile400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsGetExportFile401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsGetExportFile403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsGetExportFile404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsGetExportFile405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsGetExportFile429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsGetExportFile500Response;
}

/**
 * The error codes that `AccountBrands_getExportFile` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountBrandsGetExportFileErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_getLogo`.
 */
export interface AccountBrandsGetLogoParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
    /**
     * Which logo: `primary` and `secondary` stand on pages of the service, `email` at the head of
     * e-mails.
     *
     * @example primary
     */
    logoType: "primary" | "secondary" | "email";
}

/** The image, as PNG. */
export type AccountBrandsGetLogo200Response = Blob;

/** A parameter does not fit the contract. */
export type AccountBrandsGetLogo400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsGetLogo401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsGetLogo403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsGetLogo404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsGetLogo405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsGetLogo429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsGetLogo500Response = ErrorDetails;

/**
 * Read a logo of a brand.
 *
 * Gives one of the three logos of a brand as a PNG image. A brand may have fewer than three; for
 * one that was never put in, nothing is found.
 *
 * `AccountBrands_getLogo`, `GET /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsGetLogoResponses {
    /** The image, as PNG. */
    200: AccountBrandsGetLogo200Response;
    /** A parameter does not fit the contract. */
    400: AccountBrandsGetLogo400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsGetLogo401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsGetLogo403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsGetLogo404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsGetLogo405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsGetLogo429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsGetLogo500Response;
}

/**
 * The error codes that `AccountBrands_getLogo` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 */
export type AccountBrandsGetLogoErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `AccountBrands_updateLogo`.
 */
export interface AccountBrandsUpdateLogoParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
    /**
     * Which logo: `primary` and `secondary` stand on pages of the service, `email` at the head of
     * e-mails.
     *
     * @example primary
     */
    logoType: "primary" | "secondary" | "email";
}

/** The bytes of the image, as PNG. */
export type AccountBrandsUpdateLogoBody = Blob;

/** The logo is in place; the answer has no body. */
export type AccountBrandsUpdateLogo200Response = undefined;

/** The body is no PNG image, a parameter is wrong, or the caller may not change brands. */
export type AccountBrandsUpdateLogo400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsUpdateLogo401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsUpdateLogo403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsUpdateLogo404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsUpdateLogo405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsUpdateLogo429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsUpdateLogo500Response = ErrorDetails;

/**
 * Put a logo into a brand.
 *
 * Puts a logo into a brand, in place of the one that was there. The body is the PNG file itself,
 * with `Content-Type: image/png`, neither JSON nor a form. The answer has no body. The caller
 * must be an administrator of the account.
 *
 * `AccountBrands_updateLogo`, `PUT /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsUpdateLogoResponses {
    /** The logo is in place; the answer has no body. */
    200: AccountBrandsUpdateLogo200Response;
    /** The body is no PNG image, a parameter is wrong, or the caller may not change brands. */
    400: AccountBrandsUpdateLogo400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsUpdateLogo401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsUpdateLogo403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsUpdateLogo404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsUpdateLogo405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsUpdateLogo429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsUpdateLogo500Response;
}

/**
 * The error codes that `AccountBrands_updateLogo` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountBrandsUpdateLogoErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_deleteLogo`.
 */
export interface AccountBrandsDeleteLogoParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
    /**
     * Which logo: `primary` and `secondary` stand on pages of the service, `email` at the head of
     * e-mails.
     *
     * @example primary
     */
    logoType: "primary" | "secondary" | "email";
}

/** The logo is gone; the answer has no body. */
export type AccountBrandsDeleteLogo200Response = undefined;

/** A parameter does not fit the contract, or the caller may not change brands. */
export type AccountBrandsDeleteLogo400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsDeleteLogo401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsDeleteLogo403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsDeleteLogo404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsDeleteLogo405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsDeleteLogo429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsDeleteLogo500Response = ErrorDetails;

/**
 * Delete a logo of a brand.
 *
 * Takes one of the three logos out of a brand; the other two stay. The answer has no body. The
 * caller must be an administrator of the account.
 *
 * `AccountBrands_deleteLogo`, `DELETE /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsDeleteLogoResponses {
    /** The logo is gone; the answer has no body. */
    200: AccountBrandsDeleteLogo200Response;
    /** A parameter does not fit the contract, or the caller may not change brands. */
    400: AccountBrandsDeleteLogo400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsDeleteLogo401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsDeleteLogo403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsDeleteLogo404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsDeleteLogo405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsDeleteLogo429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsDeleteLogo500Response;
}

/**
 * The error codes that `AccountBrands_deleteLogo` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountBrandsDeleteLogoErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';

/**
 * Parameters in the path of `AccountBrands_listResources`.
 */
export interface AccountBrandsListResourcesParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
}

/** What is known of the files. */
export type AccountBrandsListResources200Response = BrandResourcesList;

/** A parameter does not fit the contract. */
export type AccountBrandsListResources400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsListResources401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsListResources403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsListResources404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsListResources405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsListResources429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsListResources500Response = ErrorDetails;

/**
 * List the resource files of a brand.
 *
 * Lists the resource files of a brand, at most one each for sending, signing, e-mails and
 * signing inside another application. Each entry tells who uploaded the file, when, and which
 * parts of the master it changes; the file itself is read with `AccountBrands_getResource`.
 *
 * `AccountBrands_listResources`, `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsListResourcesResponses {
    /** What is known of the files. */
    200: AccountBrandsListResources200Response;
    /** A parameter does not fit the contract. */
    400: AccountBrandsListResources400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsListResources401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsListResources403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsListResources404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsListResources405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsListResources429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsListResources500Response;
}

/**
 * The error codes that `AccountBrands_listResources` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 */
export type AccountBrandsListResourcesErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `AccountBrands_getResource`.
 */
export interface AccountBrandsGetResourceParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
    /**
     * Which pages or mails the file is for: those of the sender, of signing, of e-mails, or of
     * signing inside another application (`signing_captive`).
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
     * The language of the file, by its code; without it, the file of the default language.
     *
     * @example en
     */
    langcode?: string | undefined;
    /**
     * Whether the answer is the whole master file of the service. Otherwise it holds only what the
     * brand has changed in it.
     *
     * @example false
     */
    return_master?: ("true" | "false") | undefined;
}

/** The file, in XML. */
export type AccountBrandsGetResource200Response = Blob;

/** A parameter does not fit the contract. */
export type AccountBrandsGetResource400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsGetResource401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsGetResource403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsGetResource404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsGetResource405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsGetResource429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsGetResource500Response = ErrorDetails;

/**
 * Read a resource file of a brand.
 *
 * Gives one resource file of a brand as XML, in the language that `langcode` names, with what the
 * brand has changed in it. With `return_master` the whole master comes instead, which is the place
 * to start from before a file of one's own is uploaded with `AccountBrands_updateResource`.
 *
 * `AccountBrands_getResource`, `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsGetResourceResponses {
    /** The file, in XML. */
    200: AccountBrandsGetResource200Response;
    /** A parameter does not fit the contract. */
    400: AccountBrandsGetResource400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsGetResource401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsGetResource403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsGetResource404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsGetResource405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsGetResource429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsGetResource500Response;
}

/**
 * The error codes that `AccountBrands_getResource` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 */
export type AccountBrandsGetResourceErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND';

/**
 * Parameters in the path of `AccountBrands_updateResource`.
 */
export interface AccountBrandsUpdateResourceParams {
    /**
     * The account, by its external number or by its GUID.
     *
     * @example 9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60
     */
    accountId: string;
    /**
     * The brand, by the GUID that the service gave to it.
     *
     * @example b1d5f7a3-9c2e-4f80-a6d4-3e8b0c7f2a15
     */
    brandId: string;
    /**
     * Which pages or mails the file is for: those of the sender, of signing, of e-mails, or of
     * signing inside another application (`signing_captive`).
     *
     * @example signing
     */
    resourceContentType: "sending" | "signing" | "email" | "signing_captive";
}

/** The XML file, as one part of a form. */
export type AccountBrandsUpdateResourceBody = BrandResourceUpload;

/** The file is in place. */
export type AccountBrandsUpdateResource200Response = BrandResources;

/** The file is no XML, a parameter is wrong, or the caller may not change brands. */
export type AccountBrandsUpdateResource400Response = ErrorDetails;

/** No access token came with the call, or it is unknown, expired or from another environment. */
export type AccountBrandsUpdateResource401Response = ErrorDetails;

/** The token is good, but the user may not do this in the account. */
export type AccountBrandsUpdateResource403Response = ErrorDetails;

/** No such address, or nothing is stored under it. */
export type AccountBrandsUpdateResource404Response = ErrorDetails;

/** The address exists, but not with this method. */
export type AccountBrandsUpdateResource405Response = ErrorDetails;

/** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
export type AccountBrandsUpdateResource429Response = ErrorDetails;

/** The service failed; the call may be repeated where it is safe to. */
export type AccountBrandsUpdateResource500Response = ErrorDetails;

/**
 * Upload a resource file into a brand.
 *
 * Puts a resource file into a brand, as the part `file.xml` of a form (`multipart/form-data`).
 * It is enough that the file holds the entries that differ from the master. Entries that the
 * master does not know are not kept; the answer names them in `dataNotSavedNotInMaster`.
 *
 * The caller must be an administrator of the account.
 *
 * `AccountBrands_updateResource`, `PUT /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
 *
 * What it answers with, by status.
 */
export interface AccountBrandsUpdateResourceResponses {
    /** The file is in place. */
    200: AccountBrandsUpdateResource200Response;
    /** The file is no XML, a parameter is wrong, or the caller may not change brands. */
    400: AccountBrandsUpdateResource400Response;
    /** No access token came with the call, or it is unknown, expired or from another environment. */
    401: AccountBrandsUpdateResource401Response;
    /** The token is good, but the user may not do this in the account. */
    403: AccountBrandsUpdateResource403Response;
    /** No such address, or nothing is stored under it. */
    404: AccountBrandsUpdateResource404Response;
    /** The address exists, but not with this method. */
    405: AccountBrandsUpdateResource405Response;
    /** The account used up its calls for the hour or for half a minute; the rate headers say when it may go on. */
    429: AccountBrandsUpdateResource429Response;
    /** The service failed; the call may be repeated where it is safe to. */
    500: AccountBrandsUpdateResource500Response;
}

/**
 * The error codes that `AccountBrands_updateResource` is known to answer with.
 *
 * - `ACCOUNT_LACKS_PERMISSIONS` (400): The account does not have the feature that the call needs; have it switched on. Some calls answer with status 401 or 403 instead.
 * - `INVALID_REQUEST_BODY` (400): The body is empty, is not JSON, has a value of the wrong type or holds nothing to do. Mend it and send it again.
 * - `INVALID_REQUEST_PARAMETER` (400): A value in the address or the body is missing, malformed or at odds with another. The message names it; mend it and call again.
 * - `RESOURCE_NOT_FOUND` (404): Nothing is found at the address, or the object has no such part, for example no image. Check the path and the IDs in it.
 * - `USER_NOT_ACCOUNT_ADMIN` (400): Only an administrator of the account may make this call. Use the token of one.
 */
export type AccountBrandsUpdateResourceErrorCode = 'ACCOUNT_LACKS_PERMISSIONS' | 'INVALID_REQUEST_BODY' | 'INVALID_REQUEST_PARAMETER' | 'RESOURCE_NOT_FOUND' | 'USER_NOT_ACCOUNT_ADMIN';
