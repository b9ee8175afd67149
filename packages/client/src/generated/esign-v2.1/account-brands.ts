/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


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
export const accountBrandsList = /* @__PURE__ */ operation<operations['AccountBrands_list']>({
    id: 'AccountBrands_list',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/brands'
});


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
export const accountBrandsCreate = /* @__PURE__ */ operation<operations['AccountBrands_create']>({
    id: 'AccountBrands_create',
    method: 'POST',
    path: '/v2.1/accounts/{accountId}/brands',
    mediaTypes: ['application/json']
});


/**
 * Delete brands.
 *
 * Deletes the brands that the body names, with their logos and resource files, and answers with
 * the brands that it deleted. A brand that could not be deleted says why in its own
 * `errorDetails`. The caller must be an administrator of the account.
 *
 * AccountBrands_deleteList: `DELETE /v2.1/accounts/{accountId}/brands`
 */
export const accountBrandsDeleteList = /* @__PURE__ */ operation<operations['AccountBrands_deleteList']>({
    id: 'AccountBrands_deleteList',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/brands',
    mediaTypes: ['application/json']
});


/**
 * Read a brand.
 *
 * Reads one brand with its colours, texts and the addresses of its resource files. With
 * `include_logos` the addresses of its logos come along, and with `include_external_references`
 * its links and landing pages. Branding must be switched on for the account.
 *
 * AccountBrands_get: `GET /v2.1/accounts/{accountId}/brands/{brandId}`
 */
export const accountBrandsGet = /* @__PURE__ */ operation<operations['AccountBrands_get']>({
    id: 'AccountBrands_get',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/brands/{brandId}'
});


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
export const accountBrandsUpdate = /* @__PURE__ */ operation<operations['AccountBrands_update']>({
    id: 'AccountBrands_update',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/brands/{brandId}',
    mediaTypes: ['application/json']
});


/**
 * Delete a brand.
 *
 * Deletes one brand with its logos and resource files. The answer has no body. Several brands at
 * once are deleted with `AccountBrands_deleteList`. The caller must be an administrator of the
 * account.
 *
 * AccountBrands_delete: `DELETE /v2.1/accounts/{accountId}/brands/{brandId}`
 */
export const accountBrandsDelete = /* @__PURE__ */ operation<operations['AccountBrands_delete']>({
    id: 'AccountBrands_delete',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/brands/{brandId}'
});


/**
 * Export a brand as a file.
 *
 * Gives the settings of a brand as one XML file, so that they can be kept outside the service.
 * Whoever exports must be an administrator of the account.
 *
 * AccountBrands_getExportFile: `GET /v2.1/accounts/{accountId}/brands/{brandId}/file`
 */
export const accountBrandsGetExportFile = /* @__PURE__ */ operation<operations['AccountBrands_getExportFile']>({
    id: 'AccountBrands_getExportFile',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/brands/{brandId}/file'
});


/**
 * Read a logo of a brand.
 *
 * Gives one of the three logos of a brand as a PNG image. A brand may have fewer than three; for
 * one that was never put in, nothing is found.
 *
 * AccountBrands_getLogo: `GET /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 */
export const accountBrandsGetLogo = /* @__PURE__ */ operation<operations['AccountBrands_getLogo']>({
    id: 'AccountBrands_getLogo',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}'
});


/**
 * Put a logo into a brand.
 *
 * Puts a logo into a brand, in place of the one that was there. The body is the PNG file itself,
 * with `Content-Type: image/png`, neither JSON nor a form. The answer has no body. The caller
 * must be an administrator of the account.
 *
 * AccountBrands_updateLogo: `PUT /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 */
export const accountBrandsUpdateLogo = /* @__PURE__ */ operation<operations['AccountBrands_updateLogo']>({
    id: 'AccountBrands_updateLogo',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}',
    mediaTypes: ['image/png']
});


/**
 * Delete a logo of a brand.
 *
 * Takes one of the three logos out of a brand; the other two stay. The answer has no body. The
 * caller must be an administrator of the account.
 *
 * AccountBrands_deleteLogo: `DELETE /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
 */
export const accountBrandsDeleteLogo = /* @__PURE__ */ operation<operations['AccountBrands_deleteLogo']>({
    id: 'AccountBrands_deleteLogo',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}'
});


/**
 * List the resource files of a brand.
 *
 * Lists the resource files of a brand, at most one each for sending, signing, e-mails and
 * signing inside another application. Each entry tells who uploaded the file, when, and which
 * parts of the master it changes; the file itself is read with `AccountBrands_getResource`.
 *
 * AccountBrands_listResources: `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources`
 */
export const accountBrandsListResources = /* @__PURE__ */ operation<operations['AccountBrands_listResources']>({
    id: 'AccountBrands_listResources',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/brands/{brandId}/resources'
});


/**
 * Read a resource file of a brand.
 *
 * Gives one resource file of a brand as XML, in the language that `langcode` names, with what the
 * brand has changed in it. With `return_master` the whole master comes instead, which is the place
 * to start from before a file of one's own is uploaded with `AccountBrands_updateResource`.
 *
 * AccountBrands_getResource: `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
 */
export const accountBrandsGetResource = /* @__PURE__ */ operation<operations['AccountBrands_getResource']>({
    id: 'AccountBrands_getResource',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}'
});


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
export const accountBrandsUpdateResource = /* @__PURE__ */ operation<operations['AccountBrands_updateResource']>({
    id: 'AccountBrands_updateResource',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}',
    mediaTypes: ['multipart/form-data']
});

