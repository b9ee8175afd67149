import type { Client } from '@countersign/client';
import {
  documentsCreateDocumentUser,
  documentsDeleteDocument,
  documentsGetDocument,
  roomFoldersGetRoomFolders,
  roomsAddDocumentToRoom,
  roomsAddDocumentToRoomViaFileUpload,
  roomsGetDocuments,
} from '@countersign/client/rooms-v2';
import type { Permissions } from '@countersign/types/rooms-v2';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode } from '../../lease.ts';
import { createPier, ines, jonas, mara, pier, quay } from './pier.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const all: Permissions = { canAddDocuments: true };

async function newTest(options: Parameters<typeof createPier>[0] = {}) {
  const test = newTenant();
  const { tenant } = test;
  await test.control.seed(createPier({ ines: all, jonas: all, ...options }));
  return {
    ...test,
    asInes: createTestClient({ tenant, token: 'sandbox-sender' }),
    asJonas: createTestClient({ tenant, token: 'sandbox-viewer' }),
  };
}

function base64(text: string): string {
  return Buffer.from(text).toString('base64');
}

async function add(client: Client, name = 'Notice.txt', more = {}): Promise<number> {
  const body = { name, base64Contents: base64(`The text of ${name}`), ...more };
  const { documentId = 0 } = await roomsAddDocumentToRoom(client, { path: { roomId: pier }, body });
  return documentId;
}

async function listNames(client: Client, query = {}, roomId = pier): Promise<string[]> {
  const { documents = [] } = await roomsGetDocuments(client, { path: { roomId }, query });
  return documents.map(({ name = '' }) => name);
}

function share(client: Client, documentId: number, userId: number) {
  return documentsCreateDocumentUser(client, { path: { documentId }, body: { userId } });
}

function remove(client: Client, documentId: number) {
  return documentsDeleteDocument(client, { path: { documentId } });
}

