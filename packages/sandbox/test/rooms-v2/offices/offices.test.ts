import type { Client } from '@countersign/client';
import {
  formGroupsGrantOfficeAccessToFormGroup,
  formGroupsRevokeOfficeAccessFromFormGroup,
  officesCreateOffice,
  officesDeleteOffice,
  officesGetOffice,
  officesGetOffices,
  officesGetReferenceCounts,
  regionsDeleteRegion,
  roomsDeleteRoom,
} from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';
import { openTenant } from '../company/people.ts';
import { sales } from '../forms/seed.ts';

const test = await startControlTest();
afterAll(test.close);

const [harbour, yard] = [4410, 4411];

/** The counts of an office that nothing refers to. */
const free = { Rooms: 0, Users: 0, FormGroups: 0, FormLibraries: 0 };

async function countReferences(client: Client, officeId: number) {
  const { referencesCounts = [] } = await officesGetReferenceCounts(client, { path: { officeId } });
  return Object.fromEntries(
    referencesCounts.map(({ referenceType, referencedCount }) => [referenceType, referencedCount]),
  );
}

/** Deletes the only room of the yard in the seed. */
async function deleteYardRoom(client: Client): Promise<void> {
  await roomsDeleteRoom(client, { path: { roomId: 5_516_880 } });
}

describe('an office', () => {
  it('is created with what was sent, and refers to its region', async () => {
    const { client, control } = test.newTenant();
    await control.freeze('2026-12-01T08:30:00Z');
    const body = {
      name: 'South office',
      regionId: 1208,
      address1: '7 Rope Walk',
      city: 'Halifax',
      stateId: 'CA-NS',
      countryId: 'CA',
      timeZoneId: 'atlantic',
    };
    const made = await officesCreateOffice(client, { body });
    expect(made).toEqual({
      ...body,
      officeId: expect.any(Number),
      createdDate: '2026-12-01T08:30:00',
    });
    const path = { officeId: made.officeId ?? 0 };
    expect(await officesGetOffice(client, { path })).toEqual(made);
    expect(await catchRefusal(regionsDeleteRegion(client, { path: { regionId: 1208 } }))).toBe(
      '400 REGION_IN_USE',
    );
    await officesDeleteOffice(client, { path });
    await regionsDeleteRegion(client, { path: { regionId: 1208 } });
    expect(await catchRefusal(officesGetOffice(client, { path }))).toBe('404 RESOURCE_NOT_FOUND');
  });

  it.each([
    ['/name', { name: ' ' }, 'needs a name'],
    ['/regionId', { regionId: 9 }, 'has no region 9'],
    ['/countryId', { countryId: 'SE' }, 'GlobalLists_GetCountries'],
    ['/stateId', { stateId: 'US-ZZ' }, 'GlobalLists_GetStates'],
    ['/stateId', { countryId: 'CA', stateId: 'US-ME' }, 'not in the country CA'],
    ['/timeZoneId', { timeZoneId: 'Europe/Paris' }, 'GlobalLists_GetTimeZones'],
  ])('is refused where %s does not fit: %o', async (at, more, reason) => {
    const { client } = test.newTenant();
    const call = officesCreateOffice(client, { body: { name: 'South office', ...more } });
    await expect(call).rejects.toMatchObject({
      status: 400,
      code: 'PROPERTY_VALIDATION_FAILURE',
      message: expect.stringMatching(new RegExp(`at ${at}: .*${reason}`)),
    });
    expect((await officesGetOffices(client)).totalRowCount).toBe(2);
  });

  it('cannot be deleted while a room refers to it', async () => {
    const { client } = test.newTenant();
    const path = { officeId: yard };
    expect(await countReferences(client, yard)).toEqual({ ...free, Rooms: 1 });
    await expect(officesDeleteOffice(client, { path })).rejects.toMatchObject({
      status: 400,
      code: 'OFFICE_IN_USE',
      message: expect.stringContaining('cannot be deleted: 1 room refers to it'),
    });
    await deleteYardRoom(client);
    expect(await countReferences(client, yard)).toEqual(free);
    await officesDeleteOffice(client, { path });
    expect(await catchRefusal(officesGetOffice(client, { path }))).toBe('404 RESOURCE_NOT_FOUND');
  });

  it('cannot be deleted while users refer to it', async () => {
    const { client, control } = await openTenant(test, { defaultOfficeId: yard });
    await deleteYardRoom(client);
    expect(await countReferences(client, yard)).toEqual({ ...free, Users: 1 });
    await expect(officesDeleteOffice(client, { path: { officeId: yard } })).rejects.toMatchObject({
      status: 400,
      code: 'OFFICE_IN_USE',
      message: expect.stringContaining('Office 4411 (Boat yard) cannot be deleted: 1 user refers'),
    });
    await control.seed({
      roomsUsers: [
        {
          userId: 33_141,
          email: 'una.berg@harbour.example',
          firstName: 'Una',
          lastName: 'Berg',
          accessLevel: 'Office',
          status: 'Pending',
          roleId: 52_411,
          offices: [harbour, yard],
        },
      ],
    });
    expect(await countReferences(client, yard)).toEqual({ ...free, Users: 2 });
  });

  it('cannot be deleted while forms are granted to it', async () => {
    const { client } = test.newTenant();
    await deleteYardRoom(client);
    const path = { officeId: yard };
    const grant = { path: { formGroupId: sales, officeId: yard } };
    await formGroupsGrantOfficeAccessToFormGroup(client, grant);
    expect(await countReferences(client, yard)).toEqual({ ...free, FormGroups: 1 });
    await expect(officesDeleteOffice(client, { path })).rejects.toMatchObject({
      code: 'OFFICE_IN_USE',
      message: expect.stringContaining('1 form group refers to it'),
    });
    await formGroupsRevokeOfficeAccessFromFormGroup(client, grant);
    await officesDeleteOffice(client, { path });
    // The seed assigns a library to the other office.
    expect(await countReferences(client, harbour)).toMatchObject({ FormLibraries: 1 });
    expect(await catchRefusal(officesDeleteOffice(client, { path: { officeId: harbour } }))).toBe(
      '400 OFFICE_IN_USE',
    );
  });
});

