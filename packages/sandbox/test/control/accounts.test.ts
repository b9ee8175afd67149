import { usersGet } from '@countersign/client/esign-v2.1';
import { afterAll, expect, it } from 'vitest';
import { startControlTest } from './harness.ts';

const { client: clientOf, newTenant, close } = await startControlTest();
afterAll(close);

it('lists the accounts with their users, administrators first', async () => {
  const { control } = newTenant();
  const accounts = await control.accounts();
  expect(accounts.map(({ name }) => name)).toEqual(accounts.map(({ name }) => name).toSorted());
  const leasing = accounts.find(({ name }) => name === 'Harbour Leasing');
  expect(leasing).toMatchObject({ planName: expect.any(String), hasRooms: true });
  expect(leasing?.users.some(({ status }) => status === 'Closed')).toBe(true);
  const administrators = leasing?.users.map(({ isAdmin }) => isAdmin) ?? [];
  expect(administrators).toEqual(
    administrators.toSorted((one, other) => Number(other) - Number(one)),
  );
});

it('gives the same token for each call with a user, with which the user can call', async () => {
  const { control, tenant } = newTenant();
  const accounts = await control.accounts();
  const account = accounts.find(({ hasRooms }) => hasRooms === true);
  const { userId = '' } = account?.users.find(({ isAdmin }) => isAdmin) ?? {};
  const { token, email } = await control.createToken(userId.toUpperCase());
  expect(email).toBe(account?.users.find((user) => user.userId === userId)?.email);
  expect(await control.createToken(userId)).toMatchObject({ token });
  const client = clientOf({ token, tenant });
  const path = { accountId: account?.accountId ?? '', userId };
  expect((await usersGet(client, { path })).email).toBe(email);
});

it('says that a user does not exist', async () => {
  const { control } = newTenant();
  await expect(control.createToken('00000000-0000-4000-8000-000000000000')).rejects.toMatchObject({
    status: 404,
    where: 'body/userId',
  });
});
