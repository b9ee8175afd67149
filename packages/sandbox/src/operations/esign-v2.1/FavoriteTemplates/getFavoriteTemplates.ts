import { dateTime } from '../../../engine/date-time.ts';
import { defineOperation } from '../../../engine/operation.ts';
import { requireRight } from '../../../envelope/rights.ts';
import { favoriteTemplates } from '../../../model/favorite-templates.ts';

export const operation = defineOperation(
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
