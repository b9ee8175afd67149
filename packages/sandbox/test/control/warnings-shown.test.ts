import { Writable } from 'node:stream';
import { afterAll, expect, it } from 'vitest';
import { startSandbox } from '../../src/index.ts';

const account = '/restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const sentence =
  '/prefillTabs: there is no property `prefillTabs` here; it belongs to `/documents/0/tabs`.';

const lines: string[] = [];
const log = new Writable({
  write(chunk: Buffer, _encoding, done) {
    lines.push(...chunk.toString().trim().split('\n'));
    done();
  },
});
const sandbox = await startSandbox({ log });
afterAll(() => sandbox.close());

async function send(): Promise<void> {
  const response = await fetch(`${sandbox.url}${account}/envelopes`, {
    method: 'POST',
    headers: { authorization: 'Bearer sandbox', 'content-type': 'application/json' },
    body: JSON.stringify({ emailSubject: 'Berth 42', prefillTabs: {} }),
  });
  expect(response.status).toBe(201);
}

it('warnings are in the log, as lines of the level warn', async () => {
  await send();
  await expect.poll(() => lines.length).toBeGreaterThan(0);
  expect(JSON.parse(lines.at(-1) ?? '')).toMatchObject({
    level: 'warn',
    status: 201,
    warnings: [{ code: 'unknown-property', at: '/prefillTabs', message: sentence }],
  });
});
