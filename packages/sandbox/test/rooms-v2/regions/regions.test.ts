import {
  regionsCreateRegion,
  regionsDeleteRegion,
  regionsGetRegion,
  regionsGetRegionReferenceCounts,
  regionsGetRegions,
} from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';
import { openTenant } from '../company/people.ts';

const test = await startControlTest();
afterAll(test.close);

const [north, south] = [1207, 1208];

describe('a region', () => {
  it('is created with a name, at the time of the tenant', async () => {
    const { client, control } = test.newTenant();
    await control.freeze('2026-12-01T08:30:00.520Z');
    const made = await regionsCreateRegion(client, { body: { name: 'Island' } });
    expect(made).toEqual({
      regionId: expect.any(Number),
      name: 'Island',
      createdDate: '2026-12-01T08:30:00.52',
    });
    const path = { regionId: made.regionId ?? 0 };
    expect(await regionsGetRegion(client, { path })).toEqual(made);
    const { regionSummaries = [] } = await regionsGetRegions(client);
    expect(regionSummaries.map(({ name }) => name)).toEqual(['North quay', 'South quay', 'Island']);
    await regionsDeleteRegion(client, { path });
    expect(await catchRefusal(regionsGetRegion(client, { path }))).toBe('404 RESOURCE_NOT_FOUND');
    expect(await catchRefusal(regionsDeleteRegion(client, { path }))).toBe(
      '404 RESOURCE_NOT_FOUND',
    );
  });

  it('needs a name that is more than white space', async () => {
    const { client } = test.newTenant();
    const call = regionsCreateRegion(client, { body: { name: '  ' } });
    await expect(call).rejects.toMatchObject({
      code: 'PROPERTY_VALIDATION_FAILURE',
      message: expect.stringContaining('/name'),
    });
  });

  it('cannot be deleted while an office or a user refers to it', async () => {
    const { client } = await openTenant(test, { accessLevel: 'Region', regions: [north, south] });
    const count = async (regionId: number) => {
      const { referenceCounts = [] } = await regionsGetRegionReferenceCounts(client, {
        path: { regionId },
      });
      return Object.fromEntries(
        referenceCounts.map(({ referenceType, referenceCount }) => [referenceType, referenceCount]),
      );
    };
    expect(await count(north)).toEqual({ Offices: 1, Users: 1 });
    expect(await count(south)).toEqual({ Offices: 0, Users: 1 });
    await expect(regionsDeleteRegion(client, { path: { regionId: north } })).rejects.toMatchObject({
      status: 400,
      code: 'REGION_IN_USE',
      message: expect.stringContaining('1 office and 1 user refer to it'),
    });
    await expect(regionsDeleteRegion(client, { path: { regionId: south } })).rejects.toMatchObject({
      message: expect.stringContaining('1 user refers to it'),
    });
  });
});

describe('who may use regions', () => {
  it('lets every member read them, and only those with the permission change them', async () => {
    const { jonas } = await openTenant(test);
    expect((await regionsGetRegions(jonas)).totalRowCount).toBe(2);
    expect((await regionsGetRegion(jonas, { path: { regionId: south } })).name).toBe('South quay');
    for (const call of [
      () => regionsCreateRegion(jonas, { body: { name: 'Island' } }),
      () => regionsDeleteRegion(jonas, { path: { regionId: south } }),
    ])
      expect(await catchRefusal(call())).toBe('403 USER_LACKS_PERMISSIONS');
  });

  it('keeps them from people from outside', async () => {
    const { jonas } = await openTenant(test, { isMember: false, accessLevel: 'Contributor' });
    for (const call of [
      () => regionsGetRegions(jonas),
      () => regionsGetRegion(jonas, { path: { regionId: south } }),
      () => regionsGetRegionReferenceCounts(jonas, { path: { regionId: south } }),
    ])
      expect(await catchRefusal(call())).toBe('403 USER_LACKS_PERMISSIONS');
  });

  it.each([
    ['Company', [], [north, south]],
    ['Region', [south], [south]],
    ['Office', [], []],
  ])(
    'lists those that a member with the access level %s manages',
    async (accessLevel, regions, expected) => {
      const { jonas } = await openTenant(test, { accessLevel, regions });
      const { regionSummaries = [] } = await regionsGetRegions(jonas, {
        query: { managedOnly: true },
      });
      expect(regionSummaries.map(({ regionId }) => regionId)).toEqual(expected);
      const all = await regionsGetRegions(jonas, { query: { managedOnly: false } });
      expect(all.totalRowCount).toBe(2);
    },
  );

  it('keeps those of another company apart', async () => {
    const { client, control } = test.newTenant();
    const { token } = await control.createRoomsCompany();
    const call = regionsGetRegions(test.client({ tenant: control.tenant, token }));
    expect(await catchRefusal(call)).toBe('400 USER_LACKS_MEMBERSHIP');
    expect((await regionsGetRegions(client)).totalRowCount).toBe(2);
  });
});
