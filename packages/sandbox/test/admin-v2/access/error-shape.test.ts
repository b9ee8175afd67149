import { afterAll, expect, it } from 'vitest';
import { startTest } from '../../harness.ts';
import { createAdminCaller, harbourGroup, leasing } from '../ask-admin.ts';

const test = await startTest();
afterAll(test.close);

const askAdmin = createAdminCaller(test.sandbox);
const organization = `organizations/${harbourGroup}`;

it('refuses NUL with the fields of the errors of Admin, and no others', async () => {
  const older = [
    await askAdmin(`GET /v2/${organization}/users?email=%00`),
    await askAdmin(`POST /v2/${organization}/users`, {
      body: { user_name: 'A\0', email: 'a@pilots.example', accounts: [{ id: leasing }] },
    }),
  ];
  for (const { status, body } of older) {
    expect(status).toBe(400);
    expect(body).toEqual({
      error: 'invalid_request',
      error_description: expect.stringContaining('NUL'),
    });
  }
  expect(await askAdmin(`GET /v2.1/${organization}/users/dsprofile?email=%00`)).toEqual({
    status: 400,
    body: {
      errorMessage: expect.stringContaining('NUL'),
      referenceId: expect.any(String),
    },
  });
});
