import type { Client } from '@countersign/client';
import {
  envelopeCustomFieldsCreate,
  envelopeLocksCreate,
  envelopeLocksDelete,
  envelopeLocksGet,
  envelopeLocksUpdate,
  envelopesUpdate,
  templateLocksCreate,
  templateLocksGet,
  templatesUpdate,
} from '@countersign/client/esign-v2.1';
import type { LockRequest } from '@countersign/types/esign-v2.1';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { catchErrorCode, makeLease, makeTemplate } from '../../lease.ts';

const running = await startControlTest();
afterAll(() => running.close());

const start = Date.parse('2027-03-01T12:00:00.000Z');
const notLocked = 'EDIT_LOCK_ENVELOPE_NOT_LOCKED';
const notOwner = 'EDIT_LOCK_NOT_LOCK_OWNER';

let client: Client;
let sender: Client;
/** Puts the clock of the tenant to a time after the lock was made, in milliseconds. */
let at: (passed: number) => Promise<unknown>;
let path: { envelopeId: string };

beforeEach(async () => {
  const { client: own, control, tenant } = running.newTenant();
  client = own;
  sender = running.client({ token: 'sandbox-sender', tenant });
  at = (passed) => control.freeze(new Date(start + passed));
  await at(0);
  path = { envelopeId: await makeLease(client) };
});

function lock(body?: LockRequest) {
  return envelopeLocksCreate(client, { path, ...(body !== undefined && { body }) });
}

const edit = (LockToken = '', LockDurationInSeconds?: string) => ({
  'X-DocuSign-Edit': JSON.stringify({ LockToken, LockDurationInSeconds }),
});

/** Changes the envelope, with the header or without one. */
function change(header = {}) {
  const body = { textCustomFields: [{ name: `Pier ${Math.random()}` }] };
  return catchErrorCode(envelopeCustomFieldsCreate(client, { path, header, body }));
}

/**
 * Returns the error codes of each way to meet a lock: reading it, changing without its token, and
 * locking again.
 */
async function met(): Promise<string[]> {
  return [
    await catchErrorCode(envelopeLocksGet(client, { path })),
    await change(),
    await catchErrorCode(envelopeLocksCreate(sender, { path })),
  ];
}

