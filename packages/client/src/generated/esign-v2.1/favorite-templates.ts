/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { FavoriteTemplatesGetFavoriteTemplates200Response, FavoriteTemplatesGetFavoriteTemplatesParams, FavoriteTemplatesGetFavoriteTemplatesResponses, FavoriteTemplatesUnFavoriteTemplate200Response, FavoriteTemplatesUnFavoriteTemplateBody, FavoriteTemplatesUnFavoriteTemplateParams, FavoriteTemplatesUnFavoriteTemplateResponses, FavoriteTemplatesUpdateFavoriteTemplate200Response, FavoriteTemplatesUpdateFavoriteTemplateBody, FavoriteTemplatesUpdateFavoriteTemplateParams, FavoriteTemplatesUpdateFavoriteTemplateResponses } from '@countersign/types/esign-v2.1/favorite-templates';
import type { PathOf, Operation } from '../../index.js';
import { operation } from '../../index.js';


/**
 * What `favoriteTemplatesGetFavoriteTemplates` takes.
 */
export interface FavoriteTemplatesGetFavoriteTemplatesInput {
    path?: PathOf<FavoriteTemplatesGetFavoriteTemplatesParams> | undefined;
}
/**
 * List the favourite templates of the caller.
 *
 * Gives the templates that the calling user has marked as favourites, each with the moment at
 * which that was done. Favourites are kept for each user; nobody sees those of somebody else.
 *
 * FavoriteTemplates_getFavoriteTemplates: `GET /v2.1/accounts/{accountId}/favorite_templates`
 */
export const favoriteTemplatesGetFavoriteTemplates: Operation<FavoriteTemplatesGetFavoriteTemplatesInput, FavoriteTemplatesGetFavoriteTemplates200Response, FavoriteTemplatesGetFavoriteTemplatesResponses> = /* @__PURE__ */ operation('FavoriteTemplates_getFavoriteTemplates', 'GET', '/v2.1/accounts/{accountId}/favorite_templates');


/**
 * What `favoriteTemplatesUpdateFavoriteTemplate` takes.
 */
export interface FavoriteTemplatesUpdateFavoriteTemplateInput {
    path?: PathOf<FavoriteTemplatesUpdateFavoriteTemplateParams> | undefined;
    body: FavoriteTemplatesUpdateFavoriteTemplateBody;
}
/**
 * Mark templates as favourites.
 *
 * Adds templates to the favourites of the calling user. The templates in the body join those that
 * are marked already; a template that is a favourite stays one. The caller must be able to see
 * the templates.
 *
 * The answer counts the templates that were marked, and each one carries its own outcome.
 *
 * FavoriteTemplates_updateFavoriteTemplate: `PUT /v2.1/accounts/{accountId}/favorite_templates`
 */
export const favoriteTemplatesUpdateFavoriteTemplate: Operation<FavoriteTemplatesUpdateFavoriteTemplateInput, FavoriteTemplatesUpdateFavoriteTemplate200Response, FavoriteTemplatesUpdateFavoriteTemplateResponses> = /* @__PURE__ */ operation('FavoriteTemplates_updateFavoriteTemplate', 'PUT', '/v2.1/accounts/{accountId}/favorite_templates');


/**
 * What `favoriteTemplatesUnFavoriteTemplate` takes.
 */
export interface FavoriteTemplatesUnFavoriteTemplateInput {
    path?: PathOf<FavoriteTemplatesUnFavoriteTemplateParams> | undefined;
    body: FavoriteTemplatesUnFavoriteTemplateBody;
}
/**
 * Take templates off the favourites.
 *
 * Takes templates off the favourites of the calling user. The templates themselves stay, and so
 * do the favourites of everybody else.
 *
 * The answer counts the templates that were taken off, and each one carries its own outcome.
 *
 * FavoriteTemplates_unFavoriteTemplate: `DELETE /v2.1/accounts/{accountId}/favorite_templates`
 */
export const favoriteTemplatesUnFavoriteTemplate: Operation<FavoriteTemplatesUnFavoriteTemplateInput, FavoriteTemplatesUnFavoriteTemplate200Response, FavoriteTemplatesUnFavoriteTemplateResponses> = /* @__PURE__ */ operation('FavoriteTemplates_unFavoriteTemplate', 'DELETE', '/v2.1/accounts/{accountId}/favorite_templates');

