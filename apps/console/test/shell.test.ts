import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { barriers } from '@countersign/testing/barriers';
import { describe, expect, it } from 'vitest';
import { definition } from './definition.ts';
import { goByKeys, startConsole } from './start-console.ts';

const open = startConsole();

describe('the frame of the console', () => {
  it('opens pages by keys, and by words in the palette', async () => {
    const { page } = await open('/');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    await goByKeys(page, ['g', 'e'], 'Envelopes');
    await page.keyboard.press('Control+k');
    await page.getByRole('combobox', { name: 'Search or go to' }).fill('hmac');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Webhooks' }).waitFor();
    expect(new URL(page.url()).pathname).toBe('/console/webhooks');
    expect(await page.getByRole('dialog').count()).toBe(0);
  });

  it('finds records by words in any order and by IDs, and the heading has the focus', async () => {
    const { page, client } = await open('/');
    const body = definition({ emailSubject: 'Rosa\u2019s lease of berth 12' });
    const { envelopeId = '' } = await envelopesCreate(client, { body });
    const field = page.getByRole('combobox', { name: 'Search or go to' });
    const option = page.getByRole('option', { name: /lease of berth 12.*Envelope/ });
    await page.keyboard.press('Control+k');
    await field.fill(envelopeId.toUpperCase());
    await option.click();
    await page.waitForURL(new RegExp(envelopeId));
    await expect.poll(() => page.evaluate(() => document.activeElement?.tagName)).toBe('H1');
    await page.keyboard.press('Control+k');
    await field.fill('lindqvist mara');
    await page
      .getByRole('option', { name: /Mara Lindqvist.*User/ })
      .first()
      .waitFor();
  });

  it('waits for a server that is still starting', async () => {
    const { page } = await open('/console/nothing');
    let asked = 0;
    await page.route('**/_countersign/about', (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ body: 'starting' }) : route.continue();
    });
    await page.goto(page.url().replace('/console/nothing', '/'));
    await page.getByText('Make the first call').waitFor();
    await page.getByRole('status').filter({ hasText: 'Live' }).waitFor();
    expect(asked).toBe(2);
  });

  it('loads itself again once when the file of a page is gone, and says when that does not help', async () => {
    const { page } = await open('/');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    let isGone = true;
    let loads = 0;
    page.on('load', () => (loads += 1));
    const gone = { contentType: 'text/javascript', body: 'throw new Error("gone");' };
    await page.route(/\/templates-page-[^/]*\.js$/u, (route) =>
      isGone ? route.fulfill(gone) : route.continue(),
    );
    await page.getByRole('link', { name: 'Templates' }).click();
    await page.getByRole('heading', { name: 'This page could not be loaded' }).waitFor();
    expect(loads).toBe(1);
    isGone = false;
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { level: 1, name: 'Templates' }).waitFor();
  });

  it('acts on the tenant from the palette', async () => {
    const { page, control } = await open('/');
    await page.getByRole('heading', { level: 1, name: 'Overview' }).waitFor();
    const field = page.getByRole('combobox', { name: 'Search or go to' });
    const act = async (words: string, said: string) => {
      await page.keyboard.press('Control+k');
      await field.fill(words);
      await page.keyboard.press('Enter');
      await page.getByText(said).waitFor();
    };
    await act('freeze the clock', 'The clock is frozen.');
    const { now, frozen } = await control.clock();
    expect(frozen).toBe(true);
    await act('day on', 'It is a day later.');
    expect(Date.parse((await control.clock()).now) - Date.parse(now)).toBe(24 * 60 * 60 * 1000);
    await act('take snapshot', 'The snapshot is console-');
    expect(await control.snapshots()).toHaveLength(1);
  });

  it('goes by an arrow from the search field into the list', async () => {
    const { page } = await open('/console/records/users');
    await page.getByRole('link', { name: 'Mara Lindqvist' }).waitFor();
    await page.keyboard.press('/');
    await page.keyboard.press('ArrowDown');
    expect(await page.evaluate(() => document.activeElement?.tagName)).toBe('A');
  });

  it('keeps the tenant in every address', async () => {
    const { page, tenant } = await open('/console/requests');
    await page.getByRole('link', { name: 'Mail' }).click();
    await page.getByRole('heading', { level: 1, name: 'Mail' }).waitFor();
    expect(new URL(page.url()).searchParams.get('tenant')).toBe(tenant);
  });

  it('switches colours and remembers it', async () => {
    const { page } = await open('/', { colorScheme: 'light' });
    const ground = () =>
      page.evaluate(() => getComputedStyle(document.body).getPropertyValue('background-color'));
    const light = await ground();
    const button = page.getByRole('button', { name: /Colours/ });
    await button.click();
    expect(await ground()).toBe(light);
    await button.click();
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await ground()).toBe(dark);
  });

  it.each(['light', 'dark'] as const)(
    'keeps nobody out, in %s and on a phone',
    async (colorScheme) => {
      const { page } = await open('/', { colorScheme, width: 390, height: 844 });
      await page.getByRole('button', { name: 'Navigation' }).click();
      await page.getByRole('link', { name: 'Webhooks' }).waitFor();
      expect(await barriers(page)).toEqual([]);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox', { name: 'Search or go to' }).waitFor();
      expect(await barriers(page)).toEqual([]);
    },
  );

  it('has the rules of a class in the folder that uses it, or for all pages', () => {
    const src = path.resolve(import.meta.dirname, '../src');
    const read = (pattern: string) =>
      globSync(pattern, { cwd: src }).map((file) => ({
        folder: file.split(path.sep)[0] ?? '',
        text: readFileSync(path.join(src, file), 'utf8'),
      }));
    const rules = read('**/*.css').flatMap(({ folder, text }) =>
      [...text.matchAll(/\.([a-z][\w-]*)/gu)].map(([, name = '']) => ({
        name,
        folder,
      })),
    );
    // A page loads the rules of its own folder alone, until others were visited.
    const foreign = read('**/*.tsx').flatMap(({ folder, text }) =>
      [...text.matchAll(/\bclass="([^"]+)"/gu)]
        .flatMap(([, names = '']) => names.split(' '))
        .filter((name) => {
          const homes = rules.filter((rule) => rule.name === name).map((rule) => rule.folder);
          return homes.length > 0 && !homes.includes('styles') && !homes.includes(folder);
        })
        .map((name) => `${folder}: ${name}`),
    );
    expect(foreign).toEqual([]);
  });

  it('says what an address without a page is', async () => {
    const { page } = await open('/console/nothing');
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  });
});
