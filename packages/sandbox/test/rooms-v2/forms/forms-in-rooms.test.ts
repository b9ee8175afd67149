import {
  documentsGetDocument,
  formGroupsGrantOfficeAccessToFormGroup,
  roomsAddFormToRoom,
  roomsGetDocuments,
} from '@countersign/client/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { catchRefusal } from '../../account/users/ask.ts';
import { startControlTest } from '../../control/harness.ts';
import { createQuay, type QuayOptions, roomId } from './quay.ts';
import { readFields } from './read-fields.ts';
import { access, berthLease, hazards, listing, sales } from './seed.ts';

const { newTenant, client, close } = await startControlTest();
afterAll(close);

async function start(options: QuayOptions = {}) {
  const { tenant, control, client: mara } = newTenant();
  await control.seed(createQuay(options));
  return { control, mara, ines: client({ tenant, token: 'sandbox-sender' }) };
}

const path = { roomId };

it('a form becomes a document with the details of the room', async () => {
  const { mara } = await start();
  const added = await roomsAddFormToRoom(mara, {
    path,
    body: { formId: listing.toUpperCase() },
  });
  expect(added).toMatchObject({
    name: 'Listing agreement.pdf',
    ownerId: 33_127,
    isSigned: false,
    docuSignFormId: listing,
    isDynamic: true,
    isVirtual: false,
    owner: { firstName: 'Mara' },
  });
  const { documents = [] } = await roomsGetDocuments(mara, { path });
  expect(documents).toEqual([added]);
  const document = await documentsGetDocument(mara, {
    path: { documentId: added.documentId ?? 0 },
    query: { includeContents: true },
  });
  const pdf = Buffer.from(document.base64Contents ?? '', 'base64');
  expect(pdf).toHaveLength(added.size ?? 0);
  expect(await readFields(pdf)).toEqual({
    address1: 'Quay 9',
    city: '',
    state: 'ME',
    postalCode: '',
    listingPrice: '495,000',
    contractDate: '11/30/2026',
    brokerName: '',
    commission: '',
    isVacant: 'true',
    comments: '',
  });
});

it('the document follows the details of the room', async () => {
  const { mara, control } = await start();
  const { documentId = 0 } = await roomsAddFormToRoom(mara, { path, body: { formId: access } });
  await control.seed(
    createQuay({
      fieldData: { address1: 'Quay 10', isVacant: false, comments: 'Mind the crane.\nAlways.' },
      changedAt: '2026-11-21T08:00:00Z',
    }),
  );
  const { base64Contents = '' } = await documentsGetDocument(mara, {
    path: { documentId },
    query: { includeContents: true },
  });
  expect(await readFields(Buffer.from(base64Contents, 'base64'))).toMatchObject({
    address1: 'Quay 10',
    isVacant: 'false',
    comments: 'Mind the crane.\nAlways.',
  });
});

it('a form can be added twice, and only from the day on which it is available', async () => {
  const { mara, control } = await start();
  const add = (formId: string) => roomsAddFormToRoom(mara, { path, body: { formId } });
  await control.freeze('2026-12-31T00:00:00Z');
  expect(await catchRefusal(add(hazards))).toBe('400 PROPERTY_VALIDATION_FAILURE');
  await control.freeze('2027-01-01T00:00:00Z');
  await add(hazards);
  await add(hazards);
  const { totalRowCount } = await roomsGetDocuments(mara, { path });
  expect(totalRowCount).toBe(2);
});

it('refuses forms and rooms that are not there', async () => {
  const { mara } = await start();
  const formId = '00000000-0000-0000-0000-000000000000';
  expect(await catchRefusal(roomsAddFormToRoom(mara, { path, body: { formId } }))).toBe(
    '404 RESOURCE_NOT_FOUND',
  );
  const other = { path: { roomId: 1 }, body: { formId: access } };
  expect(await catchRefusal(roomsAddFormToRoom(mara, other))).toBe('404 RESOURCE_NOT_FOUND');
});

describe('the role in the room decides where forms come from', () => {
  const denied = '403 USER_LACKS_PERMISSIONS';

  it('without a permission for forms, none can be added', async () => {
    const { ines } = await start({ ines: { canAddDocuments: true } });
    const call = roomsAddFormToRoom(ines, { path, body: { formId: access } });
    expect(await catchRefusal(call)).toBe(denied);
  });

  it('with form groups, those in a group of the office of the room or of their own', async () => {
    const { mara, ines } = await start({
      ines: { canAddDocumentsFromFormGroups: true },
      officeId: 4411,
    });
    const add = (formId: string) => roomsAddFormToRoom(ines, { path, body: { formId } });
    await add(access);
    expect(await catchRefusal(add(listing))).toBe(denied);
    const formGroupId = sales;
    await formGroupsGrantOfficeAccessToFormGroup(mara, { path: { formGroupId, officeId: 4411 } });
    await add(listing);
  });

  it('with form libraries, all forms', async () => {
    const { ines } = await start({ ines: { canAddDocumentsFromFormLibraries: true } });
    for (const formId of [access, berthLease, listing])
      await roomsAddFormToRoom(ines, { path, body: { formId } });
  });
});
