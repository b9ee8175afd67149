import { expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  fieldsGetFieldSet,
  roomsCreateRoom,
  roomsGetRoom,
  roomsGetRoomFieldData,
  roomsGetRoomFieldSet,
  roomsGetRooms,
  roomsUpdateRoomFieldData,
} from '@countersign/client/rooms-v2';
import type { Control } from '../../../src/control/client.ts';
import { accountId } from '../../harness.ts';
import { catchErrorCode } from '../../lease.ts';
import { startRoomsPeople } from '../rooms-people.ts';

const quay = { roomId: 5_518_203 };
const boathouse = { roomId: 5_517_940 };
const fieldSetId = '7e2c9a54-1b86-4f3d-90a7-c5d8e1f46b20';

let control: Control;
let mara: Client;
let ines: Client;

await startRoomsPeople((people) => {
  ({ control, mara, ines } = people);
});

type Data = NonNullable<Parameters<typeof roomsUpdateRoomFieldData>[1]['body']['data']>;

async function update(data: Data, client = mara): Promise<unknown> {
  return roomsUpdateRoomFieldData(client, { path: quay, body: { data } });
}

test('details are changed, cleared and read', async () => {
  await control.freeze('2026-12-01T08:00:00Z');
  const changes = {
    listingPrice: 510_000.25,
    comments: 'Sold with the crane.',
    city: null,
    buyer1: { name: 'Ines Valdivia' },
  };
  expect(await update(changes)).toStrictEqual({ data: changes });
  await update({ buyer1: { email: 'ines@seabird.example' } });
  const { data } = await roomsGetRoomFieldData(mara, { path: quay });
  expect(data).toStrictEqual({
    address1: 'Quay 7',
    city: null,
    state: 'US-ME',
    postalCode: '04101',
    companyRoomStatus: '5',
    listingPrice: 510_000.25,
    contractDate: '2026-11-30',
    isVacant: true,
    comments: 'Sold with the crane.',
    // A contact has all of its fields.
    buyer1: {
      name: 'Ines Valdivia',
      company: null,
      email: 'ines@seabird.example',
      phone: null,
    },
  });
  expect(await roomsGetRoom(mara, { path: quay })).toMatchObject({
    fieldDataLastUpdatedDate: '2026-12-01T08:00:00',
  });
  const query = { fieldDataChangedStartDate: '2026-12-01' };
  expect((await roomsGetRooms(mara, { query })).totalRowCount).toBe(1);
});

test('values are kept in the type of their field', async () => {
  expect(
    await update({
      listingPrice: '99.5',
      isVacant: 'False',
      contractDate: '2026-12-24T18:00:00Z',
      companyRoomStatus: 6,
      postalCode: 4101,
      comments: '',
    }),
  ).toStrictEqual({
    data: {
      listingPrice: 99.5,
      isVacant: false,
      contractDate: '2026-12-24',
      companyRoomStatus: '6',
      postalCode: '4101',
      comments: null,
    },
  });
});

test.each<[string, Data, RegExp]>([
  ['an unknown field', { price: 1 }, /\/data\/price is not a field/],
  ['an amount below the minimum', { listingPrice: -1 }, /at least 0/],
  ['an amount above the maximum', { listingPrice: 1e9 }, /at most 999999999.99/],
  ['a part of a cent', { listingPrice: 0.001 }, /multiple of 0.01/],
  ['text for a number', { taxAnnualAmount: 'much' }, /must be a number/],
  ['a fraction for a whole number', { yearBuilt: 1999.5 }, /whole number/],
  ['more than the whole', { commissionRate: 100.01 }, /at most 100/],
  ['a day that no month has', { contractDate: '2026-02-30' }, /must be a date/],
  ['an unknown option', { companyRoomStatus: '7' }, /`4`, `5`, `6`/],
  ['a word for a checkbox', { isVacant: 'perhaps' }, /true or false/],
  ['a text that is too long', { postalCode: '0'.repeat(16) }, /at most 15 characters/],
  ['a text that the pattern rejects', { mlsNumber: 'B 42' }, /must match/],
  ['an object for a single field', { city: { name: 'Seabird Bay' } }, /must be a single value/],
  ['an object that cannot become text', { isVacant: { toString: 1 } }, /must be a single value/],
  ['an object for an option', { companyRoomStatus: { toString: 1 } }, /must be a single value/],
  ['blanks for a number', { listingPrice: '  ' }, /must be a number/],
  ['digits without end', { listingPrice: `${'9'.repeat(1_000_000)}x` }, /must be a number/],
  ['a number that is not decimal', { listingPrice: '0x10' }, /must be a number/],
  ['a value for a group', { buyer1: 'Ines' }, /must be an object/],
  ['an unknown field of a group', { buyer1: { shoe: 42 } }, /\/data\/buyer1\/shoe is not a field/],
  ['a state of another country', { country: 'CA' }, /US-ME is one of US/],
])('rejects %s, and changes nothing', async (_, data, message) => {
  const before = await roomsGetRoomFieldData(mara, { path: quay });
  await expect(update({ city: 'Elsewhere', ...data })).rejects.toMatchObject({
    status: 400,
    code: 'PROPERTY_VALIDATION_FAILURE',
    message: expect.stringMatching(message),
  });
  expect(await roomsGetRoomFieldData(mara, { path: quay })).toStrictEqual(before);
});

test('a pattern that takes for ever is given up', async () => {
  const code = { ...ids(1), title: 'Code', apiName: 'code', type: 'Text' as const };
  await control.seed({
    fieldSets: [{ fieldSetId, title: 'Codes', fields: [{ ...code, pattern: '^(?=((a+)+)$)a+$' }] }],
  });
  await expect(update({ code: `${'a'.repeat(40)}!` })).rejects.toThrow('takes too long');
  expect(await update({ code: 'aaa' })).toStrictEqual({ data: { code: 'aaa' } });
});

