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
