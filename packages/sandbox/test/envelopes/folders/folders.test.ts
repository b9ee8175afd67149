import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import type { Folder } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  accountsUpdateSharedAccess,
  envelopesCreateEnvelopesShares,
  envelopesGet,
  envelopesListStatusChanges,
  envelopesUpdate,
  foldersList,
  foldersListItems,
  foldersMoveEnvelopes,
  foldersSearch,
  templatesList,
} from '@countersign/client/esign-v2.1';
import {
  foldersList as olderList,
  foldersListItems as olderListItems,
  foldersMoveEnvelopes as olderMove,
} from '@countersign/client/esign-v2';
import { ines, jonas, mara, startPeople, tomas } from '../access/people.ts';
import { catchErrorCode, makeLease, makeTemplate } from '../../lease.ts';

const leases = '0f8e7d6c-5b4a-4392-8170-6f5e4d3c2b1a';
const inesFolder = '5d1f8c3a-7b60-4e29-9a4d-c0e6b2f71835';

let running: Awaited<ReturnType<typeof startPeople>>;
let admin: Client;
let sender: Client;
let viewer: Client;
let control: ReturnType<typeof running.people>['control'];

beforeAll(async () => {
  running = await startPeople();
});
afterAll(() => running.close());
beforeEach(async () => {
  ({ admin, sender, viewer, control } = running.people());
  await control.seed({
    sharedFolders: [{ folderId: inesFolder, name: 'Done', ownerUserId: ines }],
  });
});

/** The IDs of the items of a folder. */
async function items(client: Client, folderId: string, query = {}): Promise<string[]> {
  const { folders: [folder] = [] } = await foldersListItems(client, {
    path: { folderId },
    query: { include_items: 'true', ...query },
  });
  return (folder?.folderItems ?? []).map((one) => one.envelopeId ?? one.templateId ?? '');
}

async function move(
  client: Client,
  folderId: string,
  envelopeIds: string[],
  fromFolderId?: string,
) {
  return foldersMoveEnvelopes(client, {
    path: { folderId },
    body: { envelopeIds, ...(fromFolderId !== undefined && { fromFolderId }) },
  });
}

/** The IDs of what a search finds. */
async function search(
  client: Client,
  searchFolderId: 'drafts' | 'awaiting_my_signature' | 'completed' | 'out_for_signature',
  query = {},
) {
  const found = await foldersSearch(client, { path: { searchFolderId }, query });
  return (found.folderItems ?? []).map(({ envelopeId }) => envelopeId);
}

const toJonas = {
  recipients: {
    signers: [{ recipientId: '1', name: 'Jonas Weir', email: 'jonas.weir@harbour.example' }],
  },
};

function findByType(folders: readonly Folder[], type: string): Folder | undefined {
  return folders.find((folder) => folder.type === type);
}

test('every user has the same folders, with counts that agree with their items', async () => {
  const draft = await makeLease(sender);
  await makeLease(sender, { status: 'sent' });
  const { folders = [] } = await foldersList(sender, { query: { user_filter: 'owned_by_me' } });
  expect(folders.map(({ name, itemCount }) => [name, itemCount])).toEqual([
    ['Draft', '1'],
    ['Inbox', '0'],
    ['Deleted Items', '0'],
    ['Sent Items', '1'],
    ['Done', '0'],
  ]);
  const folderId = findByType(folders, 'draft')?.folderId ?? '';
  expect(await items(sender, 'draft')).toEqual([draft]);
  expect(await items(sender, folderId)).toEqual([draft]);
  expect(await items(sender, 'drafts')).toEqual([draft]);
});

test('subfolders come down to the first level, and to the last one for -1 alone', async () => {
  await control.seed({
    sharedFolders: [
      { folderId: tomas, name: 'One', ownerUserId: ines, parentFolderId: inesFolder },
      { folderId: mara, name: 'Two', ownerUserId: ines, parentFolderId: tomas },
    ],
  });
  const names = async (depth: string) => {
    const query = { sub_folder_depth: depth, user_filter: 'owned_by_me' };
    const { folders = [] } = await foldersList(sender, { query });
    const found: (string | undefined)[] = [];
    for (let at = folders.at(-1); at !== undefined; at = at.folders?.[0])
      found.push(at.name, at.subFolderCount);
    return found;
  };
  for (const depth of ['0', '1', '2'])
    expect(await names(depth), depth).toEqual(['Done', '1', 'One', '1']);
  expect(await names('-1')).toEqual(['Done', '1', 'One', '1', 'Two', '0']);
  const { folders = [] } = await olderList(sender, { query: { user_filter: 'owned_by_me' } });
  expect(folders.at(-1)?.folders?.[0]?.folders?.[0]?.name).toBe('Two');
});