describe('a list of offices', () => {
  it('is searched by name in any case, and paged', async () => {
    const { client } = test.newTenant();
    const found = await officesGetOffices(client, { query: { search: 'YARD' } });
    expect(found.officeSummaries?.map(({ officeId }) => officeId)).toEqual([yard]);
    const page = await officesGetOffices(client, { query: { count: 1, startPosition: 1 } });
    expect(page).toMatchObject({
      officeSummaries: [{ officeId: yard }],
      resultSetSize: 1,
      startPosition: 1,
      endPosition: 1,
      totalRowCount: 2,
      nextUri: null,
      priorUri: '/offices?count=1&startPosition=0',
    });
  });

  it.each([
    ['Company', {}, [harbour, yard]],
    ['Region', { regions: [1207] }, [harbour]],
    ['Region', { regions: [1208] }, []],
    ['Office', { offices: [yard] }, [yard]],
    ['Contributor', { offices: [yard] }, [yard]],
  ])(
    'has those that a member with the access level %s and %o can access',
    async (accessLevel, more, expected) => {
      const { jonas } = await openTenant(test, { accessLevel, ...more });
      const { officeSummaries = [] } = await officesGetOffices(jonas, {
        query: { onlyAccessible: true },
      });
      expect(officeSummaries.map(({ officeId }) => officeId)).toEqual(expected);
      expect((await officesGetOffices(jonas)).totalRowCount).toBe(2);
    },
  );
});

describe('who may use offices', () => {
  it('lets every member read them, and only those with the permission change them', async () => {
    const { jonas } = await openTenant(test);
    expect((await officesGetOffice(jonas, { path: { officeId: yard } })).name).toBe('Boat yard');
    for (const call of [
      () => officesCreateOffice(jonas, { body: { name: 'South office' } }),
      () => officesDeleteOffice(jonas, { path: { officeId: yard } }),
    ])
      expect(await catchRefusal(call())).toBe('403 USER_LACKS_PERMISSIONS');
  });

  it('keeps them from people from outside', async () => {
    const { jonas } = await openTenant(test, { isMember: false, accessLevel: 'Contributor' });
    for (const call of [
      () => officesGetOffices(jonas),
      () => officesGetOffice(jonas, { path: { officeId: yard } }),
      () => officesGetReferenceCounts(jonas, { path: { officeId: yard } }),
    ])
      expect(await catchRefusal(call())).toBe('403 USER_LACKS_PERMISSIONS');
  });
});
