import { roomsGetRoomUsers, roomsInviteUser } from '@countersign/client/rooms-v2';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { addCallers, createRoom, seeded } from './harness.ts';

const test = await startControlTest();
afterAll(() => test.close());

const { client, control } = test.newTenant();
let roomId = 0;

beforeAll(async () => {
  await addCallers(control, [
    { name: 'hidden', userId: 81, permissions: ['canViewRoomDetails', 'isHiddenInRoom'] },
  ]);
  roomId = await createRoom(client);
  for (const [firstName, lastName, email, roleId] of [
    ['Noor', 'Haddad', 'noor@survey.example', seeded.surveyor],
    ['Ines', 'Arcand', 'ines.arcand@harbour.example', seeded.manager],
    ['Ines', 'Valdivia', 'ines.valdivia@seabird.example', seeded.tenant],
    ['hidden', 'Harbour', 'hidden@harbour.example', 81],
  ] as const)
    await roomsInviteUser(client, {
      path: { roomId },
      body: { firstName, lastName, email, roleId },
    });
});

async function listNames(query: NonNullable<Parameters<typeof roomsGetRoomUsers>[1]>['query']) {
  const { users = [] } = await roomsGetRoomUsers(client, { path: { roomId }, query });
  return users.map(({ firstName = '', lastName = '' }) => `${firstName} ${lastName}`);
}

describe('the list of people in a room', () => {
  it('has them by their last names, without those whose role hides them', async () => {
    expect(await listNames({})).toEqual([
      'Ines Valdivia',
      'Mara Lindqvist',
      'Noor Haddad',
      'Ines Arcand',
    ]);
  });

  it('shows the company and the role of each', async () => {
    const { users = [] } = await roomsGetRoomUsers(client, { path: { roomId } });
    expect(users.map(({ companyName, roleName }) => [companyName, roleName])).toEqual([
      ['Seabird Charter', 'Tenant'],
      ['Harbour Leasing', 'Default Admin'],
      [undefined, 'Visiting surveyor'],
      ['Harbour Leasing', 'Berth manager'],
    ]);
  });

  it.each([
    ['lastNameAsc', ['Arcand', 'Haddad', 'Lindqvist', 'Valdivia']],
    ['LastNameDesc', ['Valdivia', 'Lindqvist', 'Haddad', 'Arcand']],
    ['FirstNameAsc', ['Arcand', 'Valdivia', 'Lindqvist', 'Haddad']],
    ['EmailDesc', ['Haddad', 'Lindqvist', 'Valdivia', 'Arcand']],
  ] as const)('is sorted by %s', async (sort, lastNames) => {
    const names = await listNames({ sort });
    expect(names.map((name) => name.split(' ')[1])).toEqual(lastNames);
  });

  it.each([
    ['ines', ['Ines Valdivia', 'Ines Arcand']],
    ['Noor Had', ['Noor Haddad']],
    ['SEABIRD', []],
    ['VALD', ['Ines Valdivia']],
    ['hidden', []],
  ])('is limited by the filter %s', async (filter, names) => {
    expect(await listNames({ filter })).toEqual(names);
  });

  it('is paged', async () => {
    const page = await roomsGetRoomUsers(client, {
      path: { roomId },
      query: { count: 2, startPosition: 1, sort: 'LastNameAsc' },
    });
    expect(page).toMatchObject({
      users: [{ lastName: 'Haddad' }, { lastName: 'Lindqvist' }],
      resultSetSize: 2,
      startPosition: 1,
      endPosition: 2,
      totalRowCount: 4,
    });
    expect(page.nextUri).toContain('startPosition=3');
    expect(page.priorUri).toContain('startPosition=0');
  });

  it('is not found for a room that does not exist', async () => {
    await expect(roomsGetRoomUsers(client, { path: { roomId: 9 } })).rejects.toMatchObject({
      status: 404,
      code: 'RESOURCE_NOT_FOUND',
    });
  });
});
