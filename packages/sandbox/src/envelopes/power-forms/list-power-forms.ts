import type { Context } from '../../engine/context.ts';
import { hasFeature } from '../../engine/require-feature.ts';
import { members } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { readPeriod } from '../../engine/read-period-date.ts';
import { isOwnPowerForm, readPowerFormRole, requirePowerForms } from './power-form-access.ts';
import { powerForms, type StoredPowerForm } from './stored-power-form.ts';

type Who = Pick<Context, 'account' | 'caller'>;

/** Parameters of a list of PowerForms, by name. */
interface PowerFormQuery {
  from_date?: string | undefined;
  to_date?: string | undefined;
  order?: 'asc' | 'desc' | undefined;
  order_by?: string | undefined;
  search_fields?: string | undefined;
  search_text?: string | undefined;
}

/**
 * The PowerForms that a caller may see: all for an administrator, else the own ones.
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS, USER_LACKS_PERMISSIONS
 */
export async function listSeenForms(state: State, who: Who): Promise<StoredPowerForm[]> {
  const role = await requirePowerForms(state, who);
  const all = await state.of(powerForms).list(who.account.accountId);
  return role === 'admin' ? all : all.filter((form) => isOwnPowerForm(form, who));
}

/** The PowerForms of each template, as far as the caller may see them; none without the right. */
export async function listFormsByTemplate(
  state: State,
  who: Who,
): Promise<ReadonlyMap<string, StoredPowerForm[]>> {
  const byTemplate = new Map<string, StoredPowerForm[]>();
  if (!hasFeature(who.account, ['enablePowerForm'])) return byTemplate;
  if ((await readPowerFormRole(state, who)) === 'none') return byTemplate;
  for (const form of await listSeenForms(state, who)) {
    const same = byTemplate.get(form.templateId);
    if (same === undefined) byTemplate.set(form.templateId, [form]);
    else same.push(form);
  }
  return byTemplate;
}

/**
 * Lists the PowerForms that match a query, in its order.
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS, USER_LACKS_PERMISSIONS,
 * INVALID_REQUEST_PARAMETER
 */
export async function listPowerForms(
  state: State,
  who: Who,
  query: PowerFormQuery,
): Promise<StoredPowerForm[]> {
  const { from, to } = readPeriod(query);
  const seen = await listSeenForms(state, who);
  const users = await state.of(members).list(who.account.accountId);
  const names = new Map(users.map(({ userId, userName }) => [userId, userName]));
  const senderName = ({ senderUserId }: StoredPowerForm) => names.get(senderUserId) ?? '';
  const matches = createSearch(state, query, senderName);
  const key = createKey(query.order_by, senderName);
  const sign = query.order === 'desc' ? -1 : 1;
  // Equal ones stay in the order in which they were created.
  return seen
    .toSorted((one, other) => one.createdAt - other.createdAt)
    .filter((form) => form.createdAt >= from && form.createdAt <= to && matches(form))
    .map((form) => ({ form, key: key(form) }))
    .toSorted((one, other) => (one.key < other.key ? -sign : one.key > other.key ? sign : 0))
    .map(({ form }) => form);
}

type SenderName = (form: StoredPowerForm) => string;

/** The texts that a search can look into, by the words of `search_fields`. */
const searchable: Readonly<Record<string, (form: StoredPowerForm, sender: string) => string>> = {
  name: ({ name }) => name,
  sender: (_, sender) => sender,
  templatename: ({ templateName }) => templateName,
  emailsubject: ({ emailSubject = '' }) => emailSubject,
  powerformid: ({ powerFormId }) => powerFormId,
};

function createSearch(
  { warn }: Pick<State, 'warn'>,
  { search_text, search_fields }: PowerFormQuery,
  senderName: SenderName,
): (form: StoredPowerForm) => boolean {
  const words = (search_fields ?? '').split(',').map((word) => word.trim());
  const known = words.filter((word) => Object.hasOwn(searchable, word.toLowerCase()));
  for (const word of words)
    if (word !== '' && !known.includes(word))
      warn({
        code: 'unknown-word',
        in: 'query',
        at: 'search_fields',
        message: `PowerForms have no field \`${word}\` to search; the fields are ${Object.keys(searchable).join(', ')}.`,
      });
  if (search_text === undefined) return () => true;
  const wanted = search_text.toLowerCase();
  const fields = known.length === 0 ? Object.keys(searchable) : known;
  return (form) =>
    fields.some((field) =>
      searchable[field.toLowerCase()]?.(form, senderName(form)).toLowerCase().includes(wanted),
    );
}

/** Creates the function that returns the sort key; PowerForms are all of one type. */
function createKey(
  orderBy: string | undefined,
  senderName: SenderName,
): (form: StoredPowerForm) => string | number {
  switch (orderBy) {
    case 'sender':
      return (form) => senderName(form).toLowerCase();
    case 'auth':
      return ({ signingMode }) => signingMode;
    case 'used':
      return ({ timesUsed }) => timesUsed;
    case 'remaining':
      return ({ maxUseEnabled, usesRemaining = 0 }) => (maxUseEnabled ? usesRemaining : Infinity);
    case 'lastused':
      return ({ lastUsedAt = 0 }) => lastUsedAt;
    case 'status':
      return ({ isActive }) => (isActive ? 0 : 1);
    case 'templatename':
      return ({ templateName }) => templateName.toLowerCase();
    case 'type':
      return () => '';
    default:
      return ({ createdAt }) => createdAt;
  }
}
