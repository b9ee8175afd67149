import type { OrganizationConnectConfigurationDetailsResponse } from '@countersign/types/admin-v2';
import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';
import { control, type Schemas, unwrap } from '../../api/control.ts';
import { describeProblem } from '../../api/problem.ts';
import { callService } from '../../api/service.ts';

/** The account or the organization that has configurations and keys. */
export interface Owner {
  kind: 'account' | 'organization';
  id: string;
  name: string;
  /** An account of it. */
  accountId: string;
  /** The user who can change them; the first administrator of the account if left out. */
  userId?: string;
}

/** A configuration with its owner. */
export interface OwnedConfiguration {
  owner: Owner;
  connectId: string;
  name: string;
  url: string;
  isOn: boolean;
  isPaused: boolean;
  events: string[];
  /** All settings, as the service returns them. */
  settings: ConnectCustomConfiguration | OrganizationConnectConfigurationDetailsResponse;
}

/** The accounts of the tenant, those with most users first, and their organizations. */
export async function listOwners(): Promise<Owner[]> {
  const { accounts } = await unwrap(control.GET('/accounts'));
  const organizations: Owner[] = [];
  const ids = new Set(accounts.flatMap(({ organizationId }) => organizationId ?? []));
  for (const id of ids) {
    const own = accounts.filter(({ organizationId }) => organizationId === id);
    organizations.push(describeOrganization(id, own));
  }
  return [
    ...accounts
      .toSorted((one, other) => other.users.length - one.users.length)
      .map(({ accountId, name }): Owner => ({ kind: 'account', id: accountId, name, accountId })),
    ...organizations,
  ];
}

function describeOrganization(id: string, accounts: readonly Schemas['Account'][]): Owner {
  const owner = { kind: 'organization', id, name: `Organization ${id.slice(0, 8)}` } as const;
  for (const { accountId, users } of accounts)
    for (const { userId, isOrganizationAdmin, status } of users)
      if (isOrganizationAdmin === true && status === 'Active')
        return { ...owner, accountId, userId };
  return { ...owner, accountId: accounts[0]?.accountId ?? '' };
}

/** Returns the account and user whose token is used for calls for an owner. */
export function callerOf({ accountId, userId }: Owner): { accountId: string; userId?: string } {
  return { accountId, ...(userId !== undefined && { userId }) };
}

/** The path of the configurations of an owner in the service. */
export function connectPath({ kind, id }: Pick<Owner, 'kind' | 'id'>): string {
  return kind === 'account'
    ? `/restapi/v2.1/accounts/${id}/connect`
    : `/management/v2/organizations/${id}/connect`;
}

/** All configurations of the tenant, and why some could not be read. */
export async function loadConfigurations(): Promise<{
  configurations: OwnedConfiguration[];
  problems: string[];
}> {
  const owners = await listOwners();
  const listed = new Map<Owner, OwnedConfiguration[]>();
  const problems: string[] = [];
  // Organizations also list the configurations of their accounts. They are requested first and the
  // accounts last, so that a new configuration of an account never counts as one of the
  // organization.
  for (const owner of owners.toReversed())
    try {
      listed.set(owner, await loadOwn(owner));
    } catch (error) {
      problems.push(`${owner.name}: ${describeProblem(error)}`);
    }
  const configurations: OwnedConfiguration[] = [];
  for (const owner of owners)
    configurations.push(...(listed.get(owner) ?? []).filter(isNew(configurations)));
  return { configurations, problems };
}

/** Chooses the configurations that are not in a list yet. */
function isNew(known: readonly OwnedConfiguration[]) {
  const ids = new Set(known.map(({ connectId }) => connectId));
  return ({ connectId }: OwnedConfiguration): boolean => !ids.has(connectId);
}

interface Listed {
  configurations?: OwnedConfiguration['settings'][];
}

async function loadOwn(owner: Owner): Promise<OwnedConfiguration[]> {
  const { configurations = [] } = await callService<Listed>({
    path: connectPath(owner),
    ...callerOf(owner),
  });
  return configurations.map((settings) => ({
    owner,
    connectId: settings.connectId ?? '',
    name: settings.name ?? '',
    url: settings.urlToPublishTo ?? '',
    isOn: settings.allowEnvelopePublish === 'true',
    isPaused: 'pausePublish' in settings && settings.pausePublish === 'true',
    events: listEvents(settings),
    settings,
  }));
}

/** The events of a configuration, also those of the older settings, by the names of today. */
function listEvents({
  events = [],
  envelopeEvents = [],
  recipientEvents = [],
}: {
  events?: readonly string[] | undefined;
  envelopeEvents?: readonly string[] | undefined;
  recipientEvents?: readonly string[] | undefined;
}): string[] {
  const names = [
    ...events,
    ...envelopeEvents.map((word) => `envelope-${word.toLowerCase()}`),
    ...recipientEvents.map((word) => `recipient-${word.toLowerCase()}`),
  ];
  return [...new Set(names.map((name) => name.toLowerCase()))];
}
