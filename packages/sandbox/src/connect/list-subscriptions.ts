import { isUserSubscribed } from '../account/groups/is-user-subscribed.ts';
import { connectConfigurations, type StoredConfiguration } from '../state/model/connect.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { ownSubscription, createSubscription, type Subscription } from './subscription.ts';

/** The configurations of an account that push anything at all. */
export async function publishingConfigurations(
  state: State,
  accountId: string,
): Promise<StoredConfiguration[]> {
  const all = await state.of(connectConfigurations).list(accountId);
  return all.filter(({ allowEnvelopePublish }) => allowEnvelopePublish === 'true');
}

/** Those of the configurations that push the events of a user, and what the envelope itself asks for. */
export async function listSubscriptions(
  state: State,
  accountId: string,
  configurations: readonly StoredConfiguration[],
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
