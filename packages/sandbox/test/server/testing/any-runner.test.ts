// Tests with a sandbox in a runner that has no entry of its own, such as Jest.
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import setUp from '@countersign/sandbox/jest';
import tearDown from '@countersign/sandbox/jest/teardown';
import { envelope, sandboxTestFor, type TestTenant } from '@countersign/sandbox/testing';
import { afterAll, beforeEach, expect, it, vi } from 'vitest';

/** The tests that the runner was given, by their names. */
const tests = new Map<string, () => Promise<void>>();
const ends: (() => Promise<void>)[] = [];
const test = sandboxTestFor({
  test: (name, run) => tests.set(name, run),
  afterAll: (run) => ends.push(run),
});

const tenants = new Set<string>();
async function send({ client, name }: TestTenant, more: object = {}): Promise<void> {
  tenants.add(name);
  const body = { ...envelope('Lease of berth 12').sentTo('ines').build(), ...more };
  await envelopesCreate(client, { body });
}
test('passes', (tenant) => send(tenant));
test('loses something in silence', (tenant) => send(tenant, { emailSubjekt: 'Lease' }));
test('fails', async (tenant) => {
  await send(tenant);
  throw new Error('wrong');
});

let printed = '';
beforeEach(() => {
  printed = '';
  vi.spyOn(process.stderr, 'write').mockImplementation((text) => {
    printed += String(text);
    return true;
  });
  return () => vi.restoreAllMocks();
});
afterAll(async () => {
  for (const end of ends) await end();
});
const run = (name: string) => tests.get(name)?.();

it('passes, and fails for what had no effect, each in a tenant of its own', async () => {
  await run('passes');
  expect(printed).toBe('');
  await expect(run('loses something in silence')).rejects.toThrow('/emailSubjekt');
  expect(tenants.size).toBe(2);
});

it('prints the history of its envelopes if it fails', async () => {
  await expect(run('fails')).rejects.toThrow('wrong');
  expect(printed).toMatch(/history of "Lease of berth 12" \(sent, /u);
});

it('uses the sandbox of the set-up of Jest, which outlives the tests of one file', async () => {
  await setUp();
  const url = process.env['COUNTERSIGN_SANDBOX_URL'];
  const used: string[] = [];
  const last: (() => Promise<void>)[] = [];
  const shared = sandboxTestFor({
    test: (name, go) => tests.set(name, go),
    afterAll: (go) => last.push(go),
  });
  shared('shares', async (tenant) => {
    used.push(tenant.baseUrl);
    await send(tenant);
  });
  await run('shares');
  for (const end of last) await end();
  expect(used).toEqual([url]);
  expect((await fetch(`${url}/healthz`)).status).toBe(200);
  await tearDown();
  delete process.env['COUNTERSIGN_SANDBOX_URL'];
  await expect(fetch(`${url}/healthz`)).rejects.toThrow('fetch failed');
});
