// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FavoriteTemplatesGetFavoriteTemplates200Response, FavoriteTemplatesGetFavoriteTemplatesResponses, FavoriteTemplatesUnFavoriteTemplate200Response, FavoriteTemplatesUnFavoriteTemplateResponses, FavoriteTemplatesUpdateFavoriteTemplate200Response, FavoriteTemplatesUpdateFavoriteTemplateResponses } from '@countersign/types/esign-v2.1/favorite-templates';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { FavoriteTemplatesGetFavoriteTemplatesInput, FavoriteTemplatesUnFavoriteTemplateInput, FavoriteTemplatesUpdateFavoriteTemplateInput } from '../favorite-templates.js';
import { favoriteTemplatesGetFavoriteTemplates, favoriteTemplatesUnFavoriteTemplate, favoriteTemplatesUpdateFavoriteTemplate } from '../favorite-templates.js';
/**
 * The templates that a user has marked to have them at hand.
 */
export interface FavoriteTemplates {
    /**
     * List the favourite templates of the caller.
     *
     * Gives the templates that the calling user has marked as favourites, each with the moment at
     * which that was done. Favourites are kept for each user; nobody sees those of somebody else.
     *
     * FavoriteTemplates_getFavoriteTemplates: `GET /v2.1/accounts/{accountId}/favorite_templates`
     */
    getFavoriteTemplates(input?: FavoriteTemplatesGetFavoriteTemplatesInput, options?: CallOptions): Call<FavoriteTemplatesGetFavoriteTemplates200Response, FavoriteTemplatesGetFavoriteTemplatesResponses>;
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
    updateFavoriteTemplate(input: FavoriteTemplatesUpdateFavoriteTemplateInput, options?: CallOptions): Call<FavoriteTemplatesUpdateFavoriteTemplate200Response, FavoriteTemplatesUpdateFavoriteTemplateResponses>;
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
    unFavoriteTemplate(input: FavoriteTemplatesUnFavoriteTemplateInput, options?: CallOptions): Call<FavoriteTemplatesUnFavoriteTemplate200Response, FavoriteTemplatesUnFavoriteTemplateResponses>;
}
/**
 * Makes the functions of FavoriteTemplates into methods of one object.
 */
export function favoriteTemplates(client: Client): FavoriteTemplates {
    return {
        getFavoriteTemplates: favoriteTemplatesGetFavoriteTemplates.bind(null, client),
        updateFavoriteTemplate: favoriteTemplatesUpdateFavoriteTemplate.bind(null, client),
        unFavoriteTemplate: favoriteTemplatesUnFavoriteTemplate.bind(null, client)
    };
}

