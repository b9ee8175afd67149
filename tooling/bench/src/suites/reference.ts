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
import type { AmountRow, Goal, RatioRow, Suite } from '../suite.ts';

const lock = 'EnvelopeLocks_create';
const create = 'Envelopes_create';

/** Two frames of the sixty in a second. */
const atOnce: Goal = { atMost: 33 };

/** What the pages of the reference site cost, compared with Redoc. */
export const reference: Suite = {
  about:
    "The page of an operation on the reference site, compared with Redoc's single page of the same bundle, esign-v2.1, opened at the same operation: `EnvelopeLocks_create` has a small body, `Envelopes_create` a large one. Also the search of the site, and the time to build the site.",
  rows: {
    lockTransfer: transfer(`\`${lock}\`, our page`, lock, 'ours', { atMost: 100 }),
    createTransfer: transfer(`\`${create}\`, our page`, create, 'ours', { atMost: 100 }),
    redocTransfer: transfer("Redoc's page", lock, 'redoc'),
    lockTime: besideRedoc(lock, 'content time', 'shown', { atMost: 0.2 }),
    createTime: besideRedoc(create, 'content time', 'shown', { atMost: 0.2 }),
    lockHeap: besideRedoc(lock, 'page heap', 'heap', { atMost: 0.1 }),
    createHeap: besideRedoc(create, 'page heap', 'heap', { atMost: 0.1 }),
    lockElements: besideRedoc(lock, 'elements', 'elements'),
    createElements: besideRedoc(create, 'elements', 'elements'),
    searchTransfer: {
      what: 'the search, when it is opened',
      measure: 'transfer',
      async amount(stage) {
        const { browser, url } = await openSite(stage);
        return searchTransfer(browser, url);
      },
    },
    searchMedian: searching('the search, from a typed letter to its results, median', 0.5),
    searchSlow: searching('the search, from a typed letter to its results, 95th percentile', 0.95),
    build: {
      what: 'the whole site, without caches',
      measure: 'build time',
      goal: { atMost: 180 },
      amount: timeCleanBuild,
    },
    buildUnchanged: {
      what: 'the whole site, when nothing has changed',
      measure: 'build time',
      amount: timeUnchangedBuild,
    },
  },
};

/** What a page loads over the network; it is the same each time. */
function transfer(what: string, id: string, whose: 'ours' | 'redoc', goal?: Goal): AmountRow {
  return {
    what,
    measure: 'transfer',
    goal,
    async amount(stage) {
      const { browser, url } = await openSite(stage, { withRedoc: whose === 'redoc' });
      const { path, content } = findPages(id)[whose];
      return (await openPage(browser, url + path, content)).transferred;
    },
  };
}

/** Our page of an operation compared with Redoc's, opened by one browser from one server. */
function besideRedoc(
  id: string,
  measure: keyof typeof turns,
  cost: keyof PageCost,
  goal?: Goal,
): RatioRow {
  const what = `\`${id}\`, our page`;
  return fresh({ what, reference: "Redoc's page", measure, goal }, async (stage) => {
    const { browser, url } = await openSite(stage, { withRedoc: true });
    const { ours, redoc } = findPages(id);
    return {
      subject: async () => (await openPage(browser, url + ours.path, ours.content))[cost],
      reference: async () => (await openPage(browser, url + redoc.path, redoc.content))[cost],
    };
  });
}

function searching(what: string, share: number): AmountRow {
  return {
    what,
    measure: 'answer time',
    goal: atOnce,
    async amount(stage) {
      const { browser, url } = await openSite(stage);
      const typed = queries.slice(0, stage.amount(queries.length, 1));
      return quantile(await searchTimes(browser, url, typed), share);
    },
  };
}

/** How long a build of the whole site takes without the caches of earlier builds, in milliseconds. */
async function timeCleanBuild(): Promise<number> {
  for (const cache of ['.astro', 'node_modules/.astro', 'node_modules/.vite'])
    rmSync(resolve(workspace, cache), { recursive: true, force: true });
  return timeProgram('src/build.ts');
}

/** How long it takes to find that nothing has changed since the last build, in milliseconds. */
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
