// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { AccountBrandsCreate201Response, AccountBrandsCreateResponses, AccountBrandsDelete200Response, AccountBrandsDeleteList200Response, AccountBrandsDeleteListResponses, AccountBrandsDeleteLogo200Response, AccountBrandsDeleteLogoResponses, AccountBrandsDeleteResponses, AccountBrandsGet200Response, AccountBrandsGetExportFile200Response, AccountBrandsGetExportFileResponses, AccountBrandsGetLogo200Response, AccountBrandsGetLogoResponses, AccountBrandsGetResource200Response, AccountBrandsGetResourceResponses, AccountBrandsGetResponses, AccountBrandsList200Response, AccountBrandsListResources200Response, AccountBrandsListResourcesResponses, AccountBrandsListResponses, AccountBrandsUpdate200Response, AccountBrandsUpdateLogo200Response, AccountBrandsUpdateLogoResponses, AccountBrandsUpdateResource200Response, AccountBrandsUpdateResourceResponses, AccountBrandsUpdateResponses } from '@countersign/types/esign-v2.1/account-brands';
import type { Call, DocumentCall, CallOptions, Client } from '../../../index.js';
import type { AccountBrandsCreateInput, AccountBrandsDeleteInput, AccountBrandsDeleteListInput, AccountBrandsDeleteLogoInput, AccountBrandsGetExportFileInput, AccountBrandsGetInput, AccountBrandsGetLogoInput, AccountBrandsGetResourceInput, AccountBrandsListInput, AccountBrandsListResourcesInput, AccountBrandsUpdateInput, AccountBrandsUpdateLogoInput, AccountBrandsUpdateResourceInput } from '../account-brands.js';
import { accountBrandsCreate, accountBrandsDelete, accountBrandsDeleteList, accountBrandsDeleteLogo, accountBrandsGet, accountBrandsGetExportFile, accountBrandsGetLogo, accountBrandsGetResource, accountBrandsList, accountBrandsListResources, accountBrandsUpdate, accountBrandsUpdateLogo, accountBrandsUpdateResource } from '../account-brands.js';
/**
 * The brands of an account, with their logos and with the texts and layouts that recipients see.
 */