test('folders that contain each other are all listed', async () => {
  await control.seed({
    sharedFolders: [
      { folderId: tomas, name: 'One', ownerUserId: ines, parentFolderId: mara },
      { folderId: mara, name: 'Two', ownerUserId: ines, parentFolderId: tomas },
    ],
  });
  const { folders = [] } = await foldersList(sender, { query: { sub_folder_depth: '-1' } });
  const names = folders.map(({ name }) => name);
  expect(names).toContain('One');
  expect(names).toContain('Two');
});

test('folders for templates are listed where they are asked for', async () => {
  const names = async (query: object) => {
    const { folders = [] } = await foldersList(admin, {
      query: { user_filter: 'owned_by_me', ...query },
    });
    return folders.map(({ name }) => name);
  };
  expect(await names({ template: 'only' })).toEqual(['Templates', 'Forms of the harbour']);
  expect(await names({ include: 'template_folders' })).toEqual([
    'Templates',
    'Forms of the harbour',
  ]);
  expect(await names({})).not.toContain('Templates');
  expect(await names({ template: 'include' })).toContain('Inbox');
  const refused = foldersList(admin, { query: { user_filter: 'nobody' } });
  expect(await catchErrorCode(refused)).toBe('INVALID_REQUEST_PARAMETER');
});

test('a deleted draft is in the recycle bin, and a move restores it', async () => {
  const id = await makeLease(sender);
  await move(sender, 'recyclebin', [id]);
  expect(await envelopesGet(sender, { path: { envelopeId: id } })).toMatchObject({
    status: 'deleted',
    deletedDateTime: expect.stringMatching(/Z$/),
  });
  expect([await items(sender, 'draft'), await items(sender, 'recyclebin')]).toEqual([[], [id]]);
  const wrong = move(sender, 'sentitems', [id], 'recyclebin');
  expect(await catchErrorCode(wrong)).toBe('ENVELOPE_INVALID_STATUS');
  await move(sender, 'draft', [id], 'recyclebin');
  const restored = await envelopesGet(sender, { path: { envelopeId: id } });
  expect([restored.status, restored.deletedDateTime]).toEqual(['created', undefined]);
  expect([await items(sender, 'draft'), await items(sender, 'recyclebin')]).toEqual([[id], []]);
  await envelopesUpdate(sender, { path: { envelopeId: id }, body: { status: 'sent' } });
  expect(await items(sender, 'sentitems')).toEqual([id]);
});

test('recipients do not see a deleted draft', async () => {
  const id = await makeLease(sender, toJonas);
  await move(sender, 'recyclebin', [id]);
  const refused = envelopesGet(viewer, { path: { envelopeId: id } });
  expect(await catchErrorCode(refused)).toBe('USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT');
  expect(await items(viewer, 'inbox')).not.toContain(id);
  const query = { from_date: '2020-01-01' };
  const { envelopes = [] } = await envelopesListStatusChanges(viewer, { query });
  expect(envelopes.map(({ envelopeId }) => envelopeId)).not.toContain(id);
});

test('an envelope in process is voided when its sender deletes it, and recipients are told', async () => {
  const id = await makeLease(sender, { ...toJonas, status: 'sent' });
  await move(sender, 'recyclebin', [id], 'sentitems');
  const found = await envelopesGet(sender, { path: { envelopeId: id } });
  expect([found.status, found.voidedReason]).toEqual([
    'voided',
    'The sender deleted the envelope.',
  ]);
  const mails = await control.outbox({ envelopeId: id, reason: 'voided' });
  expect(mails.map(({ to }) => to.email)).toEqual(['jonas.weir@harbour.example']);
  expect(await items(viewer, 'inbox')).toEqual([id]);
  await move(sender, 'sentitems', [id], 'recyclebin');
  expect(await items(sender, 'sentitems')).toEqual([id]);
  expect((await envelopesGet(sender, { path: { envelopeId: id } })).status).toBe('voided');
});

test('a recipient deletes and files an envelope for nobody else', async () => {
  const id = await makeLease(sender, { ...toJonas, status: 'sent' });
  await move(viewer, 'recyclebin', [id], 'inbox');
  expect([await items(viewer, 'inbox'), await items(viewer, 'recyclebin')]).toEqual([[], [id]]);
  expect(await items(sender, 'sentitems')).toEqual([id]);
  expect((await envelopesGet(sender, { path: { envelopeId: id } })).status).toBe('sent');
  expect(await search(viewer, 'awaiting_my_signature')).toEqual([]);
  await move(viewer, 'inbox', [id]);
  expect(await items(viewer, 'inbox')).toEqual([id]);
  expect(await catchErrorCode(move(viewer, 'draft', [id]))).toBe('INVALID_REQUEST_PARAMETER');
  expect(await catchErrorCode(move(viewer, inesFolder, [id]))).toBe('RESOURCE_NOT_FOUND');
});