describe('adding', () => {
  it('keeps a document that came as JSON, with its bytes', async () => {
    const { client } = await newTest();
    const path = { roomId: pier };
    const body = { name: ' Rules.txt ', base64Contents: base64('No swimming.') };
    const added = await roomsAddDocumentToRoom(client, { path, body });
    expect(added).toMatchObject({
      name: 'Rules.txt',
      ownerId: mara,
      size: 12,
      folderId: pier,
      isSigned: false,
      isArchived: false,
      isVirtual: false,
      isDynamic: false,
      owner: { userId: mara, firstName: 'Mara', companyName: 'Harbour Leasing' },
    });
    const { documentId = 0 } = added;
    const got = await documentsGetDocument(client, {
      path: { documentId },
      query: { includeContents: true },
    });
    expect(got).toMatchObject({
      documentId,
      roomId: pier,
      name: 'Rules.txt',
      contentType: 'text/plain',
      base64Contents: body.base64Contents,
    });
    const bare = await documentsGetDocument(client, { path: { documentId } });
    expect(bare).not.toHaveProperty('base64Contents');
    expect(await listNames(client)).toEqual(['Rules.txt']);
  });

  it('keeps a file of a form as it came', async () => {
    const { client } = await newTest();
    const bytes = Uint8Array.from({ length: 256 }, (_, index) => index);
    const file = new File([bytes], 'C:\\plans\\Pier – plan.xps');
    const path = { roomId: pier };
    const added = await roomsAddDocumentToRoomViaFileUpload(client, { path, body: { file } });
    expect(added).toMatchObject({ name: 'Pier – plan.xps', size: 256, ownerId: mara });
    const { documentId = 0 } = added;
    const query = { includeContents: true };
    const got = await documentsGetDocument(client, { path: { documentId }, query });
    expect(Buffer.from(got.base64Contents ?? '', 'base64')).toEqual(Buffer.from(bytes));
    expect(got.contentType).toBe('application/octet-stream');
  });

  it('can give it to another person in the room, into a folder', async () => {
    const { client } = await newTest();
    const documentId = await add(client, 'Plan.pdf', { ownerId: ines, contentType: 'image/png' });
    expect(await documentsGetDocument(client, { path: { documentId } })).toMatchObject({
      ownerId: ines,
      contentType: 'image/png',
    });
    const path = { roomId: quay };
    const body = { name: 'Berths.txt', base64Contents: base64('40 to 46'), folderId: 612 };
    const added = await roomsAddDocumentToRoom(client, { path, body });
    expect(added.folderId).toBe(612);
    const inFolder = await listNames(client, { roomFolderId: 612 }, quay);
    expect(inFolder).toEqual(['Mooring notice.txt', 'Berths.txt']);
  });

  it.each([
    ['an empty name', { name: ' ' }],
    ['a name of 256 characters', { name: 'a'.repeat(256) }],
    ['no content', { base64Contents: '' }],
    ['a folder of another room', { folderId: 612 }],
    ['an owner who is not in the room', { ownerId: 33_128 }],
  ])('refuses %s', async (_what, more) => {
    const { client } = await newTest();
    expect(await catchErrorCode(add(client, 'Notice.txt', more))).toBe(
      'PROPERTY_VALIDATION_FAILURE',
    );
    expect(await listNames(client)).toEqual([]);
  });

  it('refuses a form with an empty file', async () => {
    const { client } = await newTest();
    const body = { file: new File([], 'Empty.txt') };
    const call = roomsAddDocumentToRoomViaFileUpload(client, { path: { roomId: pier }, body });
    expect(await catchErrorCode(call)).toBe('PROPERTY_VALIDATION_FAILURE');
  });

  it('takes files of 35 MB', async () => {
    const { client } = await newTest();
    const path = { roomId: pier };
    const upload = (bytes: number) =>
      roomsAddDocumentToRoomViaFileUpload(client, {
        path,
        body: { file: new File([new Uint8Array(bytes)], 'Film.pptx') },
      });
    const most = 35 * 1024 * 1024;
    expect(await upload(most)).toMatchObject({ size: most });
    expect(await catchErrorCode(upload(most + 1))).toBe('PROPERTY_VALIDATION_FAILURE');
  });

  it('needs the permission to add documents, and to be in the room', async () => {
    const { asInes, asJonas, client } = await newTest({ jonas: { canShareDocsNotOwned: true } });
    expect(await catchErrorCode(add(asJonas))).toBe('USER_LACKS_PERMISSIONS');
    const body = { name: 'a.txt', base64Contents: base64('a') };
    // Ines sees the rooms of her office, where she may add documents only if she is in the room.
    const call = roomsAddDocumentToRoom(asInes, { path: { roomId: quay }, body });
    expect(await catchErrorCode(call)).toBe('USER_LACKS_PERMISSIONS');
    expect(await listNames(client)).toEqual([]);
  });
});