const locked = ['none', notOwner, 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT'];
const free = [notLocked, 'none', 'USER_NOT_ENVELOPE_SENDER_OR_RECIPIENT'];

describe('a lock lasts to the millisecond', () => {
  test.each([
    ['as long as the service says', undefined, 300],
    ['one second', { lockDurationInSeconds: '1' }, 1],
    ['ten minutes', { lockDurationInSeconds: '600' }, 600],
    ['a day', { lockDurationInSeconds: '86400' }, 86_400],
    ['a year', { lockDurationInSeconds: '31536000' }, 31_536_000],
  ])('%s', async (_, body, seconds) => {
    const { lockedUntilDateTime, lockDurationInSeconds } = await lock(body);
    expect(Date.parse(lockedUntilDateTime ?? '')).toBe(start + seconds * 1000);
    expect(lockDurationInSeconds).toBe(String(seconds));
    for (const early of [0, 1, seconds * 1000 - 1000, seconds * 1000 - 1]) {
      await at(early);
      expect(await met()).toEqual(locked);
    }
    await at(seconds * 1000);
    expect(await met()).toEqual(free);
  });

  test.each([0, 1, 1000])('and is not there %i ms after its end', async (late) => {
    await lock({ lockDurationInSeconds: '60' });
    await at(60_000 + late);
    expect(await met()).toEqual(free);
    expect(await catchErrorCode(lock())).toBe('none');
  });

  test('and its token opens nothing when it has ended', async () => {
    const { lockToken } = await lock({ lockDurationInSeconds: '60' });
    await at(59_999);
    expect(await change(edit(lockToken))).toBe('none');
    await at(60_000);
    await lock();
    expect(await change(edit(lockToken))).toBe(notOwner);
  });

  test('from the last update, for as long as it says', async () => {
    const { lockToken } = await lock({ lockDurationInSeconds: '60' });
    await at(59_999);
    await envelopeLocksUpdate(client, {
      path,
      header: edit(lockToken),
      body: { lockDurationInSeconds: '90' },
    });
    await at(59_999 + 89_999);
    expect(await met()).toEqual(locked);
    await at(59_999 + 90_000);
    expect(await met()).toEqual(free);
  });

  test('from the last update, for as long as before where it says nothing', async () => {
    const { lockToken } = await lock({ lockDurationInSeconds: '60' });
    await at(10_000);
    await envelopeLocksUpdate(client, { path, header: edit(lockToken) });
    await at(69_999);
    expect(await met()).toEqual(locked);
    await at(70_000);
    expect(await met()).toEqual(free);
  });

  test('after its end neither is it updated nor given back', async () => {
    const { lockToken } = await lock({ lockDurationInSeconds: '60' });
    await at(60_000);
    const header = edit(lockToken);
    expect(await catchErrorCode(envelopeLocksUpdate(client, { path, header }))).toBe(notLocked);
    expect(await catchErrorCode(envelopeLocksDelete(client, { path, header }))).toBe(notLocked);
  });

  test('on a template too', async () => {
    const template = { templateId: await makeTemplate(client) };
    await templateLocksCreate(client, { path: template, body: { lockDurationInSeconds: '60' } });
    await at(59_999);
    expect(await catchErrorCode(templateLocksGet(client, { path: template }))).toBe('none');
    expect(await catchErrorCode(templateLocksCreate(client, { path: template }))).toBe(
      'EDIT_LOCK_TEMPLATE_ALREADY_LOCKED',
    );
    await at(60_000);
    expect(await catchErrorCode(templateLocksGet(client, { path: template }))).toBe(notLocked);
    expect(await catchErrorCode(templateLocksCreate(client, { path: template }))).toBe('none');
  });
});

describe('a lock is over with the envelope', () => {
  test('that is voided with its token', async () => {
    path = { envelopeId: await makeLease(client, { status: 'sent' }) };
    const { lockToken } = await lock();
    const body = { status: 'voided', voidedReason: 'A mistake' } as const;
    expect(await catchErrorCode(envelopesUpdate(client, { path, body }))).toBe(notOwner);
    await envelopesUpdate(client, { path, body, header: edit(lockToken) });
    expect(await catchErrorCode(envelopeLocksGet(client, { path }))).toBe(notLocked);
  });
});

describe('a template with a password', () => {
  test.each([
    ['without it', {}, 'USER_LACKS_PERMISSIONS'],
    ['with another one', { templatePassword: 'quay 8' }, 'USER_LACKS_PERMISSIONS'],
    ['with it', { templatePassword: 'quay 7' }, 'none'],
  ])('is locked %s: %j gives %s', async (_, body, expected) => {
    const template = { templateId: await makeTemplate(client) };
    await templatesUpdate(client, { path: template, body: { newPassword: 'quay 7' } });
    expect(await catchErrorCode(templateLocksCreate(client, { path: template, body }))).toBe(
      expected,
    );
  });
});

describe('the duration beside the token', () => {
  test.each([
    ['30', 30],
    ['1', 1],
    ['31536000', 31_536_000],
    ['31536001', 50],
    ['0', 50],
    ['-5', 50],
    ['1.5', 50],
    ['soon', 50],
    ['', 50],
    [undefined, 50],
  ])(
    '%j: the lock ends so many seconds after the change, or as before: %i',
    async (requested, left) => {
      const { lockToken } = await lock({ lockDurationInSeconds: '60' });
      await at(10_000);
      expect(await change(edit(lockToken, requested))).toBe('none');
      await at(10_000 + left * 1000 - 1);
      expect(await met()).toEqual(locked);
      await at(10_000 + left * 1000);
      expect(await met()).toEqual(free);
    },
  );

  test('changes nothing where the token is wrong', async () => {
    await lock({ lockDurationInSeconds: '60' });
    expect(await change(edit('wrong', '600'))).toBe(notOwner);
    await at(60_000);
    expect(await met()).toEqual(free);
  });
});

describe('how long a lock may be asked to last', () => {
  test.each([
    ['0', 'INVALID_REQUEST_PARAMETER'],
    ['1', 'none'],
    ['31536000', 'none'],
    ['31536001', 'INVALID_REQUEST_PARAMETER'],
    ['-1', 'INVALID_REQUEST_PARAMETER'],
  ])('%s seconds: %s', async (lockDurationInSeconds, expected) => {
    expect(await catchErrorCode(lock({ lockDurationInSeconds }))).toBe(expected);
  });
});
