import { defineOperation } from '../../../engine/operation.ts';
import { changeFavorites } from '../../../favorite-templates/change-favorites.ts';

export const operation = defineOperation(
  'FavoriteTemplates_unFavoriteTemplate',
  async (state, { body }, context) => ({
    status: 200,
    body: await changeFavorites(state, context, body, false),
  }),
);
