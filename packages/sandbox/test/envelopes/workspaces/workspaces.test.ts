import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { WorkspaceItem } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  accountsUpdateSettings,
  envelopeDocumentsGet,
  envelopeDocumentsList,
  workspaceItemsCreateFIle,
  workspaceItemsDeleteFolderItems,
  workspaceItemsGetFile,
  workspaceItemsListFilePages,
  workspaceItemsListFolderItems,
  workspaceItemsUpdateFile,
  workspacesCreate,
  workspacesDelete,
  workspacesGet,
  workspacesList,
  workspacesUpdate,
} from '@countersign/client/esign-v2.1';
import { accountId } from '../../harness.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { ines, jonas, mara, startPeople } from '../access/people.ts';
import { catchErrorCode, makeLease } from '../../lease.ts';

const workspaceId = 'd2f4a6c8-1e35-4b79-8a0c-6f5d3b2e9170';
const folderId = '0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a';
const fileId = '93b7d1f5-2c48-4e6a-80d9-5a7c3e1f6b24';
const lease = { workspaceId, folderId, fileId };

/** A workspace of Ines, in which Jonas takes part. */
const quay = {
  workspaceId: 'a17c3e95-6d20-4b8f-92e4-c5b0f8d1a637',
  workspaceName: 'North quay',
  rootFolderId: '3f6b9d12-8e47-4a05-b1c8-d0e7a2f45c93',
  createdDateTime: '2026-11-10T08:00:00Z',
  owner: { workspaceUserId: '61d8f0b3-4a27-4c9e-85f1-b3e6c0d9a724', userId: ines },
  participants: [{ workspaceUserId: '8b5e2c70-f1d4-4396-a0b7-9c4d6e1f3a28', userId: jonas }],
  folders: [
    {
      folderId: 'f4c1b8e6-0d93-4527-9a6e-2b7f5d0c8e14',
      name: 'Plans',
      parentFolderId: '3f6b9d12-8e47-4a05-b1c8-d0e7a2f45c93',
    },
  ],
};
const root = { workspaceId: quay.workspaceId, folderId: 'root' };
const plans = { ...root, folderId: 'f4c1b8e6-0d93-4527-9a6e-2b7f5d0c8e14' };

let running: Awaited<ReturnType<typeof startPeople>>;
let admin: Client;
let owner: Client;
let guest: Client;

beforeAll(async () => {
  running = await startPeople();
});
afterAll(() => running.close());
beforeEach(async () => {
  const people = running.people();
  ({ admin, sender: owner, viewer: guest } = people);
  await people.control.seed({ workspaces: [quay] });
});

async function upload(
  client: Client,
  path: typeof root,
  name: string,
  content: Uint8Array<ArrayBuffer> | string,
): Promise<WorkspaceItem> {
  return workspaceItemsCreateFIle(client, { path, body: { file: new File([content], name) } });
}

async function list(client: Client, path: typeof root, query = {}) {
  return workspaceItemsListFolderItems(client, {
    path,
    query: { include_files: 'true', include_sub_folders: 'true', ...query },
  });
}

async function names(client: Client, path: typeof root, query = {}): Promise<string[]> {
  const { items = [] } = await list(client, path, query);
  return items.map(({ name }) => name ?? '');
}

/** The names of the workspaces that a user sees. */
async function listed(client: Client) {
  return ((await workspacesList(client)).workspaces ?? []).map(
    ({ workspaceName }) => workspaceName,
  );
}

async function pdf(...pages: string[]): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await makePdf({ pages: pages.map((text) => [text]) }));
}

test('the examples of the specs are there', async () => {
  expect(await workspacesGet(admin, { path: { workspaceId } })).toMatchObject({
    workspaceName: 'Marina rebuild',
    createdByInformation: { userName: 'Mara Lindqvist', type: 'type_owner', status: 'active' },
    callerInformation: { userId: mara, type: 'type_owner' },
  });
  expect(await list(admin, { workspaceId, folderId })).toMatchObject({
    folder: { id: folderId, name: 'Leases 2026', type: 'folder' },
    parentFolders: [{ name: 'Marina rebuild' }],
    items: [{ id: fileId, name: 'Berth lease.pdf', fileSize: '844', pageCount: '1' }],
    totalSetSize: '1',
  });
});

