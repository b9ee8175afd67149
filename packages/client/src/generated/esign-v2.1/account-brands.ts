/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountBrandsCreate201Response, AccountBrandsCreateBody, AccountBrandsCreateParams, AccountBrandsCreateResponses, AccountBrandsDelete200Response, AccountBrandsDeleteList200Response, AccountBrandsDeleteListBody, AccountBrandsDeleteListParams, AccountBrandsDeleteListResponses, AccountBrandsDeleteLogo200Response, AccountBrandsDeleteLogoParams, AccountBrandsDeleteLogoResponses, AccountBrandsDeleteParams, AccountBrandsDeleteQueryParams, AccountBrandsDeleteResponses, AccountBrandsGet200Response, AccountBrandsGetExportFile200Response, AccountBrandsGetExportFileParams, AccountBrandsGetExportFileResponses, AccountBrandsGetLogo200Response, AccountBrandsGetLogoParams, AccountBrandsGetLogoResponses, AccountBrandsGetParams, AccountBrandsGetQueryParams, AccountBrandsGetResource200Response, AccountBrandsGetResourceParams, AccountBrandsGetResourceQueryParams, AccountBrandsGetResourceResponses, AccountBrandsGetResponses, AccountBrandsList200Response, AccountBrandsListParams, AccountBrandsListQueryParams, AccountBrandsListResources200Response, AccountBrandsListResourcesParams, AccountBrandsListResourcesResponses, AccountBrandsListResponses, AccountBrandsUpdate200Response, AccountBrandsUpdateBody, AccountBrandsUpdateLogo200Response, AccountBrandsUpdateLogoBody, AccountBrandsUpdateLogoParams, AccountBrandsUpdateLogoResponses, AccountBrandsUpdateParams, AccountBrandsUpdateQueryParams, AccountBrandsUpdateResource200Response, AccountBrandsUpdateResourceBody, AccountBrandsUpdateResourceHeader, AccountBrandsUpdateResourceParams, AccountBrandsUpdateResourceResponses, AccountBrandsUpdateResponses } from '@countersign/types/esign-v2.1/account-brands';
import type { BinaryBody, PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation, encodeBody } from '../../index.js';


/**
 * The input of `accountBrandsList`.
 */
export interface AccountBrandsListInput {
    path?: PathOf<AccountBrandsListParams> | undefined;
    query?: AccountBrandsListQueryParams | undefined;
}
/**
 * List the brands of an account.
 *
 * Returns all brands of an account in one response, and the two default brands. Logos are only
 * included with `include_logos`, and then as URIs, not as images.
 *
 * Branding must be enabled for the account with the account settings `canSelfBrandSend` or
 * `canSelfBrandSign`.
 *
 * AccountBrands_list: `GET /v2.1/accounts/{accountId}/brands`
 */
export const accountBrandsList: Operation<AccountBrandsListInput, AccountBrandsList200Response, AccountBrandsListResponses, 'esign'> = /* @__PURE__ */ operation('AccountBrands_list', 'GET', '/v2.1/accounts/{accountId}/brands');


/**
 * The input of `accountBrandsCreate`.
 */
export interface AccountBrandsCreateInput {
    path?: PathOf<AccountBrandsCreateParams> | undefined;
    body: AccountBrandsCreateBody;
}
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
 * AccountBrands_create: `POST /v2.1/accounts/{accountId}/brands`
 */
export const accountBrandsCreate: Operation<AccountBrandsCreateInput, AccountBrandsCreate201Response, AccountBrandsCreateResponses, 'esign'> = /* @__PURE__ */ operation('AccountBrands_create', 'POST', '/v2.1/accounts/{accountId}/brands');


/**
 * The input of `accountBrandsDeleteList`.
 */
export interface AccountBrandsDeleteListInput {
    path?: PathOf<AccountBrandsDeleteListParams> | undefined;
    body: AccountBrandsDeleteListBody;
}
/**
 * Delete brands.
 *
 * Deletes the brands in the request body, with their logos and resource files, and returns the
 * deleted brands. A brand that could not be deleted has the reason in its `errorDetails`. The caller
 * must be an administrator of the account.
 *
 * AccountBrands_deleteList: `DELETE /v2.1/accounts/{accountId}/brands`
 */
export const accountBrandsDeleteList: Operation<AccountBrandsDeleteListInput, AccountBrandsDeleteList200Response, AccountBrandsDeleteListResponses, 'esign'> = /* @__PURE__ */ operation('AccountBrands_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/brands');