test('items that cannot be moved have errors, and the others are moved', async () => {
  const [one, other] = [await makeLease(sender, { status: 'sent' }), await makeLease(sender)];
  const unknown = '00000000-0000-4000-8000-000000000000';
  const { envelopes, folders } = await move(sender, inesFolder, [one, other, unknown], 'sentitems');
  expect(envelopes).toMatchObject([
    { envelopeId: one, status: 'sent' },
    { envelopeId: other, errorDetails: { errorCode: 'ENVELOPE_NOT_IN_FOLDER' } },
    { envelopeId: unknown, errorDetails: { errorCode: 'ENVELOPE_DOES_NOT_EXIST' } },
  ]);
  expect(folders).toMatchObject([{ folderId: inesFolder, itemCount: '1' }]);
  expect(await catchErrorCode(move(sender, inesFolder, [other], 'sentitems'))).toBe(
    'ENVELOPE_NOT_IN_FOLDER',
  );
  const ids = { envelope_ids: [one, other].join(',') };
  const filed = await envelopesListStatusChanges(sender, {
    query: { ...ids, folder_ids: inesFolder },
  });
  expect(filed.envelopes).toMatchObject([{ envelopeId: one }]);
  const sent = await envelopesListStatusChanges(sender, {
    query: { ...ids, folder_ids: 'sentitems' },
  });
  expect(sent.resultSetSize).toBe('0');
});

test('in the older version, nothing is moved where one item cannot be', async () => {
  const [one, other] = [await makeLease(sender, { status: 'sent' }), await makeLease(sender)];
  const body = { fromFolderId: 'sentitems', envelopeIds: [one, other] };
  const refused = olderMove(sender, { path: { folderId: inesFolder }, body });
  expect(await catchErrorCode(refused)).toBe('ENVELOPE_NOT_IN_FOLDER');
  expect(await items(sender, inesFolder)).toEqual([]);
  await olderMove(sender, {
    path: { folderId: 'recyclebin' },
    body: { ...body, envelopeIds: [one] },
  });
  const { folderItems } = await olderListItems(sender, { path: { folderId: 'recyclebin' } });
  expect(folderItems).toMatchObject([{ envelopeId: one, status: 'voided', pageCount: 2 }]);
});

test('requests that name no item, a search or a folder of others are refused', async () => {
  const id = await makeLease(sender);
  expect(await catchErrorCode(move(sender, 'recyclebin', []))).toBe('INVALID_REQUEST_PARAMETER');
  expect(await catchErrorCode(move(sender, 'completed', [id]))).toBe('INVALID_REQUEST_PARAMETER');
  expect(await catchErrorCode(move(sender, 'attic', [id]))).toBe('RESOURCE_NOT_FOUND');
  expect(await catchErrorCode(move(sender, leases, [id]))).toBe('RESOURCE_NOT_FOUND');
  expect(await catchErrorCode(items(sender, leases))).toBe('RESOURCE_NOT_FOUND');
  const many = Array.from(
    { length: 1001 },
    (_, at) => `00000000-0000-4000-8000-${String(at).padStart(12, '0')}`,
  );
  expect(await catchErrorCode(move(sender, 'recyclebin', many))).toBe('INVALID_REQUEST_PARAMETER');
});

test('a template is deleted into the recycle bin and comes back', async () => {
  const id = await makeTemplate(admin);
  const listed = async (query = {}) => {
    const { envelopeTemplates = [] } = await templatesList(admin, { query });
    return envelopeTemplates.some(({ templateId }) => templateId === id);
  };
  await move(admin, 'recyclebin', [id]);
  expect(await listed()).toBe(false);
  expect(await listed({ is_deleted_template_only: 'true' })).toBe(true);
  expect(await items(admin, 'recyclebin')).toContain(id);
  expect(await catchErrorCode(move(admin, 'inbox', [id]))).toBe('INVALID_REQUEST_PARAMETER');
  await move(admin, leases, [id], 'recyclebin');
  expect(await listed({ folder_ids: leases })).toBe(true);
  expect(await items(admin, leases)).toContain(id);
});

