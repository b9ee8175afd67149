import {
  accountsCreateUserAuthorization,
  accountsCreateUserAuthorizations,
  accountsDeleteUserAuthorization,
  accountsDeleteUserAuthorizations,
  accountsGetAgentUserAuthorizations,
  accountsGetPrincipalUserAuthorizations,
  accountsGetUserAuthorization,
  accountsUpdateUserAuthorization,
} from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchRefusal } from '../users/ask.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

const mara = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
const ines = '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520';
const jonas = 'd06f3b8e-5c92-4a17-8e4b-6b1d9f7c2a83';
const petra = '41e8d7c3-9a6b-4f20-b15d-0c3e8f5a7d94';
const seeded = '3f0b6c2e-9d41-4e8a-b7c5-0a6d2f81e934';

it('are created, read, changed and deleted', async () => {
  const { client, control } = newTenant();
  await control.freeze('2026-10-01T00:00:00Z');
  const path = { userId: mara };
  const created = await accountsCreateUserAuthorization(client, {
    path,
    body: { agentUser: { userId: jonas }, permission: 'send' },
  });
  expect(created).toMatchObject({
    agentUser: { userId: jonas, name: 'Jonas Weir' },
    principalUser: { userId: mara, email: 'mara.lindqvist@harbour.example' },
    permission: 'send',
    startDate: '2026-10-01T00:00:00.0000000Z',
    endDate: '9999-12-31T23:59:59.0000000Z',
    createdBy: 'Mara Lindqvist <mara.lindqvist@harbour.example>',
  });
  const one = { userId: mara, authorizationId: created.authorizationId ?? '' };
  const endDate = '2026-11-01T00:00:00.0000000Z';
  const changed = await accountsUpdateUserAuthorization(client, { path: one, body: { endDate } });
  expect(changed.endDate).toBe(endDate);
  expect(await accountsGetUserAuthorization(client, { path: one })).toEqual(changed);
  await accountsDeleteUserAuthorization(client, { path: one });
  expect(await catchRefusal(accountsGetUserAuthorization(client, { path: one }))).toBe(
    '400 INVALID_REQUEST_PARAMETER',
  );
});

it('are listed by principal and by agent, with filters', async () => {
  const { client } = newTenant();
  await accountsCreateUserAuthorization(client, {
    path: { userId: mara },
    body: { agentUser: { userId: jonas }, permission: 'sign', startDate: '2030-01-01' },
  });
  const list = async (query: object) => {
    const { authorizations = [] } = await accountsGetPrincipalUserAuthorizations(client, {
      path: { userId: mara },
      query,
    });
    return authorizations.map(({ agentUser, permission }) => `${agentUser?.name} ${permission}`);
  };
  expect(await list({})).toEqual(['Ines Arcand manage', 'Jonas Weir sign']);
  expect(await list({ active_only: 'true' })).toEqual(['Ines Arcand manage']);
  expect(await list({ permissions: 'send,sign' })).toEqual(['Jonas Weir sign']);
  expect(await list({ user_name_substring: 'weir' })).toEqual(['Jonas Weir sign']);
  expect(await list({ email_substring: 'ines.' })).toEqual(['Ines Arcand manage']);
  expect(await list({ count: '1', start_position: '1' })).toEqual(['Jonas Weir sign']);
  const { authorizations = [], totalSetSize } = await accountsGetAgentUserAuthorizations(client, {
    path: { userId: ines },
  });
  expect(totalSetSize).toBe('1');
  expect(authorizations[0]).toMatchObject({
    authorizationId: seeded,
    principalUser: { userId: mara },
  });
});

it('each item of a batch succeeds or fails on its own', async () => {
  const { client } = newTenant();
  const path = { userId: mara };
  const { results = [] } = await accountsCreateUserAuthorizations(client, {
    path,
    body: {
      authorizations: [
        { agentUser: { userId: ines }, permission: 'sign' },
        { authorizationId: seeded, endDate: '2026-12-31T00:00:00Z' },
        { agentUser: { userId: jonas }, permission: 'sign' },
        { agentUser: { userId: mara }, permission: 'send' },
        { agentUser: { userId: petra }, permission: 'send' },
        {
          agentUser: { userId: ines },
          permission: 'send',
          startDate: '2027-01-01',
          endDate: '2026-01-01',
        },
      ],
    },
  });
  expect(results.map(({ success }) => success)).toEqual([
    'true',
    'true',
    'false',
    'false',
    'false',
    'false',
  ]);
  expect(results[2]?.errorMessage).toContain('another agent');
  expect(results[1]?.authorization?.endDate).toBe('2026-12-31T00:00:00.0000000Z');
  const deleted = await accountsDeleteUserAuthorizations(client, {
    path,
    body: { authorizations: [seeded, petra, 'none'] },
  });
  expect(deleted.results).toMatchObject([
    { authorizationId: seeded, success: 'true' },
    { authorizationId: petra, success: 'false' },
    { success: 'false', errorMessage: expect.stringContaining('no authorization none') },
  ]);
});

it('only the principal and administrators share access', async () => {
  const { client, tenant, control } = newTenant();
  const sender = createTestClient({ tenant, token: 'sandbox-sender' });
  const body = { agentUser: { userId: jonas }, permission: 'sign' as const };
  expect(
    await catchRefusal(accountsCreateUserAuthorization(sender, { path: { userId: mara }, body })),
  ).toBe('400 USER_LACKS_PERMISSIONS');
  await accountsCreateUserAuthorization(sender, { path: { userId: ines }, body });
  // The agent gets an e-mail.
  const mails = await control.outbox({ reason: 'authorization' });
  expect(mails.map(({ to }) => to.email)).toEqual(['jonas.weir@harbour.example']);
  const { authorizations = [] } = await accountsGetAgentUserAuthorizations(client, {
    path: { userId: jonas },
  });
  expect(authorizations).toHaveLength(1);
  // Other users see only their own share of an agent.
  const viewer = createTestClient({ tenant, token: 'sandbox-viewer' });
  const others = await accountsGetAgentUserAuthorizations(viewer, { path: { userId: ines } });
  expect(others.authorizations).toEqual([]);
});

it('an authorization to sign that has ended does not come back next to its successor', async () => {
  const { client, control } = newTenant();
  await control.freeze('2026-10-01T00:00:00Z');
  const path = { userId: mara };
  const { authorizationId = '' } = await accountsCreateUserAuthorization(client, {
    path,
    body: { agentUser: { userId: ines }, permission: 'sign', endDate: '2026-10-02T00:00:00Z' },
  });
  await control.setClock('2026-10-03T00:00:00Z');
  const revive = () =>
    accountsUpdateUserAuthorization(client, {
      path: { ...path, authorizationId },
      body: { endDate: '2027-01-01T00:00:00Z' },
    });
  await accountsCreateUserAuthorization(client, {
    path,
    body: { agentUser: { userId: jonas }, permission: 'sign', endDate: '2026-10-04T00:00:00Z' },
  });
  expect(await catchRefusal(revive())).toBe('400 INVALID_REQUEST_PARAMETER');
  await control.setClock('2026-10-05T00:00:00Z');
  expect((await revive()).endDate).toBe('2027-01-01T00:00:00.0000000Z');
});