describe('lists', () => {
  it('have what the examples show', async () => {
    const { client } = await newTest();
    const path = { roomId: quay };
    const list = await roomsGetDocuments(client, { path });
    expect(list).toMatchObject({ totalRowCount: 4, startPosition: 0, endPosition: 3 });
    expect(list.documents?.[0]).toMatchObject({ documentId: 771_204, isSigned: true });
    const names = [
      'Berth lease.pdf',
      'Mooring notice.txt',
      'Quay access form.pdf',
      'Berth lease 2025.pdf',
    ];
    expect(await listNames(client, {}, quay)).toEqual(names);
    const page = await roomsGetDocuments(client, { path, query: { startPosition: 1, count: 1 } });
    expect(page).toMatchObject({ resultSetSize: 1, totalRowCount: 4 });
    expect(page.nextUri).toMatch(/documents\?startPosition=2&count=1$/);
  });

  it('are filtered by name, and by what is archived', async () => {
    const { client } = await newTest();
    const lease = { nameFilter: 'LEASE' };
    const [current, archived] = ['Berth lease.pdf', 'Berth lease 2025.pdf'];
    const list = (more: object) => listNames(client, { ...lease, ...more }, quay);
    expect(await list({})).toEqual([current, archived]);
    expect(await list({ includeArchived: true })).toEqual([archived]);
    expect(await list({ includeArchived: false })).toEqual([current]);
  });

  it('leave out forms without content on request', async () => {
    const { client, control } = await newTest();
    const form = { documentId: 780_001, roomId: pier, name: 'Form.pdf', ownerId: mara };
    await control.seed({ roomDocuments: [{ ...form, isDynamic: true, isVirtual: true }] });
    expect(await listNames(client)).toEqual(['Form.pdf']);
    expect(await listNames(client, { requireContentForDynamicDocuments: true })).toEqual([]);
  });

  it('have 100 documents where the request names no count', async () => {
    const { client, control } = await newTest();
    const ids = [...Array(101).keys()].map((index) => 790_000 + index);
    await control.seed({
      roomDocuments: ids.map((documentId) => ({
        documentId,
        roomId: pier,
        name: `Plan ${documentId}.pdf`,
        ownerId: mara,
      })),
    });
    const page = await roomsGetDocuments(client, { path: { roomId: pier } });
    expect(page).toMatchObject({ resultSetSize: 100, endPosition: 99, totalRowCount: 101 });
    expect(page.nextUri).toMatch(/documents\?startPosition=100&count=100$/);
  });

  it('of folders begin with the default one', async () => {
    const { client } = await newTest();
    const at = (roomId: number) => roomFoldersGetRoomFolders(client, { path: { roomId } });
    expect(await at(quay)).toMatchObject({
      folders: [
        { roomFolderId: 611, name: 'Documents', isDefault: true },
        { roomFolderId: 612, name: 'Notices', isDefault: false },
      ],
      totalRowCount: 2,
    });
    expect((await at(pier)).folders).toEqual([
      { roomFolderId: pier, name: 'Documents', isDefault: true },
    ]);
  });
});

describe('who can view a document', () => {
  it('is its owner, the owners of the room, and who it is shared with', async () => {
    const { client, asInes, asJonas, control } = await newTest();
    const documentId = await add(asInes, 'Plan.txt');
    expect(await listNames(client)).toEqual(['Plan.txt']);
    expect(await listNames(asInes)).toEqual(['Plan.txt']);
    expect(await listNames(asJonas)).toEqual([]);
    const get = () => documentsGetDocument(asJonas, { path: { documentId } });
    expect(await catchErrorCode(get())).toBe('RESOURCE_NOT_FOUND');

    const shared = await share(asInes, documentId, jonas);
    expect(shared).toEqual({
      userId: jonas,
      documentId,
      name: 'Plan.txt',
      hasAccess: true,
      canApproveTask: false,
      canAssignToTaskList: false,
      canCopy: true,
      canDelete: false,
      canRemoveFromTaskList: false,
      canRemoveApproval: false,
      canRename: false,
      canShare: false,
      canViewActivity: false,
    });
    expect(await get()).toMatchObject({ name: 'Plan.txt', ownerId: ines });
    expect(await listNames(asJonas)).toEqual(['Plan.txt']);
    await share(asInes, documentId, jonas);
    const mails = await control.outbox({ reason: 'room-document-shared' });
    expect(mails.map(({ to, text }) => [to.email, text.join(' ')])).toEqual([
      [
        'jonas.weber@harbour.example',
        'Ines Arcand of Harbour Leasing gave you access to Plan.txt in the room Pier 9.',
      ],
    ]);
  });

  it('is everyone of the office, if the role of the owner says so', async () => {
    const open = { ...all, documentsViewableByOthersInRoomFromOffice: true };
    const same = await newTest({ ines: open, officeOfJonas: 4410 });
    await add(same.asInes);
    expect(await listNames(same.asJonas)).toEqual(['Notice.txt']);
    const other = await newTest({ ines: open });
    await add(other.asInes);
    expect(await listNames(other.asJonas)).toEqual([]);
  });

  it('is everyone with the same role, who owns it too, if the role says so', async () => {
    const role = { ...all, documentsAutoOwnedByPeers: true, canDeleteOwnedDocuments: true };
    const { asInes, asJonas } = await newTest({ ines: role, sameRole: true });
    const documentId = await add(asInes);
    expect(await listNames(asJonas)).toEqual(['Notice.txt']);
    await remove(asJonas, documentId);
    expect(await listNames(asInes)).toEqual([]);
  });

  it('is not a person who is not in the room', async () => {
    const { client, asJonas } = await newTest();
    expect(await catchErrorCode(listNames(asJonas, {}, quay))).toBe('RESOURCE_NOT_FOUND');
    const path = { documentId: 771_204 };
    const get = documentsGetDocument(asJonas, { path });
    expect(await catchErrorCode(get)).toBe('RESOURCE_NOT_FOUND');
    expect(await documentsGetDocument(client, { path })).toMatchObject({ name: 'Berth lease.pdf' });
  });
});

