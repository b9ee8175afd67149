import type { StoredAccount } from '../state/model/account.ts';
import { accounts } from '../state/model/account.ts';
import {
  organizationConnects,
  type StoredConfiguration,
  type StoredOrganizationConnect,
} from '../state/model/connect.ts';
import type { State } from '../state/state.ts';

/** A configuration that pushes the events of an account: its own, or one of its organization. */
export interface PublishingConfiguration extends StoredConfiguration {
  /** The organization whose keys and OAuth configuration it uses in place of the account's. */
  organizationId?: string;
}

/** The scope of a configuration of an organization. */
type Limits = Pick<
  StoredOrganizationConnect,
  'associatedFilterSelection' | 'accountIds' | 'userIds' | 'groupIds'
>;

/** The lists that limit a configuration of an organization; undefined for one that does not. */
export function readLimits({
  associatedFilterSelection,
  accountIds,
  userIds,
  groupIds,
}: Limits): Pick<Limits, 'accountIds' | 'userIds' | 'groupIds'> {
  switch (associatedFilterSelection?.toLowerCase()) {
    case 'all':
      return {};
    case 'accounts':
      return { accountIds: accountIds ?? [] };
    case 'users':
      return { userIds: userIds ?? [] };
    case 'groups':
      return { groupIds: groupIds ?? [] };
  }
  return {
    ...(accountIds?.length && { accountIds }),
    ...(userIds?.length && { userIds }),
    ...(groupIds?.length && { groupIds }),
  };
}

/** Checks whether a configuration of an organization applies to one of its accounts. */
export function isForAccount(
  configuration: Limits,
  { accountId }: Pick<StoredAccount, 'accountId'>,
): boolean {
  return readLimits(configuration).accountIds?.includes(accountId) !== false;
}

/**
 * The active configurations of the organization of an account that apply to the account. Without
 * any, it costs one query.
 */
export async function listOrganizationConnects(
  state: State,
  accountId: string,
): Promise<PublishingConfiguration[]> {
  const active = (await state.of(organizationConnects).everywhereShared()).filter(
    ({ record }) => record.allowEnvelopePublish === 'true' && isForAccount(record, { accountId }),
  );
  if (active.length === 0) return [];
  const organizationId = (await state.of(accounts).getShared('', accountId))?.organizationId;
  return active
    .filter(({ account }) => account === organizationId)
    .map(({ account, record }) => applyToAccounts(record, account));
}

/** A configuration of an organization as a configuration of each account that it applies to. */
export function applyToAccounts(
  configuration: StoredOrganizationConnect,
  organizationId: string,
): PublishingConfiguration {
  const { associatedFilterSelection: _, accountIds: __, eventData, ...settings } = configuration;
  const { userIds, groupIds } = readLimits(configuration);
  const isForAll = userIds === undefined && groupIds === undefined;
  return {
    ...settings,
    userIds: userIds ?? [],
    groupIds: groupIds ?? [],
    allUsers: isForAll ? 'true' : 'false',
    eventData: {
      version: 'restv2.1',
      format: 'json',
      includeData: eventData?.includeData ?? [],
    },
    enableLog: 'true',
    requiresAcknowledgement: 'true',
    organizationId,
  };
}
