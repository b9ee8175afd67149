import type { Context } from '../../engine/context.ts';
import type { StoredMember } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { mayUseTemplate } from '../find-template.ts';
import { readPeriod } from '../../engine/read-period-date.ts';
import { seenBy } from '../reach.ts';
import { hasRecipient } from '../received.ts';
import { nameMembers } from '../recipients/signing-groups.ts';
import { isInFolder } from './folder.ts';
import { type FolderOrSearch, isSearch } from './read-folders.ts';
import { isFoundBy } from './search-folders.ts';

type Who = Pick<Context, 'account' | 'caller'>;

/** Filters of a list of items, by the names of the parameters. */
export interface ItemQuery {
  from_date?: string | undefined;
  owner_email?: string | undefined;
  owner_name?: string | undefined;
  search_text?: string | undefined;
  status?: string | undefined;
  to_date?: string | undefined;
}

/**
 * Loads what can be in the folders of a user, as far as the caller may see it, with the last changed
 * first. One load serves all folders of the user.
 */
export async function loadItems(
  state: State,
  who: Who,
  owner: StoredMember,
  folderIds: readonly string[],
): Promise<StoredEnvelope[]> {
  const { accountId } = who.account;
  const envelopes = await state.envelopes.list(accountId, {
    kind: 'envelope',
    conditions: [
      {
        any: [
          { column: 'sender', in: [owner.userId] },
          { column: 'folder', in: folderIds },
          await hasRecipient(state, accountId, owner),
        ],
      },
      ...(await seenBy(state, who)),
    ],
  });
  await nameMembers(state, accountId, envelopes);
  const templates = await state.envelopes.list(accountId, { kind: 'template' });
  const items = [...envelopes];
  for (const template of templates)
    if (await mayUseTemplate(state, who, template)) items.push(template);
  return items.toSorted((one, other) => other.changedAt - one.changedAt);
}

/** The items of a folder or search among those that were loaded for its owner. */
export function selectItems(
  state: Pick<State, 'now'>,
  folder: FolderOrSearch,
  items: readonly StoredEnvelope[],
): StoredEnvelope[] {
  return items.filter((item) =>
    isSearch(folder) ? isFoundBy(folder.kind, item, folder.owner, state) : isInFolder(folder, item),
  );
}

/**
 * Filters items by the parameters of a request.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER for an invalid date
 */
export function filterItems(
  items: readonly StoredEnvelope[],
  { owner_email, owner_name, search_text, status, ...query }: ItemQuery,
): StoredEnvelope[] {
  const { from, to } = readPeriod(query);
  const statuses = status?.toLowerCase().split(',');
  const text = search_text?.toLowerCase();
  return items.filter(
    (item) =>
      item.changedAt >= from &&
      item.changedAt <= to &&
      isSame(owner_email, item.sender.email) &&
      isSame(owner_name, item.sender.userName) &&
      (statuses === undefined || statuses.includes('any') || statuses.includes(item.status)) &&
      (text === undefined || createSearchText(item).includes(text)),
  );
}

function isSame(requested: string | undefined, value: string): boolean {
  return requested === undefined || requested.toLowerCase() === value.toLowerCase();
}

/** The texts that a search of a folder looks at, in lower case. */
function createSearchText({
  template,
  settings,
  sender,
  recipients,
  customFields: { textCustomFields = [], listCustomFields = [] },
}: StoredEnvelope): string {
  return [
    template?.name,
    settings.emailSubject,
    sender.userName,
    ...recipients.flatMap(({ details }) => [details.name, details.email]),
    ...[...textCustomFields, ...listCustomFields].map(({ value }) => value),
  ]
    .join('\n')
    .toLowerCase();
}
