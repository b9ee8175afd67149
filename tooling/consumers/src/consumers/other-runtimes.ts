import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mustRun } from '@countersign/packages';
import { binaryOf } from '../binary.ts';
import type { Consumer } from '../consumer.ts';
import { operations } from '../operations.ts';
import { runProject, type Program } from '../project.ts';
import { copyProjects, library, type Site } from '../site.ts';

/** A runtime that also installs. */
interface Other {
  on: string;
  file: string;
  /** What goes before the file that is run. */
  run: string[];
  /** What adds packages to a project. */
  add: string[];
  /** Where it keeps what it has fetched: with the rest, so that it goes with the rest. */
  cache: string;
}

const bun = binaryOf('bun', 'bin/bun');
const deno = binaryOf('deno', 'deno');

const others: Other[] = [
  {
    on: `Bun ${bun.version}`,
    file: bun.file,
    run: ['run'],
    add: ['add', ...library],
    cache: 'BUN_INSTALL_CACHE_DIR',
  },
  {
    on: `Deno ${deno.version}`,
    file: deno.file,
    run: ['run', '--quiet', '--allow-all', '--no-lock', '--node-modules-dir=manual'],
    // What it installs was published just now, which it would wait a day with.
    add: ['add', '--quiet', '--minimum-dependency-age=0', ...library.map((name) => `npm:${name}`)],
    cache: 'DENO_DIR',
  },
];

const more = { operations: operations.length };

export const otherConsumers: Consumer[] = others.flatMap((other) => [
  {
    name: 'another runtime, installed by npm',
    on: other.on,
    also: 'a bundle of the specs as a JSON module',
    run: (site: Site) => runProject(site, 'node-esm/main.js', programOf(other, site), more),
  },
  {
    name: 'another runtime, installed by itself',
    on: other.on,
    also: 'its own package manager',
    async run(site: Site) {
      const projects = await site.folder(other.on.replaceAll(' ', '-'));
      await copyProjects(projects);
      await writeFile(path.join(projects, '.npmrc'), `registry=${site.registry.url}\n`);
      const program = programOf(other, site);
      // What the user of this machine has set goes before the file; Deno knows the capital name alone.
      const { url, environment } = site.registry;
      const own = { ...environment, NPM_CONFIG_REGISTRY: url, ...program.environment };
      await mustRun(other.file, other.add, { folder: projects, environment: own });
      await runProject({ ...site, projects }, 'node-esm/main.js', program, more);
    },
  },
]);

function programOf({ file, run, cache }: Other, { projects }: Site): Program {
  const environment = { [cache]: path.join(path.dirname(projects), cache) };
  return { command: file, words: run, environment };
}
