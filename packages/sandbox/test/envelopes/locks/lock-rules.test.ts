import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { LockRequest } from '@countersign/types/esign-v2.1';
import type { Client } from '@countersign/client';
import {
  envelopeCustomFieldsCreate,
  envelopeLocksCreate,
  envelopeLocksDelete,
  envelopeLocksGet,
  envelopeLocksUpdate,
  envelopeRecipientsList,
  envelopesGet,
  envelopesUpdate,
  templateLocksCreate,
  templatesCreate,
  usersUpdateSettings,
} from '@countersign/client/esign-v2.1';
import { currentLock } from '../../../src/envelopes/locks/current-lock.ts';
import { readLockHeader } from '../../../src/envelopes/locks/require-lock-token.ts';
import { startControlTest } from '../../control/harness.ts';
import { ines } from '../shared-access/people.ts';
import { catchErrorCode, createLease, makeLease } from '../../lease.ts';

let running: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  running = await startControlTest();
});
afterAll(() => running.close());

const noon = '2027-03-01T12:00:00Z';
const at = (seconds: number) => new Date(Date.parse(noon) + seconds * 1000);

/** A tenant whose clock stands still, with an envelope in it. */
async function frozen(more: { status?: 'created' | 'sent' } = {}) {
  const { client, control, tenant } = running.newTenant();
  await control.freeze(noon);
  const path = { envelopeId: await makeLease(client, more) };
  return { client, control, tenant, path };
}

const lockHeader = (token = '', seconds?: string) => ({
  'X-DocuSign-Edit': JSON.stringify({
    LockToken: token,
    ...(seconds !== undefined && { LockDurationInSeconds: seconds }),
  }),
});

/** The code with which a change is refused. */
function change(client: Client, path: { envelopeId: string }, header = {}): Promise<string> {
  const body = { textCustomFields: [{ name: `field ${Math.random()}` }] };
  return catchErrorCode(envelopeCustomFieldsCreate(client, { path, header, body }));
}

describe('the end of a lock', () => {
  test.each<[LockRequest | undefined, number]>([
    [undefined, 300],
    // Empty text is absent.
    [{ lockDurationInSeconds: '' }, 300],
    [{ lockDurationInSeconds: '1' }, 1],
    [{ lockDurationInSeconds: '600' }, 600],
    [{ lockDurationInSeconds: '31536000' }, 31_536_000],
  ])('with %j comes to the millisecond', async (body, seconds) => {
    const { client, control, path } = await frozen();
    const lock = await envelopeLocksCreate(client, { path, ...(body !== undefined && { body }) });
    expect(lock).toMatchObject({
      lockDurationInSeconds: String(seconds),
      lockedUntilDateTime: expect.stringContaining(at(seconds).toISOString().slice(0, 19)),
      lockType: 'edit',
      useScratchPad: 'false',
    });
    await control.setClock(new Date(at(seconds).getTime() - 1));
    expect(await change(client, path)).toBe('EDIT_LOCK_NOT_LOCK_OWNER');
    await control.setClock(at(seconds));
    expect(await change(client, path)).toBe('none');
    expect(await catchErrorCode(envelopeLocksGet(client, { path }))).toBe(
      'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
    );
  });

  test.each(['0', '-1', '1.5', '31536001', 'soon'])('cannot be set by %j', async (seconds) => {
    const { client, path } = await frozen();
    const body = { lockDurationInSeconds: seconds };
    expect(await catchErrorCode(envelopeLocksCreate(client, { path, body }))).not.toBe('none');
    expect(await catchErrorCode(envelopeLocksGet(client, { path }))).toBe(
      'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
    );
  });

  test('is counted from the update, with the length it has where no other is given', async () => {
    const { client, control, path } = await frozen();
    const body = { lockDurationInSeconds: '100', lockedByApp: 'Desk' };
    const { lockToken } = await envelopeLocksCreate(client, { path, body });
    await control.setClock(at(60));
    const header = lockHeader(lockToken);
    expect(await envelopeLocksUpdate(client, { path, header })).toMatchObject({
      lockDurationInSeconds: '100',
      lockedByApp: 'Desk',
      lockToken,
      lockedUntilDateTime: expect.stringContaining(at(160).toISOString().slice(0, 19)),
    });
    expect(
      await envelopeLocksUpdate(client, {
        path,
        header,
        body: { lockDurationInSeconds: '5', lockedByApp: 'Pier' },
      }),
    ).toMatchObject({
      lockDurationInSeconds: '5',
      lockedByApp: 'Pier',
      lockedUntilDateTime: expect.stringContaining(at(65).toISOString().slice(0, 19)),
    });
    await control.setClock(at(65));
    expect(await catchErrorCode(envelopeLocksUpdate(client, { path, header }))).toBe(
      'EDIT_LOCK_ENVELOPE_NOT_LOCKED',
    );
  });

  test.each([
    ['20', 20],
    ['31536000', 31_536_000],
    ['0', 40],
    ['-3', 40],
    ['1.5', 40],
    ['31536001', 40],
    ['soon', 40],
    [undefined, 40],
  ])('is moved by a change that sends LockDurationInSeconds %j', async (sent, seconds) => {
    const { client, control, path } = await frozen();
    const body = { lockDurationInSeconds: '50' };
    const { lockToken } = await envelopeLocksCreate(client, { path, body });
    await control.setClock(at(10));
    expect(await change(client, path, lockHeader(lockToken, sent))).toBe('none');
    expect(await envelopeLocksGet(client, { path })).toMatchObject({
      lockDurationInSeconds: String(seconds === 40 ? 50 : seconds),
      lockedUntilDateTime: expect.stringContaining(
        at(10 + seconds)
          .toISOString()
          .slice(0, 19),
      ),
    });
  });

  test('comes with the end of the envelope, and of nothing else', () => {
    const lock = { until: 10 };
    for (const [status, now, locked] of [
      ['created', 9, true],
      ['sent', 9, true],
      ['delivered', 9, true],
      ['correct', 9, true],
      ['sent', 10, false],
      ['sent', 11, false],
      ['completed', 9, false],
      ['declined', 9, false],
      ['voided', 9, false],
      ['deleted', 9, false],
    ] as const) {
      const stored = {
        ...lock,
        token: 't',
        lockedByApp: '',
        userId: '',
        userName: '',
        email: '',
        durationInSeconds: 1,
        lockType: 'edit' as const,
        useScratchPad: 'false' as const,
      };
      expect(currentLock({ now }, { status, lock: stored }) !== undefined, `${status} ${now}`).toBe(
        locked,
      );
      expect(currentLock({ now }, { status })).toBeUndefined();
    }
  });
});

