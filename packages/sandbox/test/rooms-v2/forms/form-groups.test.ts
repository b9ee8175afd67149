import {
  formDetailsGetFormDetails,
  formGroupsAssignFormGroupForm,
  formGroupsCreateFormGroup,
  formGroupsDeleteFormGroup,
  formGroupsGetFormGroup,
  formGroupsGetFormGroupForms,
  formGroupsGetFormGroups,
  formGroupsGrantOfficeAccessToFormGroup,
  formGroupsRemoveFormGroupForm,
  formGroupsRenameFormGroup,
  formGroupsRevokeOfficeAccessFromFormGroup,
  formLibrariesGetFormLibraries,
  formLibrariesGetFormLibraryForms,
  formProvidersGetFormProviderAssociations,
} from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';
import { access, berthLease, hazards, leases, listing, maine, sales, seabird } from './seed.ts';

const { newTenant, client, close } = await startControlTest();
afterAll(close);

const nothing = '00000000-0000-0000-0000-000000000000';

const missing = '404 RESOURCE_NOT_FOUND';

/** A tenant with Mara, who manages form groups, and Ines, who works in the office 4410. */
function start() {
  const { tenant, control, client: mara } = newTenant();
  return { control, mara, ines: client({ tenant, token: 'sandbox-sender' }) };
}

describe('form libraries', () => {
  it('list their forms, and which of them the caller can use now', async () => {
    const { mara, control } = start();
    const { formsLibrarySummaries: libraries } = await formLibrariesGetFormLibraries(mara);
    expect(libraries).toEqual([
      { formsLibraryId: seabird, name: 'Seabird Bay Property Association', formCount: 2 },
      { formsLibraryId: maine, name: 'Maine Harbour Association', formCount: 2 },
    ]);
    const path = { formLibraryId: maine.toUpperCase() };
    const listUsable = async () => {
      const { forms = [] } = await formLibrariesGetFormLibraryForms(mara, { path });
      return forms.map(({ name, viewingUserHasAccess }) => [name, viewingUserHasAccess]);
    };
    await control.freeze('2026-12-31T00:00:00Z');
    expect(await listUsable()).toEqual([
      ['Disclosure of hazards', false],
      ['Berth lease', true],
    ]);
    await control.freeze('2027-01-01T00:00:00Z');
    expect(await listUsable()).toEqual([
      ['Disclosure of hazards', true],
      ['Berth lease', true],
    ]);
  });

  it('are cut into pages', async () => {
    const { mara } = start();
    const page = await formLibrariesGetFormLibraryForms(mara, {
      path: { formLibraryId: seabird },
      query: { count: 1, startPosition: 1 },
    });
    expect(page).toMatchObject({
      forms: [{ libraryFormId: listing }],
      resultSetSize: 1,
      startPosition: 1,
      endPosition: 1,
      totalRowCount: 2,
      nextUri: null,
    });
    expect(page.priorUri).toContain('startPosition=0');
  });

  it('are only for their offices, if the company wants that', async () => {
    const { control, mara, ines } = start();
    await control.seed({
      roomsCompanies: [
        {
          companyId: 20417,
          name: 'Harbour Leasing',
          defaultFieldSetId: '7e2c9a54-1b86-4f3d-90a7-c5d8e1f46b20',
          requireOfficeLibraryAssignments: true,
        },
      ],
    });
    const { formsLibrarySummaries: all } = await formLibrariesGetFormLibraries(mara);
    expect(all).toHaveLength(2);
    const { formsLibrarySummaries: own = [] } = await formLibrariesGetFormLibraries(ines);
    expect(own.map(({ formsLibraryId }) => formsLibraryId)).toEqual([seabird]);
    const path = { formLibraryId: maine };
    expect(await catchRefusal(formLibrariesGetFormLibraryForms(ines, { path }))).toBe(missing);
    // The lease is in a group of the office all the same.
    const { forms = [] } = await formGroupsGetFormGroupForms(ines, {
      path: { formGroupId: leases },
    });
    expect(forms).toHaveLength(2);
  });

  it('are not there under another ID, and neither are forms and providers', async () => {
    const { mara } = start();
    for (const call of [
      () => formLibrariesGetFormLibraryForms(mara, { path: { formLibraryId: nothing } }),
      () => formDetailsGetFormDetails(mara, { path: { formId: nothing } }),
      () => formProvidersGetFormProviderAssociations(mara, { path: { providerId: 'ohio-forms' } }),
    ])
      expect(await catchRefusal(call())).toBe(missing);
  });
});

it('the details of a form have its dates without zone', async () => {
  const { ines } = start();
  const details = await formDetailsGetFormDetails(ines, { path: { formId: hazards } });
  expect(details).toEqual({
    formId: hazards,
    name: 'Disclosure of hazards',
    lastUpdatedDate: '2026-11-02T09:00:00',
    createdDate: '2026-11-02T09:00:00',
    availableOnDate: '2027-01-01T00:00:00',
    ownerName: 'Maine Harbour Association',
    version: '1',
    numberOfPages: 1,
  });
});

