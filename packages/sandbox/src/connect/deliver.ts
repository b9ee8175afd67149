import { setTimeout as wait } from 'node:timers/promises';
import { messageOf } from '@countersign/mock/core/words';
import { type DocumentsOutside, withDocuments } from '../documents/documents-outside.ts';
import { documents } from '../documents/index.ts';
import { deleteDeliveries } from '../state/deliveries.ts';
import { createStateOutside } from '../state/state-outside.ts';
import { type State, createState } from '../state/state.ts';
import type { Connection } from '../state/storage/connection.ts';
import type { Database } from '../state/storage/database.ts';
import { StorageFailure } from '../state/storage/errors.ts';
import { getNow } from '../state/tenant.ts';
import { type Delivery, type DeliveryExchange, readDelivery } from './delivery.ts';
import type { GroupWork } from './group-work.ts';
import { isReady } from './is-ready.ts';
import { recordFailure, recordSuccess } from './record.ts';
import { sendMessage, type Sender, type SendOutcome, type SendParts } from './send-message.ts';
import { takeDelivery, type Taking } from './take-deliveries.ts';
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
  const state = createState(db, { ...tenant, frozenAt: getNow(tenant) }, () => documents);
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
 * Takes a message that waits. It is deleted, and not sent, if its tenant has another space by now,
 * as after a reset.
 */
async function take(db: Connection, taking: Taking): Promise<Found | undefined> {
  const taken = await takeDelivery(db, taking);
  if (taken === undefined) return undefined;
  const { name, offset_ms: offset, frozen_at: frozenAt, ...row } = taken;
  const { space, position } = row;
  if (name === null) {
    await deleteDeliveries(db, space).where('position', '=', position).execute();
    return undefined;
  }
  return {
    tenant: { name, space, offset, frozenAt: frozenAt ?? undefined, settings: {} },
    delivery: readDelivery(row),
  };
}
