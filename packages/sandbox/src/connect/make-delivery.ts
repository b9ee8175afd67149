import type { ConnectMessage } from '@countersign/types/esign-v2.1';
import { dateTime } from '../engine/date-time.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State, StateEvent } from '../state/state.ts';
import { type DeliveryBody, formatQueue, type RecipientInXml } from './delivery.ts';
import { makeMessage } from './make-message.ts';
import type { Subscription } from './subscription.ts';
import type { NewDelivery } from './worker.ts';

/** The event and the subscription that a delivery is created from. */
export interface DeliverySource {
  event: StateEvent;
  name: ConnectMessage['event'];
  envelope: StoredEnvelope | undefined;
  subscription: Subscription;
  /** The span that led to the event, for traces. */
  trace?: string | undefined;
}

/** A message to a receiver, as a row that waits to be sent. */
export async function makeDelivery(state: State, source: DeliverySource): Promise<NewDelivery> {
  return makeRow(state, source, await makeBody(state, source));
}

/** Makes a delivery whose message is written only when it is sent, such as one of many about the past. */
export function makeLateDelivery(
  state: State,
  source: DeliverySource & { envelope: StoredEnvelope },
): NewDelivery {
  const { event, name, subscription } = source;
  const { accountId, userId, envelopeId, recipientIdGuid: recipientId } = event;
  return makeRow(state, source, {
    settings: subscription.settings,
    message: {
      event: name,
      apiVersion: 'v2.1',
      uri: '',
      retryCount: 0,
      generatedDateTime: dateTime(state.now),
      data: {
        accountId,
        userId,
        ...(envelopeId !== undefined && { envelopeId }),
        ...(recipientId !== undefined && { recipientId }),
      },
    },
    ...describe(source.envelope),
    late: { documents: subscription.events.get(name) === true },
  });
}

/** Creates the properties of a delivery that have no columns. */
export async function makeBody(
  state: State,
  { event, name, envelope, subscription }: DeliverySource,
): Promise<DeliveryBody> {
  const { settings, events } = subscription;
  const documents = events.get(name) === true;
  return {
    settings,
    message: await makeMessage(state, { event, name, envelope, settings, documents }),
    ...describe(envelope),
    ...(envelope?.status === 'completed' && { documents, certificate: settings.certificate }),
    ...(settings.form === 'xml' && envelope !== undefined && { recipients: inXml(envelope) }),
  };
}

/** Describes an envelope or template for the logs. */
function describe(envelope: StoredEnvelope | undefined) {
  return {
    subject: envelope?.template?.name ?? envelope?.settings.emailSubject ?? '',
    status: envelope?.kind === 'template' ? 'template' : (envelope?.status ?? 'any'),
    sender: envelope?.sender ?? { userName: '', email: '' },
  };
}

function makeRow(
  state: State,
  { event, subscription, trace }: DeliverySource,
  body: DeliveryBody,
): NewDelivery {
  const { settings, logged, held } = subscription;
  const subject = event.envelopeId ?? event.templateId ?? '';
  const about = settings.connectId === '' ? settings.url : settings.connectId;
  const lane = `${state.tenant.space} ${about} ${subject}`;
  return {
    space: state.tenant.space,
    account: event.accountId,
    subject,
    connect_id: settings.connectId,
    lane,
    queue: settings.connectId === '' ? lane : formatQueue(state, settings.connectId),
    state: held ? 'held' : 'waiting',
    logged: Number(logged),
    failed: 0,
    tries: 0,
    created_at: state.now,
    steps: '[]',
    body: JSON.stringify(trace === undefined ? body : { ...body, trace }),
  };
}

function inXml({ recipients }: StoredEnvelope): Record<string, RecipientInXml> {
  return Object.fromEntries(
    recipients.map(({ recipientIdGuid, ipAddress, completedAt }) => [
      recipientIdGuid,
      {
        ...(ipAddress !== undefined && { ipAddress }),
        ...(completedAt !== undefined && { completedAt }),
      },
    ]),
  );
}
