/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { AccountBrandsCreate201Response, AccountBrandsCreateBody, AccountBrandsCreateParams, AccountBrandsCreateResponses, AccountBrandsDelete200Response, AccountBrandsDeleteList200Response, AccountBrandsDeleteListBody, AccountBrandsDeleteListParams, AccountBrandsDeleteListResponses, AccountBrandsDeleteLogo200Response, AccountBrandsDeleteLogoParams, AccountBrandsDeleteLogoResponses, AccountBrandsDeleteParams, AccountBrandsDeleteResponses, AccountBrandsGet200Response, AccountBrandsGetExportFile200Response, AccountBrandsGetExportFileParams, AccountBrandsGetExportFileResponses, AccountBrandsGetLogo200Response, AccountBrandsGetLogoParams, AccountBrandsGetLogoResponses, AccountBrandsGetParams, AccountBrandsGetQueryParams, AccountBrandsGetResource200Response, AccountBrandsGetResourceParams, AccountBrandsGetResourceQueryParams, AccountBrandsGetResourceResponses, AccountBrandsGetResponses, AccountBrandsList200Response, AccountBrandsListParams, AccountBrandsListQueryParams, AccountBrandsListResources200Response, AccountBrandsListResourcesParams, AccountBrandsListResourcesResponses, AccountBrandsListResponses, AccountBrandsUpdate200Response, AccountBrandsUpdateBody, AccountBrandsUpdateLogo200Response, AccountBrandsUpdateLogoBody, AccountBrandsUpdateLogoParams, AccountBrandsUpdateLogoResponses, AccountBrandsUpdateParams, AccountBrandsUpdateResource200Response, AccountBrandsUpdateResourceBody, AccountBrandsUpdateResourceParams, AccountBrandsUpdateResourceResponses, AccountBrandsUpdateResponses } from '@countersign/types/esign-v2.1/account-brands';
import type { BinaryBody, PathOf, DocumentOperation, Operation } from '../../index.js';
import { documentOperation, operation, encodeBody } from '../../index.js';


/**
 * What `accountBrandsList` takes.
 */
export interface AccountBrandsListInput {
    path?: PathOf<AccountBrandsListParams> | undefined;
    query?: AccountBrandsListQueryParams | undefined;
}
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
 * AccountBrands_list: `GET /v2.1/accounts/{accountId}/brands`
 */
export const accountBrandsList: Operation<AccountBrandsListInput, AccountBrandsList200Response, AccountBrandsListResponses> = /* @__PURE__ */ operation('AccountBrands_list', 'GET', '/v2.1/accounts/{accountId}/brands');


/**
 * What `accountBrandsCreate` takes.
 */
export interface AccountBrandsCreateInput {
    path?: PathOf<AccountBrandsCreateParams> | undefined;
    body: AccountBrandsCreateBody;
}
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
 * AccountBrands_create: `POST /v2.1/accounts/{accountId}/brands`
 */
export const accountBrandsCreate: Operation<AccountBrandsCreateInput, AccountBrandsCreate201Response, AccountBrandsCreateResponses> = /* @__PURE__ */ operation('AccountBrands_create', 'POST', '/v2.1/accounts/{accountId}/brands');


/**
 * What `accountBrandsDeleteList` takes.
 */
export interface AccountBrandsDeleteListInput {
    path?: PathOf<AccountBrandsDeleteListParams> | undefined;
    body: AccountBrandsDeleteListBody;
}
/**
 * Delete brands.
 *
 * Deletes the brands that the body names, with their logos and resource files, and answers with
 * the brands that it deleted. A brand that could not be deleted says why in its own
 * `errorDetails`. The caller must be an administrator of the account.
 *
 * AccountBrands_deleteList: `DELETE /v2.1/accounts/{accountId}/brands`
 */
export const accountBrandsDeleteList: Operation<AccountBrandsDeleteListInput, AccountBrandsDeleteList200Response, AccountBrandsDeleteListResponses> = /* @__PURE__ */ operation('AccountBrands_deleteList', 'DELETE', '/v2.1/accounts/{accountId}/brands');


/**
 * What `accountBrandsGet` takes.
 */
