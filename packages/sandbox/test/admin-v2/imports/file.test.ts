import { usersList } from '@countersign/client/esign-v2.1';
import {
  userImportAddBulkUserImport as add,
  userImportDeleteBulkUserImport as remove,
  userImportGetBulkUserImportCSV as getCsv,
  userImportGetBulkUserImportRequests as list,
} from '@countersign/client/admin-v2';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import {
  charter,
  harbourGroup,
  importRows,
  leasing,
  read,
  readResults,
  send,
  sendForOne,
  settle,
} from './imports.ts';

let test: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  test = await startControlTest();
});
afterAll(() => test.close());

const path = { organizationId: harbourGroup };
const header = 'AccountID,FirstName,LastName,UserEmail,PermissionSet';
const ana = `${leasing},Ana,Reis,ana@pilots.example,DS Sender`;

const failing: [error: string, kind: 'add' | 'update' | 'close', csv: string][] = [
  ['invalid_csv_data_or_syntax', 'add', `${header}\n"${ana}`],
  ['invalid_csv_data_or_syntax', 'add', header],
  ['column_headers_missing', 'add', `${ana}\n${ana}`],
  ['column_headers_missing', 'add', `${header.replace('AccountID', 'City')}\n${ana}`],
  ['invalid_column_header', 'add', `${header},Shoe size\n${ana},`],
  ['invalid_column_header', 'add', `${header},useremail\n${ana},`],
  ['username_column_header_missing', 'add', `${header.replace('LastName', 'City')}\n${ana}`],
  ['useremail_column_header_missing', 'add', `${header.replace('UserEmail', 'City')}\n${ana}`],
  [
    'permissionset_column_header_missing',
    'add',
    `${header.replace('PermissionSet', 'City')}\n${ana}`,
  ],
  ['membership_id_column_header_usage_not_permitted', 'add', `${header},MembershipID\n${ana},`],
  ['apiusername_column_header_missing', 'update', `${header}\n${ana}`],
  ['invalid_column_header', 'update', `APIUserName,${header},AutoActivate\n,${ana},true`],
  ['useremail_column_header_missing', 'close', `AccountID,FirstName,LastName\n${leasing},Ana,Reis`],
];

it.each(failing)('fails as a whole with %s (%s)', async (error, kind, csv) => {
  const { client } = test.newTenant();
  const started = await send(client, kind, csv);
  const done = await settle(client, started);
  expect(done).toMatchObject({ status: 'failed', processed_user_count: 0, has_csv_results: false });
  expect(done.file_level_error_rollups?.map((one) => one.error_type)).toContain(error);
  const results = getCsv(client, { path: { ...path, importId: started.id ?? '' } });
  await expect(results).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining(
      `failed as a whole (${done.file_level_error_rollups?.[0]?.error_type}`,
    ),
  });
  const { users } = await usersList(client, { query: { email_substring: 'ana@pilots.example' } });
  expect(users).toEqual([]);
});

it('names the columns that it does not know', async () => {
  const { client } = test.newTenant();
  const started = await send(client, 'add', `${header},Shoe size,Hat\n${ana},,`);
  expect(await settle(client, started)).toMatchObject({ invalid_column_headers: 'Shoe size,Hat' });
});

it('fails for bytes that are not UTF-8', async () => {
  const { client } = test.newTenant();
  const body = Buffer.concat([Buffer.from(`${header}\n`), Buffer.from([0xff, 0xfe, 0x41])]);
  const started = await add(client, { path, body, contentType: 'application/octet-stream' });
  const { status, file_level_error_rollups } = await settle(client, started);
  expect(status).toBe('failed');
  expect(file_level_error_rollups).toEqual([
    { error_type: 'invalid_csv_data_or_syntax', count: 1 },
  ]);
});

/** Rows that fail fast, since their accounts do not exist. */
function createRows(count: number, account: (index: number) => string): string {
  const rows = Array.from({ length: count }, (_, index) => `${account(index)},A,B,a@b.example,P`);
  return [header, ...rows].join('\n');
}

const guid = (index: number) => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

