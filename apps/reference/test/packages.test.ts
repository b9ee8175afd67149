// The API of the packages: that all of it is there, and that TypeDoc's own names lead somewhere.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { serveSite } from './serve-site.ts';
import { visit } from './visit.ts';

const served = serveSite();

const root = path.resolve(import.meta.dirname, '../../..');

const open = async (address: string): Promise<Page> =>
  (await visit(served.browser, `${served.start}packages/${address}`)).page;

/** Names and descriptions of the published packages. */
function manifests(): { name: string; description: string }[] {
  const folders = readdirSync(path.join(root, 'packages')).map((name) => `packages/${name}`);
  return ['specs', ...folders].map((folder) =>
    JSON.parse(readFileSync(path.join(root, folder, 'package.json'), 'utf8')),
  );
}

it('lists every package with what it is for, and each has a page', async () => {
  const page = await open('');
  const main = page.getByRole('main');
  for (const { name, description } of manifests()) {
    const entry = main.getByRole('listitem').filter({ hasText: description });
    await entry.getByRole('link', { name }).click();
    expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe(name);
    await page.goBack();
  }
  await page.close();
});

it('leads from a package by its module to a function, and on to its types', async () => {
  const page = await open('client/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: '@countersign/client/auth', exact: true }).click();
  await main.getByRole('link', { name: 'jwtGrant()', exact: true }).click();
  expect(new URL(page.url()).pathname).toBe('/reference/packages/client/auth/functions/jwtgrant/');
  expect(await main.locator('pre').first().innerText()).toBe(
    "import { jwtGrant } from '@countersign/client/auth';",
  );
  await main.getByRole('link', { name: 'JwtGrantOptions' }).first().click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('JwtGrantOptions');
  await page.close();
});

it('leads to the place of a member, by the name that TypeDoc gives it', async () => {
  const page = await open('client/auth/interfaces/jwtgrant/');
  const [link] = await page
    .getByRole('main')
    .getByRole('link')
    .filter({ hasText: 'refused' })
    .all();
  await link?.click();
  const { hash } = new URL(page.url());
  expect(hash).toBe('#refused');
  expect(await page.locator(hash).count()).toBe(1);
  await page.close();
});

it.each(['client', 'connect', 'mock', 'sandbox'])(
  'has every name that %s exports',
  async (name) => {
    const index = readFileSync(path.join(root, 'packages', name, 'src/index.ts'), 'utf8');
    const exported = [...index.matchAll(/^export (?:type )?\{([^}]*)\}/gm)]
      .flatMap(([, list = '']) => list.split(','))
      .map(
        (word) =>
          word
            .replace(/^\s*type\s|\s+/g, ' ')
            .trim()
            .split(' ')
            .at(-1) ?? '',
      )
      .filter((word) => word !== '');
    expect(exported.length).toBeGreaterThan(1);
    const page = await open(name === 'mock' ? 'mock/' : `${name}/main/`);
    const text = await page.getByRole('main').innerText();
    expect(exported.filter((word) => !text.includes(word))).toEqual([]);
    await page.close();
  },
);

it('shows the guide and the limits of a package, and leads from a README to this site', async () => {
  const page = await open('connect/');
  const main = page.getByRole('main');
  await main.getByRole('link', { name: 'SAFETY.md' }).click();
  expect(await page.getByRole('heading', { level: 1 }).innerText()).toContain('hostile');
  await page.goBack();
  await main.getByRole('link', { name: 'the list of events' }).click();
  expect(new URL(page.url()).pathname).toBe('/reference/events/');
  await page.close();
});