export interface AccountBrandsGetInput {
    path: PathOf<AccountBrandsGetParams>;
    query?: AccountBrandsGetQueryParams | undefined;
}
/**
 * Read a brand.
 *
 * Reads one brand with its colours, texts and the addresses of its resource files. With
 * `include_logos` the addresses of its logos come along, and with `include_external_references`
 * its links and landing pages. Branding must be switched on for the account.
 *
 * AccountBrands_get: `GET /v2.1/accounts/{accountId}/brands/{brandId}`
 */
export const accountBrandsGet: Operation<AccountBrandsGetInput, AccountBrandsGet200Response, AccountBrandsGetResponses> = /* @__PURE__ */ operation('AccountBrands_get', 'GET', '/v2.1/accounts/{accountId}/brands/{brandId}');


/**
 * What `accountBrandsUpdate` takes.
 */
export interface AccountBrandsUpdateInput {
    path: PathOf<AccountBrandsUpdateParams>;
    body: AccountBrandsUpdateBody;
}
/**
 * Change a brand.
 *
 * Changes the names, colours, links, texts and languages of a brand, and whether it is a
 * default. Envelopes that use the brand appear in its new form from then on. Logos and resource
 * files have operations of their own.
 *
 * The caller must be an administrator of the account.
 *
 * AccountBrands_update: `PUT /v2.1/accounts/{accountId}/brands/{brandId}`
 */
export const accountBrandsUpdate: Operation<AccountBrandsUpdateInput, AccountBrandsUpdate200Response, AccountBrandsUpdateResponses> = /* @__PURE__ */ operation('AccountBrands_update', 'PUT', '/v2.1/accounts/{accountId}/brands/{brandId}');


/**
 * What `accountBrandsDelete` takes.
 */
export interface AccountBrandsDeleteInput {
    path: PathOf<AccountBrandsDeleteParams>;
}
/**
 * Delete a brand.
 *
 * Deletes one brand with its logos and resource files. The answer has no body. Several brands at
 * once are deleted with `AccountBrands_deleteList`. The caller must be an administrator of the
 * account.
 *
 * AccountBrands_delete: `DELETE /v2.1/accounts/{accountId}/brands/{brandId}`
 */
export const accountBrandsDelete: Operation<AccountBrandsDeleteInput, AccountBrandsDelete200Response, AccountBrandsDeleteResponses> = /* @__PURE__ */ operation('AccountBrands_delete', 'DELETE', '/v2.1/accounts/{accountId}/brands/{brandId}');


/**
 * What `accountBrandsGetExportFile` takes.
 */
export interface AccountBrandsGetExportFileInput {
    path: PathOf<AccountBrandsGetExportFileParams>;
}
/**
 * Export a brand as a file.
 *
 * Gives the settings of a brand as one XML file, so that they can be kept outside the service.
 * Whoever exports must be an administrator of the account.
 *
 * AccountBrands_getExportFile: `GET /v2.1/accounts/{accountId}/brands/{brandId}/file`
 */
export const accountBrandsGetExportFile: DocumentOperation<AccountBrandsGetExportFileInput, AccountBrandsGetExportFile200Response, AccountBrandsGetExportFileResponses> = /* @__PURE__ */ documentOperation('AccountBrands_getExportFile', 'GET', '/v2.1/accounts/{accountId}/brands/{brandId}/file');


/**
 * What `accountBrandsGetLogo` takes.
 */
export interface AccountBrandsGetLogoInput {
    path: PathOf<AccountBrandsGetLogoParams>;
}
/**
 * Read a logo of a brand.
 *
 * Gives one of the three logos of a brand as a PNG image. A brand may have fewer than three; for
 * one that was never put in, nothing is found.
 *
 * AccountBrands_getLogo: `GET /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 */
export const accountBrandsGetLogo: DocumentOperation<AccountBrandsGetLogoInput, AccountBrandsGetLogo200Response, AccountBrandsGetLogoResponses> = /* @__PURE__ */ documentOperation('AccountBrands_getLogo', 'GET', '/v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}');


/**
 * What `accountBrandsUpdateLogo` takes.
 */