test('the address of a workspace has the version of the call', async () => {
  const [older, newer] = await Promise.all(
    ['v2', 'v2.1'].map(async (version) => {
      const url = `http://sandbox.test/restapi/${version}/accounts/${accountId}/workspaces/${workspaceId}`;
      const headers = { authorization: 'Bearer sandbox' };
      return running.sandbox.fetch(new Request(url, { headers })).then((answer) => answer.json());
    }),
  );
  expect(older).toMatchObject({ workspaceBaseUrl: expect.stringContaining('/restapi/v2/') });
  expect(newer).toMatchObject({ workspaceBaseUrl: expect.stringContaining('/restapi/v2.1/') });
});

test('a workspace is created with a root folder, changed, closed and deleted', async () => {
  const { workspaceId: id = '', status } = await workspacesCreate(owner, {
    body: { workspaceName: 'Harbour office' },
  });
  expect(status).toBe('active');
  const path = { workspaceId: id };
  const files = { ...path, folderId: 'root' };
  expect((await list(owner, files)).folder).toMatchObject({ name: 'Harbour office' });
  await workspacesUpdate(owner, { path, body: { workspaceName: 'Office', status: 'closed' } });
  expect(await workspacesGet(owner, { path })).toMatchObject({
    workspaceName: 'Office',
    status: 'closed',
    settings: { commentsAllowed: 'true' },
  });
  const refused = upload(owner, files, 'a.txt', 'a');
  expect(await catchErrorCode(refused)).toBe('USER_LACKS_PERMISSIONS');
  expect(await workspacesDelete(owner, { path })).toMatchObject({ status: 'closed' });
  expect(await catchErrorCode(workspacesGet(owner, { path }))).toBe('RESOURCE_NOT_FOUND');
});

test('only its people see a workspace, and only the owner and administrators change it', async () => {
  const path = { workspaceId: quay.workspaceId };
  expect(await listed(owner)).toEqual(['North quay']);
  expect(await listed(guest)).toEqual(['North quay']);
  expect(await listed(admin)).toEqual(['Marina rebuild']);
  expect(await catchErrorCode(workspacesGet(admin, { path }))).toBe('USER_LACKS_PERMISSIONS');
  const body = { workspaceDescription: 'Plans' };
  expect(await catchErrorCode(workspacesUpdate(guest, { path, body }))).toBe(
    'USER_LACKS_PERMISSIONS',
  );
  expect(await workspacesUpdate(admin, { path, body })).toMatchObject({
    workspaceDescription: 'Plans',
    lastModifiedByInformation: { userName: 'Mara Lindqvist' },
  });
  expect(await catchErrorCode(workspacesUpdate(owner, { path, body: {} }))).toBe(
    'INVALID_REQUEST_BODY',
  );
  const nameless = workspacesCreate(owner, { body: { workspaceName: ' ' } });
  expect(await catchErrorCode(nameless)).toBe('INVALID_REQUEST_PARAMETER');
});

test('without workspaces in the settings of the account, every operation is refused', async () => {
  await accountsUpdateSettings(admin, { body: { allowTransactionsWorkspace: 'false' } });
  expect(await catchErrorCode(workspacesList(owner))).toBe('ACCOUNT_LACKS_PERMISSIONS');
  expect(await catchErrorCode(list(owner, root))).toBe('ACCOUNT_LACKS_PERMISSIONS');
});

