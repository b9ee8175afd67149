import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import { columnUnless } from '../../state/column-unless.ts';
import {
  createPairCondition,
  searchEnvelopes,
  type TextSearch,
} from '../../state/search-conditions.ts';
import { currentLock } from '../../envelopes/locks/current-lock.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { sharedFolders } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';
import { type Connection, readOwnJson } from '../../state/storage/connection.ts';
import { sql } from '../../state/storage/kysely.ts';
import type { Tables } from '../../state/storage/tables.ts';
import { read } from '../../frame/control/control-call.ts';
import type { SandboxHandlers } from '../sandbox-parts.ts';
import { invalid } from '../../frame/control/control-problem.ts';
import { formatTime } from '../format-time.ts';
import type { components } from '../../frame/control/generated/control.ts';

type Summary = components['schemas']['EnvelopeSummary'];

const mostInPage = 10_000;
const cursorPattern = /^(-?\d+)\.(\d+)$/;

const querySchema = z.object({
  kind: z.enum(['envelope', 'template']).default('envelope'),
  status: z.exactOptional(z.string().transform((text) => text.split(','))),
  folder: z.exactOptional(z.string()),
  deleted: z.enum(['true', 'false']).default('true'),
  account: z.exactOptional(z.string()),
  sender: z.exactOptional(z.string()),
  search: z.exactOptional(z.string()),
  counts: z.enum(['true', 'false']).default('false'),
  changedSince: z.exactOptional(z.iso.datetime({ offset: true }).transform(Date.parse)),
  limit: z.coerce.number().int().min(1).max(mostInPage).default(1000),
  after: z.exactOptional(
    z.string().regex(cursorPattern, 'must be the value of `next` of the page before'),
  ),
});

type Query = z.output<typeof querySchema>;

export const envelopeList: SandboxHandlers<'listEnvelopes'> = {
  listEnvelopes(parts, call) {
    const outcome = querySchema.safeParse(Object.fromEntries(call.query));
    if (!outcome.success) {
      const [issue] = outcome.error.issues;
      const name = String(issue?.path[0] ?? '');
      throw invalid(`${name}: ${issue?.message ?? 'invalid'}.`, `query/${name}`);
    }
    return read(parts, call, (state) => listPage(state, outcome.data));
  },
};

async function listPage(
  state: State,
  query: Query,
): Promise<components['schemas']['EnvelopeSummaryList']> {
  // One more than the limit, to find out whether there is another page.
  const rows = await select(state, query)
    .limit(query.limit + 1)
    .execute();
  const shown = rows.slice(0, query.limit);
  const last = shown.at(-1);
  const names = new Map(
    (await state.of(sharedFolders).everywhere()).map(({ id, record }) => [id, record.name]),
  );
  return {
    ...(query.counts === 'true' && (await countItems(state, query))),
    envelopes: shown.map((row) => present(state, row, names)),
    ...(rows.length > shown.length &&
      last !== undefined && { next: `${last.changed_at}.${last.position}` }),
  };
}

/** Counts the items of a kind, and those that match the filter. */
async function countItems(
  state: State,
  query: Query,
): Promise<{ matching: number; total: number }> {
  const all = state.db
    .selectFrom('envelopes')
    .where('space', '=', state.tenant.space)
    .where('kind', '=', query.kind);
  const [total, matching] = [
    await all.select(countRows).executeTakeFirstOrThrow(),
    await matchingItems(state, query).select(countRows).executeTakeFirstOrThrow(),
  ];
  return { matching: Number(matching.count), total: Number(total.count) };
}

function countRows({ fn }: ExpressionBuilder<Tables, 'envelopes'>) {
  return fn.countAll<number | bigint>().as('count');
}

/** The items that match the filter, whenever they changed and whatever page they are on. */
function matchingItems({ db, tenant: { space } }: State, query: Query) {
  const { kind, status, folder, deleted, account, sender, search } = query;
  const text = search === undefined ? undefined : findText({ db, space }, search);
  let rows = db
    .selectFrom('envelopes')
    .where(columnUnless(text?.isSelective === true, 'space'), '=', space)
    .where('kind', '=', kind);
  if (status !== undefined) rows = rows.where('status', 'in', status);
  // Templates that are in no folder have the value of envelopes that were sent.
  if (folder !== undefined)
    rows = rows.where('folder', '=', folder === 'templates' ? 'sentitems' : folder);
  if (deleted === 'false') rows = rows.where('folder', '!=', 'recyclebin');
  if (account !== undefined) rows = rows.where('account', '=', account.toLowerCase());
  if (sender !== undefined) rows = rows.where('sender', '=', sender.toLowerCase());
  if (text !== undefined) rows = rows.where(text.condition);
  return rows;
}

