import type { WebFormListFormsQueryParams, WebFormSummaryList } from '@countersign/types/webforms';
import type { Context } from '../../../engine/context.ts';
import { readPosition } from '../../../engine/read-position.ts';
import type { State } from '../../../state/state.ts';
import { presentSummary } from './present-form.ts';
import { type StoredForm, webForms } from './stored-form.ts';

/** The number of forms on a page where the request does not set it. */
const usualCount = 100;

/** Query parameters as the engine passes them on: text, or absent. */
type Query = Partial<Record<keyof WebFormListFormsQueryParams, unknown>>;

/** Lists the forms of an account that a query selects, and cuts one page out of them. */
export async function listForms(
  state: State,
  query: Query,
  { account, caller, origin }: Pick<Context, 'account' | 'caller' | 'origin'>,
): Promise<WebFormSummaryList> {
  const all = await state.of(webForms).list(account.accountId);
  const [by = '', direction = ''] = String(query.sort_by ?? 'lastModifiedDateTime:desc').split(':');
  const timeOf = by === 'createdDateTime' ? 'createdAt' : 'modifiedAt';
  const found = all
    .filter((form) => isSelected(form, query, caller.userId))
    .toSorted((one, other) =>
      direction === 'asc' ? one[timeOf] - other[timeOf] : other[timeOf] - one[timeOf],
    );
  const start = readPosition(query.start_position);
  const count = query.count === undefined ? usualCount : Number(query.count);
  const page = found.slice(start, start + count);
  const items = [];
  for (const form of page) items.push(await presentSummary(state, form));
  const addressOf = (position: number): string => {
    const parameters = new URLSearchParams();
    for (const [name, value] of Object.entries({ ...query, start_position: position }))
      if (value !== undefined) parameters.set(name, String(value));
    return `${origin}/api/webforms/v1.1/accounts/${account.accountId}/forms?${parameters}`;
  };
  return {
    items,
    resultSetSize: items.length,
    totalSetSize: found.length,
    startPosition: start,
    // Behind the end of the list there is no position.
    endPosition: items.length === 0 ? 0 : start + items.length - 1,
    nextUrl: start + items.length < found.length && count > 0 ? addressOf(start + count) : '',
    previousUrl: start > 0 && count > 0 ? addressOf(Math.max(0, start - count)) : '',
  };
}

/**
 * Reports whether a query selects a form. Forms are not shared with single users here, so
 * `shared_with_me` selects none.
 * @evidence inferred
 */
function isSelected(
  { name, ownerUserId, active, draft }: StoredForm,
  query: Query,
  userId: string,
): boolean {
  const { user_filter: filter = 'all', search = '' } = query;
  if (['owned_by_me', 'created_by_me'].includes(String(filter)) && ownerUserId !== userId)
    return false;
  if (filter === 'shared_with_me') return false;
  if (!isAsked(query.is_standalone, draft.isStandalone === true)) return false;
  if (!isAsked(query.is_published, active !== undefined)) return false;
  return name.toLowerCase().includes(String(search).toLowerCase());
}

/** Reports whether a flag is the one that a query asks for, if it asks for one. */
function isAsked(asked: unknown, flag: boolean): boolean {
  return asked === undefined || (String(asked).toLowerCase() === 'true') === flag;
}
