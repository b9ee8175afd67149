import type { ExpressionBuilder } from 'kysely';
import { z } from 'zod';
import {
  createFieldCondition,
  createPairCondition,
  createSearchCondition,
} from '../../state/search-conditions.ts';
import { currentLock } from '../../envelopes/locks/current-lock.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { sharedFolders } from '../../state/model/shares-and-favorites.ts';
import type { State } from '../../state/state.ts';
import { readOwnJson } from '../../state/storage/connection.ts';
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
    .where('kind', '=', query.kind)
    .select(({ fn }) => fn.countAll<number | bigint>().as('count'));
  const [total, matching] = [
    await all.executeTakeFirstOrThrow(),
    await all.where((is) => isMatch(is, state, query)).executeTakeFirstOrThrow(),
  ];
  return { matching: Number(matching.count), total: Number(total.count) };
}

/** A condition that an item matches the filter, whenever it changed and whatever page it is on. */
function isMatch(is: ExpressionBuilder<Tables, 'envelopes'>, state: State, query: Query) {
  const { status, folder, deleted, account, sender, search } = query;
  return is.and([
    ...(status === undefined ? [] : [is('status', 'in', status)]),
    // Templates that are in no folder have the value of envelopes that were sent.
    ...(folder === undefined
      ? []
      : [is('folder', '=', folder === 'templates' ? 'sentitems' : folder)]),
    ...(deleted === 'false' ? [is('folder', '!=', 'recyclebin')] : []),
    ...(account === undefined ? [] : [is('account', '=', account.toLowerCase())]),
    ...(sender === undefined ? [] : [is('sender', '=', sender.toLowerCase())]),
    ...(search === undefined ? [] : [hasText(is, state, search)]),
  ]);
}

/** An ID, or a beginning of one that is at least as long as the console shows it. */
const idStart = /^[\da-f]{8}[\da-f-]*$/;

/**
 * A condition that an item has all words of a text in its subject, its people, its ID or its custom
 * fields. A text with `=` may also have the names of the fields.
 */
function hasText(
  is: ExpressionBuilder<Tables, 'envelopes'>,
  { db, tenant: { space } }: State,
  text: string,
) {
  const words = text.split(/\s+/).filter((word) => word !== '');
  const withName = text.includes('=');
  const all = words.map((word) => {
    const id = word.toLowerCase();
    return is.or([
      createSearchCondition(word),
      createFieldCondition({ db, space }, word, { withName }),
      idStart.test(id) ? is('id', 'like', `${id}%`) : is('id', '=', id),
    ]);
  });
  return withName ? is.or([is.and(all), createPairCondition(space, text)]) : is.and(all);
}

function select(state: State, query: Query) {
  const { db, tenant } = state;
  const { kind, changedSince, after } = query;
  let rows = db
    .selectFrom('envelopes')
    .where('space', '=', tenant.space)
    .where('kind', '=', kind)
    .where((is) => isMatch(is, state, query))
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
