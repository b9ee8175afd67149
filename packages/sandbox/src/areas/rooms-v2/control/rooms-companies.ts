import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import { administratorProfile } from '../../../account/permission-profiles/rights.ts';
import { createSystemRoles } from '../access/system-roles.ts';
import { newRoomsNumber } from '../new-rooms-number.ts';
import {
  companies,
  roomsUserNumbers,
  roomsUsers,
  type StoredCompany,
} from '../../../state/model/rooms.ts';
import type { State } from '../../../state/state.ts';
import { type ControlHandlers, write } from '../../../frame/control/control-call.ts';
import type { components } from '../../../frame/control/generated/control.ts';
import { createAccount, createUser, personFields } from '../../../frame/control/new-account.ts';
import { readBody } from '../../../frame/control/read-body.ts';

const text = z.string().trim().min(1);
const administratorSchema = z.strictObject(personFields);

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
  const { accountId, number } = await createAccount(state, { name });
  const email = administrator.email ?? `administrator@company-${companyId}.example`;
  const { token, ...person } = await createUser(
    state,
    accountId,
    { ...administrator, email },
    { where: 'body/administrator', tokenPrefix: 'rooms' },
  );
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
    eSignUserId: person.userId,
    email,
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
  await state.of(roomsUserNumbers).put(accountId, person.userId, roomsUserId);
  return {
    accountId,
    accountNumber: number,
    companyId,
    name,
    version,
    defaultFieldSetId: company.defaultFieldSetId,
    administrator: { roomsUserId, ...person },
    token,
  };
}

async function newCompanyId(state: State): Promise<number> {
  const taken = new Set((await state.of(companies).list('')).map((one) => one.companyId));
  return newRoomsNumber(context, async (id) => taken.has(id));
}
