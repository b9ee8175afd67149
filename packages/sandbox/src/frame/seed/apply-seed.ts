import { administratorProfile } from '../../account/permission-profiles/rights.ts';
import {
  accountNumbers,
  accounts,
  identities,
  integrations,
  members,
  tokens,
  type StoredAccount,
} from '../../state/model/account.ts';
import { grants } from '../../state/model/oauth.ts';
import {
  domains,
  identityProviders,
  organizations,
  type StoredSaml,
} from '../../state/model/organization.ts';
import type { State } from '../../state/state.ts';
import type { SeedAccount, SeedOrganization, SeedSaml, SeedUser } from './schema.ts';
import { type Seed, SeedError } from './seed.ts';

/**
 * Applies a seed to a space. Records replace those with the same ID.
 * @throws SeedError if it refers to an account that does not exist
 */
export async function applySeed(state: State, seed: Seed): Promise<void> {
  for (const one of seed.organizations) await seedOrganization(state, one);
  for (const one of seed.accounts) await seedAccount(state, one);
  for (const one of seed.users) await seedUser(state, one);
  for (const one of seed.integrations)
    await state.of(integrations).put('', one.integrationKey, one);
  for (const { token, ...one } of seed.tokens) await state.of(tokens).put('', token, one);
  for (const { grant, ...one } of seed.grants) await state.of(grants).put('', grant, one);
  for (const { section, accountId, items } of seed.sections)
    await section.applySeed(state, await findAccount(state, accountId, section.name), items);
}

async function seedOrganization(
  state: State,
  { createdDateTime, domains: reserved, identityProviders: providers, ...one }: SeedOrganization,
): Promise<void> {
  const { organizationId } = one;
  await state.of(organizations).put('', organizationId, { ...one, createdAt: createdDateTime });
  for (const domain of reserved)
    await state.of(domains).put(organizationId, domain.domainId, domain);
  for (const { saml, ...provider } of providers)
    await state.of(identityProviders).put(organizationId, provider.providerId, {
      ...provider,
      ...(saml !== undefined && { saml: readSaml(saml) }),
    });
}

function readSaml({ certificates, ...saml }: SeedSaml): StoredSaml {
  return {
    ...saml,
    certificates: certificates.map(({ expiresDateTime, ...one }) => ({
      ...one,
      expiresAt: expiresDateTime,
    })),
  };
}

async function seedAccount(
  state: State,
  { accountId, number, name, organizationId, planName, currencyCode, ...more }: SeedAccount,
): Promise<void> {
  const account: StoredAccount = {
    accountId,
    number,
    name,
    ...(organizationId !== undefined && { organizationId }),
    ...(more.siteId !== undefined && { siteId: more.siteId }),
    ...(more.suspendedBecause !== undefined && { suspendedBecause: more.suspendedBecause }),
    planName,
    currencyCode,
    createdAt: more.createdDateTime,
    settings: more.settings,
  };
  await state.of(accounts).put('', accountId, account);
  await state.of(accountNumbers).put('', number, accountId);
}

async function seedUser(state: State, user: SeedUser): Promise<void> {
  const { userId, email, password, memberships, createdDateTime, ...rest } = user;
  const { lastLoginDateTime, languageCulture, providerIdentities, ...names } = rest;
  const accountIds: string[] = [];
  for (const membership of memberships) {
    const { accountId: named, createdDateTime: since, ...more } = membership;
    const { accountId } = await findAccount(state, named, `users (${email})`);
    accountIds.push(accountId);
    await state.of(members).put(accountId, userId, {
      userId,
      accountId,
      email,
      ...names,
      ...more,
      isAdmin: more.permissionProfileId === administratorProfile,
      createdAt: since ?? createdDateTime,
    });
  }
  await state.of(identities).put('', userId, {
    userId,
    userName: names.userName,
    email,
    ...(password !== undefined && { password }),
    createdAt: createdDateTime,
    accounts: accountIds,
    ...(lastLoginDateTime !== undefined && { lastLoginAt: lastLoginDateTime }),
    ...(languageCulture !== undefined && { languageCulture }),
    ...(providerIdentities !== undefined && { providerIdentities }),
  });
}

/** The account of an ID; without one, the first there is. */
async function findAccount(
  state: State,
  accountId: string | undefined,
  where: string,
): Promise<StoredAccount> {
  const account =
    accountId === undefined
      ? (await state.of(accounts).list(''))[0]
      : await state.of(accounts).get('', accountId);
  if (account === undefined)
    throw new SeedError(
      `${where}: ${accountId === undefined ? 'there is no account; add one to accounts' : `there is no account ${accountId}`}`,
    );
  return account;
}
