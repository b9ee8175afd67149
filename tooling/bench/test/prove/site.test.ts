import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { startBrowser } from '@countersign/testing/browser';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { watchContent } from '../../src/site/in-page.ts';
import { openPage } from '../../src/site/open-page.ts';
import { serveCompressed } from '../../src/site/open-site.ts';
import { findPages, writeRedocPage } from '../../src/site/pages.ts';
import { searchTimes, searchTransfer } from '../../src/site/search.ts';
import { Stage } from '../../src/stage.ts';
import { index, searchPage } from './support/search-page.ts';

const stage = new Stage();
const folder = stage.folder();
const content = { title: 'Lock', section: 'Answers' };
const headings = '<h1>Lock</h1><h2>Answers</h2>';

/** Pages without their content, with the content that is added later. */
const late = [
  ['its section is there', '<h1>Lock</h1>', '<h2>Answers</h2>'],
  ['its section comes after the heading', '<h2>Answers</h2><h1>Lock</h1>', '<h2>Answers</h2>'],
  ['its section has a place', '<h1>Lock</h1><h2 hidden>Answers</h2>', '<h2>Answers</h2>'],
  ['its heading is in the window', `<p style="height: 9000px"></p>${headings}`, headings],
] as const;

let browser: Browser;
let url: string;
beforeAll(async () => {
  put('plain/index.html', headings);
  put(
    'large/index.html',
    `${headings}<!-- ${'x'.repeat(100_000)} --><script src="../own.js"></script>`,
  );
  put('own.js', `// ${'x'.repeat(100_000)}`);
  put('kept/index.html', `${headings}<script>self.kept = ${list}</script>`);
  put('garbage/index.html', `${headings}<script>(${list}).at(0)</script>`);
  put('search/index.html', searchPage);
  put('search/index.json', index);
  for (const [name, html] of late) put(`${name}/index.html`, `<div>${html}</div>`);
  browser = await startBrowser();
  stage.defer(() => browser.close());
  url = await serveCompressed(stage, { site: folder });
});
afterAll(() => stage.disposeAsync());

/** In a page: a list of 20 MB or so. */
const list = 'Array.from({ length: 500_000 }, (_, at) => ({ at }))';

function put(name: string, text: string): void {
  const file = path.join(folder, name);
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(file, text);
}

const open = (name: string) => openPage(browser, `${url}/site/${name}/`, content);

describe('opening a page', () => {
  it('counts what all of its requests bring, compressed', async () => {
    const [plain, large] = [await open('plain'), await open('large')];
    expect(plain.transferred).toBeGreaterThan(headings.length);
    expect(large.transferred).toBeGreaterThan(plain.transferred * 1.5);
    expect(large.transferred).toBeLessThan(2000);
    expect(large.elements - plain.elements).toBe(1);
    expect((await open('large')).transferred).toBe(large.transferred);
  });

  it('counts what scripts hold, without garbage', async () => {
    const [plain, kept, garbage] = [await open('plain'), await open('kept'), await open('garbage')];
    expect(kept.heap - plain.heap).toBeGreaterThan(5_000_000);
    expect(garbage.heap - plain.heap).toBeLessThan(1_000_000);
  });
});

describe('the content of a page', () => {
  it.each(late)('is not shown before %s', async (name, _html, more) => {
    const page = await browser.newPage();
    try {
      await page.addInitScript(watchContent, { ...content, mark: 'shown' });
      await page.goto(`${url}/site/${name}/`);
      const marks = () => page.evaluate(() => performance.getEntriesByName('shown').length);
      await page.evaluate(
        () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))),
      );
      expect(await marks()).toBe(0);
      await page.evaluate((text) => {
        document.body.innerHTML = text.startsWith('<h1>') ? text : document.body.innerHTML + text;
      }, more);
      await page.waitForFunction(() => performance.getEntriesByName('shown').length > 0);
    } finally {
      await page.close();
    }
  });
});

describe('searching', () => {
  const at = '/site/search/';

  it('measures each letter', async () => {
    const times = await searchTimes(browser, url, ['lock', 'oauth'], at);
    expect(times).toHaveLength(9);
    expect(times.every((time) => time > 0)).toBe(true);
  });

  it('fails where a letter has no results', async () => {
    await expect(searchTimes(browser, url, ['loz'], at)).rejects.toThrow(
      'The search finds nothing: loz, at z',
    );
  });

  it('loads its index when it is opened', async () => {
    const loaded = await searchTransfer(browser, url, at);
    expect(loaded).toBeGreaterThan(100);
    expect(loaded).toBeLessThan(1000);
  });
});

describe("Redoc's page", () => {
  it('shows an operation, without a request to another server', async () => {
    const written = stage.folder();
    await writeRedocPage(written);
    const server = await serveCompressed(stage, { redoc: written });
    const { redoc } = findPages('EnvelopeLocks_create');
    const address = server + redoc.path;
    expect((await openPage(browser, address, redoc.content)).transferred).toBeGreaterThan(500_000);

    const page = await browser.newPage();
    const strays: string[] = [];
    page.on('request', (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(server))
        strays.push(request.url());
    });
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.close();
    expect(strays).toEqual([]);
  });
});