/**
 * The input of `accountBrandsGet`.
 */
export interface AccountBrandsGetInput {
    path: PathOf<AccountBrandsGetParams>;
    query?: AccountBrandsGetQueryParams | undefined;
}
/**
 * Read a brand.
 *
 * Returns one brand with its colours, texts and the URIs of its resource files. `include_logos` adds
 * the URIs of its logos, and `include_external_references` adds its links and landing pages.
 * Branding must be enabled for the account.
 *
 * AccountBrands_get: `GET /v2.1/accounts/{accountId}/brands/{brandId}`
 */
export const accountBrandsGet: Operation<AccountBrandsGetInput, AccountBrandsGet200Response, AccountBrandsGetResponses, 'esign'> = /* @__PURE__ */ operation('AccountBrands_get', 'GET', '/v2.1/accounts/{accountId}/brands/{brandId}');


/**
 * The input of `accountBrandsUpdate`.
 */
export interface AccountBrandsUpdateInput {
    path: PathOf<AccountBrandsUpdateParams>;
    query?: AccountBrandsUpdateQueryParams | undefined;
    body: AccountBrandsUpdateBody;
}
/**
 * Change a brand.
 *
 * Changes the names, colours, links, texts and languages of a brand, and whether it is a default
 * brand. Envelopes that use the brand show the changes from then on. Logos and resource files have
 * separate operations. With `replace_brand`, the body replaces the whole brand.
 *
 * The caller must be an administrator of the account.
 *
 * AccountBrands_update: `PUT /v2.1/accounts/{accountId}/brands/{brandId}`
 */
export const accountBrandsUpdate: Operation<AccountBrandsUpdateInput, AccountBrandsUpdate200Response, AccountBrandsUpdateResponses, 'esign'> = /* @__PURE__ */ operation('AccountBrands_update', 'PUT', '/v2.1/accounts/{accountId}/brands/{brandId}');


/**
 * The input of `accountBrandsDelete`.
 */
export interface AccountBrandsDeleteInput {
    path: PathOf<AccountBrandsDeleteParams>;
    query?: AccountBrandsDeleteQueryParams | undefined;
}
/**
 * Delete a brand.
 *
 * Deletes one brand with its logos and resource files. `replace_brand` puts another brand in its
 * place wherever it is used. The response has no body. To delete several brands at once, use
 * `AccountBrands_deleteList`. The caller must be an administrator of the account.
 *
 * AccountBrands_delete: `DELETE /v2.1/accounts/{accountId}/brands/{brandId}`
 */
export const accountBrandsDelete: Operation<AccountBrandsDeleteInput, AccountBrandsDelete200Response, AccountBrandsDeleteResponses, 'esign'> = /* @__PURE__ */ operation('AccountBrands_delete', 'DELETE', '/v2.1/accounts/{accountId}/brands/{brandId}');


/**
 * The input of `accountBrandsGetExportFile`.
 */
export interface AccountBrandsGetExportFileInput {
    path: PathOf<AccountBrandsGetExportFileParams>;
}
/**
 * Export a brand as a file.
 *
 * Returns the settings of a brand as one XML file, so that they can be stored outside the service.
 * The caller must be an administrator of the account.
 *
 * AccountBrands_getExportFile: `GET /v2.1/accounts/{accountId}/brands/{brandId}/file`
 */
export const accountBrandsGetExportFile: DocumentOperation<AccountBrandsGetExportFileInput, AccountBrandsGetExportFile200Response, AccountBrandsGetExportFileResponses, 'esign'> = /* @__PURE__ */ documentOperation('AccountBrands_getExportFile', 'GET', '/v2.1/accounts/{accountId}/brands/{brandId}/file');


/**
 * The input of `accountBrandsGetLogo`.
 */
export interface AccountBrandsGetLogoInput {
    path: PathOf<AccountBrandsGetLogoParams>;
}
/**
 * Read a logo of a brand.
 *
 * Returns one of the three logos of a brand as a PNG image. A brand can have fewer than three logos.
 * For a logo that was never uploaded, the service returns a not-found error.
 *
 * AccountBrands_getLogo: `GET /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 */
export const accountBrandsGetLogo: DocumentOperation<AccountBrandsGetLogoInput, AccountBrandsGetLogo200Response, AccountBrandsGetLogoResponses, 'esign'> = /* @__PURE__ */ documentOperation('AccountBrands_getLogo', 'GET', '/v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}');