it.each([
  ['2000 users for an account', 2000, () => leasing],
  ['8000 users', 8000, (index: number) => guid(index % 4)],
  ['50 accounts', 50, guid],
])('takes up to %s', async (_what, count, account) => {
  const { client } = test.newTenant();
  const waiting = await send(client, 'add', createRows(count, account));
  expect(waiting).toMatchObject({ status: 'queued' });
  // There are counts only once rows are read, or where the file is refused.
  expect(waiting).not.toHaveProperty('user_count');
  const started = await send(client, 'add', createRows(count + 1, account));
  expect(started.file_level_error_rollups).toEqual([
    { error_type: 'maximum_users_exceeded', count: 1 },
  ]);
});

it('rejects an empty file, as the body and as the part of a form', async () => {
  const { client } = test.newTenant();
  await expect(
    add(client, { path, body: new Uint8Array(), contentType: 'text/csv' }),
  ).rejects.toMatchObject({ status: 400 });
  await expect(
    add(client, { path, body: { 'file.csv': new Blob([]) }, contentType: 'multipart/form-data' }),
  ).rejects.toMatchObject({ status: 400, message: expect.stringContaining('file.csv is empty') });
});

it('reads names in any script from the part of a form, and gives cells back as they were sent', async () => {
  const { client } = test.newTenant();
  const csv = `\uFEFF${header},UserTitle\r\n${leasing},"Ünal, Şebnem",李,sebnem@pilots.example, ds sender ,"=1+2 ""x"""\r\n\r\n`;
  const started = await add(client, {
    path,
    body: { 'file.csv': new Blob([csv]) },
    contentType: 'multipart/form-data',
  });
  await settle(client, started);
  expect(await readResults(client, started)).toEqual([
    {
      AccountID: leasing,
      FirstName: 'Ünal, Şebnem',
      LastName: '李',
      UserEmail: 'sebnem@pilots.example',
      PermissionSet: ' ds sender ',
      UserTitle: '=1+2 "x"',
      ProcessingResults: 'user_added',
      ProcessingDetails: '',
    },
  ]);
  const { users = [] } = await usersList(client, {
    query: { email_substring: 'sebnem@pilots.example' },
  });
  expect(users[0]).toMatchObject({ userName: 'Ünal, Şebnem 李' });
});

it('imports into the account of the path, with or without a column for it', async () => {
  const { client } = test.newTenant();
  const csv = [
    `${header}`,
    ',Ana,Reis,ana@pilots.example,DS Sender',
    `${leasing},Bo,Reis,bo@pilots.example,DS Sender`,
    `${charter},Cy,Reis,cy@pilots.example,DS Sender`,
  ].join('\n');
  const started = await sendForOne(client, 'add', leasing, csv);
  await settle(client, started);
  const results = await readResults(client, started);
  expect(results.map((row) => row['ProcessingResults'])).toEqual([
    'user_added',
    'user_added',
    'invalid_account_id',
  ]);
  const without =
    'FirstName,LastName,UserEmail,PermissionSet\nDee,Reis,dee@pilots.example,DS Sender';
  const other = await settle(client, await sendForOne(client, 'add', leasing, without));
  expect(other).toMatchObject({ status: 'completed', added_user_count: 1 });
});

it('lists imports, and deletes one with its results but not with its users', async () => {
  const { client } = test.newTenant();
  const before = await list(client, { path });
  const started = await send(client, 'add', `${header}\n${ana}`);
  await settle(client, started);
  const { imports = [] } = await list(client, { path });
  expect(imports.map(({ id }) => id)).toEqual([
    ...(before.imports ?? []).map(({ id }) => id),
    started.id,
  ]);
  const importId = started.id ?? '';
  expect(await remove(client, { path: { ...path, importId } })).toEqual({ success: true });
  await expect(read(client, importId)).rejects.toMatchObject({ status: 404 });
  await expect(getCsv(client, { path: { ...path, importId } })).rejects.toMatchObject({
    status: 404,
  });
  const { users } = await usersList(client, { query: { email_substring: 'ana@pilots.example' } });
  expect(users).toHaveLength(1);
});

it('runs the imports of an organization one after the other', async () => {
  const { client } = test.newTenant();
  const rows = Array.from(
    { length: 60 },
    (_, index) => `${leasing},User,${index},user-${index}@pilots.example,DS Sender`,
  );
  const first = await send(client, 'add', [header, ...rows].join('\n'));
  // The users are members only when the first import is done.
  const results = await importRows(client, 'close', [header, ...rows].join('\n'));
  expect(new Set(results)).toEqual(new Set(['membership_closed']));
  expect(await read(client, first.id ?? '')).toMatchObject({ added_user_count: 60 });
});
