// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { FavoriteTemplatesGetFavoriteTemplates200Response, FavoriteTemplatesGetFavoriteTemplatesResponses, FavoriteTemplatesUnFavoriteTemplate200Response, FavoriteTemplatesUnFavoriteTemplateResponses, FavoriteTemplatesUpdateFavoriteTemplate200Response, FavoriteTemplatesUpdateFavoriteTemplateResponses } from '@countersign/types/esign-v2.1/favorite-templates';
import type { Call, CallOptions, Client } from '../../../index.js';
import type { FavoriteTemplatesGetFavoriteTemplatesInput, FavoriteTemplatesUnFavoriteTemplateInput, FavoriteTemplatesUpdateFavoriteTemplateInput } from '../favorite-templates.js';
import { favoriteTemplatesGetFavoriteTemplates, favoriteTemplatesUnFavoriteTemplate, favoriteTemplatesUpdateFavoriteTemplate } from '../favorite-templates.js';
/**
 * The templates that a user has marked as favourites.
 */
export interface FavoriteTemplates {
    /**
     * List the favourite templates of the caller.
     *
     * Returns the templates that the calling user has marked as favourites, each with the date and time
     * when it was marked. Each user has their own favourites, which other users cannot see.
     *
     * FavoriteTemplates_getFavoriteTemplates: `GET /v2.1/accounts/{accountId}/favorite_templates`
     */
    getFavoriteTemplates(input?: FavoriteTemplatesGetFavoriteTemplatesInput, options?: CallOptions): Call<FavoriteTemplatesGetFavoriteTemplates200Response, FavoriteTemplatesGetFavoriteTemplatesResponses>;
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
    updateFavoriteTemplate(input: FavoriteTemplatesUpdateFavoriteTemplateInput, options?: CallOptions): Call<FavoriteTemplatesUpdateFavoriteTemplate200Response, FavoriteTemplatesUpdateFavoriteTemplateResponses>;
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
    unFavoriteTemplate(input: FavoriteTemplatesUnFavoriteTemplateInput, options?: CallOptions): Call<FavoriteTemplatesUnFavoriteTemplate200Response, FavoriteTemplatesUnFavoriteTemplateResponses>;
}
/**
 * Creates an object whose methods are the functions of FavoriteTemplates.
 */
export function favoriteTemplates(client: Client<'esign'>): FavoriteTemplates {
    return {
        getFavoriteTemplates: favoriteTemplatesGetFavoriteTemplates.bind(null, client),
        updateFavoriteTemplate: favoriteTemplatesUpdateFavoriteTemplate.bind(null, client),
        unFavoriteTemplate: favoriteTemplatesUnFavoriteTemplate.bind(null, client)
    };
}

