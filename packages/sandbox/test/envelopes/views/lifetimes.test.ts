import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, signingUrl } from './lease.ts';
import { readEvent } from './signed.ts';
import { createVisitor } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

const start = Date.parse('2027-03-01T12:00:00.000Z');
const minute = 60_000;

let at: (passed: number) => Promise<unknown>;
let url: string;

beforeEach(async () => {
  const { client, control } = newTenant();
  at = (passed) => control.freeze(new Date(start + passed));
  await at(0);
  url = await signingUrl(client, await makeLease(client));
});

/** Opens the address, and gives that of the session. */
async function session(): Promise<string> {
  const { headers } = await sandbox.fetch(new Request(url, { redirect: 'manual' }));
  return headers.get('location') ?? '';
}

describe('the address of a view', () => {
  test.each([
    [0, undefined],
    [5 * minute - 1, undefined],
    [5 * minute, 'ttl_expired'],
    [5 * minute + 1, 'ttl_expired'],
  ])('after %i ms gives %s', async (passed, expected) => {
    await at(passed);
    expect(readEvent(await go(url))).toBe(expected);
  });

  test('works once, also in the same millisecond', async () => {
    expect(readEvent(await go(url))).toBeUndefined();
    expect(readEvent(await go(url))).toBe('ttl_expired');
  });
});

function readFormToken(html: string): string | undefined {
  return /name="form-token" value="([^"]*)"/.exec(html)?.[1];
}

describe('a session', () => {
  test.each([
    [20 * minute - 1, undefined],
    [20 * minute, 'session_timeout'],
    [20 * minute + 1, 'session_timeout'],
  ])('of which nothing was heard for %i ms gives %s', async (passed, expected) => {
    const address = await session();
    await at(passed);
    expect(readEvent(await go(address))).toBe(expected);
  });

  test('lasts from the last that was done', async () => {
    const address = await session();
    for (let times = 1; times <= 3; times += 1) {
      await at(times * (20 * minute - 1));
      expect(readEvent(await go(address))).toBeUndefined();
    }
    await at(3 * (20 * minute - 1) + 20 * minute);
    expect(readEvent(await go(address))).toBe('session_timeout');
  });

  test('takes no form when its time has run out, and stays over', async () => {
    const page = await go(await session());
    await at(20 * minute);
    expect(readEvent(await press(page, 'finish'))).toBe('session_timeout');
    await at(0);
    expect((await press(page, 'finish')).status).toBe(410);
  });

  test('shows its documents for as long as it lasts', async () => {
    const address = await session();
    const file = address.replace('?', '/documents/1.pdf?');
    expect((await go(address)).status).toBe(200);
    await at(20 * minute - 1);
    expect((await go(file)).status).toBe(200);
    await at(20 * minute);
    expect((await go(file)).status).toBe(404);
  });

  test.each([
    ['without its token', { 'form-token': '' }],
    ['with another one', { 'form-token': 'guessed' }],
  ])('takes no form %s: %j', async (_, fields) => {
    const page = await go(await session());
    expect((await press(page, 'later', fields)).status).toBe(403);
    expect(readEvent(await press(page, 'later'))).toBe('cancel');
  });

  test('of another recipient is another one', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client);
    const [one, other] = [
      await signingUrl(client, envelopeId, ines),
      await signingUrl(client, envelopeId, ines),
    ];
    expect(one).not.toBe(other);
    const [first, second] = [await go(one), await go(other)];
    expect(readFormToken(first.html)).not.toBe(readFormToken(second.html));
    const swapped = { 'form-token': readFormToken(first.html) ?? '' };
    expect((await press(second, 'later', swapped)).status).toBe(403);
  });
});
