import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '@countersign/mock/core/words';
import type { Selectable } from 'kysely';
import { type DocumentsOutside, withDocuments } from '../documents/documents-outside.ts';
import { documents } from '../documents/index.ts';
import { deleteDeliveries } from '../state/deliveries.ts';
import { createStateOutside } from '../state/state-outside.ts';
import { type State, createState } from '../state/state.ts';
import { builtOnce, type Connection, flavourOf } from '../state/storage/connection.ts';
import type { Database } from '../state/storage/database.ts';
import { StorageFailure } from '../state/storage/errors.ts';
import { sql } from '../state/storage/kysely.ts';
import type { DeliveryRow } from '../state/storage/tables.ts';
import { getNow } from '../state/tenant.ts';
import { type Delivery, type DeliveryExchange, readDelivery } from './delivery.ts';
import type { GroupWork } from './group-work.ts';
import { isReady } from './is-ready.ts';
import { recordFailure, recordSuccess } from './record.ts';
import { sendMessage, type Sender, type SendOutcome, type SendParts } from './send-message.ts';
import { toSend, type ToSend } from './to-send.ts';
import { writeLate } from './write-late.ts';

/** The dependencies of delivering a message. */
export interface DeliveryParts extends SendParts {
  database: Database;
  inGroup: GroupWork;
  /** The process, on the messages that it is sending. */
  worker: string;
  /** Aborted when the process ends: then it no longer waits for a database that is away. */
  stopping: AbortSignal;
}

/** The pause in milliseconds after the database has failed to store the outcome of a message. */
const pause = 200;

/**
 * Tries to deliver a message that waits.
 * @returns true if others that waited for this one may go now
 */
export async function deliver(parts: DeliveryParts, position: number): Promise<boolean> {
  const { database, inGroup, worker, stopping } = parts;
  // Others wait for the transaction, so that it does not wait for the documents of a message.
  const prepared = await withDocuments((outside) =>
    inGroup((db) => prepare(database, db, { position, worker }, outside)),
  );
  if (prepared === undefined) return false;
  const { ready, tenant } = prepared;
  const sender = { space: tenant.space, now: getNow(tenant) };
  const outcome = 'problem' in ready ? ready : await report(parts, prepared, ready, sender);
  for (;;)
    try {
      return await inGroup((db) => record(db, prepared, outcome));
    } catch (error) {
      // The message was sent: until that is stored, it must not be sent again.
      if (!(error instanceof StorageFailure) || stopping.aborted) throw error;
      await wait(pause);
    }
}

/** Sends a message, and tells those who watch. */
async function report(
  parts: DeliveryParts,
  { delivery: { tries, body } }: Prepared,
  ready: ToSend,
  sender: Sender,
): Promise<SendOutcome> {
  const { delivery, tracing } = parts.database.reports;
  const { url } = ready;
  const span = tracing?.startDelivery({ event: body.message.event, url, tries }, body.trace);
  const since = performance.now();
  const headers = { ...ready.headers, ...span?.headers };
  const outcome = await sendMessage(parts, { ...ready, headers }, sender);
  span?.end(outcome);
  if (delivery.isWanted()) {
    const status = 'status' in outcome ? outcome.status : undefined;
    delivery.send({ status, milliseconds: performance.now() - since, tries });
  }
  return outcome;
}

/** The message to send, and the process that sends it. */
interface Taking {
  position: number;
  worker: string;
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
  taking: Taking,
  outside: DocumentsOutside,
): Promise<Prepared | undefined> {
  outside.begin();
  const found = await take(db, taking);
  if (found === undefined || !(await isReady(db, found.delivery))) return undefined;
  try {
    const state = createStateOutside(database, db, found.tenant, outside);
    await writeLate(state, found.delivery);
    return { ...found, ready: await toSend(state, found.delivery) };
  } catch (error) {
    // Without a recorded failure, the message would wait for ever.
    const reason = messageOf(error);
    return { ...found, ready: { problem: `The message could not be written: ${reason}` } };
  }
}

async function record(
  db: Connection,
  { tenant, delivery }: Found,
  outcome: SendOutcome,
): Promise<boolean> {
  // A receiver may take its time, for which the clock of a test may stand still.
  const state = createState(db, { ...tenant, frozenAt: getNow(tenant) }, documents);
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

/**
 * Takes a waiting message, unless another process has taken it or an earlier one of its lane. A
 * message is not sent if its tenant has another space by now, as after a reset.
 */
async function take(db: Connection, { position, worker }: Taking): Promise<Found | undefined> {
  const [row] =
    flavourOf(db) === 'postgres'
      ? await takeFromOthers(db, [worker, position, worker])
      : await takeAlone(db, [worker, position]);
  if (row === undefined) return undefined;
  const { space } = row;
  const [tenant] = await tenantOfSpace(db, [space]);
  if (tenant === undefined) {
    await deleteDeliveries(db, space).where('position', '=', position).execute();
    return undefined;
  }
  const { name, offset_ms: offset, frozen_at: frozenAt } = tenant;
  return {
    tenant: { name, space, offset, frozenAt: frozenAt ?? undefined, settings: {} },
    delivery: readDelivery(row),
  };
}

// A single process knows the messages that it has taken. The mark is for the process that follows
// if this one is killed; the state is not changed, because updating its indexes would cost as much
// as the row.
const takeAlone = builtOnce((db) => ({
  compile: () =>
    sql<Selectable<DeliveryRow>>`
      update deliveries set worker = ${''} where position = ${0} and state = 'waiting'
      returning *`.compile(db),
}));

// A message that this process has already taken is taken again when its documents are written.
const takeFromOthers = builtOnce((db) => ({
  compile: () =>
    sql<Selectable<DeliveryRow>>`
      update deliveries set state = 'queued', worker = ${''}
    where position = (
      select position from deliveries as wanted
      where position = ${0}
        and (state = 'waiting' or (state = 'queued' and worker = ${''}))
        and not exists (
        select 1 from deliveries as earlier
        where earlier.lane = wanted.lane and earlier.position < wanted.position
          and earlier.state in ('waiting', 'queued')
      ) for update skip locked
    )
    returning *`.compile(db),
}));

const tenantOfSpace = builtOnce((db) =>
  db.selectFrom('tenants').where('space', '=', 0).select(['name', 'offset_ms', 'frozen_at']),
);
