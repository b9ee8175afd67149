import { type DocumentsOutside, withDocuments } from '../documents/documents-outside.ts';
import { documents } from '../documents/index.ts';
import { deleteDeliveries } from '../state/deliveries.ts';
import { ensureSealKey } from '../state/seal-key.ts';
import { type State, createState } from '../state/state.ts';
import type { Connection } from '../state/storage/connection.ts';
import type { Database } from '../state/storage/database.ts';
import { getNow } from '../state/tenant.ts';
import { type Delivery, type DeliveryExchange, readDelivery } from './delivery.ts';
import type { GroupWork } from './group-work.ts';
import { isReady } from './is-ready.ts';
import { recordFailure, recordSuccess } from './record.ts';
import { sendMessage, type SendOutcome, type SendParts } from './send-message.ts';
import { toSend, type ToSend } from './to-send.ts';
import { writeLate } from './write-late.ts';

/** What delivering needs. */
export interface DeliveryParts extends SendParts {
  database: Database;
  inGroup: GroupWork;
}

/** Which message: one, or the first that waits in a lane. */
export type Which = { position: number } | { lane: string };

/**
 * Tries to deliver a message that waits.
 * @returns whether others may go now that waited for this one
 */
export async function deliver(parts: DeliveryParts, which: Which): Promise<boolean> {
  const { database, inGroup } = parts;
  // Others wait for the transaction, so that it does not wait for the documents of a message.
  const prepared = await withDocuments((outside) =>
    inGroup((db) => prepare(database, db, which, outside)),
  );
  if (prepared === undefined) return false;
  const { ready, tenant } = prepared;
  const sender = { space: tenant.space, now: getNow(tenant) };
  const outcome = 'problem' in ready ? ready : await sendMessage(parts, ready, sender);
  return inGroup((db) => record(database, db, prepared, outcome));
}

/** A delivery and the tenant that it belongs to. */
interface Found {
  tenant: State['tenant'];
  delivery: Delivery;
}

interface Prepared extends Found {
  ready: ToSend | { problem: string };
}

async function prepare(
  database: Database,
  db: Connection,
  which: Which,
  outside: DocumentsOutside,
): Promise<Prepared | undefined> {
  outside.begin();
  const found = await find(db, which);
  if (found === undefined || !(await isReady(db, found.delivery))) return undefined;
  try {
    const createSealKey = async () => outside.runFirst(() => ensureSealKey(database));
    const { tenant } = found;
    const state = createState(db, tenant, database.flavour, outside.documents, createSealKey);
    await writeLate(state, found.delivery);
    return { ...found, ready: await toSend(state, found.delivery) };
  } catch (error) {
    // It would wait for ever; the failure says what is wrong with it.
    const reason = error instanceof Error ? error.message : String(error);
    return { ...found, ready: { problem: `The message could not be written: ${reason}` } };
  }
}

async function record(
  { flavour }: Database,
  db: Connection,
  { tenant, delivery }: Found,
  outcome: SendOutcome,
): Promise<boolean> {
  // A receiver may take its time, for which the clock of a test may stand still.
  const state = createState(db, { ...tenant, frozenAt: getNow(tenant) }, flavour, documents);
  const exchange = describeExchange(outcome);
  if ('status' in outcome && outcome.status >= 200 && outcome.status < 300)
    return recordSuccess(state, delivery, outcome.status, exchange);
  const problem = 'status' in outcome ? describeStatus(outcome.status) : outcome.problem;
  await recordFailure(state, delivery, problem, exchange);
  return false;
}

function describeExchange(outcome: SendOutcome): DeliveryExchange {
  const { sentHeaders: headers } = outcome;
  return {
    ...(headers !== undefined && { headers: hideSecrets(headers) }),
    ...('status' in outcome && {
      response: { status: outcome.status, headers: outcome.headers, body: outcome.text },
    }),
  };
}

/** The headers with only the scheme of a login, such as `Basic ****`. */
function hideSecrets(headers: Record<string, string>): Record<string, string> {
  const { authorization } = headers;
  if (authorization === undefined) return headers;
  return { ...headers, authorization: `${authorization.split(' ', 1)[0]} ****` };
}

function describeStatus(status: number): string {
  const redirect = status >= 300 && status < 400 ? '; redirects are not followed' : '';
  return `The receiver responded with status ${status}${redirect}.`;
}

/** What is to be sent; nothing where its tenant has another space by now, as after a reset. */
async function find(db: Connection, which: Which): Promise<Found | undefined> {
  const waiting = db
    .selectFrom('deliveries')
    .leftJoin('tenants', 'tenants.space', 'deliveries.space')
    .where('state', 'in', ['waiting', 'queued']);
  const chosen =
    'position' in which
      ? waiting.where('position', '=', which.position)
      : waiting.where('lane', '=', which.lane).orderBy('position').limit(1);
  const row = await chosen
    .selectAll('deliveries')
    .select(['name', 'offset_ms', 'frozen_at'])
    .executeTakeFirst();
  if (row === undefined) return undefined;
  const { name, offset_ms: offset, frozen_at: frozenAt, ...delivery } = row;
  if (name === null || offset === null) {
    await deleteDeliveries(db, row.space).where('position', '=', row.position).execute();
    return undefined;
  }
  const { space } = row;
  const tenant = { name, space, offset, frozenAt: frozenAt ?? undefined, settings: {} };
  return { tenant, delivery: readDelivery(delivery) };
}
