import {
  fieldsGetFieldSet,
  officesCreateOffice,
  rolesGetRoles,
  roomsCreateRoom,
  roomsGetRoomFieldData,
  roomsGetRoomFieldSet,
  roomsUpdateRoomFieldData,
} from '@countersign/client/rooms-v2';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';

const test = await startControlTest();
afterAll(() => test.close());

async function createCompany(version: 'v5' | 'v6') {
  const { control, tenant } = test.newTenant();
  const { accountId, token, defaultFieldSetId } = await control.createRoomsCompany({ version });
  const client = test.client({ tenant, token });
  const path = { accountId };
  const set = await fieldsGetFieldSet(client, { path: { ...path, fieldSetId: defaultFieldSetId } });
  return { client, path, set };
}

it.each(['v5', 'v6'] as const)('a new company on %s has the standard fields', async (version) => {
  const { set } = await createCompany(version);
  expect(set.fields?.map(({ apiName }) => apiName)).toEqual(
    expect.arrayContaining(['address1', 'city', 'country', 'state', 'propertyType']),
  );
});

it('a room of a new company takes details', async () => {
  const { client, path, set } = await createCompany('v6');
  const { officeId = 0 } = await officesCreateOffice(client, { path, body: { name: 'Pier' } });
  const { roles = [] } = await rolesGetRoles(client, { path });
  const roleId = roles.find(({ isDefaultForAdmin }) => isDefaultForAdmin)?.roleId ?? 0;
  const data = { city: 'Seabird Bay', country: 'CA', state: 'CA-NS', propertyType: 'condo' };
  const body = { name: 'Pier 1', roleId, officeId, fieldData: { data } };
  const { roomId = 0 } = await roomsCreateRoom(client, { path, body });
  const inRoom = { ...path, roomId };
  await roomsUpdateRoomFieldData(client, { path: inRoom, body: { data: { yearBuilt: 1962 } } });
  expect(await roomsGetRoomFieldData(client, { path: inRoom })).toEqual({
    data: { ...data, yearBuilt: 1962 },
  });
  const abroad = { data: { state: 'US-ME' } };
  expect(
    await catchErrorCode(roomsUpdateRoomFieldData(client, { path: inRoom, body: abroad })),
  ).toBe('PROPERTY_VALIDATION_FAILURE');
  expect(await roomsGetRoomFieldSet(client, { path: inRoom })).toEqual(set);
});