/**
 * The input of `accountBrandsUpdateLogo`.
 */
export interface AccountBrandsUpdateLogoInput {
    path: PathOf<AccountBrandsUpdateLogoParams>;
    body: AccountBrandsUpdateLogoBody | BinaryBody;
}
/**
 * Upload a logo of a brand.
 *
 * Uploads a logo of a brand and replaces an existing one. The request body is the PNG file itself,
 * with `Content-Type: image/png`, not JSON or a form. The response has no body. The caller must be
 * an administrator of the account.
 *
 * AccountBrands_updateLogo: `PUT /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 */
export const accountBrandsUpdateLogo: Operation<AccountBrandsUpdateLogoInput, AccountBrandsUpdateLogo200Response, AccountBrandsUpdateLogoResponses, 'esign'> = /* @__PURE__ */ operation('AccountBrands_updateLogo', 'PUT', '/v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}', {
    mediaTypes: ['image/png'],
    encode: encodeBody
});


/**
 * The input of `accountBrandsDeleteLogo`.
 */
export interface AccountBrandsDeleteLogoInput {
    path: PathOf<AccountBrandsDeleteLogoParams>;
}
/**
 * Delete a logo of a brand.
 *
 * Deletes one of the three logos of a brand. The other two are kept. The response has no body. The
 * caller must be an administrator of the account.
 *
 * AccountBrands_deleteLogo: `DELETE /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 */
export const accountBrandsDeleteLogo: Operation<AccountBrandsDeleteLogoInput, AccountBrandsDeleteLogo200Response, AccountBrandsDeleteLogoResponses, 'esign'> = /* @__PURE__ */ operation('AccountBrands_deleteLogo', 'DELETE', '/v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}');


/**
 * The input of `accountBrandsListResources`.
 */
export interface AccountBrandsListResourcesInput {
    path: PathOf<AccountBrandsListResourcesParams>;
}
/**
 * List the resource files of a brand.
 *
 * Returns the resource files of a brand, at most one each for sending, signing, e-mails and signing
 * inside another application. Each entry contains who uploaded the file, when, and which parts of
 * the master it changes. To get the file itself, use `AccountBrands_getResource`.
 *
 * AccountBrands_listResources: `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources`
 */
export const accountBrandsListResources: Operation<AccountBrandsListResourcesInput, AccountBrandsListResources200Response, AccountBrandsListResourcesResponses, 'esign'> = /* @__PURE__ */ operation('AccountBrands_listResources', 'GET', '/v2.1/accounts/{accountId}/brands/{brandId}/resources');


/**
 * The input of `accountBrandsGetResource`.
 */
export interface AccountBrandsGetResourceInput {
    path: PathOf<AccountBrandsGetResourceParams>;
    query?: AccountBrandsGetResourceQueryParams | undefined;
}
/**
 * Read a resource file of a brand.
 *
 * Returns one resource file of a brand as XML, in the language that `langcode` specifies, with the
 * changes of the brand. With `return_master`, the whole master file is returned instead. Use it as
 * the starting point before you upload a custom file with `AccountBrands_updateResource`.
 *
 * AccountBrands_getResource: `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
 */
export const accountBrandsGetResource: DocumentOperation<AccountBrandsGetResourceInput, AccountBrandsGetResource200Response, AccountBrandsGetResourceResponses, 'esign'> = /* @__PURE__ */ documentOperation('AccountBrands_getResource', 'GET', '/v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}');


/**
 * The input of `accountBrandsUpdateResource`.
 */
export interface AccountBrandsUpdateResourceInput {
    path: PathOf<AccountBrandsUpdateResourceParams>;
    header?: AccountBrandsUpdateResourceHeader | undefined;
    body: AccountBrandsUpdateResourceBody | BinaryBody;
    contentType?: ('multipart/form-data' | 'application/xml' | 'application/octet-stream') | undefined;
}
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
 * AccountBrands_updateResource: `PUT /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
 */
export const accountBrandsUpdateResource: Operation<AccountBrandsUpdateResourceInput, AccountBrandsUpdateResource200Response, AccountBrandsUpdateResourceResponses, 'esign'> = /* @__PURE__ */ operation('AccountBrands_updateResource', 'PUT', '/v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}', {
    mediaTypes: ['multipart/form-data', 'application/xml', 'application/octet-stream'],
    encode: encodeBody
});

