import type { FavoriteTemplatesInfo } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { optionalDateTime } from '../../engine/date-time.ts';
import { requireItems } from '../../engine/require-items.ts';
import { ServiceError } from '../../engine/service-error.ts';
import { findTemplate } from '../templates/find-template.ts';
import { requireRight } from '../rights.ts';
import { favoriteTemplates } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';

/**
 * Marks templates as favourites of the caller, or takes the mark off them.
 * @returns the templates of the request, and how many of them changed
 * @throws ServiceError INVALID_REQUEST_BODY, TEMPLATE_ID_INVALID, USER_LACKS_PERMISSIONS
 */
export async function changeFavorites(
  state: State,
  context: Context,
  { favoriteTemplates: items }: FavoriteTemplatesInfo,
  marked: boolean,
): Promise<FavoriteTemplatesInfo> {
  await requireRight(state, context, 'canManageTemplates');
  const asked = requireItems(items, 'favoriteTemplates');
  const { account, caller } = context;
  const kept = state.of(favoriteTemplates);
  const before = (await kept.get(account.accountId, caller.userId)) ?? [];
  const favorites = new Map(before.map((one) => [one.templateId, one.at]));
  const answers: NonNullable<FavoriteTemplatesInfo['favoriteTemplates']> = [];
  let changed = 0;
  for (const { templateId = '' } of asked) {
    if (templateId === '')
      throw new ServiceError(
        'INVALID_REQUEST_BODY',
        'An entry of favoriteTemplates has no templateId; take the ID from Templates_list.',
      );
    const { envelopeId } = await findTemplate(state, context, templateId);
    if (favorites.has(envelopeId) !== marked) changed += 1;
    if (!marked) favorites.delete(envelopeId);
    else if (!favorites.has(envelopeId)) favorites.set(envelopeId, state.now);
    const favoritedDate = optionalDateTime(favorites.get(envelopeId));
    answers.push({
      templateId: envelopeId,
      ...(favoritedDate !== undefined && { favoritedDate }),
      errorDetails: { errorCode: 'SUCCESS', message: '' },
    });
  }
  const after = [...favorites].map(([templateId, at]) => ({ templateId, at }));
  await kept.put(account.accountId, caller.userId, after);
  return { templatesUpdatedCount: changed, favoriteTemplates: answers };
}
