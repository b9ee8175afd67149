import { randomUUID } from 'node:crypto';
import { domains, organizations, type StoredDomain } from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { ControlProblem, invalid } from '../../../frame/control/control-problem.ts';
import type { components } from '../../../frame/control/generated/control.ts';
import type { NewOrganization } from './body.ts';

/** Reserves a domain for a new organization. */
export async function addDomain(
  state: State,
  organizationId: string,
  { identityProvider, ...domain }: NewOrganization['domains'][number],
  providers: readonly { providerId: string; friendlyName: string }[],
  where: string,
): Promise<StoredDomain> {
  const provider = providers.find((one) => one.friendlyName === identityProvider);
  if (identityProvider !== undefined && provider === undefined)
    throw invalid(
      `No identity provider of the request has the name ${identityProvider}.`,
      `${where}/identityProvider`,
    );
  const stored: StoredDomain = {
    domainId: randomUUID(),
    ...domain,
    txtToken: randomUUID(),
    ...(provider !== undefined && { identityProviderId: provider.providerId }),
  };
  await requireOnlyOwner(state, organizationId, stored, `${where}/hostName`);
  await state.of(domains).put(organizationId, stored.domainId, stored);
  return stored;
}

/** An active domain has one owner. @throws ControlProblem where another organization claimed it */
export async function requireOnlyOwner(
  state: State,
  organizationId: string,
  { domainId, hostName, status }: StoredDomain,
  where: string,
): Promise<void> {
  if (status !== 'active') return;
  const owners = [
    { organizationId, name: 'This organization' },
    ...(await state.of(organizations).list('')),
  ];
  for (const owner of owners) {
    const claimed = (await state.of(domains).list(owner.organizationId)).some(
      (one) => one.hostName === hostName && one.status === 'active' && one.domainId !== domainId,
    );
    if (claimed)
      throw new ControlProblem(
        409,
        'CONFLICT',
        `${owner.name} has the active domain ${hostName} already. Deactivate it there first.`,
        where,
      );
  }
}

/** A domain, as the control API shows it. */
export function presentDomain({
  domainId,
  hostName,
  status,
}: StoredDomain): components['schemas']['ReservedDomain'] {
  return { domainId, hostName, status };
}