test('files of any type are kept as they are, and converted where that is possible', async () => {
  const text = await upload(owner, root, 'notes.txt', 'Berth 42 is free.');
  const data = await upload(owner, root, 'plan.dwg', Uint8Array.from([0, 255, 1, 254]));
  const document = await upload(owner, root, 'two.pdf', await pdf('One', 'Two'));
  expect([text.pageCount, data.pageCount, document.pageCount]).toEqual(['1', '0', '2']);
  expect(data).toMatchObject({
    extension: 'dwg',
    fileSize: '4',
    contentType: 'application/octet-stream',
  });
  expect(document.contentType).toBe('application/pdf');
  const get = async ({ id = '' }: WorkspaceItem, query = {}) => {
    const { data: file, headers } = await workspaceItemsGetFile(owner, {
      path: { ...root, fileId: id },
      query,
    }).withResponse();
    const bytes = Buffer.from(await new Response(file).arrayBuffer());
    return { bytes, headers };
  };
  const kept = await get(data, { is_download: 'true' });
  expect([...kept.bytes]).toEqual([0, 255, 1, 254]);
  expect(kept.headers.get('content-disposition')).toBe('attachment; filename="plan.dwg"');
  expect((await get(text)).bytes.toString()).toBe('Berth 42 is free.');
  const converted = await get(text, { pdf_version: 'true' });
  expect(converted.bytes.subarray(0, 5).toString()).toBe('%PDF-');
  expect(converted.headers.get('content-type')).toBe('application/pdf');
  expect(converted.headers.get('content-disposition')).toBe('inline; filename="notes.pdf"');
  expect(await catchErrorCode(get(data, { pdf_version: 'true' }))).toBe(
    'INVALID_REQUEST_PARAMETER',
  );
});

test('pages are listed with the size of their images', async () => {
  const { id = '' } = await upload(owner, root, 'three.pdf', await pdf('One', 'Two', 'Three'));
  const path = { ...root, fileId: id };
  const query = { count: '2', start_position: '1', max_width: '100' };
  const { pages, totalSetSize } = await workspaceItemsListFilePages(owner, { path, query });
  expect(totalSetSize).toBe('3');
  expect(pages).toMatchObject([
    { sequence: '2', width: '100', mimeType: 'image/png' },
    { sequence: '3', width: '100' },
  ]);
  const { items = [] } = await list(owner, root, { include_thumbnails: 'true' });
  const thumbnail = items.find((item) => item.id === id)?.thumbnail;
  expect(Number(thumbnail?.height)).toBeLessThanOrEqual(128);
});

test('damaged and empty files are refused', async () => {
  const damaged = upload(owner, root, 'broken.pdf', 'no PDF at all');
  expect(await catchErrorCode(damaged)).toBe('UNABLE_TO_LOAD_DOCUMENT');
  expect(await catchErrorCode(upload(owner, root, 'a.txt', ''))).toBe('UNABLE_TO_LOAD_DOCUMENT');
  expect((await upload(owner, root, '../../etc/passwd', 'x')).name).toBe('passwd');
  const elsewhere = upload(owner, { ...root, folderId: fileId }, 'a.txt', 'a');
  expect(await catchErrorCode(elsewhere)).toBe('RESOURCE_NOT_FOUND');
});

test('a file is renamed, moved and hidden from others', async () => {
  const { id = '' } = await upload(owner, root, 'draft.txt', 'A');
  const path = { ...root, fileId: id };
  expect(await names(guest, root)).toEqual(['Plans', 'draft.txt']);
  const body = { name: 'final.txt', isPublic: 'false', parentFolderId: plans.folderId } as const;
  expect(await workspaceItemsUpdateFile(owner, { path, body })).toMatchObject({
    name: 'final.txt',
    isPublic: 'false',
    parentFolderId: plans.folderId,
  });
  expect(await names(owner, plans)).toEqual(['final.txt']);
  expect(await names(guest, plans)).toEqual([]);
  const moved = { ...plans, fileId: id };
  expect(await catchErrorCode(workspaceItemsGetFile(guest, { path: moved }))).toBe(
    'USER_LACKS_PERMISSIONS',
  );
  expect(await catchErrorCode(workspaceItemsGetFile(owner, { path }))).toBe('RESOURCE_NOT_FOUND');
  const nothing = workspaceItemsUpdateFile(owner, { path: moved, body: {} });
  expect(await catchErrorCode(nothing)).toBe('INVALID_REQUEST_BODY');
});

