import type {
  ConnectHistoricalEnvelopeRepublish,
  EnvelopePublishTransaction,
} from '@countersign/types/esign-v2.1';
import { isUserSubscribed } from '../account/groups/is-user-subscribed.ts';
import type { Context } from '../engine/context.ts';
import { dateTime } from '../engine/date-time.ts';
import type { StoredConfiguration } from '../state/model/connect.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { makeLateDelivery } from './make-delivery.ts';
import { statusEvents } from './send-again.ts';
import { createSubscription } from './subscription.ts';
import { queueDeliveries } from './worker.ts';

type Row = ReturnType<typeof makeLateDelivery>;

/** The number of envelopes that are read at once. */
const batchSize = 100;

/**
 * Queues a message about each of some envelopes, by the status that it has, where a configuration
 * sends such messages.
 * @evidence public
 */
export async function publishPast(
  state: State,
  { account, caller, newId }: Pick<Context, 'account' | 'caller' | 'newId'>,
  configuration: StoredConfiguration,
  { envelopes }: Pick<ConnectHistoricalEnvelopeRepublish, 'envelopes'>,
): Promise<EnvelopePublishTransaction> {
  const { accountId } = account;
  const ids = [...new Set(envelopes.map((id) => id.toLowerCase()))];
  let known = 0;
  let published = 0;
  // Envelopes can be large, so that not all of them are in memory at once.
  for (let at = 0; at < ids.length; at += batchSize) {
    const batch = ids.slice(at, at + batchSize);
    const found = await state.envelopes.list(accountId, { kind: 'envelope', ids: batch });
    const rows = await listRows(state, accountId, configuration, found);
    known += found.length;
    published += rows.length;
    if (rows.length > 0) await queueDeliveries(state, rows);
  }
  const unknown = ids.length - known;
  const { userId, userName, email } = caller;
  return {
    envelopePublishTransactionId: newId(),
    processingStatus: published === 0 ? 'complete' : 'processing',
    submissionDate: dateTime(state.now),
    submittedByUserInfo: { userId, userName, email },
    applyConnectSettings: 'true',
    envelopeCount: String(ids.length),
    submittedForPublishingEnvelopeCount: String(published),
    noActionRequiredEnvelopeCount: String(known - published),
    processedEnvelopeCount: '0',
    errorCount: String(unknown),
    envelopeLevelErrorRollups:
      unknown === 0 ? [] : [{ errorType: 'ENVELOPE_DOES_NOT_EXIST', count: String(unknown) }],
    fileLevelErrors: [],
  };
}

async function listRows(
  state: State,
  accountId: string,
  configuration: StoredConfiguration,
  envelopes: readonly StoredEnvelope[],
): Promise<Row[]> {
  if (configuration.allowEnvelopePublish !== 'true') return [];
  const subscription = createSubscription(configuration);
  const senders = new Map<string, boolean>();
  const rows: Row[] = [];
  for (const envelope of envelopes) {
    const { sender, status, envelopeId } = envelope;
    const { userId } = sender;
    const name = statusEvents[status];
    if (name === undefined || !subscription.events.has(name)) continue;
    const isSubscribed =
      senders.get(userId) ?? (await isUserSubscribed(state, accountId, configuration, userId));
    senders.set(userId, isSubscribed);
    if (!isSubscribed) continue;
    const event = { event: name, accountId, userId, envelopeId };
    rows.push(makeLateDelivery(state, { event, name, envelope, subscription }));
  }
  return rows;
}
