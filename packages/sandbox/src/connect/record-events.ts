import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State, StateEvent } from '../state/state.ts';
import { isConnectEvent } from '../engine/event-names.ts';
import { loadOnce } from '../engine/load-once.ts';
import type { DeliverySource } from './make-delivery.ts';
import { rewind } from './rewind.ts';
import { type Subscription, ownSubscription, createSubscription } from './subscription.ts';
import { type PublishingConfiguration, listOrganizationConnects } from './organization-connect.ts';
import { type NewDelivery, queueDeliveries } from './worker.ts';
import { isUserSubscribed } from '../account/groups/is-user-subscribed.ts';
import { connectConfigurations } from '../state/model/connect.ts';

/**
 * Makes the messages about what happened in a transaction, as the last thing in it. Without
 * receivers, it costs two queries.
 * @param trace cause of them, for traces
 * @evidence service
 */
export async function recordEvents(state: State, trace?: string): Promise<void> {
  const configurations = new Map<string, PublishingConfiguration[]>();
  const rows: NewDelivery[] = [];
  for (const event of state.events) {
    const { event: name, accountId, userId } = event;
    if (!isConnectEvent(name)) continue;
    let known = configurations.get(accountId);
    if (known === undefined) {
      known = await publishingConfigurations(state, accountId);
      configurations.set(accountId, known);
    }
    if (known.length === 0 && event.templateId !== undefined) continue;
    const envelope = await findEventEnvelope(state, event);
    if (known.length === 0 && (envelope?.eventNotifications.length ?? 0) === 0) continue;
    for (const subscription of await listSubscriptions(state, accountId, known, userId, envelope))
      if (subscription.events.has(name) && isLast(state, event, subscription))
        rows.push(await makeRow(state, { event, name, envelope, subscription, trace }));
  }
  if (rows.length === 0) return;
  await queueDeliveries(state, rows);
}

/** Loads the module that writes messages. */
const loadWriting = loadOnce(() => import('./make-delivery.ts'));

async function makeRow(state: State, source: DeliverySource): Promise<NewDelivery> {
  const { event, envelope, subscription } = source;
  const { makeDelivery, makeLateDelivery } = await loadWriting();
  // An aggregated message has the state of the envelope at the time of sending.
  if (subscription.settings.aggregated && event.envelopeId !== undefined && envelope !== undefined)
    return makeLateDelivery(state, { ...source, envelope });
  const then = envelope === undefined ? undefined : rewind(envelope, listUndone(state, event));
  return makeDelivery(state, { ...source, envelope: then });
}

async function findEventEnvelope(
  state: State,
  event: StateEvent,
): Promise<StoredEnvelope | undefined> {
  const id = event.envelopeId ?? event.templateId;
  if (event.envelope !== undefined || id === undefined) return event.envelope;
  return state.envelopes.get(id);
}

/**
 * Later events, whose effects a message about this event does not show yet. The recipients of the
 * first turn are sent to together with the envelope, so `envelope-sent` already shows that.
 * @evidence recorded
 */
function listUndone(state: State, event: StateEvent): StateEvent[] {
  const later = listLaterEvents(state, event);
  return event.event === 'envelope-sent'
    ? later.filter((one) => one.event !== 'recipient-sent')
    : later;
}

/** The events of the same envelope after this one. */
function listLaterEvents({ events }: State, event: StateEvent): StateEvent[] {
  return events
    .slice(events.indexOf(event) + 1)
    .filter(({ envelopeId }) => envelopeId === event.envelopeId);
}

/**
 * Checks whether an event needs a message: with aggregation, only the last event of a transaction
 * does.
 * @evidence inferred
 */
function isLast(state: State, event: StateEvent, { settings, events }: Subscription): boolean {
  if (!settings.aggregated || event.envelopeId === undefined) return true;
  return !listLaterEvents(state, event).some((one) => events.has(one.event));
}

/** The configurations of an account and of its organization that push anything at all. */
async function publishingConfigurations(
  state: State,
  accountId: string,
): Promise<PublishingConfiguration[]> {
  const own = await state.of(connectConfigurations).listShared(accountId);
  return [
    ...own.filter(({ allowEnvelopePublish }) => allowEnvelopePublish === 'true'),
    ...(await listOrganizationConnects(state, accountId)),
  ];
}

/**
 * Lists the subscriptions for the events of a user: those of the configurations, and that of the
 * envelope itself.
 */
async function listSubscriptions(
  state: State,
  accountId: string,
  configurations: readonly PublishingConfiguration[],
  userId: string,
  envelope: StoredEnvelope | undefined,
): Promise<Subscription[]> {
  const found: Subscription[] = [];
  for (const configuration of configurations)
    if (await isUserSubscribed(state, accountId, configuration, userId))
      found.push(createSubscription(configuration));
  for (const notification of envelope?.eventNotifications ?? []) {
    const own = ownSubscription(notification);
    if (own !== undefined) found.push(own);
  }
  return found;
}