/** An ID, or a beginning of one that is at least as long as the console shows it. */
const idStart = /^[\da-f]{8}[\da-f-]*$/;

/**
 * Searches for items that have all words of a text in their subject, their people, their ID or their
 * custom fields. A text with `=` may also have the names of the fields.
 */
function findText(where: { db: Connection; space: number }, text: string): TextSearch {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const withName = text.includes('=');
  const found = words.map((word) => {
    const id = word.toLowerCase();
    // SQLite finds a range by its index, and no sign of an ID comes after f.
    const or = idStart.test(id)
      ? sql<boolean>`(id >= ${id} and id < ${`${id}g`} and id like ${`${id}%`})`
      : sql<boolean>`id = ${id}`;
    return searchEnvelopes(where, word, { withName, or });
  });
  const all = sql.join([sql`1 = 1`, ...found.map(({ condition }) => condition)], sql` and `);
  if (withName)
    return {
      condition: sql`((${all}) or ${createPairCondition(where.space, text)})`,
      isSelective: false,
    };
  return { condition: sql`(${all})`, isSelective: found.some((one) => one.isSelective) };
}

function select(state: State, query: Query) {
  const { changedSince, after } = query;
  let rows = matchingItems(state, query)
    .select(['position', 'subject', 'status', 'folder', 'changed_at', 'body'])
    .orderBy('changed_at', 'desc')
    .orderBy('position', 'desc');
  if (changedSince !== undefined) rows = rows.where('changed_at', '>=', changedSince);
  const [, changedAt, position] = cursorPattern.exec(after ?? '') ?? [];
  if (changedAt !== undefined && position !== undefined)
    rows = rows.where(({ eb, or, and }) =>
      or([
        eb('changed_at', '<', Number(changedAt)),
        and([eb('changed_at', '=', Number(changedAt)), eb('position', '<', Number(position))]),
      ]),
    );
  return rows;
}

interface Row {
  subject: string;
  status: string;
  folder: string;
  body: string;
}

function present(
  { now }: Pick<State, 'now'>,
  { subject, status, folder, body }: Row,
  folderNames: ReadonlyMap<string, string>,
): Summary {
  const envelope = readOwnJson<StoredEnvelope>(body);
  const { envelopeId, accountId, kind, sender, recipients, documents } = envelope;
  const { createdAt, changedAt, sentAt, completedAt, correctedBy } = envelope;
  const folderName = folderNames.get(folder);
  const lock = currentLock({ now }, envelope);
  return {
    envelopeId,
    accountId,
    subject,
    status,
    sender: { userId: sender.userId, name: sender.userName, email: sender.email },
    recipients: recipients
      .toSorted((one, other) => one.routingOrder - other.routingOrder)
      .map(presentRecipient),
    folder: kind === 'template' && folder === 'sentitems' ? 'templates' : folder,
    ...(folderName !== undefined && { folderName }),
    documentCount: documents.length,
    createdAt: formatTime(createdAt),
    changedAt: formatTime(changedAt),
    ...(sentAt !== undefined && { sentAt: formatTime(sentAt) }),
    ...(completedAt !== undefined && { completedAt: formatTime(completedAt) }),
    ...(status === 'correct' && correctedBy !== undefined && { correctedBy }),
    ...(lock !== undefined && {
      lock: { by: lock.userName, app: lock.lockedByApp, until: formatTime(lock.until) },
    }),
  };
}

function presentRecipient(recipient: StoredRecipient): components['schemas']['RecipientSummary'] {
  const { recipientId, type, routingOrder, status, details } = recipient;
  const { name, signerName, hostName, email, signerEmail, hostEmail, roleName } = details;
  return {
    recipientId,
    name: name ?? signerName ?? hostName ?? '',
    email: email ?? signerEmail ?? hostEmail ?? '',
    ...(roleName !== undefined && { role: roleName }),
    type,
    routingOrder,
    status,
  };
}