test('a folder is shared with its items', async () => {
  const id = await makeLease(admin, { status: 'sent', ...toJonas });
  const refused = () => catchErrorCode(envelopesGet(sender, { path: { envelopeId: id } }));
  expect(await refused()).toBe('USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT');
  await control.seed({
    sharedFolders: [
      { folderId: leases, name: 'Leases 2026', ownerUserId: mara, sharedUsers: [ines] },
    ],
  });
  await move(admin, leases, [id]);
  expect(await refused()).toBe('none');
  expect(await items(sender, leases)).toContain(id);
  const { folders = [] } = await foldersList(sender, { query: { user_filter: 'shared_with_me' } });
  expect(folders).toMatchObject([{ folderId: leases, owner: { userId: mara } }]);
  const query = { envelope_ids: id, folder_ids: leases };
  expect((await envelopesListStatusChanges(sender, { query })).resultSetSize).toBe('1');
  // A user with read access may not move envelopes.
  const moved = move(sender, inesFolder, [id], leases);
  expect(await catchErrorCode(moved)).toBe('USER_LACKS_PERMISSIONS');
});

test('the inbox of a user who shares it has what the others may see, such as a shared envelope', async () => {
  const id = await makeLease(admin, {
    status: 'sent',
    recipients: {
      signers: [{ recipientId: '1', name: 'Ines Arcand', email: 'ines.arcand@harbour.example' }],
    },
  });
  const shared = { user: { userId: jonas }, shared: 'shared_to' as const };
  await accountsUpdateSharedAccess(admin, {
    query: { item_type: 'envelopes' },
    body: { sharedAccess: [{ user: { userId: ines }, envelopes: [shared] }] },
  });
  const { folders = [] } = await foldersList(viewer, { query: { user_filter: 'shared_with_me' } });
  const { folderId = '' } = folders.find(({ type }) => type === 'inbox') ?? {};
  expect(await items(sender, 'inbox')).toContain(id);
  expect(await items(viewer, folderId)).not.toContain(id);
  await envelopesCreateEnvelopesShares(admin, {
    path: { envelopeId: id },
    body: { shares: [{ agentUser: { userId: jonas } }] },
  });
  expect(await items(viewer, folderId)).toContain(id);
});

test('filters and pages of a folder', async () => {
  const ids: string[] = [];
  for (const berth of ['1', '2', '3'])
    ids.unshift(await makeLease(sender, { status: 'sent', emailSubject: `Berth ${berth}` }));
  expect(new Set(await items(sender, 'sentitems'))).toEqual(new Set(ids));
  expect(await items(sender, 'sentitems', { search_text: 'BERTH 2' })).toEqual([ids[1]]);
  expect(await items(sender, 'sentitems', { status: 'completed,voided' })).toEqual([]);
  expect(await items(sender, 'sentitems', { status: 'any', to_date: '2020-01-01' })).toEqual([]);
  expect(await items(sender, 'sentitems', { owner_email: 'tomas@harbour.example' })).toEqual([]);
  const query = { include_items: 'true', count: '2' } as const;
  const first = await foldersListItems(sender, { path: { folderId: 'sentitems' }, query });
  expect(first).toMatchObject({ resultSetSize: '2', totalSetSize: '3', endPosition: '1' });
  const pages = foldersListItems(sender, { path: { folderId: 'sentitems' }, query });
  let walked = 0;
  for await (const { folderItems = [] } of pages) walked += folderItems.length;
  expect(walked).toBe(3);
});

test('searches find drafts, what waits for the caller and for others, and what is completed', async () => {
  const draft = await makeLease(sender, { emailSubject: 'B' });
  const out = await makeLease(sender, { ...toJonas, status: 'sent', emailSubject: 'A' });
  const done = await makeLease(sender, { ...toJonas, status: 'sent', emailSubject: 'C' });
  await control.sign(done, '1');
  expect(await search(sender, 'drafts')).toEqual([draft]);
  expect(await search(sender, 'out_for_signature')).toEqual([out]);
  expect(await search(viewer, 'awaiting_my_signature')).toEqual([out]);
  expect(await search(sender, 'completed')).toEqual([done]);
  expect(await search(viewer, 'completed')).toEqual([done]);
  const [item] =
    (
      await foldersSearch(viewer, {
        path: { searchFolderId: 'awaiting_my_signature' },
        query: { include_recipients: 'true' },
      })
    ).folderItems ?? [];
  expect(item?.recipients?.signers).toMatchObject([{ name: 'Jonas Weir' }]);
  await makeLease(sender, { ...toJonas, status: 'sent', emailSubject: 'D' });
  const sorted = { order_by: 'subject', order: 'asc', count: '1' };
  expect(await search(sender, 'out_for_signature', sorted)).toEqual([out]);
  expect(await search(sender, 'out_for_signature', { ...sorted, all: 'true' })).toHaveLength(2);
});
