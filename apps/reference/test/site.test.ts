import path from 'node:path';
import { startMock, type RunningMock } from '@countersign/mock';
import { startBrowser } from '@countersign/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { readAreas } from '../src/areas.ts';
import { visit } from './visit.ts';

const dist = path.resolve(import.meta.dirname, '../dist');
const areas = readAreas();
let mock: RunningMock;
let browser: Browser;
let start: string;

beforeAll(async () => {
  mock = await startMock({ reference: dist });
  start = `${mock.url}/reference/`;
  browser = await startBrowser();
});

afterAll(async () => {
  await browser.close();
  await mock.close();
});

describe('the start page', () => {
  it('lists every area with the number of its operations', async () => {
    const { page, complaints, strays } = await visit(browser, start);
    const entries = page.getByRole('list', { name: 'Areas' }).getByRole('listitem');
    const texts = await entries.allInnerTexts();
    expect(texts).toHaveLength(areas.length);
    for (const [at, { title, operations }] of areas.entries()) {
      expect(texts[at]).toContain(title);
      expect(texts[at]).toMatch(new RegExp(`\\b${operations} operations?\\b`));
    }
    expect({ complaints, strays }).toEqual({ complaints: [], strays: [] });
  });

  it('has no link that leads nowhere', async () => {
    const { page } = await visit(browser, start);
    const links = await page
      .getByRole('link')
      .evaluateAll((found) => found.map((link) => link.getAttribute('href') ?? ''));
    expect(links.length).toBeGreaterThan(areas.length);
    for (const link of links) {
      expect(link).not.toMatch(/^(\/|\w+:)/);
      expect((await fetch(new URL(link, start))).status, link).toBe(200);
    }
  });

  it('fits a phone', async () => {
    const { page } = await visit(browser, start, 390);
    const width = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(width).toBe(390);
  });

  it('says whose it is not', async () => {
    const { page } = await visit(browser, start);
    expect(await page.getByRole('contentinfo').innerText()).toContain('not affiliated');
  });
});

describe('the pages of the areas', () => {
  it('lead from the start page to an operation', async () => {
    const { page, complaints, strays } = await visit(browser, start);
    await page.getByRole('link', { name: 'Countersign eSignature v2.1' }).click();
    await page.waitForLoadState('networkidle');
    const menu = page.locator('.menu-content');
    await menu.getByText('EnvelopeLocks', { exact: true }).click();
    await menu.getByText('Lock an envelope', { exact: true }).click();
    const lock = page.getByRole('main').getByRole('heading', { name: 'Lock an envelope' });
    await lock.waitFor();
    expect({ complaints, strays }).toEqual({ complaints: [], strays: [] });
  });

  it.each(areas.map(({ name, title }) => [name, title]))('shows %s', async (name, title) => {
    const { page, complaints, strays } = await visit(browser, `${start}${name}.html`);
    expect(await page.title()).toBe(title);
    expect(await page.getByRole('heading', { level: 1 }).first().innerText()).toContain(title);
    expect({ complaints, strays }).toEqual({ complaints: [], strays: [] });
  });
});

describe('the API of the packages', () => {
  it('leads from the start page to a function and back', async () => {
    const { page, complaints, strays } = await visit(browser, start);
    await page.getByRole('link', { name: '@countersign/client' }).click();
    const main = page.locator('.col-content');
    await main.getByRole('link', { name: 'index', exact: true }).first().click();
    await main.getByRole('link', { name: 'createClient', exact: true }).first().click();
    await page.getByRole('heading', { level: 1, name: /createClient/ }).waitFor();
    await page.getByRole('link', { name: 'Countersign reference' }).click();
    await page.getByRole('list', { name: 'Areas' }).waitFor();
    expect(page.url()).toBe(`${start}index.html`);
    expect({ complaints, strays }).toEqual({ complaints: [], strays: [] });
  });
});
