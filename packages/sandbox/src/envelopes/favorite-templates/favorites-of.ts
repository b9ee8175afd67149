import type { Context } from '../../engine/context.ts';
import { favoriteTemplates } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';

/** The IDs of the templates that the caller has marked. */
export async function favoritesOf(
  state: State,
  { account, caller }: Pick<Context, 'account' | 'caller'>,
): Promise<ReadonlySet<string>> {
  const marked = await state.of(favoriteTemplates).get(account.accountId, caller.userId);
  return new Set(marked?.map(({ templateId }) => templateId));
}
