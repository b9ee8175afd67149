import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { administratorProfile } from '../../account/permission-profiles/rights.ts';
import { isSamePerson } from '../../account/users/person.ts';
import { newNumber } from '../../engine/new-number.ts';
import { accounts, identities, integrations, tokens } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { ControlProblem } from './control-problem.ts';
import { applySeed } from '../seed/apply-seed.ts';
import { baseSchemas, type SeedAccount } from '../seed/schema.ts';
import { emptySeed } from '../seed/seed.ts';

const name = z.string().trim().min(1);

/** The fields of a body that describe a person, with defaults. */
export const personFields = {
  firstName: name.default('Robin'),
  lastName: name.default('Sandell'),
  email: z.exactOptional(z.email()),
};

/** A person who becomes a user. */
export interface NewPerson {
  firstName: string;
  lastName: string;
  email: string;
}

/** A user, with an access token that never expires. */
export interface UserWithToken {
  userId: string;
  userName: string;
  email: string;
  token: string;
}

interface NewUserOptions {
  /** The person in the request, as errors name it. */
  where: string;
  tokenPrefix: string;
  permissionProfileId?: string;
}

/** Creates an account without users. */
export async function createAccount(
  state: State,
  settings: Pick<SeedAccount, 'name' | 'organizationId' | 'siteId' | 'suspendedBecause'>,
): Promise<{ accountId: string; number: string }> {
  const accountId = randomUUID();
  const taken = (await state.of(accounts).list('')).map((one) => one.number);
  const number = newNumber({ newId: randomUUID }, taken);
  const createdDateTime = new Date(state.now).toISOString();
  await applySeed(state, {
    ...emptySeed(),
    accounts: [baseSchemas.accounts.parse({ ...settings, accountId, number, createdDateTime })],
  });
  return { accountId, number };
}

/**
 * Creates a user of an account, by default one who administers it.
 * @throws ControlProblem where the tenant has the user already: a token must mean one account
 */
export async function createUser(
  state: State,
  accountId: string,
  { firstName, lastName, email }: NewPerson,
  { where, tokenPrefix, permissionProfileId = administratorProfile }: NewUserOptions,
): Promise<UserWithToken> {
  const userName = `${firstName} ${lastName}`;
  const known = await state.of(identities).list('');
  if (known.some((one) => isSamePerson(one, { userName, email })))
    throw new ControlProblem(
      409,
      'CONFLICT',
      `${userName} <${email}> is a user of the tenant already. Name another administrator, or leave the administrator out.`,
      where,
    );
  const userId = randomUUID();
  await applySeed(state, {
    ...emptySeed(),
    users: [
      baseSchemas.users.parse({
        userId,
        userName,
        email,
        firstName,
        lastName,
        createdDateTime: new Date(state.now).toISOString(),
        memberships: [{ accountId, permissionProfileId }],
      }),
    ],
  });
  return { userId, userName, email, token: await createToken(state, userId, tokenPrefix) };
}

/** Creates an access token of a user, with all scopes. */
export async function createToken(state: State, userId: string, prefix: string): Promise<string> {
  const token = `${prefix}-${randomUUID()}`;
  const [integration] = await state.of(integrations).list('');
  const integrationKey = integration?.integrationKey ?? randomUUID();
  const { scopes } = baseSchemas.tokens.parse({ token, userId, integrationKey });
  await state.of(tokens).put('', token, { userId, integrationKey, scopes });
  return token;
}
