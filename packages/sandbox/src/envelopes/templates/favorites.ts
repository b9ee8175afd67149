import type { FavoriteTemplatesInfo } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { optionalDateTime } from '../../engine/date-time.ts';
import { requireItems } from '../../engine/require-items.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { favoriteTemplates } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';
import { findTemplate } from '../find-template.ts';
import { requireRight } from '../rights.ts';

/** The IDs of the templates that the caller has marked. */
export async function readFavorites(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
): Promise<ReadonlySet<string>> {
  const marked = await state.of(favoriteTemplates).get(account.accountId, caller.userId);
  return new Set(marked?.map(({ templateId }) => templateId));
}

/**
 * Marks templates as favourites of the caller, or takes the mark off them.
 * @returns the templates of the request, and how many of them changed
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER, TEMPLATE_ID_INVALID, USER_LACKS_PERMISSIONS
 */
export async function changeFavorites(
  state: State,
  context: Context,
  { favoriteTemplates: items }: FavoriteTemplatesInfo,
  marked: boolean,
): Promise<FavoriteTemplatesInfo> {
  await requireRight(state, context, 'canManageTemplates');
  const requested = requireItems(items, 'favoriteTemplates');
  const { account, caller } = context;
  const kept = state.of(favoriteTemplates);
  const before = (await kept.get(account.accountId, caller.userId)) ?? [];
  const favorites = new Map(before.map((one) => [one.templateId, one.at]));
  const answers: NonNullable<FavoriteTemplatesInfo['favoriteTemplates']> = [];
  let changed = 0;
  for (const { templateId = '' } of requested) {
    if (templateId === '')
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        'An entry of favoriteTemplates has no templateId. Get the ID from Templates_list.',
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
