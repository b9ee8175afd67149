import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { startBrowser } from '@countersign/testing/browser';
import * as esbuild from 'esbuild';
import * as vite from 'vite';
import { expectFindings, type Consumer } from '../consumer.ts';
import type { Site } from '../site.ts';

export const browserConsumers: Consumer[] = [
  {
    name: 'a page in Chromium, built by Vite',
    on: `Vite ${vite.version}`,
    also: 'calls the mock from another origin; nothing on the console',
    async run(site) {
      const root = path.join(site.projects, 'page');
      await vite.build({ root, configFile: false, logLevel: 'error' });
      await visitPage(site, path.join(root, 'dist'), '/');
    },
  },
  {
    name: 'a page in Chromium, without a bundler',
    on: 'an import map',
    also: 'the modules as they are installed; nothing on the console',
    async run(site) {
      const folder = path.join(site.projects, 'page');
      const map = await createImportMap(path.join(folder, 'main.js'), site.projects);
      const script = `<script type="importmap">${JSON.stringify(map)}</script>`;
      const page = await readFile(path.join(folder, 'index.html'), 'utf8');
      const mapped = page.replace('<script', () => `${script}<script`);
      await writeFile(path.join(folder, 'import-map.html'), mapped);
      await visitPage(site, site.projects, '/page/import-map.html');
    },
  },
];

/** Opens a page, and calls its global function `visit`. */
async function visitPage(site: Site, folder: string, at: string): Promise<void> {
  const server = await vite.preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    build: { outDir: '.' },
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await startBrowser();
  try {
    const address = server.httpServer.address();
    if (address === null || typeof address === 'string') throw new Error('the page has no port');
    const page = await browser.newPage();
    const reported: string[] = [];
    page.on('console', (message) => reported.push(message.text()));
    page.on('pageerror', (error) => reported.push(String(error)));
    page.on('requestfailed', (request) => reported.push(`no answer from ${request.url()}`));
    await page.goto(`http://127.0.0.1:${address.port}${at}`);
    const input = site.createInput();
    const found = await page.evaluate<unknown, typeof input>(
      (all) => Reflect.get(globalThis, 'visit')?.(all) ?? { visit: 'is not there' },
      input,
    );
    if (reported.length > 0) throw new Error(`the page reported:\n${reported.join('\n')}`);
    expectFindings(found, input);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Maps the names of packages to the addresses of their modules, which esbuild finds. */
async function createImportMap(entry: string, root: string) {
  const { metafile } = await esbuild.build({
    entryPoints: [entry],
    absWorkingDir: root,
    bundle: true,
    format: 'esm',
    write: false,
    metafile: true,
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ original = '.' }) => !original.startsWith('.'))
    .map(({ original, path: found }) => [original, `/${found}`]);
  return { imports: Object.fromEntries(imported) };
}
