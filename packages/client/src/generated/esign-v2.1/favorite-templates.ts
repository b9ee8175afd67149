/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { FavoriteTemplatesGetFavoriteTemplates200Response, FavoriteTemplatesGetFavoriteTemplatesParams, FavoriteTemplatesGetFavoriteTemplatesResponses, FavoriteTemplatesUnFavoriteTemplate200Response, FavoriteTemplatesUnFavoriteTemplateBody, FavoriteTemplatesUnFavoriteTemplateParams, FavoriteTemplatesUnFavoriteTemplateResponses, FavoriteTemplatesUpdateFavoriteTemplate200Response, FavoriteTemplatesUpdateFavoriteTemplateBody, FavoriteTemplatesUpdateFavoriteTemplateParams, FavoriteTemplatesUpdateFavoriteTemplateResponses } from '@countersign/types/esign-v2.1/favorite-templates';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * The input of `favoriteTemplatesGetFavoriteTemplates`.
 */
export interface FavoriteTemplatesGetFavoriteTemplatesInput {
    path?: PathOf<FavoriteTemplatesGetFavoriteTemplatesParams> | undefined;
}
/**
 * List the favourite templates of the caller.
 *
 * Returns the templates that the calling user has marked as favourites, each with the date and time
 * when it was marked. Each user has their own favourites, which other users cannot see.
 *
 * FavoriteTemplates_getFavoriteTemplates: `GET /v2.1/accounts/{accountId}/favorite_templates`
 */
export const favoriteTemplatesGetFavoriteTemplates: Operation<FavoriteTemplatesGetFavoriteTemplatesInput, FavoriteTemplatesGetFavoriteTemplates200Response, FavoriteTemplatesGetFavoriteTemplatesResponses, 'esign'> = /* @__PURE__ */ operation('FavoriteTemplates_getFavoriteTemplates', 'GET', '/v2.1/accounts/{accountId}/favorite_templates');


/**
 * The input of `favoriteTemplatesUpdateFavoriteTemplate`.
 */
export interface FavoriteTemplatesUpdateFavoriteTemplateInput {
    path?: PathOf<FavoriteTemplatesUpdateFavoriteTemplateParams> | undefined;
    body: FavoriteTemplatesUpdateFavoriteTemplateBody;
}
/**
 * Mark templates as favourites.
 *
 * Adds templates to the favourites of the calling user. Existing favourites are kept. The caller
 * must have access to the templates.
 *
 * The response contains the number of marked templates and the result for each template.
 *
 * FavoriteTemplates_updateFavoriteTemplate: `PUT /v2.1/accounts/{accountId}/favorite_templates`
 */
export const favoriteTemplatesUpdateFavoriteTemplate: Operation<FavoriteTemplatesUpdateFavoriteTemplateInput, FavoriteTemplatesUpdateFavoriteTemplate200Response, FavoriteTemplatesUpdateFavoriteTemplateResponses, 'esign'> = /* @__PURE__ */ operation('FavoriteTemplates_updateFavoriteTemplate', 'PUT', '/v2.1/accounts/{accountId}/favorite_templates');


/**
 * The input of `favoriteTemplatesUnFavoriteTemplate`.
 */
export interface FavoriteTemplatesUnFavoriteTemplateInput {
    path?: PathOf<FavoriteTemplatesUnFavoriteTemplateParams> | undefined;
    body: FavoriteTemplatesUnFavoriteTemplateBody;
}
/**
 * Remove templates from the favourites.
 *
 * Removes templates from the favourites of the calling user. The templates themselves and the
 * favourites of other users are not changed.
 *
 * The response contains the number of removed templates and the result for each template.
 *
 * FavoriteTemplates_unFavoriteTemplate: `DELETE /v2.1/accounts/{accountId}/favorite_templates`
 */
export const favoriteTemplatesUnFavoriteTemplate: Operation<FavoriteTemplatesUnFavoriteTemplateInput, FavoriteTemplatesUnFavoriteTemplate200Response, FavoriteTemplatesUnFavoriteTemplateResponses, 'esign'> = /* @__PURE__ */ operation('FavoriteTemplates_unFavoriteTemplate', 'DELETE', '/v2.1/accounts/{accountId}/favorite_templates');

