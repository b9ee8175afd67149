import type { ConnectMessage } from '@countersign/types/esign-v2.1';
import { explainUnsent, isConnectEvent } from '../engine/event-names.ts';
import { ServiceRefusal } from '../engine/service-refusal.ts';
import { connectConfigurations, organizationConnects } from '../state/model/connect.ts';
import { accounts } from '../state/model/account.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State, StateEvent } from '../state/state.ts';
import type { Delivery } from './delivery.ts';
import { makeBody } from './make-delivery.ts';
import { applyToAccounts, type PublishingConfiguration } from './organization-connect.ts';
import { sendOnce } from './send-now.ts';
import { createSubscription } from './subscription.ts';

/** A test message that a configuration is to send. */
export interface TestMessage {
  accountId: string;
  connectId: string;
  event: string;
  /** The envelope whose data it has; the newest of the account if left out. */
  envelopeId?: string;
}

/**
 * Sends a message about an event that has not happened, as a configuration would send it.
 * @throws ServiceRefusal if there is no such configuration, event or envelope
 */
export async function sendTestMessage(state: State, test: TestMessage): Promise<Delivery> {
  const { accountId, connectId, event: word } = test;
  const name = word.toLowerCase();
  if (!isConnectEvent(name) || name.startsWith('click-'))
    throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', `There is no event ${word}.`);
  const subscription = createSubscription(await findConfiguration(state, accountId, connectId));
  const { settings } = subscription;
  const problem = settings.form === 'xml' ? explainUnsent(name, 'xml') : undefined;
  if (problem !== undefined)
    throw new ServiceRefusal('INVALID_REQUEST_PARAMETER', `${name}: ${problem}.`);
  const envelope = await findEnvelope(state, test, name.startsWith('template-'));
  const body = await makeBody(state, {
    event: describeEvent(name, envelope),
    name,
    envelope,
    subscription,
  });
  const subject = envelope.envelopeId;
  const source = { account: accountId, subject, connect_id: connectId };
  return sendOnce(state, source, { ...body, cause: { word: 'test' } });
}

function describeEvent(
  name: ConnectMessage['event'],
  { accountId, sender, envelopeId, recipients }: StoredEnvelope,
): StateEvent {
  const common = { event: name, accountId, userId: sender.userId };
  if (name.startsWith('template-')) return { ...common, templateId: envelopeId };
  const [recipient] = recipients;
  return {
    ...common,
    envelopeId,
    ...(name.startsWith('recipient-') &&
      recipient !== undefined && { recipientIdGuid: recipient.recipientIdGuid }),
  };
}

async function findConfiguration(
  state: State,
  accountId: string,
  connectId: string,
): Promise<PublishingConfiguration> {
  const own = await state.of(connectConfigurations).get(accountId, connectId);
  if (own !== undefined) return own;
  const { organizationId } = (await state.of(accounts).get('', accountId)) ?? {};
  const shared =
    organizationId === undefined
      ? undefined
      : await state.of(organizationConnects).get(organizationId, connectId);
  if (organizationId !== undefined && shared !== undefined)
    return applyToAccounts(shared, organizationId);
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    `Neither the account ${accountId} nor its organization has a configuration ${connectId}.`,
  );
}

async function findEnvelope(
  state: State,
  { accountId, envelopeId }: TestMessage,
  isTemplate: boolean,
): Promise<StoredEnvelope> {
  const kind = isTemplate ? 'template' : 'envelope';
  const newest = { by: 'created_at', direction: 'desc' } as const;
  const found =
    envelopeId === undefined
      ? (await state.envelopes.list(accountId, { kind, order: newest, count: 1 }))[0]
      : await state.envelopes.get(envelopeId.toLowerCase());
  const isTheirs = found?.accountId === accountId && (found.kind === 'template') === isTemplate;
  if (found !== undefined && isTheirs) return found;
  throw new ServiceRefusal(
    'RESOURCE_NOT_FOUND',
    envelopeId === undefined
      ? `The account has no ${kind} whose data a message could have. Create one first.`
      : `The account has no ${kind} ${envelopeId}.`,
  );
}