describe('a form group', () => {
  it('is created, gets forms and offices, and loses them again', async () => {
    const { mara } = start();
    const created = await formGroupsCreateFormGroup(mara, { body: { name: ' Sublets ' } });
    expect(created).toMatchObject({ name: 'Sublets', officeIds: [], forms: [] });
    const formGroupId = created.formGroupId ?? '';
    const path = { formGroupId };
    await formGroupsAssignFormGroupForm(mara, { path, body: { formId: berthLease } });
    await formGroupsAssignFormGroupForm(mara, {
      path,
      body: { formId: access.toUpperCase(), isRequired: true },
    });
    await formGroupsAssignFormGroupForm(mara, {
      path,
      body: { formId: berthLease, isRequired: true },
    });
    for (const officeId of [4411, 4410, 4411])
      await formGroupsGrantOfficeAccessToFormGroup(mara, { path: { formGroupId, officeId } });
    const group = await formGroupsGetFormGroup(mara, { path });
    expect(group.officeIds).toEqual([4411, 4410]);
    expect(group.forms?.map(({ formId, isRequired }) => [formId, isRequired])).toEqual([
      [berthLease, true],
      [access, true],
    ]);
    await formGroupsRemoveFormGroupForm(mara, { path: { formGroupId, formId: berthLease } });
    for (const officeId of [4411, 4411])
      await formGroupsRevokeOfficeAccessFromFormGroup(mara, { path: { formGroupId, officeId } });
    const { forms, totalRowCount } = await formGroupsGetFormGroupForms(mara, { path });
    expect(forms).toEqual([
      {
        formId: access,
        isRequired: true,
        name: 'Quay access form',
        lastUpdatedDate: '2026-06-15T11:30:00',
      },
    ]);
    expect(totalRowCount).toBe(1);
    const renamed = await formGroupsRenameFormGroup(mara, { path, body: { name: 'Shares' } });
    expect(renamed).toMatchObject({ name: 'Shares', officeIds: [4410] });
    await formGroupsDeleteFormGroup(mara, { path });
    expect(await catchRefusal(formGroupsGetFormGroup(mara, { path }))).toBe(missing);
  });

  it('is visible to the members of its offices only', async () => {
    const { mara, ines } = start();
    const { formGroups: all = [] } = await formGroupsGetFormGroups(mara);
    expect(all.map(({ name }) => name)).toEqual(['Leases', 'Sales of quays']);
    const path = { formGroupId: sales };
    const read = () => formGroupsGetFormGroupForms(ines, { path });
    expect(await catchRefusal(read())).toBe(missing);
    await formGroupsGrantOfficeAccessToFormGroup(mara, { path: { ...path, officeId: 4410 } });
    expect((await read()).forms).toHaveLength(1);
  });

  it('refuses forms, offices and names that are not there', async () => {
    const { mara } = start();
    const path = { formGroupId: leases };
    const outcomes = await Promise.all(
      [
        formGroupsAssignFormGroupForm(mara, { path, body: { formId: nothing } }),
        formGroupsRemoveFormGroupForm(mara, { path: { ...path, formId: listing } }),
        formGroupsGrantOfficeAccessToFormGroup(mara, { path: { ...path, officeId: 9 } }),
        formGroupsRevokeOfficeAccessFromFormGroup(mara, { path: { ...path, officeId: 9 } }),
        formGroupsRenameFormGroup(mara, { path, body: { name: '  ' } }),
      ].map((call) => catchRefusal(call)),
    );
    expect(outcomes).toEqual([
      missing,
      missing,
      missing,
      missing,
      '400 PROPERTY_VALIDATION_FAILURE',
    ]);
  });

  it('is changed only by members who may, and only within their access level', async () => {
    const { control, mara, ines } = start();
    const path = { formGroupId: leases };
    const denied = '403 USER_LACKS_PERMISSIONS';
    const create = () => catchRefusal(formGroupsCreateFormGroup(ines, { body: { name: 'Own' } }));
    expect(await create()).toBe(denied);
    await control.seed({
      roomsRoles: [{ roleId: 52411, name: 'Forms', permissions: { canManageFormGroups: true } }],
    });
    const renamed = await formGroupsRenameFormGroup(ines, { path, body: { name: 'Ours' } });
    expect(renamed.name).toBe('Ours');
    const grant = (officeId: number) =>
      formGroupsGrantOfficeAccessToFormGroup(ines, { path: { ...path, officeId } });
    expect(await catchRefusal(grant(4411))).toBe(denied);
    await formGroupsGrantOfficeAccessToFormGroup(mara, { path: { ...path, officeId: 4411 } });
    expect(await catchRefusal(formGroupsDeleteFormGroup(ines, { path }))).toBe(denied);
  });
});