export interface AccountBrands {
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
    list(input?: AccountBrandsListInput, options?: CallOptions): Call<AccountBrandsList200Response, AccountBrandsListResponses>;
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
    create(input: AccountBrandsCreateInput, options?: CallOptions): Call<AccountBrandsCreate201Response, AccountBrandsCreateResponses>;
    /**
     * Delete brands.
     *
     * Deletes the brands in the request body, with their logos and resource files, and returns the
     * deleted brands. A brand that could not be deleted has the reason in its `errorDetails`. The caller
     * must be an administrator of the account.
     *
     * AccountBrands_deleteList: `DELETE /v2.1/accounts/{accountId}/brands`
     */
    deleteList(input: AccountBrandsDeleteListInput, options?: CallOptions): Call<AccountBrandsDeleteList200Response, AccountBrandsDeleteListResponses>;
    /**
     * Read a brand.
     *
     * Returns one brand with its colours, texts and the URIs of its resource files. `include_logos` adds
     * the URIs of its logos, and `include_external_references` adds its links and landing pages.
     * Branding must be enabled for the account.
     *
     * AccountBrands_get: `GET /v2.1/accounts/{accountId}/brands/{brandId}`
     */
    get(input: AccountBrandsGetInput, options?: CallOptions): Call<AccountBrandsGet200Response, AccountBrandsGetResponses>;
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
    update(input: AccountBrandsUpdateInput, options?: CallOptions): Call<AccountBrandsUpdate200Response, AccountBrandsUpdateResponses>;
    /**
     * Delete a brand.
     *
     * Deletes one brand with its logos and resource files. `replace_brand` puts another brand in its
     * place wherever it is used. The response has no body. To delete several brands at once, use
     * `AccountBrands_deleteList`. The caller must be an administrator of the account.
     *
     * AccountBrands_delete: `DELETE /v2.1/accounts/{accountId}/brands/{brandId}`
     */
    delete(input: AccountBrandsDeleteInput, options?: CallOptions): Call<AccountBrandsDelete200Response, AccountBrandsDeleteResponses>;
    /**
     * Export a brand as a file.
     *
     * Returns the settings of a brand as one XML file, so that they can be stored outside the service.
     * The caller must be an administrator of the account.
     *
     * AccountBrands_getExportFile: `GET /v2.1/accounts/{accountId}/brands/{brandId}/file`
     */
    getExportFile(input: AccountBrandsGetExportFileInput, options?: CallOptions): DocumentCall<AccountBrandsGetExportFile200Response, AccountBrandsGetExportFileResponses>;
    /**
     * Read a logo of a brand.
     *
     * Returns one of the three logos of a brand as a PNG image. A brand can have fewer than three logos.
     * For a logo that was never uploaded, the service returns a not-found error.
     *
     * AccountBrands_getLogo: `GET /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
     */
    getLogo(input: AccountBrandsGetLogoInput, options?: CallOptions): DocumentCall<AccountBrandsGetLogo200Response, AccountBrandsGetLogoResponses>;
    /**
     * Upload a logo of a brand.
     *
     * Uploads a logo of a brand and replaces an existing one. The request body is the PNG file itself,
     * with `Content-Type: image/png`, not JSON or a form. The response has no body. The caller must be
     * an administrator of the account.
     *
     * AccountBrands_updateLogo: `PUT /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
     */
    updateLogo(input: AccountBrandsUpdateLogoInput, options?: CallOptions): Call<AccountBrandsUpdateLogo200Response, AccountBrandsUpdateLogoResponses>;
    /**
     * Delete a logo of a brand.
     *
     * Deletes one of the three logos of a brand. The other two are kept. The response has no body. The
     * caller must be an administrator of the account.
     *
     * AccountBrands_deleteLogo: `DELETE /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
     */
    deleteLogo(input: AccountBrandsDeleteLogoInput, options?: CallOptions): Call<AccountBrandsDeleteLogo200Response, AccountBrandsDeleteLogoResponses>;
    /**
     * List the resource files of a brand.
     *
     * Returns the resource files of a brand, at most one each for sending, signing, e-mails and signing
     * inside another application. Each entry contains who uploaded the file, when, and which parts of
     * the master it changes. To get the file itself, use `AccountBrands_getResource`.
     *
     * AccountBrands_listResources: `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources`
     */
    listResources(input: AccountBrandsListResourcesInput, options?: CallOptions): Call<AccountBrandsListResources200Response, AccountBrandsListResourcesResponses>;
    /**
     * Read a resource file of a brand.
     *
     * Returns one resource file of a brand as XML, in the language that `langcode` specifies, with the
     * changes of the brand. With `return_master`, the whole master file is returned instead. Use it as
     * the starting point before you upload a custom file with `AccountBrands_updateResource`.
     *
     * AccountBrands_getResource: `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
     */
    getResource(input: AccountBrandsGetResourceInput, options?: CallOptions): DocumentCall<AccountBrandsGetResource200Response, AccountBrandsGetResourceResponses>;
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
    updateResource(input: AccountBrandsUpdateResourceInput, options?: CallOptions): Call<AccountBrandsUpdateResource200Response, AccountBrandsUpdateResourceResponses>;
}
/**
 * Creates an object whose methods are the functions of AccountBrands.
 */
export function accountBrands(client: Client<'esign'>): AccountBrands {
    return {
        list: accountBrandsList.bind(null, client),
        create: accountBrandsCreate.bind(null, client),
        deleteList: accountBrandsDeleteList.bind(null, client),
        get: accountBrandsGet.bind(null, client),
        update: accountBrandsUpdate.bind(null, client),
        delete: accountBrandsDelete.bind(null, client),
        getExportFile: accountBrandsGetExportFile.bind(null, client),
        getLogo: accountBrandsGetLogo.bind(null, client),
        updateLogo: accountBrandsUpdateLogo.bind(null, client),
        deleteLogo: accountBrandsDeleteLogo.bind(null, client),
        listResources: accountBrandsListResources.bind(null, client),
        getResource: accountBrandsGetResource.bind(null, client),
        updateResource: accountBrandsUpdateResource.bind(null, client)
    };
}