test('the options follow the other field', async () => {
  await update({ country: 'CA', state: 'CA-ON' });
  await expect(update({ state: 'US-ME' })).rejects.toThrow('country CA');
  await update({ country: null, state: 'US-ME' });
});

test('details of a closed room cannot be changed', async () => {
  await control.setRoomStatus(accountId, quay.roomId, { status: 'closed', closedStatusId: 'sold' });
  await expect(update({ city: 'Elsewhere' })).rejects.toThrow('closed');
});

test('the role decides who reads and who changes details', async () => {
  await update({ city: 'Elsewhere' }, ines);
  await changeRole({ canViewRoomDetails: true });
  await roomsGetRoomFieldData(ines, { path: quay });
  expect(await catchErrorCode(update({ city: 'Here' }, ines))).toBe('USER_LACKS_PERMISSIONS');
  await changeRole({});
  expect(await catchErrorCode(roomsGetRoomFieldData(ines, { path: quay }))).toBe(
    'USER_LACKS_PERMISSIONS',
  );
  await roomsGetRoomFieldSet(ines, { path: quay });
});

test('a room has the field set of its company, with rules and options', async () => {
  const set = await roomsGetRoomFieldSet(mara, { path: quay });
  expect(set).toMatchObject({ fieldSetId, title: 'Berth and quay' });
  const find = (name: string) => set.fields?.find(({ apiName }) => apiName === name);
  expect(find('country')?.configuration).toMatchObject({ isPublisher: true, dependsOn: [] });
  expect(find('state')?.configuration?.dependsOn).toStrictEqual([
    { actionType: 'FilterOptions', parentApiName: 'country' },
  ]);
  expect(find('companyRoomStatus')?.configuration?.options?.[1]).toStrictEqual({
    id: '5',
    title: 'Offered to a tenant',
    order: 2,
  });
  expect(find('buyer1')).not.toHaveProperty('type');
  expect(find('buyer1')?.fields?.map(({ apiName }) => apiName)).toContain('email');
  expect(await fieldsGetFieldSet(mara, { path: { fieldSetId } })).toStrictEqual(set);
});

test('a field set is limited to the fields that a step requires', async () => {
  const list = async (fieldsCustomDataFilters: string) => {
    const query = { fieldsCustomDataFilters };
    const { fields = [] } = await fieldsGetFieldSet(mara, { path: { fieldSetId }, query });
    return fields.map(({ apiName }) => apiName);
  };
  const onSubmit = ['listingPrice', 'state', 'leaseTermInMonths'];
  expect(await list('IsRequiredOnSubmit')).toStrictEqual(onSubmit);
  expect(await list('IsRequiredOnCreate')).toStrictEqual([]);
  await requireNames();
  expect(await list('IsRequiredOnCreate')).toStrictEqual(['city', 'seller1']);
  expect(await list('None')).toStrictEqual(['city', 'seller1', 'country']);
  const unknown = fieldsGetFieldSet(mara, {
    path: { fieldSetId: '00000000-0000-4000-8000-000000000000' },
  });
  expect(await catchErrorCode(unknown)).toBe('RESOURCE_NOT_FOUND');
});

test('a new room needs the details that its company requires', async () => {
  await requireNames();
  await expect(create({})).rejects.toThrow('city, seller1/name');
  await expect(create({ city: 'Seabird Bay', seller1: {} })).rejects.toThrow('seller1/name');
  await create({ city: 'Seabird Bay', seller1: { name: 'Mara' } });
});

test('a review needs the details that are shown', async () => {
  await submit();
  await change({ propertyType: 'rent' });
  await expect(submit()).rejects.toThrow('leaseTermInMonths');
  await change({ leaseTermInMonths: 12, listingPrice: null });
  await expect(submit()).rejects.toThrow('listingPrice');
});

async function changeRole(permissions: Record<string, boolean>): Promise<void> {
  const autoAccessToRoomsInOfficeOnly = true;
  await control.seed({
    roomsRoles: [
      {
        roleId: 52_411,
        name: 'Berth manager',
        permissions: { autoAccessToRoomsInOfficeOnly, ...permissions },
      },
    ],
  });
}

async function create(data: Data): Promise<void> {
  await roomsCreateRoom(mara, { body: { name: 'Pier 9', roleId: 52_411, fieldData: { data } } });
}

async function submit(): Promise<void> {
  await control.setRoomStatus(accountId, boathouse.roomId, { status: 'submitted' });
}

async function change(data: Data): Promise<void> {
  await roomsUpdateRoomFieldData(mara, { path: boathouse, body: { data } });
}

function ids(number: number): { fieldId: string; fieldDefinitionId: string } {
  return {
    fieldId: `00000000-0000-4000-8000-00000000000${number}`,
    fieldDefinitionId: `00000000-0000-4000-8000-10000000000${number}`,
  };
}

/** Gives the company a field set that requires a city and the name of an owner. */
async function requireNames(): Promise<void> {
  const name = { ...ids(3), title: 'Name', apiName: 'name', type: 'Text' as const };
  await control.seed({
    fieldSets: [
      {
        fieldSetId,
        title: 'Names',
        fields: [
          { ...ids(1), title: 'City', apiName: 'city', type: 'Text', isRequiredOnCreate: true },
          {
            ...ids(2),
            title: 'Owner',
            apiName: 'seller1',
            fields: [{ ...name, isRequiredOnCreate: true }],
          },
          { ...ids(4), title: 'Country', apiName: 'country', type: 'Text' },
        ],
      },
    ],
  });
}
