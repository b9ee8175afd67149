// The headers that the service counts down, and the ID of each response.
import { expect, it } from 'vitest';
import { createMock, type MockOptions } from '@countersign/mock';

const hour = 3_600_000;
const account = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const path = `/restapi/v2.1/accounts/${account}`;

/** A mock with a clock that a test sets. */
function startMock(options: MockOptions = {}) {
  const time = { now: 400_000 * hour + 20 * 60_000 };
  const mock = createMock({ ...options, clock: () => time.now });
  return {
    time,
    async call(url: string, headers: Record<string, string> = { authorization: 'Bearer one' }) {
      const response = await mock.fetch(`http://mock.test${url}`, { headers });
      return response.headers;
    },
  };
}

async function readCounts(response: Promise<Headers>): Promise<(string | null)[]> {
  const headers = await response;
  return ['x-ratelimit-remaining', 'x-ratelimit-reset', 'x-burstlimit-remaining'].map((name) =>
    headers.get(name),
  );
}

it('counts down with each call of an account, and resets on the hour', async () => {
  const { time, call } = startMock();
  const reset = String(400_001 * 3600);
  expect(await readCounts(call(path))).toEqual(['2999', reset, '199']);
  // Another token, another version of the API, and a rejected call are calls of the account too.
  expect(await readCounts(call(path, { authorization: 'Bearer two' }))).toEqual([
    '2998',
    reset,
    '198',
  ]);
  expect(await readCounts(call(`${path.replace('v2.1', 'v2')}/settings`))).toEqual([
    '2997',
    reset,
    '197',
  ]);
  expect(await readCounts(call(path, {}))).toEqual(['2996', reset, '196']);
  expect(await readCounts(call(`${path}/nothing-here`))).toEqual(['2995', reset, '195']);
  time.now += 30_000;
  expect(await readCounts(call(path))).toEqual(['2994', reset, '199']);
  time.now += 40 * 60_000;
  expect(await readCounts(call(path))).toEqual(['2999', String(400_002 * 3600), '199']);
});

it('counts accounts, products and organizations separately', async () => {
  const { call } = startMock();
  await call(path);
  const organization = '/v2/organizations/4a8f2c71-93b6-4e0d-b5c7-1f6e8d9a2b34/users';
  for (const url of [
    '/restapi/v2.1/accounts/another',
    `/restapi/v2/accounts/${account}/roles`,
    organization,
    '/restapi/v2.1/service_information',
  ])
    expect((await call(url)).get('x-ratelimit-remaining')).toBe('2999');
});

it('counts callers without an account in the path by their older credentials too', async () => {
  const { call } = startMock();
  const left = async (Username: string) => {
    const credentials = { Username, Password: 'x', IntegratorKey: 'y' };
    const headers = { 'x-docusign-authentication': JSON.stringify(credentials) };
    const [counted] = await readCounts(call('/restapi/v2.1/login_information', headers));
    return counted;
  };
  expect([await left('mara'), await left('mara'), await left('tomas')]).toEqual([
    '2999',
    '2998',
    '2999',
  ]);
});

it('does not report 0 as long as no call is rejected', async () => {
  const { call } = startMock();
  for (let calls = 0; calls < 205; calls += 1) await call(path);
  expect((await call(path)).get('x-burstlimit-remaining')).toBe('1');
});

it('reports the limit of the options where there is one', async () => {
  const { call } = startMock({ rateLimit: { limit: 2, seconds: 60 } });
  const remaining = async () => (await call(path)).get('x-ratelimit-remaining');
  expect([await remaining(), await remaining(), await remaining()]).toEqual(['1', '0', '0']);
});

it('gives each response a trace token of its own', async () => {
  const { call } = startMock();
  const tokens = [];
  for (const url of [path, path, `${path}/nothing-here`, '/oauth/userinfo', '/v2/nothing-here'])
    tokens.push((await call(url)).get('x-docusign-tracetoken'));
  tokens.push((await call(path, {})).get('x-docusign-tracetoken'));
  for (const token of tokens) expect(token).toMatch(/^[0-9a-f-]{36}$/);
  expect(new Set(tokens).size).toBe(tokens.length);
});

it('keeps the examples of the specs where they stay unchanged', async () => {
  const { call } = startMock({ plain: true });
  const [first, second] = [await call(path), await call(path)];
  expect(second.get('x-docusign-tracetoken')).toBe(first.get('x-docusign-tracetoken'));
  expect(second.get('x-ratelimit-remaining')).toBe(first.get('x-ratelimit-remaining'));
});
