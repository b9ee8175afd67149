// Every page of the console can be read by everybody: each route of the router, each part of a page,
// each kind of record and each dialog, in light and dark colours and on a phone.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { isWhole, takePart } from '@countersign/config/sample';
import { barriers } from '@countersign/testing/barriers';
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { definition } from './definition.ts';
import { startConsole } from './start-console.ts';

const open = startConsole();

const src = path.resolve(import.meta.dirname, '../src');

/** Finds names in a source file, as the first group of a pattern. */
function find(file: string, pattern: RegExp): string[] {
  const text = readFileSync(path.join(src, file), 'utf8');
  return [...text.matchAll(pattern)].map(([, name = '']) => name);
}

const routes = find('app/pages.tsx', /<Route path="([^"]*)"/gu);
const kinds = find('records/record-kinds.ts', /^ {2}'?([a-z-]+)'?: \{$/gmu);
const controls = find('control/control-page.tsx', /^ {2}([a-z]+): \{$/gmu);
const inNavigation = find('app/navigation.ts', /href: '([^']*)'/gu);
const listParts = (file: string) => find(file, /^ {2}\['([a-z]*)', '/gmu);

const envelope = '/console/envelopes/3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';
const template = '/console/templates/a4c8e2f6-1b3d-4f57-9e80-6c2a5d7b9f13';

/** The addresses of each route; one that ends with `*` is the first entry of the list at it. */
const addresses: Readonly<Record<string, readonly string[]>> = {
  '/': ['/'],
  '/console': ['/console'],
  '/console/envelopes': ['/console/envelopes'],
  '/console/envelopes/:envelopeId/:part?': [
    ...listParts('envelopes/envelope-page.tsx').map((part) => `${envelope}/${part}`),
    '/console/envelopes/none',
  ],
  '/console/templates': ['/console/templates'],
  '/console/templates/:templateId/:part?': listParts('envelopes/template-page.tsx').map(
    (part) => `${template}/${part}`,
  ),
  '/console/mail/:mailId?': ['/console/mail', '/console/mail/*', '/console/mail/none'],
  '/console/webhooks/:part?/:id?': [
    '/console/webhooks',
    '/console/webhooks/deliveries/*',
    '/console/webhooks/configurations',
    '/console/webhooks/configurations/*',
    '/console/webhooks/keys',
    '/console/webhooks/signature',
  ],
  '/console/requests/:requestId?': ['/console/requests', '/console/requests/*'],
  '/console/timeline': ['/console/timeline'],
  '/console/records/:kind/:id?': [
    ...kinds.flatMap((kind) => [`/console/records/${kind}`, `/console/records/${kind}/*`]),
    '/console/records/none',
  ],
  '/console/control/:part': [...controls, 'none'].map((part) => `/console/control/${part}`),
};

it('knows an address of each route and of each page of the navigation', () => {
  expect(Object.keys(addresses)).toEqual(routes);
  const all = new Set(Object.values(addresses).flat());
  expect(inNavigation.filter((href) => !all.has(href))).toEqual([]);
  expect(kinds.length).toBeGreaterThan(5);
});

const forms = [
  { colorScheme: 'dark', width: 1280 },
  { colorScheme: 'light', width: 390 },
  { colorScheme: 'light', width: 1280 },
] as const;
const all = [...Object.values(addresses).flat(), '/console/nothing'];
// A third of them each day, and all of them each night.
const chosen = isWhole() ? all : takePart(all, 3, (address) => address);

it.each(chosen)('can be read by everybody, in each form, with its dialogs: %s', async (address) => {
  const list = address.replace(/\*$/u, '');
  const at = await open('/console/nothing');
  const { page, client } = at;
  await envelopesCreate(client, { body: definition() });
  await page.goto(at.address(list.replace(/(?<=.)\/$/u, '')));
  await waitForPage(page);
  if (list !== address) {
    const entry = page.locator(`main a[href*="${list}"]`).first();
    // Lists that are empty in the seed have no page of an entry.
    if ((await entry.count()) === 0) return;
    await page.goto(new URL((await entry.getAttribute('href')) ?? '', page.url()).href);
    await waitForPage(page);
  }
  expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1);
  for (const { colorScheme, width } of forms) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: 800 });
    await expect.poll(() => barriers(page)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await checkDialogs(page);
});

async function waitForPage(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await expect.poll(() => page.locator('main .loading').count()).toBe(0);
}

/**
 * Opens each dialog of a page, also from a menu: their buttons end with an ellipsis. Before that of a
 * button that opens a file there is a space.
 */
async function checkDialogs(page: Page): Promise<void> {
  const menu = page.locator('main [aria-haspopup=menu]').first();
  const hasMenu = await menu.isVisible();
  for (const role of hasMenu ? (['button', 'menuitem'] as const) : (['button'] as const)) {
    const buttons = page.locator('main').getByRole(role, { name: /\S…/u });
    const show = async () => {
      if (role === 'menuitem') await menu.click();
    };
    await show();
    const count = await buttons.count();
    await page.keyboard.press('Escape');
    for (let index = 0; index < count; index += 1) {
      await show();
      const button = buttons.nth(index);
      if ((await button.getAttribute('aria-disabled')) === 'true' || !(await button.isVisible()))
        continue;
      await button.click();
      const dialog = page.locator('dialog[open]');
      await dialog.waitFor();
      await expect.poll(() => barriers(page, 'dialog[open]')).toEqual([]);
      await page.keyboard.press('Escape');
      await dialog.waitFor({ state: 'detached' });
    }
  }
}