export interface AccountBrandsUpdateLogoInput {
    path: PathOf<AccountBrandsUpdateLogoParams>;
    body: AccountBrandsUpdateLogoBody | BinaryBody;
}
/**
 * Put a logo into a brand.
 *
 * Puts a logo into a brand, in place of the one that was there. The body is the PNG file itself,
 * with `Content-Type: image/png`, neither JSON nor a form. The answer has no body. The caller
 * must be an administrator of the account.
 *
 * AccountBrands_updateLogo: `PUT /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 */
export const accountBrandsUpdateLogo: Operation<AccountBrandsUpdateLogoInput, AccountBrandsUpdateLogo200Response, AccountBrandsUpdateLogoResponses> = /* @__PURE__ */ operation('AccountBrands_updateLogo', 'PUT', '/v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}', {
    mediaTypes: ['image/png'],
    encode: encodeBody
});


/**
 * What `accountBrandsDeleteLogo` takes.
 */
export interface AccountBrandsDeleteLogoInput {
    path: PathOf<AccountBrandsDeleteLogoParams>;
}
/**
 * Delete a logo of a brand.
 *
 * Takes one of the three logos out of a brand; the other two stay. The answer has no body. The
 * caller must be an administrator of the account.
 *
 * AccountBrands_deleteLogo: `DELETE /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 */
export const accountBrandsDeleteLogo: Operation<AccountBrandsDeleteLogoInput, AccountBrandsDeleteLogo200Response, AccountBrandsDeleteLogoResponses> = /* @__PURE__ */ operation('AccountBrands_deleteLogo', 'DELETE', '/v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}');


/**
 * What `accountBrandsListResources` takes.
 */
export interface AccountBrandsListResourcesInput {
    path: PathOf<AccountBrandsListResourcesParams>;
}
/**
 * List the resource files of a brand.
 *
 * Lists the resource files of a brand, at most one each for sending, signing, e-mails and
 * signing inside another application. Each entry tells who uploaded the file, when, and which
 * parts of the master it changes; the file itself is read with `AccountBrands_getResource`.
 *
 * AccountBrands_listResources: `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources`
 */
export const accountBrandsListResources: Operation<AccountBrandsListResourcesInput, AccountBrandsListResources200Response, AccountBrandsListResourcesResponses> = /* @__PURE__ */ operation('AccountBrands_listResources', 'GET', '/v2.1/accounts/{accountId}/brands/{brandId}/resources');


/**
 * What `accountBrandsGetResource` takes.
 */
export interface AccountBrandsGetResourceInput {
    path: PathOf<AccountBrandsGetResourceParams>;
    query?: AccountBrandsGetResourceQueryParams | undefined;
}
/**
 * Read a resource file of a brand.
 *
 * Gives one resource file of a brand as XML, in the language that `langcode` names, with what the
 * brand has changed in it. With `return_master` the whole master comes instead, which is the place
 * to start from before a file of one's own is uploaded with `AccountBrands_updateResource`.
 *
 * AccountBrands_getResource: `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
 */
export const accountBrandsGetResource: DocumentOperation<AccountBrandsGetResourceInput, AccountBrandsGetResource200Response, AccountBrandsGetResourceResponses> = /* @__PURE__ */ documentOperation('AccountBrands_getResource', 'GET', '/v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}');


/**
 * What `accountBrandsUpdateResource` takes.
 */
export interface AccountBrandsUpdateResourceInput {
    path: PathOf<AccountBrandsUpdateResourceParams>;
    body: AccountBrandsUpdateResourceBody;
}
/**
 * Upload a resource file into a brand.
 *
 * Puts a resource file into a brand, as the part `file.xml` of a form (`multipart/form-data`).
 * It is enough that the file holds the entries that differ from the master. Entries that the
 * master does not know are not kept; the answer names them in `dataNotSavedNotInMaster`.
 *
 * The caller must be an administrator of the account.
 *
 * AccountBrands_updateResource: `PUT /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
 */
export const accountBrandsUpdateResource: Operation<AccountBrandsUpdateResourceInput, AccountBrandsUpdateResource200Response, AccountBrandsUpdateResourceResponses> = /* @__PURE__ */ operation('AccountBrands_updateResource', 'PUT', '/v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}', {
    mediaTypes: ['multipart/form-data'],
    encode: encodeBody
});

