import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { Miniflare, workersVersion } from '@countersign/testing/workers';
import * as esbuild from 'esbuild';
import { expectFindings, parseFindings, type Consumer } from '../consumer.ts';
import { expectShaken } from '../shaken.ts';
import type { Site } from '../site.ts';

export const workerConsumers: Consumer[] = [
  {
    name: 'a worker on the edge',
    on: `Miniflare ${workersVersion}`,
    also: 'bundled without any module of Node; does it all for a request',
    run: askWorker,
  },
];

async function askWorker(site: Site): Promise<void> {
  const file = path.join(await site.folder('worker'), 'worker.mjs');
  await esbuild.build({
    entryPoints: [path.join(site.projects, 'worker.js')],
    outfile: file,
    bundle: true,
    minify: true,
    format: 'esm',
    platform: 'neutral',
    conditions: ['workerd', 'worker', 'browser'],
    mainFields: ['module', 'main'],
    logLevel: 'silent',
  });
  expectShaken(file);
  const worker = new Miniflare({
    modules: true,
    script: await readFile(file, 'utf8'),
    compatibilityDate: '2026-07-01',
    // Otherwise it asks its vendor where it is.
    cf: false,
  });
  try {
    const input = site.createInput();
    const init = { method: 'POST', body: JSON.stringify(input) };
    const answer = await worker.dispatchFetch('http://worker.example/', init);
    const text = await answer.text();
    if (!answer.ok) throw new Error(`the worker answered ${answer.status}: ${text}`);
    expectFindings(parseFindings(text), input);
  } finally {
    await worker.dispose();
  }
}
