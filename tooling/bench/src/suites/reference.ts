import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { fresh, type turns } from '../measure/in-turn.ts';
import { quantile } from '../numbers.ts';
import { openPage, type PageCost } from '../site/open-page.ts';
import { openSite, workspace } from '../site/open-site.ts';
import { findPages } from '../site/pages.ts';
import { queries, searchTimes, searchTransfer } from '../site/search.ts';
import type { Comparison, Measurement, Measurements } from '../suite.ts';

const lock = 'EnvelopeLocks_create';
const create = 'Envelopes_create';

/** The cost of pages of the reference site, compared with Redoc. */
export const reference: Measurements = {
  lockTransfer: transfer(lock, 'ours'),
  createTransfer: transfer(create, 'ours'),
  redocTransfer: transfer(lock, 'redoc'),
  lockTime: besideRedoc(lock, 'content time', 'shown'),
  createTime: besideRedoc(create, 'content time', 'shown'),
  lockHeap: besideRedoc(lock, 'page heap', 'heap'),
  createHeap: besideRedoc(create, 'page heap', 'heap'),
  lockElements: besideRedoc(lock, 'elements', 'elements'),
  createElements: besideRedoc(create, 'elements', 'elements'),
  async searchTransfer(stage) {
    const { browser, url } = await openSite(stage);
    return searchTransfer(browser, url);
  },
  searchMedian: searching(0.5),
  searchSlow: searching(0.95),
  build: timeCleanBuild,
  buildUnchanged: timeUnchangedBuild,
};

/** The bytes that a page loads over the network; they are the same each time. */
function transfer(id: string, whose: 'ours' | 'redoc'): Measurement {
  return async (stage) => {
    const { browser, url } = await openSite(stage, { withRedoc: whose === 'redoc' });
    const { path, content } = findPages(id)[whose];
    return (await openPage(browser, url + path, content)).transferred;
  };
}

/** Our page of an operation compared with Redoc's, opened by one browser from one server. */
function besideRedoc(id: string, measure: keyof typeof turns, cost: keyof PageCost): Comparison {
  return fresh(measure, async (stage) => {
    const { browser, url } = await openSite(stage, { withRedoc: true });
    const { ours, redoc } = findPages(id);
    return {
      subject: async () => (await openPage(browser, url + ours.path, ours.content))[cost],
      reference: async () => (await openPage(browser, url + redoc.path, redoc.content))[cost],
    };
  });
}

/** The time from a letter to its results, of which a share of the letters takes less. */
function searching(share: number): Measurement {
  return async (stage) => {
    const { browser, url } = await openSite(stage);
    const typed = queries.slice(0, stage.amount(queries.length, 1));
    return quantile(await searchTimes(browser, url, typed), share);
  };
}

/** Measures a build of the whole site without the caches of earlier builds, in milliseconds. */
async function timeCleanBuild(): Promise<number> {
  for (const cache of ['.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(resolve(workspace, cache), { recursive: true, force: true });
  return timeProgram('src/build.ts');
}

/** Measures a build that finds no changes since the last one, in milliseconds. */
async function timeUnchangedBuild(): Promise<number> {
  const turbo = resolve(workspace, '../../node_modules/turbo/bin/turbo');
  const build = () => timeProgram(turbo, 'run', 'build', '--filter=@countersign/reference');
  await build();
  return build();
}

async function timeProgram(...args: string[]): Promise<number> {
  const start = performance.now();
  await promisify(execFile)(process.execPath, args, { cwd: workspace, maxBuffer: 2 ** 26 });
  return performance.now() - start;
}
