import { listGroups, isInGroup } from '../account/groups/account-groups.ts';
import { accounts, members } from '../state/model/account.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { connectConfigurations, type StoredConfiguration } from './kinds.ts';
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

/** Whether a configuration pushes the events of a user. */
export async function isUserSubscribed(
  state: State,
  accountId: string,
  { allUsers, allUsersExcept, userIds = [], groupIds = [] }: StoredConfiguration,
  userId: string,
): Promise<boolean> {
  if (allUsers === 'true') return true;
  const named = userIds.some((id) => id.toLowerCase() === userId.toLowerCase());
  if (allUsersExcept === 'true') return !named;
  if (named) return true;
  if (groupIds.length === 0) return false;
  const account = await state.of(accounts).get('', accountId);
  const member = await state.of(members).get(accountId, userId);
  if (account === undefined || member === undefined) return false;
  return (await listGroups(state, account)).some(
    (group) => groupIds.includes(group.groupId) && isInGroup(group, member),
  );
}
