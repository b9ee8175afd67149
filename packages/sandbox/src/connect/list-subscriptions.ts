import { isUserSubscribed } from '../account/groups/is-user-subscribed.ts';
import { connectConfigurations } from '../state/model/connect.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { listOrganizationConnects, type PublishingConfiguration } from './organization-connect.ts';
import { ownSubscription, createSubscription, type Subscription } from './subscription.ts';

/** The configurations of an account and of its organization that push anything at all. */
export async function publishingConfigurations(
  state: State,
  accountId: string,
): Promise<PublishingConfiguration[]> {
  const own = await state.of(connectConfigurations).list(accountId);
  return [
    ...own.filter(({ allowEnvelopePublish }) => allowEnvelopePublish === 'true'),
    ...(await listOrganizationConnects(state, accountId)),
  ];
}

/**
 * Lists the subscriptions for the events of a user: those of the configurations, and that of the
 * envelope itself.
 */
export async function listSubscriptions(
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
