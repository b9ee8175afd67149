import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startBrowser } from '@countersign/testing/browser';
import * as vite from 'vite';
import type { Consumer } from '../consumer.ts';
import { mustFind, type Findings } from '../findings.ts';
import { importMap } from '../import-map.ts';
import type { Site } from '../site.ts';

export const browserConsumers: Consumer[] = [
  {
    name: 'a page in Chromium, built by Vite',
    on: `Vite ${vite.version}`,
    also: 'calls the mock from another origin; nothing on the console',
    async run(site) {
      const root = path.join(site.projects, 'vite');
      await vite.build({ root, logLevel: 'error' });
      await visitPage(site, root, 'dist', '/');
    },
  },
  {
    name: 'a page in Chromium, without a bundler',
    on: 'an import map',
    also: 'the modules as they are installed; nothing on the console',
    async run(site) {
      const folder = path.join(site.projects, 'browser-import-map');
      const file = path.join(folder, 'index.html');
      const map = JSON.stringify(await importMap(path.join(folder, 'main.js'), site.projects));
      const page = await readFile(file, 'utf8');
      await writeFile(
        file,
        page.replace('{}', () => map),
      );
      await visitPage(site, site.projects, '.', '/browser-import-map/');
    },
  },
];

/** Opens a page, which gives its function `visit` to the world, and has it do its work. */
async function visitPage(site: Site, root: string, outDir: string, at: string): Promise<void> {
  const server = await vite.preview({
    root,
    configFile: false,
    logLevel: 'error',
    build: { outDir },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await startBrowser();
  try {
    const address = server.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('the page has no port');
    const page = await browser.newPage();
    const told: string[] = [];
    page.on('console', (message) => told.push(message.text()));
    page.on('pageerror', (error) => told.push(String(error)));
    page.on('requestfailed', (request) => told.push(`no answer from ${request.url()}`));
    await page.goto(`http://127.0.0.1:${address.port}${at}`);
    const given = site.given();
    const found = await page.evaluate<Findings, typeof given>(
      (all) => Reflect.get(globalThis, 'visit')?.(all) ?? { visit: 'is not there' },
      given,
    );
    if (told.length > 0) throw new Error(`the page told of:\n${told.join('\n')}`);
    mustFind(found, given);
  } finally {
    await browser.close();
    await server.close();
  }
}