test('a long name is cut between characters and keeps its extension, and no file is renamed to one', async () => {
  const { id = '', name } = await upload(owner, root, `${'x'.repeat(250)}😀.txt`, 'a');
  expect(name).toBe(`${'x'.repeat(250)}.txt`);
  const path = { ...root, fileId: id };
  const rename = workspaceItemsUpdateFile(owner, { path, body: { name: 'x'.repeat(256) } });
  expect(await catchErrorCode(rename)).toBe('INVALID_REQUEST_PARAMETER');
});

test('a guest changes and deletes only own files', async () => {
  const { id: theirs = '' } = await upload(owner, root, 'plan.txt', 'A');
  const own = await upload(guest, plans, 'mine.txt', 'B');
  expect(own.callerAuthorization).toMatchObject({ canDelete: 'true', canTransact: 'true' });
  const remove = (client: Client, path: typeof root, ...ids: string[]) =>
    workspaceItemsDeleteFolderItems(client, { path, body: { items: ids.map((id) => ({ id })) } });
  expect(await catchErrorCode(remove(guest, root, theirs))).toBe('USER_LACKS_PERMISSIONS');
  expect(await catchErrorCode(remove(guest, root, plans.folderId))).toBe('USER_LACKS_PERMISSIONS');
  const rename = workspaceItemsUpdateFile(guest, {
    path: { ...root, fileId: theirs },
    body: { name: 'x.txt' },
  });
  expect(await catchErrorCode(rename)).toBe('USER_LACKS_PERMISSIONS');
  expect(await catchErrorCode(remove(owner, root, theirs, own.id ?? ''))).toBe(
    'RESOURCE_NOT_FOUND',
  );
  expect(await names(owner, root, { include_sub_folders: 'false' })).toEqual(['plan.txt']);
  const query = {
    workspace_user_id: quay.participants[0]?.workspaceUserId,
    include_user_detail: 'true',
  };
  expect((await list(owner, plans, query)).items).toMatchObject([
    {
      name: 'mine.txt',
      createdByInformation: { userName: 'Jonas Weir' },
      userAuthorization: { canDelete: 'true' },
    },
  ]);
  // A folder is deleted with its contents.
  await remove(owner, root, plans.folderId);
  expect(await names(owner, root)).toEqual(['plan.txt']);
  expect(await catchErrorCode(list(owner, plans))).toBe('RESOURCE_NOT_FOUND');
});

test('an envelope takes a file of a workspace, and keeps it after the workspace is deleted', async () => {
  const { id = '', uri = '' } = await upload(owner, root, 'two.pdf', await pdf('One', 'Two'));
  const envelopeId = await makeLease(owner, {
    documents: [{ documentId: '1', remoteUrl: uri }],
    recipients: {},
  });
  const { envelopeDocuments = [] } = await envelopeDocumentsList(owner, { path: { envelopeId } });
  expect(envelopeDocuments[0]).toMatchObject({ documentId: '1', name: 'two.pdf' });
  await workspacesDelete(owner, { path: { workspaceId: quay.workspaceId } });
  const file = await envelopeDocumentsGet(owner, { path: { envelopeId, documentId: '1' } });
  const text = Buffer.from(await new Response(file).arrayBuffer()).subarray(0, 5);
  expect(text.toString()).toBe('%PDF-');
  const gone = makeLease(owner, {
    documents: [{ documentId: '1', remoteUrl: `/workspaces/x/files/${id}` }],
  });
  expect(await catchErrorCode(gone)).toBe('UNABLE_TO_LOAD_DOCUMENT');
});

test('an envelope takes no file that its sender cannot see', async () => {
  const remoteUrl = `/workspaces/${workspaceId}/folders/${folderId}/files/${fileId}`;
  const refused = makeLease(owner, { documents: [{ documentId: '1', remoteUrl }] });
  expect(await catchErrorCode(refused)).toBe('UNABLE_TO_LOAD_DOCUMENT');
  expect(await catchErrorCode(workspaceItemsGetFile(owner, { path: lease }))).toBe(
    'USER_LACKS_PERMISSIONS',
  );
});
