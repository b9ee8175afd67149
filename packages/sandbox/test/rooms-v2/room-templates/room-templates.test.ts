import { beforeEach, expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import { roomsCreateRoom, roomTemplatesGetRoomTemplates } from '@countersign/client/rooms-v2';
import type { Control } from '../../../src/control/client.ts';
import { startRoomsPeople } from '../rooms-people.ts';

let control: Control;
let mara: Client;
let ines: Client;

await startRoomsPeople((people) => {
  ({ control, mara, ines } = people);
});
beforeEach(async () => {
  await control.seed({
    roomTemplates: [
      { roomTemplateId: 6130, name: 'Auction', isEnabled: false },
      { roomTemplateId: 6131, name: 'Yard lease', officeIds: [4411] },
      { roomTemplateId: 6132, name: 'North quay only', regionIds: [1207] },
    ],
  });
});

async function list(client: Client, query: object = {}): Promise<string[]> {
  const { roomTemplates = [] } = await roomTemplatesGetRoomTemplates(client, { query });
  return roomTemplates.map(({ name = '' }) => name);
}

async function create(templateId: number): Promise<void> {
  await roomsCreateRoom(mara, { body: { name: 'Pier 9', roleId: 52_411, templateId } });
}

test('the templates of the company and of its parts are listed by name', async () => {
  const all = [
    'Auction',
    'Lease of a berth',
    'North quay only',
    'Sale of a boathouse',
    'Winter storage',
    'Yard lease',
  ];
  expect(await list(mara)).toStrictEqual(all);
  expect(await list(mara, { onlyEnabled: true })).toStrictEqual(all.slice(1));
  expect(await list(mara, { onlyAssignable: true })).toStrictEqual(all.slice(1));
  const { roomTemplates = [] } = await roomTemplatesGetRoomTemplates(mara);
  expect(roomTemplates[3]).toStrictEqual({
    roomTemplateId: 6121,
    name: 'Sale of a boathouse',
    taskTemplateCount: 2,
  });
});

test('an office has its own templates, those of its region and those of the company', async () => {
  const common = ['Auction', 'Lease of a berth'];
  const harbour = [...common, 'North quay only', 'Sale of a boathouse', 'Winter storage'];
  expect(await list(mara, { officeId: 4410 })).toStrictEqual(harbour);
  expect(await list(mara, { officeId: 4411 })).toStrictEqual([
    ...common,
    'Sale of a boathouse',
    'Yard lease',
  ]);
  // A member without access to the whole company gets those of the default office.
  expect(await list(ines)).toStrictEqual(harbour);
  await expect(list(ines, { officeId: 4411 })).rejects.toMatchObject({
    status: 400,
    code: 'INVALID_REQUEST_PARAMETERS',
    message: expect.stringContaining('officeId'),
  });
  await expect(list(mara, { officeId: 999 })).rejects.toThrow('officeId');
});

test('a list of templates is read page by page', async () => {
  const { roomTemplates, ...page } = await roomTemplatesGetRoomTemplates(mara, {
    query: { count: 4, startPosition: 4 },
  });
  expect(roomTemplates).toHaveLength(2);
  expect(page).toMatchObject({ resultSetSize: 2, totalRowCount: 6, nextUri: null });
});

test('only an enabled template of the office can be used', async () => {
  await expect(create(6130)).rejects.toThrow('Auction is disabled');
  await expect(create(6131)).rejects.toThrow('Harbour office');
  await create(6132);
});

test('who cannot apply templates can assign none', async () => {
  await control.seed({
    roomsRoles: [{ roleId: 52_411, name: 'Berth manager', permissions: { canCreateRooms: true } }],
  });
  expect(await list(ines, { onlyAssignable: true })).toStrictEqual([]);
  expect(await list(ines)).toHaveLength(5);
});
