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
     * Lists all brands of an account in one answer, with the two that apply when nobody chooses.
     * Logos are left out unless `include_logos` asks for them, and then as addresses, not as
     * images.
     *
     * Branding must be switched on for the account, by `canSelfBrandSend` or `canSelfBrandSign` among
     * its settings.
     *
     * AccountBrands_list: `GET /v2.1/accounts/{accountId}/brands`
     */
    list(input?: AccountBrandsListInput, options?: CallOptions): Call<AccountBrandsList200Response, AccountBrandsListResponses>;
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
    create(input: AccountBrandsCreateInput, options?: CallOptions): Call<AccountBrandsCreate201Response, AccountBrandsCreateResponses>;
    /**
     * Delete brands.
     *
     * Deletes the brands that the body names, with their logos and resource files, and answers with
     * the brands that it deleted. A brand that could not be deleted says why in its own
     * `errorDetails`. The caller must be an administrator of the account.
     *
     * AccountBrands_deleteList: `DELETE /v2.1/accounts/{accountId}/brands`
     */
    deleteList(input: AccountBrandsDeleteListInput, options?: CallOptions): Call<AccountBrandsDeleteList200Response, AccountBrandsDeleteListResponses>;
    /**
     * Read a brand.
     *
     * Reads one brand with its colours, texts and the addresses of its resource files. With
     * `include_logos` the addresses of its logos come along, and with `include_external_references`
     * its links and landing pages. Branding must be switched on for the account.
     *
     * AccountBrands_get: `GET /v2.1/accounts/{accountId}/brands/{brandId}`
     */
    get(input: AccountBrandsGetInput, options?: CallOptions): Call<AccountBrandsGet200Response, AccountBrandsGetResponses>;
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
    update(input: AccountBrandsUpdateInput, options?: CallOptions): Call<AccountBrandsUpdate200Response, AccountBrandsUpdateResponses>;
    /**
     * Delete a brand.
     *
     * Deletes one brand with its logos and resource files. The answer has no body. Several brands at
     * once are deleted with `AccountBrands_deleteList`. The caller must be an administrator of the
     * account.
     *
     * AccountBrands_delete: `DELETE /v2.1/accounts/{accountId}/brands/{brandId}`
     */
    delete(input: AccountBrandsDeleteInput, options?: CallOptions): Call<AccountBrandsDelete200Response, AccountBrandsDeleteResponses>;
    /**
     * Export a brand as a file.
     *
     * Gives the settings of a brand as one XML file, so that they can be kept outside the service.
     * Whoever exports must be an administrator of the account.
     *
     * AccountBrands_getExportFile: `GET /v2.1/accounts/{accountId}/brands/{brandId}/file`
     */
    getExportFile(input: AccountBrandsGetExportFileInput, options?: CallOptions): DocumentCall<AccountBrandsGetExportFile200Response, AccountBrandsGetExportFileResponses>;
    /**
     * Read a logo of a brand.
     *
     * Gives one of the three logos of a brand as a PNG image. A brand may have fewer than three; for
     * one that was never put in, nothing is found.
     *
     * AccountBrands_getLogo: `GET /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
     */
    getLogo(input: AccountBrandsGetLogoInput, options?: CallOptions): DocumentCall<AccountBrandsGetLogo200Response, AccountBrandsGetLogoResponses>;
    /**
     * Put a logo into a brand.
     *
     * Puts a logo into a brand, in place of the one that was there. The body is the PNG file itself,
     * with `Content-Type: image/png`, neither JSON nor a form. The answer has no body. The caller
     * must be an administrator of the account.
     *
     * AccountBrands_updateLogo: `PUT /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
     */
    updateLogo(input: AccountBrandsUpdateLogoInput, options?: CallOptions): Call<AccountBrandsUpdateLogo200Response, AccountBrandsUpdateLogoResponses>;
    /**
     * Delete a logo of a brand.
     *
     * Takes one of the three logos out of a brand; the other two stay. The answer has no body. The
     * caller must be an administrator of the account.
     *
     * AccountBrands_deleteLogo: `DELETE /v2.1/accounts/{accountId}/brands/{brandId}/logos/{logoType}`
     */
    deleteLogo(input: AccountBrandsDeleteLogoInput, options?: CallOptions): Call<AccountBrandsDeleteLogo200Response, AccountBrandsDeleteLogoResponses>;
    /**
     * List the resource files of a brand.
     *
     * Lists the resource files of a brand, at most one each for sending, signing, e-mails and
     * signing inside another application. Each entry tells who uploaded the file, when, and which
     * parts of the master it changes; the file itself is read with `AccountBrands_getResource`.
     *
     * AccountBrands_listResources: `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources`
     */
    listResources(input: AccountBrandsListResourcesInput, options?: CallOptions): Call<AccountBrandsListResources200Response, AccountBrandsListResourcesResponses>;
    /**
     * Read a resource file of a brand.
     *
     * Gives one resource file of a brand as XML, in the language that `langcode` names, with what the
     * brand has changed in it. With `return_master` the whole master comes instead, which is the place
     * to start from before a file of one's own is uploaded with `AccountBrands_updateResource`.
     *
     * AccountBrands_getResource: `GET /v2.1/accounts/{accountId}/brands/{brandId}/resources/{resourceContentType}`
     */
    getResource(input: AccountBrandsGetResourceInput, options?: CallOptions): DocumentCall<AccountBrandsGetResource200Response, AccountBrandsGetResourceResponses>;
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
    updateResource(input: AccountBrandsUpdateResourceInput, options?: CallOptions): Call<AccountBrandsUpdateResource200Response, AccountBrandsUpdateResourceResponses>;
}
/**
 * Makes the functions of AccountBrands into methods of one object.
 */
export function accountBrands(client: Client): AccountBrands {
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

