import { readFileSync } from 'node:fs';
import path from 'node:path';
import { startMock } from '@countersign/mock';
import type { Page } from 'playwright-core';
import { afterEach, describe, expect, it } from 'vitest';
import { barriers } from '@countersign/testing/barriers';
import type { SearchIndex } from '../src/search/record.ts';
import { missingPlaces } from './search/places.ts';
import { searchFor, findSearch } from './search/search-dialog.ts';
import { serveSite } from './serve-site.ts';
import { visit } from './visit.ts';

const served = serveSite();

const dist = path.resolve(import.meta.dirname, '../dist');
const lockPage = 'esign-v2.1/operations/EnvelopeLocks_create/';

// Every page has a context of its own.
afterEach(async () => {
  for (const context of served.browser.contexts()) await context.close();
});

/** Opens any page of the site; every one has the search. */
async function openPage(width?: number): Promise<Page> {
  const { page } = await visit(served.browser, `${served.start}${lockPage}`, width);
  return page;
}

describe('search', () => {
  it.each([
    ['lock', 'EnvelopeLocks_create', lockPage],
    ['/envelopes/{envelopeId}/lock', 'EnvelopeLocks_create', lockPage],
    ['POST lock', 'EnvelopeLocks_create', lockPage],
    ['how do I lock an envelope', 'EnvelopeLocks_create', lockPage],
    [
      'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED',
      'EDIT_LOCK_ENVELOPE_ALREADY_LOCKED',
      'errors/EDIT_LOCK_ENVELOPE_ALREADY_LOCKED/',
    ],
    ['envelope-sent', 'envelope-sent', 'events/envelope-sent/'],
    ['envelope locks', 'EnvelopeLocks', 'esign-v2.1/resources/EnvelopeLocks/'],
    ['lockInformation', 'lockInformation', 'esign-v2.1/schemas/lockInformation/'],
    ['first envelope', 'The first envelope', 'guides/first-envelope/'],
    ['takeSnapshot', 'takeSnapshot', 'control/operations/takeSnapshot/'],
    ['create envelope', 'Envelopes_create', 'esign-v2.1/operations/Envelopes_create/'],
  ])('offers for %j first %s', async (query, title, address) => {
    const page = await openPage();
    const { options } = await searchFor(page, query);
    const first = options.first();
    await first.getByText(title, { exact: true }).waitFor();
    expect(await first.getAttribute('href')).toBe(`/reference/${address}`);
  });

  it.each([
    ['webhook', 'Connect events'],
    ['embedded signing', 'EnvelopeViews_createRecipient'],
    ['mass send', 'BulkSend_createBulkSendRequest'],
    ['access token', 'OAuth_token'],
    ['logo', 'AccountBrands_create'],
  ])('knows what people mean by %j', async (query, title) => {
    const page = await openPage();
    const { options } = await searchFor(page, query);
    await options.getByText(title, { exact: true }).first().waitFor();
  });

  it('leads to the place of a field, and says where else it is', async () => {
    const { page, complaints } = await visit(served.browser, served.start);
    const { options } = await searchFor(page, 'email blurb');
    const field = options.filter({ hasText: /^emailBlurb .*Field · esign-v2\.1/ });
    await field.filter({ hasText: /in envelopeDefinition and \d+ more/ }).click();
    await page.waitForURL(`${served.start}esign-v2.1/schemas/envelopeDefinition/#emailBlurb`);
    await page.locator('[id="emailBlurb"]').waitFor();
    expect(complaints).toEqual([]);
  });

  it('finds what is misspelt, but only where nothing is spelt so', async () => {
    const page = await openPage();
    const { options, input } = await searchFor(page, 'recpients');
    await options.getByText('EnvelopeRecipients_list', { exact: true }).first().waitFor();
    await input.fill('emailBlurb');
    await options.getByText('invitationEmailBlurb', { exact: true }).waitFor();
    for (const title of await options.locator('.title').allInnerTexts())
      expect(title).toMatch(/email_?blurb/i);
  });

  it('marks what was typed', async () => {
    const page = await openPage();
    const { options } = await searchFor(page, 'env lock');
    const title = options.locator('.title').filter({ hasText: 'EnvelopeLocks_create' });
    await title.waitFor();
    expect(await title.locator('mark').allInnerTexts()).toEqual(['Env', 'Lock']);
  });

  it('shows no more than twenty, and says how many there are', async () => {
    const page = await openPage();
    const { options, status } = await searchFor(page, 'envelope');
    await status.filter({ hasText: /^The best 20 of \d+ results$/ }).waitFor();
    expect(await options.count()).toBe(20);
    const labels = await options.locator('.kind').allInnerTexts();
    const found = new Set(labels.map((label) => label.split(' · ')[0]?.trim()));
    expect([...found]).toEqual(expect.arrayContaining(['Operation', 'Schema', 'Resource']));
  });

  it('says when there is nothing', async () => {
    const page = await openPage();
    const { dialog, options, status, input } = await searchFor(page, 'xqzjw');
    await status.filter({ hasText: 'Nothing found for “xqzjw”.' }).waitFor();
    expect(await options.count()).toBe(0);
    await input.fill('');
    await dialog.getByText('Finds operations by name').waitFor();
    expect(await status.innerText()).toBe('');
  });

  it('leads only to places that are there', () => {
    const index: SearchIndex = JSON.parse(readFileSync(path.join(dist, 'search.json'), 'utf8'));
    const addresses = index.records.map(({ address }) => address);
    expect(new Set(addresses).size).toBeGreaterThan(1000);
    expect(missingPlaces(dist, addresses)).toEqual([]);
  });
});

