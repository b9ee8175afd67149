/**
 * Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.
 */


import type { operations } from '@countersign/types/esign-v2.1';
import { operation } from '../../operation.js';


/**
 * List the favourite templates of the caller.
 *
 * Gives the templates that the calling user has marked as favourites, each with the moment at
 * which that was done. Favourites are kept for each user; nobody sees those of somebody else.
 *
 * FavoriteTemplates_getFavoriteTemplates: `GET /v2.1/accounts/{accountId}/favorite_templates`
 */
export const favoriteTemplatesGetFavoriteTemplates = /* @__PURE__ */ operation<operations['FavoriteTemplates_getFavoriteTemplates']>({
    id: 'FavoriteTemplates_getFavoriteTemplates',
    method: 'GET',
    path: '/v2.1/accounts/{accountId}/favorite_templates'
});


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
export const favoriteTemplatesUpdateFavoriteTemplate = /* @__PURE__ */ operation<operations['FavoriteTemplates_updateFavoriteTemplate']>({
    id: 'FavoriteTemplates_updateFavoriteTemplate',
    method: 'PUT',
    path: '/v2.1/accounts/{accountId}/favorite_templates',
    mediaTypes: ['application/json']
});


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
export const favoriteTemplatesUnFavoriteTemplate = /* @__PURE__ */ operation<operations['FavoriteTemplates_unFavoriteTemplate']>({
    id: 'FavoriteTemplates_unFavoriteTemplate',
    method: 'DELETE',
    path: '/v2.1/accounts/{accountId}/favorite_templates',
    mediaTypes: ['application/json']
});

