// The built package in every runtime that it is made for: one and the same visit to a real service.
// Node, Bun and Deno import it as an application does that has installed it; edge and workers
// get it bundled, with nothing left outside, and so do browsers (runtimes.browser.test.ts).
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { bundle } from '@countersign/packages/bundle';
import { findBun, findDeno } from '@countersign/testing/other-runtimes';
import { Miniflare } from '@countersign/testing/workers';
import { EdgeVM } from '@edge-runtime/vm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { expected, scriptFor } from './runtimes/expected.ts';
import { startVisited, type VisitedService } from './runtimes/service.ts';

const run = promisify(execFile);
const folder = path.join(import.meta.dirname, 'runtimes');
const own = path.join(import.meta.dirname, '..');

let service: VisitedService;
beforeAll(async () => {
  service = await startVisited();
});
afterAll(() => service.close());

describe('installed', () => {
  let application: string;
  beforeAll(async () => {
    application = await mkdtemp(path.join(tmpdir(), 'countersign-runtimes-'));
    await mkdir(path.join(application, 'node_modules/@countersign'), { recursive: true });
    await symlink(own, path.join(application, 'node_modules/@countersign/client'), 'junction');
    await writeFile(
      path.join(application, 'package.json'),
      JSON.stringify({ type: 'module', dependencies: { '@countersign/client': '*' } }),
    );
    const source = await readFile(path.join(folder, 'visit.ts'), 'utf8');
    const entry = `${stripTypeScriptTypes(source)}\nawait visit(...process.argv.slice(2));\n`;
    await writeFile(path.join(application, 'main.js'), entry);
  });
  afterAll(() => rm(application, { recursive: true }));

  it.each([
    ['node', () => process.execPath, []],
    ['bun', () => findBun().file, ['run']],
    [
      'deno',
      () => findDeno().file,
      ['run', '--quiet', '--allow-all', '--no-lock', '--node-modules-dir=manual'],
    ],
  ])('it runs in %s', async (runtime, binary, words) => {
    const { stderr } = await run(binary(), [...words, 'main.js', service.url, runtime], {
      cwd: application,
      // The runtime keeps its files here.
      env: { ...process.env, DENO_DIR: path.join(application, 'deno') },
    });
    expect(stderr).toBe('');
    expect(await service.report(runtime)).toEqual(expected(service));
  });
});

describe('bundled', () => {
  it('it runs on the edge', async () => {
    await new EdgeVM().evaluate<Promise<void>>(
      `${await scriptFor(service, 'edge')}\n;globalThis.visited`,
    );
    expect(await service.report('edge')).toEqual(expected(service));
  });

  it('it runs in workerd', async () => {
    const { code } = await bundle({
      code: `
        import { visit } from './visit.ts';
        export default {
          async fetch() {
            await visit(${JSON.stringify(service.url)}, 'workerd');
            return new Response();
          },
        };
      `,
      folder,
    });
    const worker = new Miniflare({
      modules: true,
      script: code,
      compatibilityDate: '2026-07-01',
      // Otherwise it asks its vendor where it is.
      cf: false,
    });
    try {
      const { status } = await worker.dispatchFetch('http://worker.example/');
      expect(status).toBe(200);
      expect(await service.report('workerd')).toEqual(expected(service));
    } finally {
      await worker.dispose();
    }
  });
});