describe('the search dialog', () => {
  it('is used with the keyboard alone', async () => {
    const page = await openPage();
    const { dialog, input, options } = findSearch(page);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('lock');
    await options.first().waitFor();
    expect(await input.getAttribute('aria-expanded')).toBe('true');
    const first = await input.getAttribute('aria-activedescendant');
    await page.keyboard.press('ArrowDown');
    const second = await input.getAttribute('aria-activedescendant');
    expect(second).not.toBe(first);
    expect(await page.locator(`[id="${second}"]`).getAttribute('aria-selected')).toBe('true');
    expect(await dialog.locator('[aria-selected=true]').count()).toBe(1);
    // From the first one up is the last.
    await page.keyboard.press('ArrowUp');
    await page.keyboard.press('ArrowUp');
    expect(await options.last().getAttribute('aria-selected')).toBe('true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const address = await page.locator(`[id="${second}"]`).getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(new URL(address ?? '', served.start).href);
  });

  it('closes on Escape and gives the focus back', async () => {
    const page = await openPage();
    const { button, dialog, input } = findSearch(page);
    await button.focus();
    await page.keyboard.press('Enter');
    await input.waitFor();
    expect(await input.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'hidden' });
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true);
  });

  it('opens on a slash, which can still be typed', async () => {
    const page = await openPage();
    const { input } = findSearch(page);
    await page.keyboard.press('/');
    await input.waitFor();
    expect(await input.inputValue()).toBe('');
    await page.keyboard.press('/');
    expect(await input.inputValue()).toBe('/');
  });

  it('closes beside it', async () => {
    const page = await openPage();
    const { dialog } = await searchFor(page, 'lock');
    await page.mouse.click(5, 400);
    await dialog.waitFor({ state: 'hidden' });
  });

  it.each(['light', 'dark'] as const)('has nothing that axe finds wrong, in %s', async (scheme) => {
    const page = await openPage();
    await page.evaluate((theme) => {
      document.documentElement.dataset['theme'] = theme;
    }, scheme);
    const { options, status, input } = await searchFor(page, 'POST lock');
    await options.first().waitFor();
    expect(await barriers(page, 'site-search')).toEqual([]);
    await input.fill('xqzjw');
    await status.filter({ hasText: 'Nothing found' }).waitFor();
    expect(await barriers(page, 'site-search')).toEqual([]);
  });

  it('fills a phone and no more', async () => {
    const page = await openPage(360);
    const { dialog, options } = await searchFor(page, '/envelopes/{envelopeId}/lock');
    await options.first().waitFor();
    expect(await dialog.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 900 });
    const widest = await options.evaluateAll((all) =>
      Math.max(...all.map((option) => option.scrollWidth)),
    );
    expect(widest).toBeLessThanOrEqual(360);
  });
});

describe('the index of the search', () => {
  it('is loaded only when somebody searches', async () => {
    const page = await served.browser.newPage();
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(request.url()));
    await page.goto(`${served.start}${lockPage}`, { waitUntil: 'networkidle' });
    expect(loaded).not.toContain(`${served.start}search.json`);
    const { options } = await searchFor(page, 'lock');
    await options.first().waitFor();
    expect(loaded.filter((url) => url === `${served.start}search.json`)).toHaveLength(1);
  });

  it('still answers when the server is gone', async () => {
    const short = await startMock({ reference: dist });
    const { page } = await visit(served.browser, `${short.url}/reference/${lockPage}`);
    const { options, input } = await searchFor(page, 'lock');
    await options.first().waitFor();
    await short.close();
    await input.fill('emailBlurb');
    await options.getByText('emailBlurb', { exact: true }).first().waitFor();
  });

  it('can be asked for again when it could not be loaded', async () => {
    const page = await openPage();
    await page.route('**/search.json', (route) => route.abort());
    const { dialog, options, status } = await searchFor(page, 'lock');
    const retry = dialog.getByRole('button', { name: 'Try again' });
    await retry.waitFor();
    expect(await status.innerText()).toContain('could not be loaded');
    expect(await barriers(page, 'site-search')).toEqual([]);
    await page.unroute('**/search.json');
    await retry.click();
    await options.getByText('EnvelopeLocks_create', { exact: true }).waitFor();
    expect(await retry.isVisible()).toBe(false);
  });
});