describe('sharing', () => {
  it('needs a permission for documents of others', async () => {
    const one = await newTest({ jonas: { canAddDocuments: true } });
    const theirs = await add(one.asInes);
    await share(one.asInes, theirs, jonas);
    expect(await catchErrorCode(share(one.asJonas, theirs, mara))).toBe('USER_LACKS_PERMISSIONS');
    const other = await newTest({ jonas: { canShareDocsNotOwned: true } });
    const open = await add(other.asInes);
    expect(await share(other.asInes, open, jonas)).toMatchObject({ canShare: true });
    expect(await share(other.asJonas, open, mara)).toMatchObject({ hasAccess: true });
  });

  it('is only with people who can open the room', async () => {
    const { client } = await newTest();
    const documentId = await add(client);
    expect(await catchErrorCode(share(client, documentId, 33_164))).toBe(
      'PROPERTY_VALIDATION_FAILURE',
    );
    expect(await catchErrorCode(share(client, documentId, 1))).toBe('PROPERTY_VALIDATION_FAILURE');
  });
});

describe('deleting', () => {
  it('takes a document out of the room', async () => {
    const { client } = await newTest();
    const documentId = await add(client);
    await remove(client, documentId);
    expect(await listNames(client)).toEqual([]);
    expect(await catchErrorCode(remove(client, documentId))).toBe('RESOURCE_NOT_FOUND');
  });

  const signed = {
    documentId: 780_002,
    roomId: pier,
    name: 'Signed.pdf',
    ownerId: mara,
    signedInEnvelopeId: '8c0e5f71-92b4-4d3a-86e7-1a5c9d2b4f60',
  };
  const { signedInEnvelopeId: _none, ...unsigned } = signed;
  const draft = { ...unsigned, documentId: 780_003, name: 'Draft.pdf' };

  it.each([
    ['canDeleteOwnedDocuments', ['Own.txt']],
    ['canDeleteSignedDocuments', ['Signed.pdf']],
    ['canDeleteUnsignedDocuments', ['Own.txt']],
    ['canAddDocuments', []],
  ])('with %s removes %j', async (permission, removed) => {
    const { asJonas, control } = await newTest({ jonas: { ...all, [permission]: true } });
    const users = [jonas];
    await control.seed({
      roomDocuments: [
        { ...signed, users },
        { ...draft, users },
      ],
    });
    const own = await add(asJonas, 'Own.txt');
    const outcomes: [string, string][] = [];
    for (const [name, id] of [
      ['Draft.pdf', draft.documentId],
      ['Own.txt', own],
      ['Signed.pdf', signed.documentId],
    ] as const)
      outcomes.push([name, await catchErrorCode(remove(asJonas, id))]);
    const gone = outcomes.filter(([, code]) => code === 'none').map(([name]) => name);
    expect(gone).toEqual(removed);
    const refused = outcomes.filter(([, code]) => code === 'USER_LACKS_PERMISSIONS');
    expect(refused).toHaveLength(3 - removed.length);
  });
});
