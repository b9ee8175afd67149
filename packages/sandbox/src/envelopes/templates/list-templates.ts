import type { Context } from '../../engine/context.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { State } from '../../state/state.ts';
import { mayUseTemplate } from '../find-template.ts';
import type { Predicate } from '../listing/envelope-query.ts';
import { readPeriodDate } from '../../engine/read-period-date.ts';
import { isShared } from './present-template.ts';

/** Parameters of a list of templates, by name. */
interface TemplateQuery {
  created_from_date?: string | undefined;
  created_to_date?: string | undefined;
  folder_ids?: string | undefined;
  folder_types?: string | undefined;
  from_date?: string | undefined;
  is_deleted_template_only?: string | undefined;
  modified_from_date?: string | undefined;
  modified_to_date?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  order_by?: string | undefined;
  search_fields?: string | undefined;
  search_text?: string | undefined;
  shared_by_me?: string | undefined;
  template_ids?: string | undefined;
  to_date?: string | undefined;
  used_from_date?: string | undefined;
  used_to_date?: string | undefined;
  user_filter?: string | undefined;
  user_id?: string | undefined;
}

/**
 * Lists the templates that match a request and that the caller may use, in the requested order.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER; USER_LACKS_PERMISSIONS for those of another
 * user
 */
export async function listTemplates(
  state: State,
  context: Pick<Context, 'account' | 'caller'>,
  query: TemplateQuery,
): Promise<StoredEnvelope[]> {
  const holds = predicates(context, query);
  const asked = (
    await state.envelopes.list(context.account.accountId, { kind: 'template' })
  ).filter((template) => holds.every((one) => one(template)));
  const found: StoredEnvelope[] = [];
  for (const template of asked)
    if (await mayUseTemplate(state, context, template)) found.push(template);
  return found.toSorted(comparison(query));
}

function predicates({ caller }: Pick<Context, 'caller'>, query: TemplateQuery): Predicate[] {
  const { user_filter, user_id, template_ids, folder_ids, folder_types, search_text } = query;
  if (user_id !== undefined && user_id.toLowerCase() !== caller.userId && !caller.isAdmin)
    throw new ServiceRefusal(
      'USER_LACKS_PERMISSIONS',
      'Only an administrator may list the templates of another user.',
    );
  const isMine: Predicate = ({ sender }) => sender.userId === caller.userId;
  const list: Predicate[] = [
    createFolderFilter(query.is_deleted_template_only === 'true' ? 'recyclebin' : folder_types),
    ...times(query),
  ];
  if (user_filter === 'owned_by_me') list.push(isMine);
  if (user_filter === 'shared_with_me') list.push((one) => !isMine(one) && isShared(one));
  if (query.shared_by_me === 'true') list.push((one) => isMine(one) && isShared(one));
  if (user_id !== undefined) list.push(({ sender }) => sender.userId === user_id.toLowerCase());
  if (template_ids !== undefined) {
    const ids = readIds(template_ids);
    list.push(({ envelopeId }) => ids.has(envelopeId));
  }
  if (folder_ids !== undefined) {
    const ids = readIds(folder_ids);
    list.push(({ folder = '' }) => ids.has(folder));
  }
  if (search_text !== undefined) {
    const fields = query.search_fields?.split(',').map((word) => word.trim()) ?? [];
    list.push((one) =>
      createSearchText(one, fields).toLowerCase().includes(search_text.toLowerCase()),
    );
  }
  return list;
}

function readIds(text: string): ReadonlySet<string> {
  return new Set(
    text
      .toLowerCase()
      .split(',')
      .map((id) => id.trim()),
  );
}

/** The templates of each kind of folder. The word for the bin is also known without one letter. */
const folderTypes: ReadonlyMap<string, Predicate> = new Map<string, Predicate>([
  ['templates', ({ folder }) => folder !== 'recyclebin'],
  ['templates_root', ({ folder }) => folder === undefined],
  ['recyclebin', ({ folder }) => folder === 'recyclebin'],
  ['recylebin', ({ folder }) => folder === 'recyclebin'],
]);

/** Finds the templates in folders of some kinds. @evidence public */
function createFolderFilter(words = 'templates'): Predicate {
  const kinds = words
    .split(',')
    .flatMap((word) => folderTypes.get(word.trim().toLowerCase()) ?? []);
  return (template) => kinds.some((one) => one(template));
}

function createSearchText(
  { template, sender, recipients, settings }: StoredEnvelope,
  fields: readonly string[],
): string {
  const text = [template?.name ?? ''];
  if (fields.includes('sender')) text.push(sender.userName, sender.email);
  if (fields.includes('recipients'))
    for (const { details } of recipients)
      text.push(details.name ?? '', details.email ?? '', details.roleName ?? '');
  if (fields.includes('envelope'))
    text.push(settings.emailSubject ?? '', settings.emailBlurb ?? '');
  return text.join('\n');
}

function times(query: TemplateQuery): Predicate[] {
  const moments = [
    ['from_date', 'to_date', createdAt],
    ['created_from_date', 'created_to_date', createdAt],
    ['modified_from_date', 'modified_to_date', ({ changedAt }: StoredEnvelope) => changedAt],
    ['used_from_date', 'used_to_date', ({ template }: StoredEnvelope) => template?.lastUsedAt],
  ] as const;
  return moments.flatMap(([from, to, moment]) => {
    const since = readPeriodDate(from, query[from]);
    const until = readPeriodDate(to, query[to], true);
    if (since === undefined && until === undefined) return [];
    return [
      (template: StoredEnvelope) => {
        const at = moment(template);
        return at !== undefined && at >= (since ?? -Infinity) && at <= (until ?? Infinity);
      },
    ];
  });
}

function createdAt(template: StoredEnvelope): number {
  return template.createdAt;
}

function comparison({ order_by = 'name', order = 'asc' }: TemplateQuery) {
  const key = ({ template, changedAt }: StoredEnvelope): string | number => {
    if (order_by === 'modified') return changedAt;
    return order_by === 'used' ? (template?.lastUsedAt ?? 0) : (template?.name.toLowerCase() ?? '');
  };
  const sign = order === 'desc' ? -1 : 1;
  return (one: StoredEnvelope, other: StoredEnvelope) => {
    const [a, b] = [key(one), key(other)];
    // Of equal ones, the newest comes first.
    return a < b ? -sign : a > b ? sign : other.createdAt - one.createdAt;
  };
}
