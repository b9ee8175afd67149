import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { mustRun } from '@countersign/packages';
import { findBun, findDeno } from '@countersign/testing/other-runtimes';
import { runProject, type Consumer, type Program } from '../consumer.ts';
import { operations } from '../shaken.ts';
import { copyProjects, library, type Site } from '../site.ts';

/** A runtime that also installs. */
interface Other {
  on: string;
  file: string;
  /** The arguments before the file to run. */
  run: string[];
  /** The arguments that add packages to a project. */
  add: string[];
  /**
   * The variable for its cache folder, which is put in the project so that it is deleted with it.
   */
  cache: string;
}

const bun = findBun();
const deno = findDeno();

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
    // The packages were published just now, and Deno would wait a day before it installs them.
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
    run: (site: Site) => runProject(site, 'esm.js', createProgram(other, site), more),
  },
  {
    name: 'another runtime, installed by itself',
    on: other.on,
    also: 'its own package manager',
    async run(site: Site) {
      const projects = await site.folder(other.on.replaceAll(' ', '-'));
      await copyProjects(projects);
      await writeFile(path.join(projects, '.npmrc'), `registry=${site.registry.url}\n`);
      const program = createProgram(other, site);
      // An environment variable, since the user's own settings would override .npmrc; Deno reads
      // only the name in capitals.
      const { url, environment } = site.registry;
      const own = { ...environment, NPM_CONFIG_REGISTRY: url, ...program.environment };
      await mustRun(other.file, other.add, { folder: projects, environment: own });
      await runProject({ ...site, projects }, 'esm.js', program, more);
    },
  },
]);

function createProgram({ file, run, cache }: Other, { projects }: Site): Program {
  const environment = { [cache]: path.join(path.dirname(projects), cache) };
  return { command: file, words: run, environment };
}
