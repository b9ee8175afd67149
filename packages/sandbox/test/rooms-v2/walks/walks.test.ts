// Thousands of calls on the rooms, roles and users of a company, allowed and not, in random order:
// each is compared with the written model.
import { isWhole, readSeed } from '@countersign/config/sample';
import * as fc from 'fast-check';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { addCallers, type Caller, createRoom, seeded } from '../people/harness.ts';
import { taken, walks, type Walked } from './commands.ts';
import type { ModelCompany, ModelPerson, Permission } from './company-model.ts';

// Each day others, and each night more of them.
const runs = Number(process.env.WALKS ?? (isWhole() ? 60 : 20));
const seed = Number(process.env.WALK_SEED ?? readSeed());
const steps = 40;
const start = Date.parse('2027-03-01T12:00:00Z');

const test = await startControlTest();
afterAll(() => test.close());

/** Callers in addition to the administrator. */
const callers: readonly (Caller & { permissions: readonly Permission[] })[] = [
  {
    name: 'ada',
    userId: 81,
    permissions: ['autoAccessToRooms', 'canAddUsersToRooms', 'canCreateRooms', 'canDeleteRooms'],
  },
  {
    name: 'ben',
    userId: 82,
    permissions: [
      'canAddUsersToRooms',
      'canCreateRooms',
      'canDeleteOwnedRooms',
      'canEditInvitedRoomRole',
      'canManageInvitedUserRoomAccess',
    ],
  },
  { name: 'cleo', userId: 83, permissions: ['canEditAnyRoomRole', 'canManageAnyUserRoomAccess'] },
  { name: 'dora', userId: 84, permissions: ['canAddUsersToRooms'], isExternal: true },
  { name: 'emil', userId: 85, permissions: ['canViewRoomDetails'], isExternal: true },
];

it('goes through the rooms, roles and users of a company as the model says', async () => {
  const property = fc.asyncProperty(walks(steps), async (commands) => {
    const real = await createReal();
    const roomId = await createRoom(real.client('sandbox'));
    const model = createModel(roomId);
    await fc.asyncModelRun(() => ({ model, real }), commands);
  });
  await fc.assert(property, { numRuns: runs, seed });
  process.stdout.write(
    `walks through Rooms: ${runs} companies, ${taken.steps} steps, ${taken.refused} of them refused as they must be\n`,
  );
  expect(taken.steps).toBeGreaterThan(runs);
});

/** Creates the model of the seed and its callers. */
function createModel(roomId: number): ModelCompany {
  const everything: readonly Permission[] = [
    ...new Set(callers.flatMap(({ permissions }) => permissions)),
    'canManageRolesAndPermissions',
  ];
  const administrator = seeded.administrator;
  const owner: ModelPerson = {
    userId: seeded.mara,
    roleId: administrator,
    side: 'sell',
    invitedBy: undefined,
    endsOn: undefined,
  };
  return {
    day: 0,
    roles: [
      {
        roleId: administrator,
        isExternal: false,
        isSeeded: true,
        // No other caller has more, so one permission that only administrators have is enough.
        permissions: [...everything],
      },
      ...callers.map(({ userId, isExternal = false, permissions }) => ({
        roleId: userId,
        isExternal,
        isSeeded: true,
        permissions: [...permissions],
      })),
    ],
    users: [
      {
        userId: seeded.mara,
        name: 'sandbox',
        lastName: 'Lindqvist',
        email: 'mara.lindqvist@harbour.example',
        isMember: true,
        roleId: administrator,
        isLocked: false,
      },
      ...callers.map(({ name, userId, isExternal = false }) => ({
        userId,
        name,
        lastName: 'Harbour',
        email: `${name}@harbour.example`,
        isMember: !isExternal,
        roleId: userId,
        isLocked: false,
      })),
    ],
    rooms: [{ roomId, ownerId: seeded.mara, people: [owner] }],
  };
}

async function createReal(): Promise<Walked> {
  const { tenant, control } = test.newTenant();
  await control.freeze(new Date(start).toISOString());
  await addCallers(control, callers);
  return { client: (token) => test.client({ tenant, token }), control, start };
}
