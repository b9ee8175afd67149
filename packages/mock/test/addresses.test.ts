import { readFileSync } from 'node:fs';
import { createMock } from '@countersign/mock';
import { expect, it } from 'vitest';

interface Listed {
  area: string;
  method: string;
  path: string;
}

const file = new URL('../dist/contract/index.json', import.meta.url);
const index: { routes: Listed[]; older: Listed[] } = JSON.parse(readFileSync(file, 'utf8'));

const cases: [string, (path: string) => string][] = [
  ['two slashes for one', (text) => text.replaceAll('/', '//')],
  ['large letters', (text) => text.toUpperCase()],
  ['small letters', (text) => text.toLowerCase()],
  ['one large letter', (text) => text.replace(/[a-z](?=[^/]*$)/, (letter) => letter.toUpperCase())],
];

it.each(cases)('finds each operation by an address with %s', async (_name, spell) => {
  const mock = createMock();
  const lost: string[] = [];
  for (const { method, path } of [...index.routes, ...index.older]) {
    const spelled = path.replaceAll(/[^{}]+(?=\{|$)/g, spell).replaceAll(/\{[^}]+\}/g, '1');
    const response = await mock.fetch(`http://mock.test${spelled}`, { method });
    const text = await response.text();
    if (response.status === 405 || text.includes('Nothing is served at'))
      lost.push(`${method} ${spelled}`);
  }
  expect(lost).toEqual([]);
});

it('keeps the case of what stands for a parameter', async () => {
  const brandId = 'AbCdEf12-0000-4000-8000-0123456789Ab';
  const path = `/RESTAPI/V2.1/ACCOUNTS/4410/BRANDS/${brandId}`;
  const response = await createMock().fetch(`http://mock.test${path}`, {
    headers: { authorization: 'Bearer any' },
  });
  expect(await response.json()).toMatchObject({ brandId });
});

it.each([
  ['a slash', 'a%2Fb', 'a/b'],
  ['a percent sign', '50%2525', '50%25'],
  ['letters of other scripts', '%C4%B0%E4%B8%AD', '\u0130\u4e2d'],
])('decodes what stands for a parameter, with %s in it, once', async (_name, sent, read) => {
  const headers = { authorization: 'Bearer any' };
  const address = `http://mock.test/restapi/v2.1/accounts/4410/brands/${sent}`;
  const mock = createMock();
  await mock.fetch(address, { headers });
  // A brand has no such ID, so that the traffic says what was read.
  const { findings } = mock.traffic.recent().at(-1) ?? {};
  expect(findings).toMatchObject([{ in: 'path', at: 'brandId', got: JSON.stringify(read) }]);
});

it('finds an operation whose literal comes with escapes, and none by half an escape', async () => {
  const headers = { authorization: 'Bearer any' };
  const status = async (end: string) =>
    (await createMock().fetch(`http://mock.test/restapi/v2.1/accounts/4410/${end}`, { headers }))
      .status;
  expect(await status('br%61nds/abcdef12-0000-4000-8000-0123456789ab')).toBe(200);
  expect(await status('brands/%E4')).toBe(404);
  expect(await status('brands%2F1')).toBe(404);
});

it('finds an operation behind a step that only begins with a literal', async () => {
  const headers = { authorization: 'Bearer any' };
  const found = await Promise.all(
    ['v2.0', 'V2.0', 'w2.0'].map(async (version) => {
      const path = `/api/${version}/datasets/monitor/stream`;
      return (await createMock().fetch(`http://mock.test${path}`, { headers })).status;
    }),
  );
  expect(found).toEqual([200, 200, 404]);
});