test('the token of a lock opens it for its owner alone', async () => {
  const { client, tenant } = running.newTenant();
  const sender = running.client({ tenant, token: 'sandbox-sender' });
  const path = { envelopeId: await makeLease(sender) };
  const { lockToken } = await envelopeLocksCreate(sender, { path });
  expect(await change(client, path, lockHeader(lockToken))).toBe('EDIT_LOCK_NOT_LOCK_OWNER');
  expect(await change(sender, path)).toBe('EDIT_LOCK_NOT_LOCK_OWNER');
  expect(await change(sender, path, lockHeader(`${lockToken ?? ''}x`))).toBe(
    'EDIT_LOCK_NOT_LOCK_OWNER',
  );
  expect(await change(sender, path, lockHeader(lockToken))).toBe('none');
});

test('the header of a response is the one to send back, for the owner only', async () => {
  const { tenant, client } = running.newTenant();
  const sender = running.client({ tenant, token: 'sandbox-sender' });
  const path = { envelopeId: await makeLease(sender) };
  const { lockToken = '' } = await envelopeLocksCreate(sender, { path });
  const header = async (token: string) => {
    const response = await running.sandbox.fetch(
      new Request(
        `http://sandbox.test/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/envelopes/${path.envelopeId}/lock`,
        { headers: { authorization: `Bearer ${token}`, 'x-countersign-tenant': tenant } },
      ),
    );
    return response.headers.get('x-docusign-edit');
  };
  const expected = JSON.stringify({ LockToken: lockToken, LockDurationInSeconds: '300' });
  expect(await header('sandbox-sender')).toBe(expected);
  expect(await header('sandbox')).toBeNull();
  expect((await envelopeLocksGet(client, { path })).lockedByUser).toMatchObject({
    userName: 'Ines Arcand',
    userType: 'CompanyUser',
    userStatus: 'Active',
  });
});

test.each<[string | undefined, unknown]>([
  [undefined, undefined],
  ['', undefined],
  ['   ', undefined],
  ['{"LockToken":"a"}', { lockToken: 'a' }],
  [' {"LockToken":"a"} ', { lockToken: 'a' }],
  ['{"LockToken":5}', { lockToken: '5' }],
  ['{"LockToken":"a","LockDurationInSeconds":"7"}', { lockToken: 'a', lockDurationInSeconds: '7' }],
  ['{"LockToken":"a","LockDurationInSeconds":7}', { lockToken: 'a', lockDurationInSeconds: '7' }],
  ['{"LockDurationInSeconds":"7"}', undefined],
  ['{"LockToken":null}', undefined],
  ['{"LockToken":"a"', undefined],
  ['[]', undefined],
  ['null', undefined],
  ['a', undefined],
  ['<DocuSignEdit><LockToken>007</LockToken></DocuSignEdit>', { lockToken: '007' }],
  [' <DocuSignEdit><LockToken>a</LockToken></DocuSignEdit>', { lockToken: 'a' }],
  ['<DocuSignEdit x="1"><LockToken y="2">a</LockToken></DocuSignEdit>', { lockToken: 'a' }],
  [
    '<DocuSignEdit><LockToken>a</LockToken><LockDurationInSeconds>07</LockDurationInSeconds></DocuSignEdit>',
    { lockToken: 'a', lockDurationInSeconds: '07' },
  ],
  ['<DocuSignEdit></DocuSignEdit>', undefined],
  ['<Other><LockToken>a</LockToken></Other>', undefined],
  ['<DocuSignEdit><LockToken>', { lockToken: '' }],
  ['<', undefined],
])('the X-DocuSign-Edit header %j', (text, read) => {
  expect(readLockHeader(text)).toEqual(read);
});

