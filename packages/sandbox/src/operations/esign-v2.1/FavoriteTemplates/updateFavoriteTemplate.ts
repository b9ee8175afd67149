import { defineOperation } from '../../../engine/operation.js';
import { changeFavorites } from '../../../favorite-templates/change-favorites.js';

export const operation = defineOperation(
  'FavoriteTemplates_updateFavoriteTemplate',
  async (state, { body }, context) => ({
    status: 200,
    body: await changeFavorites(state, context, body, true),
  }),
);
