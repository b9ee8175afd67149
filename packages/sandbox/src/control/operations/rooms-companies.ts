import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { administratorProfile } from '../../account/permission-profiles/rights.ts';
import { isSamePerson } from '../../account/users/person.ts';
import { newNumber } from '../../engine/new-number.ts';
import { createSystemRoles } from '../../rooms-v2/access/system-roles.ts';
import { newRoomsNumber } from '../../rooms-v2/new-rooms-number.ts';
import {
  accounts,
  identities,
  integrations,
  tokens,
  type StoredIdentity,
} from '../../state/model/account.ts';
import {
  companies,
  roomsUserNumbers,
  roomsUsers,
  type StoredCompany,
} from '../../state/model/rooms.ts';
import type { State } from '../../state/state.ts';
import { type ControlHandlers, write } from '../control-call.ts';
import { ControlProblem } from '../control-problem.ts';
import type { components } from '../generated/control.ts';
import { readBody } from '../read-body.ts';
import { applySeed } from '../seed/apply-seed.ts';
import { baseSchemas } from '../seed/schema.ts';
import { emptySeed } from '../seed/seed.ts';

const text = z.string().trim().min(1);
const administratorSchema = z.strictObject({
  firstName: text.default('Robin'),
  lastName: text.default('Sandell'),
  email: z.exactOptional(z.email()),
});

const bodySchema = z.strictObject({
  version: z.enum(['v5', 'v6']).default('v6'),
  name: text.default('New Company'),
  administrator: administratorSchema.default(() => administratorSchema.parse({})),
});

type NewCompany = z.output<typeof bodySchema>;

const context = { newId: randomUUID };

export const roomsCompanies: ControlHandlers<'createRoomsCompany'> = {
  async createRoomsCompany(parts, call) {
    const body = readBody(call, bodySchema);
    return write(parts, call, (state) => createCompany(state, body));
  },
};

/** Creates an account with an administrator, and a company on Rooms that uses it. */
async function createCompany(
  state: State,
  { version, name, administrator }: NewCompany,
): Promise<components['schemas']['RoomsCompany']> {
  const companyId = await newCompanyId(state);
  const person = {
    userName: `${administrator.firstName} ${administrator.lastName}`,
    email: administrator.email ?? `administrator@company-${companyId}.example`,
  };
  await requireNewPerson(state, person);
  const { accountId, number, userId, token } = await createAccount(state, name, {
    ...administrator,
    ...person,
  });
  const company: StoredCompany = {
    companyId,
    accountId,
    name,
    version,
    defaultFieldSetId: randomUUID(),
    requireOfficeLibraryAssignments: false,
    createdAt: state.now,
  };
  await state.of(companies).put('', accountId, company);
  const role = await createSystemRoles(state, company, context);
  // The company has no other users, so no number is taken.
  const roomsUserId = await newRoomsNumber(context, async () => false);
  await state.of(roomsUsers).put(accountId, String(roomsUserId), {
    userId: roomsUserId,
    eSignUserId: userId,
    email: person.email,
    firstName: administrator.firstName,
    lastName: administrator.lastName,
    status: 'Active',
    isLockedOut: false,
    isMember: true,
    ...(version === 'v5'
      ? { accessLevel: 'Admin', classic: 'admin' }
      : { accessLevel: 'Company', roleId: role.roleId }),
    offices: [],
    regions: [],
    eSignPermissionProfileId: administratorProfile,
    createdAt: state.now,
  });
  await state.of(roomsUserNumbers).put(accountId, userId, roomsUserId);
  return {
    accountId,
    accountNumber: number,
    companyId,
    name,
    version,
    defaultFieldSetId: company.defaultFieldSetId,
    administrator: { userId, roomsUserId, ...person },
    token,
  };
}

async function newCompanyId(state: State): Promise<number> {
  const taken = new Set((await state.of(companies).list('')).map((one) => one.companyId));
  return newRoomsNumber(context, async (id) => taken.has(id));
}

/** A token must mean one account: a known person already has another one as the default. */
async function requireNewPerson(
  state: State,
  person: Pick<StoredIdentity, 'userName' | 'email'>,
): Promise<void> {
  const known = (await state.of(identities).list('')).some((one) => isSamePerson(one, person));
  if (known)
    throw new ControlProblem(
      409,
      'CONFLICT',
      `${person.userName} <${person.email}> is a user of the tenant already. Name another administrator, or leave the administrator out.`,
      'body/administrator',
    );
}

/** Creates an account, its administrator, and an access token of that user. */
async function createAccount(
  state: State,
  name: string,
  person: { firstName: string; lastName: string; userName: string; email: string },
): Promise<{ accountId: string; number: string; userId: string; token: string }> {
  const accountId = randomUUID();
  const userId = randomUUID();
  const taken = (await state.of(accounts).list('')).map((one) => one.number);
  const number = newNumber(context, taken);
  const createdDateTime = new Date(state.now).toISOString();
  const token = `rooms-${randomUUID()}`;
  const [integration] = await state.of(integrations).list('');
  await applySeed(state, {
    ...emptySeed(),
    accounts: [baseSchemas.accounts.parse({ accountId, number, name, createdDateTime })],
    users: [
      baseSchemas.users.parse({
        userId,
        ...person,
        createdDateTime,
        memberships: [{ accountId, permissionProfileId: administratorProfile }],
      }),
    ],
  });
  const integrationKey = integration?.integrationKey ?? randomUUID();
  const { scopes } = baseSchemas.tokens.parse({ token, userId, integrationKey });
  await state.of(tokens).put('', token, { userId, integrationKey, scopes });
  return { accountId, number, userId, token };
}