describe('who may lock what', () => {
  test.each(['created', 'sent'] as const)('an envelope that is %s', async (status) => {
    const { client, path } = await frozen({ status });
    expect(await envelopeLocksCreate(client, { path })).toMatchObject({ lockedByApp: '' });
  });

  test('an envelope that is delivered, and none that is being corrected', async () => {
    const { client, control, path } = await frozen({ status: 'sent' });
    await control.open(path.envelopeId, '1');
    const lock = await envelopeLocksCreate(client, { path });
    await envelopeLocksDelete(client, { path, header: lockHeader(lock.lockToken) });
    expect((await envelopesGet(client, { path })).status).toBe('delivered');
  });

  test('a user from whom the right is taken may not', async () => {
    const { client, tenant } = running.newTenant();
    const sender = running.client({ tenant, token: 'sandbox-sender' });
    const path = { envelopeId: await makeLease(sender) };
    const set = (canLockEnvelopes: 'true' | 'false') =>
      usersUpdateSettings(client, { path: { userId: ines }, body: { canLockEnvelopes } });
    await set('false');
    expect(await catchErrorCode(envelopeLocksCreate(sender, { path }))).toBe(
      'USER_LACKS_PERMISSIONS',
    );
    await set('true');
    expect(await catchErrorCode(envelopeLocksCreate(sender, { path }))).toBe('none');
  });

  test('a template with a password needs it', async () => {
    const { client } = running.newTenant();
    const create = async (password?: string) => {
      const { status: _sent, ...definition } = await createLease();
      const made = await templatesCreate(client, {
        body: { ...definition, name: 'Lease', ...(password !== undefined && { password }) },
      });
      return { templateId: 'templateId' in made ? (made.templateId ?? '') : '' };
    };
    const path = await create('tide');
    const lock = (templatePassword?: string, where = path) =>
      catchErrorCode(
        templateLocksCreate(client, {
          path: where,
          ...(templatePassword !== undefined && { body: { templatePassword } }),
        }),
      );
    expect(await lock()).toBe('USER_LACKS_PERMISSIONS');
    expect(await lock('')).toBe('USER_LACKS_PERMISSIONS');
    expect(await lock('Tide')).toBe('USER_LACKS_PERMISSIONS');
    expect(await lock('tide')).toBe('none');
    expect(await lock(undefined, await create(''))).toBe('none');
    expect(await lock(undefined, await create())).toBe('none');
  });
});

describe('a scratch pad that is thrown away', () => {
  test('brings everything back, and leaves what recipients did meanwhile', async () => {
    const { client, control, path } = await frozen({ status: 'sent' });
    const { lockToken } = await envelopeLocksCreate(client, {
      path,
      body: { useScratchPad: 'true' },
    });
    const header = lockHeader(lockToken);
    await envelopesUpdate(client, { path, header, body: { emailSubject: 'Another' } });
    await control.open(path.envelopeId, '1');
    await envelopeLocksDelete(client, { path, header, query: { save_changes: 'false' } });
    const { emailSubject, status } = await envelopesGet(client, { path });
    expect({ emailSubject, status }).toEqual({
      emailSubject: 'Please sign: Berth lease 42',
      status: 'delivered',
    });
    const { signers } = await envelopeRecipientsList(client, { path });
    expect(signers?.map((one) => one.status)).toEqual(['delivered']);
  });

  test('leaves a draft that was sent meanwhile as it was sent', async () => {
    const { client, path } = await frozen();
    const { lockToken } = await envelopeLocksCreate(client, {
      path,
      body: { useScratchPad: 'true' },
    });
    const header = lockHeader(lockToken);
    const body = { emailSubject: 'Another', status: 'sent' } as const;
    await envelopesUpdate(client, { path, header, body });
    await envelopeLocksDelete(client, { path, header, query: { save_changes: 'false' } });
    expect(await envelopesGet(client, { path })).toMatchObject(body);
  });

  test('comes back without a scratch pad too', async () => {
    const { client, path } = await frozen();
    const { lockToken } = await envelopeLocksCreate(client, { path });
    const header = lockHeader(lockToken);
    await envelopesUpdate(client, { path, header, body: { emailSubject: 'Another' } });
    await envelopeLocksDelete(client, { path, header, query: { save_changes: 'false' } });
    expect((await envelopesGet(client, { path })).emailSubject).not.toBe('Another');
  });
});
