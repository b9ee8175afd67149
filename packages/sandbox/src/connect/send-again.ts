import type {
  ConnectFailureResult,
  ConnectMessage,
  EnvelopeStatus,
} from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import { connectConfigurations } from '../state/model/connect.ts';
import type { State } from '../state/state.ts';
import { isUnsent, updateDeliveries } from '../state/deliveries.ts';
import { readDelivery } from './delivery.ts';
import { makeDelivery } from './make-delivery.ts';
import { listOrganizationConnects } from './organization-connect.ts';
import { ownSubscription, createSubscription, type Subscription } from './subscription.ts';
import { isUserSubscribed } from '../account/groups/is-user-subscribed.ts';
import { noteWaiting, queueDeliveries } from './worker.ts';

/**
 * Puts the events of an envelope into the queue again: the messages that were not taken, or, where
 * all were, one about the status that the envelope has now.
 * @returns the outcome for each configuration, and for the subscription of the envelope itself
 * @evidence service
 */
export async function sendAgain(
  state: State,
  envelope: StoredEnvelope,
): Promise<ConnectFailureResult[]> {
  const { accountId, sender, envelopeId, eventNotifications } = envelope;
  const results: ConnectFailureResult[] = [];
  const own = await state.of(connectConfigurations).list(accountId);
  for (const configuration of [...own, ...(await listOrganizationConnects(state, accountId))]) {
    const { connectId: configId, urlToPublishTo: configUrl } = configuration;
    const refused =
      configuration.allowEnvelopePublish === 'true'
        ? (await isUserSubscribed(state, accountId, configuration, sender.userId))
          ? undefined
          : 'The configuration does not include the events of this sender.'
        : 'The configuration is not active, because allowEnvelopePublish is not true.';
    results.push({
      configId,
      configUrl,
      envelopeId,
      ...(refused === undefined
        ? await queue(state, envelope, createSubscription(configuration))
        : { status: 'Fail', statusMessage: refused }),
    });
  }
  for (const notification of eventNotifications) {
    const subscription = ownSubscription(notification);
    if (subscription === undefined) continue;
    results.push({
      configUrl: subscription.settings.url,
      envelopeId,
      ...(await queue(state, envelope, subscription)),
    });
  }
  results.push(...(await wakeOthers(state, envelope)));
  return results;
}

type Outcome = Pick<ConnectFailureResult, 'status' | 'statusMessage'>;

async function queue(
  state: State,
  envelope: StoredEnvelope,
  subscription: Subscription,
): Promise<Outcome> {
  const name = statusEvents[envelope.status];
  if (!(await wakeFailed(state, envelope, subscription))) {
    if (name === undefined || !subscription.events.has(name))
      return {
        status: 'Fail',
        statusMessage: `The configuration does not include an event for envelopes that are ${envelope.status}.`,
      };
    const { accountId, envelopeId, sender } = envelope;
    const event = { event: name, accountId, userId: sender.userId, envelopeId };
    const row = await makeDelivery(state, { event, name, envelope, subscription });
    await queueDeliveries(state, [row]);
  } else noteWaiting(state);
  if (!subscription.held) return queued;
  return {
    status: 'Queued',
    statusMessage: 'The message is delivered when the configuration is no longer paused.',
  };
}

/** Lets the messages that were not taken go again. @returns true if there were any */
async function wakeFailed(
  { db, tenant }: State,
  { envelopeId }: StoredEnvelope,
  { settings, held }: Subscription,
): Promise<boolean> {
  const about = settings.connectId === '' ? settings.url : settings.connectId;
  const { numUpdatedRows } = await updateDeliveries(db, tenant.space)
    .set({ state: held ? 'held' : 'waiting' })
    .where('lane', '=', `${tenant.space} ${about} ${envelopeId}`)
    .where(isUnsent)
    .where('state', 'in', ['failed', 'retrying'])
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

/**
 * Lets the messages go again that belong to no configuration of now: those about the past whose
 * request brought its own.
 */
async function wakeOthers(
  state: State,
  { accountId, envelopeId, eventNotifications }: StoredEnvelope,
): Promise<ConnectFailureResult[]> {
  const own = new Set(eventNotifications.map(({ url }) => url));
  const rows = await state.db
    .selectFrom('deliveries')
    .where('space', '=', state.tenant.space)
    .where('account', '=', accountId)
    .where('subject', '=', envelopeId)
    .where('connect_id', '=', '')
    .where('state', 'in', ['failed', 'retrying'])
    .selectAll()
    .execute();
  const others = rows.filter((row) => !own.has(readDelivery(row).body.settings.url));
  if (others.length === 0) return [];
  await updateDeliveries(state.db, state.tenant.space)
    .set({ state: 'waiting' })
    .where(
      'position',
      'in',
      others.map(({ position }) => position),
    )
    .execute();
  noteWaiting(state);
  const urls = new Set(others.map((row) => readDelivery(row).body.settings.url));
  return [...urls].map((configUrl) => ({ configUrl, envelopeId, ...queued }));
}

const queued = {
  status: 'Queued',
  statusMessage: 'The message waits for delivery.',
} as const satisfies Outcome;

/** The event that brought an envelope to its status. */
export const statusEvents: Readonly<Partial<Record<EnvelopeStatus, ConnectMessage['event']>>> = {
  created: 'envelope-created',
  sent: 'envelope-sent',
  delivered: 'envelope-delivered',
  completed: 'envelope-completed',
  declined: 'envelope-declined',
  voided: 'envelope-voided',
};
