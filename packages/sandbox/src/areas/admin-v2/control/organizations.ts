import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import {
  domains,
  domainStatuses,
  identityProviders,
  organizations as records,
  type OrganizationAdministrator,
  type StoredDomain,
} from '../../../state/model/organization.ts';
import type { State } from '../../../state/state.ts';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import { notFound } from '../../../frame/control/control-problem.ts';
import type { components } from '../../../frame/control/generated/control.ts';
import type { UserWithToken } from '../../../frame/control/new-account.ts';
import { addAccount, type CreatedAccount } from './add-account.ts';
import { addAdministrator, readDelegation } from './add-administrator.ts';
import { addDomain, presentDomain, requireOnlyOwner } from './add-domain.ts';
import { type NewOrganization, organizationBody } from './body.ts';
import { readBody } from '../../../frame/control/read-body.ts';

const statusSchema = z.strictObject({ status: z.enum(domainStatuses) });

/** Creates organizations and proves domains, which people do in web pages only. */
export const organizations: ControlHandlers<'createOrganization' | 'setDomainStatus'> = {
  async createOrganization(parts, call) {
    const body = readBody(call, organizationBody);
    return write(parts, call, (state) => createOrganization(state, body));
  },
  async setDomainStatus(parts, call) {
    const { status } = readBody(call, statusSchema);
    const organizationId = (call.path.organizationId ?? '').toLowerCase();
    const domainId = (call.path.domainId ?? '').toLowerCase();
    return write(parts, call, async (state) => {
      const domain = await state.of(domains).get(organizationId, domainId);
      const organization = await state.of(records).get('', organizationId);
      if (domain === undefined || organization === undefined)
        throw notFound(
          `The organization ${organizationId} has no domain ${domainId}. ReservedDomains_getReservedDomains returns the domains.`,
          'domainId',
        );
      const changed: StoredDomain = { ...domain, status };
      await requireOnlyOwner(state, organizationId, changed, 'body/status');
      await state.of(domains).put(organizationId, domainId, changed);
      await state.of(records).put('', organizationId, { ...organization, modifiedAt: state.now });
      return presentDomain(changed);
    });
  },
};

async function createOrganization(
  state: State,
  body: NewOrganization,
): Promise<components['schemas']['CreatedOrganization']> {
  const organizationId = randomUUID();
  const created: CreatedAccount[] = [];
  for (const [at, account] of body.accounts.entries())
    created.push(await addAccount(state, organizationId, account, `body/accounts/${at}`));
  const accountIds = created.map(({ accountId }) => accountId);
  const administrators: UserWithToken[] = [];
  const listed: OrganizationAdministrator[] = [];
  for (const [at, administrator] of body.administrators.entries()) {
    const where = `body/administrators/${at}`;
    const user = await addAdministrator(state, accountIds[0] ?? '', administrator, {
      where,
      usualEmail: `administrator-${at + 1}@organization-${organizationId.slice(0, 8)}.example`,
    });
    administrators.push(user);
    const delegation = readDelegation(administrator, accountIds, `${where}/delegation/accounts`);
    listed.push({ userId: user.userId, ...(delegation !== undefined && { delegation }) });
  }
  const providers = body.identityProviders.map((one) => ({ providerId: randomUUID(), ...one }));
  for (const provider of providers)
    await state.of(identityProviders).put(organizationId, provider.providerId, provider);
  const reserved = [];
  for (const [at, domain] of body.domains.entries())
    reserved.push(await addDomain(state, organizationId, domain, providers, `body/domains/${at}`));
  const { name, description } = body;
  await state.of(records).put('', organizationId, {
    organizationId,
    name,
    ...(description !== undefined && { description }),
    ...(accountIds[0] !== undefined && { defaultAccountId: accountIds[0] }),
    createdAt: state.now,
    ...(administrators[0] !== undefined && { createdBy: administrators[0].userId }),
    administrators: listed,
  });
  return {
    organizationId,
    name,
    accounts: created,
    administrators,
    identityProviders: providers.map(({ providerId, friendlyName }) => ({
      providerId,
      friendlyName,
    })),
    domains: reserved.map(presentDomain),
  };
}
