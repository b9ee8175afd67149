// Files that come as the body itself, with any media type that programs send for them.
import { createMock } from '@countersign/mock';
import { expect, it } from 'vitest';

const organization = 'http://mock.test/v2/organizations/4a8f2c71-93b6-4e0d-b5c7-1f6e8d9a2b34';
const csv = 'AccountID,UserName,UserEmail\n1,Ines Arcand,ines.arcand@harbour.example\n';

async function importUsers(contentType: string, options: { strict?: boolean; body?: string } = {}) {
  const { strict = false, body = csv } = options;
  const response = await createMock({ strict }).fetch(`${organization}/imports/bulk_users/add`, {
    method: 'POST',
    headers: {
      authorization: 'Bearer any',
      'content-type': contentType,
      'content-disposition': 'form-data; name="file"; filename="users.csv"',
    },
    body,
  });
  return response.status;
}

const form = 'multipart/form-data; boundary=b';

it.each([
  'text/csv',
  'text/csv; charset=utf-8',
  'application/octet-stream',
  form.split(';')[0] ?? '',
])('takes a CSV of %s', async (contentType) => {
  expect(await importUsers(contentType)).toBe(200);
});

it('takes a CSV with the media type of a form whose boundary it does not have', async () => {
  expect(await importUsers(form)).toBe(200);
});

it.each(['add', 'update', 'close'])('takes it in the operation %s', async (operation) => {
  const response = await createMock().fetch(`${organization}/imports/bulk_users/${operation}`, {
    method: 'POST',
    headers: { authorization: 'Bearer any', 'content-type': 'application/octet-stream' },
    body: csv,
  });
  expect(response.status).toBe(200);
});

it('rejects a form without the file, other media types, and, if strict, a file that is not a form', async () => {
  const other = '--b\r\nContent-Disposition: form-data; name="other"\r\n\r\nx\r\n--b--\r\n';
  expect(await importUsers(form, { body: other })).toBe(400);
  expect(await importUsers('image/png')).toBeGreaterThanOrEqual(400);
  expect(await importUsers('multipart/form-data', { strict: true })).toBeGreaterThanOrEqual(400);
});
