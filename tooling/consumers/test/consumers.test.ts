// The packages as they are published, in each place where they are held to work.
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import * as esbuild from 'esbuild';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { consumers } from '../src/consumers/index.ts';
import { install } from '../src/install.ts';
import { results } from '../src/matrix.ts';
import { page, writtenPage } from '../src/page.ts';
import { runProject } from '../src/project.ts';
import { publishAll } from '../src/publish.ts';
import { marks, marksIn } from '../src/shaken.ts';
import { copyProjects, library, openSite, type Site } from '../src/site.ts';
import { packBroken } from './pack-broken.ts';

// Only what hangs is ended; a machine that has much else to do is slow at all of this.
const patience = 600_000;

const { record, matrix } = results();

let site: Site;
beforeAll(async () => {
  site = await openSite();
}, patience);
afterAll(async () => {
  await site.close();
  // CI prints it after all tests have run.
  const folder = path.resolve(import.meta.dirname, '../reports');
  mkdirSync(folder, { recursive: true });
  writeFileSync(path.join(folder, 'consumers.txt'), `${matrix()}\n`);
}, patience);

describe.each(consumers)('$name, $on', (consumer) => {
  it(`calls, validates, verifies; ${consumer.also}`, { timeout: patience }, () =>
    record(consumer, () => consumer.run(site)),
  );
});

it('docs/consumers.md lists all of them', () => {
  expect(writtenPage(), 'npm run consumers -- --write makes it').toBe(page(consumers));
});

describe('what would make a proof worthless', { timeout: patience }, () => {
  it('a package without a tarball', async () => {
    const others = site.tarballs.filter(({ name }) => name !== '@countersign/connect');
    await expect(publishAll(site.registry, others)).rejects.toThrow(
      '@countersign/connect has no tarball, so nothing can be proven of it; run npm run build',
    );
  });

  it('a package that was not published', async () => {
    const folder = await site.folder('left-out');
    await expect(
      install(folder, ['@countersign/left-out'], site.registry, site.tarballs),
    ).rejects.toThrow('@countersign/left-out is not in the registry');
  });

  it('a package that is another than was packed, and one whose exports lead nowhere', async () => {
    const projects = await site.folder('broken');
    const broken = await packBroken(site, '@countersign/connect', await site.folder('to-break'));
    await site.registry.publish(broken.file);
    await copyProjects(projects);
    const wanted = library.map((name) => (name === broken.name ? `${name}@broken` : name));
    await expect(install(projects, wanted, site.registry, site.tarballs)).rejects.toThrow(
      /^@countersign\/connect in .* is \S+-broken \(.*\), not the \S+ that was packed$/,
    );

    const tarballs = site.tarballs.map((one) => (one.name === broken.name ? broken : one));
    await install(projects, wanted, site.registry, tarballs);
    const given = () => site.given();
    await expect(
      runProject({ projects, given }, 'node-esm/main.js', { command: process.execPath }),
    ).rejects.toThrow(/Cannot find module .*@countersign.connect.dist.nowhere\.js/);
  });

  it('a bundle that keeps everything', async () => {
    const outfile = path.join(await site.folder('everything'), 'main.js');
    const contents = `
      export * from '@countersign/client/esign-v2.1';
      export * as zod from '@countersign/zod/esign-v2.1';
    `;
    const stdin = { contents, resolveDir: site.projects };
    await esbuild.build({ stdin, outfile, bundle: true, minify: true, format: 'esm' });
    expect(marksIn(outfile)).toEqual(marks);
  });
});
