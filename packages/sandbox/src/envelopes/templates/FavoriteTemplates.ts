import { dateTime } from '../../engine/date-time.ts';
import { defineOperation } from '../../engine/operation.ts';
import { favoriteTemplates } from '../../state/model/shares-and-favorites.ts';
import { changeFavorites } from './favorites.ts';
import { requireRight } from '../rights.ts';

export const FavoriteTemplates_getFavoriteTemplates = defineOperation(
  'FavoriteTemplates_getFavoriteTemplates',
  async (state, _request, context) => {
    await requireRight(state, context, 'canManageTemplates');
    const { account, caller } = context;
    const favorites =
      (await state.of(favoriteTemplates).get(account.accountId, caller.userId)) ?? [];
    return {
      status: 200,
      body: {
        favoriteTemplates: favorites.map(({ templateId, at }) => ({
          templateId,
          favoritedDate: dateTime(at),
        })),
      },
    };
  },
);

export const FavoriteTemplates_unFavoriteTemplate = defineOperation(
  'FavoriteTemplates_unFavoriteTemplate',
  async (state, { body }, context) => ({
    status: 200,
    body: await changeFavorites(state, context, body, false),
  }),
);

export const FavoriteTemplates_updateFavoriteTemplate = defineOperation(
  'FavoriteTemplates_updateFavoriteTemplate',
  async (state, { body }, context) => ({
    status: 200,
    body: await changeFavorites(state, context, body, true),
  }),
);
