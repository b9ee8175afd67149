import type { Client } from '@countersign/client';
import {
  accountsListSharedAccess,
  accountsUpdateSharedAccess,
} from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, test } from 'vitest';
import { catchErrorCode } from '../../lease.ts';
import { ines, jonas, mara, startPeople, tomas } from './people.ts';

const { people, close } = await startPeople();
afterAll(close);

type Shared = 'shared_to' | 'shared_from' | 'shared_to_and_from' | 'not_shared';

function set(
  client: Client,
  from: string,
  shared: Shared,
  { other = jonas, preserve = 'false' }: { other?: string; preserve?: 'true' | 'false' } = {},
) {
  return accountsUpdateSharedAccess(client, {
    query: { item_type: 'envelopes', preserve_existing_shared_access: preserve },
    body: {
      sharedAccess: [{ user: { userId: from }, envelopes: [{ user: { userId: other }, shared }] }],
    },
  });
}

/**
 * Reads the status of sharing between two users, from the view of one user; `-` if the list has no
 * entry.
 */
async function fetchStatus(client: Client, userId: string, other: string, shared?: string) {
  const { sharedAccess = [] } = await accountsListSharedAccess(client, {
    query: {
      item_type: 'envelopes',
      user_ids: userId,
      ...(shared !== undefined && { shared }),
    },
  });
  const entry = sharedAccess.find(({ user }) => user?.userId === userId);
  const item = entry?.envelopes?.find(({ user }) => user?.userId === other);
  return item?.shared ?? '-';
}

const mirror: Record<Shared, Shared> = {
  shared_to: 'shared_from',
  shared_from: 'shared_to',
  shared_to_and_from: 'shared_to_and_from',
  not_shared: 'not_shared',
};
const shown = (status: Shared) => (status === 'not_shared' ? '-' : status);
const statuses: Shared[] = ['shared_to', 'shared_from', 'shared_to_and_from', 'not_shared'];

describe.each(statuses)('envelopes that are %s', (status) => {
  test('are told so from both sides', async () => {
    const { admin } = people();
    await set(admin, ines, status);
    expect(await fetchStatus(admin, ines, jonas)).toBe(shown(status));
    expect(await fetchStatus(admin, jonas, ines)).toBe(shown(mirror[status]));
  });

  test('are told to who is no administrator only where something is open to that user', async () => {
    const { admin, viewer, sender } = people();
    await set(admin, ines, status);
    const open = status === 'shared_to' || status === 'shared_to_and_from';
    const back = status === 'shared_from' || status === 'shared_to_and_from';
    expect(await fetchStatus(viewer, jonas, ines)).toBe(open ? 'shared_from' : '-');
    expect(await fetchStatus(sender, ines, jonas)).toBe(back ? 'shared_from' : '-');
    // Nor does either see the entry of the other.
    expect(await fetchStatus(viewer, ines, jonas)).toBe('-');
    expect(await fetchStatus(sender, jonas, ines)).toBe('-');
  });

  test.each(statuses)('and then %s in its place are as that says', async (next) => {
    const { admin } = people();
    await set(admin, ines, status);
    await set(admin, ines, next);
    expect(await fetchStatus(admin, ines, jonas)).toBe(shown(next));
  });

  test.each(statuses)('and then %s in addition are both', async (next) => {
    const { admin } = people();
    await set(admin, ines, status);
    await set(admin, ines, next, { preserve: 'true' });
    const to = [status, next].some((one) => one === 'shared_to' || one === 'shared_to_and_from');
    const from = [status, next].some(
      (one) => one === 'shared_from' || one === 'shared_to_and_from',
    );
    const both = to ? (from ? 'shared_to_and_from' : 'shared_to') : from ? 'shared_from' : '-';
    expect(await fetchStatus(admin, ines, jonas)).toBe(both);
  });

  test.each(statuses)('are listed among those that are %s, or not', async (requested) => {
    const { admin } = people();
    await set(admin, ines, status);
    expect(await fetchStatus(admin, ines, jonas, requested)).toBe(
      requested === status ? status : '-',
    );
  });
});

test('what is set in place of the rest ends the rest, in both directions', async () => {
  const { admin } = people();
  await set(admin, ines, 'shared_to_and_from');
  await set(admin, ines, 'shared_to', { other: mara });
  expect(await fetchStatus(admin, ines, jonas)).toBe('-');
  expect(await fetchStatus(admin, ines, mara)).toBe('shared_to');
  await set(admin, ines, 'shared_to', { preserve: 'true' });
  expect(await fetchStatus(admin, ines, mara)).toBe('shared_to');
  expect(await fetchStatus(admin, ines, jonas)).toBe('shared_to');
});

test('what others share among themselves stays', async () => {
  const { admin } = people();
  await set(admin, mara, 'shared_to');
  await set(admin, ines, 'shared_to', { other: tomas });
  expect(await fetchStatus(admin, mara, jonas)).toBe('shared_to');
});

test.each([
  ['an administrator', 'admin', 'none'],
  ['a sender', 'sender', 'USER_NOT_ACCOUNT_ADMIN'],
  ['who may only look', 'viewer', 'USER_NOT_ACCOUNT_ADMIN'],
] as const)('envelopes are shared by %s: %s gets %s', async (_, who, expected) => {
  const clients = people();
  expect(await catchErrorCode(set(clients[who], ines, 'shared_to'))).toBe(expected);
  expect(await fetchStatus(clients.admin, ines, jonas)).toBe(
    expected === 'none' ? 'shared_to' : '-',
  );
});
