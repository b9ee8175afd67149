import { quantile } from '../numbers.ts';
import { cleanBuild, unchangedBuild } from '../site/build-time.ts';
import type { PageCost } from '../site/open-page.ts';
import { pagesBeside, transferOf } from '../site/pages.ts';
import { queries } from '../site/queries.ts';
import { searchTimes, searchTransfer } from '../site/search.ts';
import { openStage, type Stage } from '../site/stage.ts';
import type { FreshCase, Goal, SizeCase, Suite, WaitCase } from '../suite.ts';

const lock = 'EnvelopeLocks_create';
const create = 'Envelopes_create';

/** A frame or two of the sixty in a second. */
const atOnce: Goal = { atMost: 33 };

/** What the pages of the reference site cost, beside Redoc. */
export const reference: Suite = {
  about:
    "The page of an operation on the reference site beside Redoc's single page of the same bundle, esign-v2.1, opened at the same operation: `EnvelopeLocks_create`, whose body is small, and `Envelopes_create`, whose body is large. Then the search of the site, and how long the site is built.",
  cases: {
    lockTransfer: transfer(`\`${lock}\`, our page`, () => transferOf(lock, 'ours'), 100),
    createTransfer: transfer(`\`${create}\`, our page`, () => transferOf(create, 'ours'), 100),
    redocTransfer: transfer("Redoc's page", () => transferOf(lock, 'redoc')),
    lockTime: beside(lock, 'content time', ({ shown }) => shown, { atMost: 0.2 }),
    createTime: beside(create, 'content time', ({ shown }) => shown, { atMost: 0.2 }),
    lockHeap: beside(lock, 'page heap', ({ heap }) => heap / 1_000_000, { atMost: 0.1 }),
    createHeap: beside(create, 'page heap', ({ heap }) => heap / 1_000_000, { atMost: 0.1 }),
    lockElements: beside(lock, 'elements', ({ elements }) => elements),
    createElements: beside(create, 'elements', ({ elements }) => elements),
    searchTransfer: transfer('the search, what it loads when it is opened', () =>
      onStage(({ browser, url }) => searchTransfer(browser, url)),
    ),
    searchMedian: searching('the search, from a letter typed to its results, the median', 0.5),
    searchSlow: searching('the search, the slowest of twenty letters', 0.95),
    build: {
      what: 'the whole site, built from nothing',
      measure: 'build time',
      goal: { atMost: 180 },
      wait: cleanBuild,
    },
    buildUnchanged: {
      what: 'the whole site, where nothing has changed',
      measure: 'build time',
      wait: unchangedBuild,
    },
  },
};

function transfer(what: string, size: () => Promise<number>, most?: number): SizeCase {
  return {
    what,
    measure: 'transfer',
    ...(most !== undefined && { goal: { atMost: most } }),
    size,
  };
}

function beside(
  id: string,
  measure: FreshCase['measure'],
  cost: (cost: PageCost) => number,
  goal?: Goal,
): FreshCase {
  return {
    what: `\`${id}\`, our page`,
    reference: "Redoc's page",
    measure,
    ...(goal !== undefined && { goal }),
    fresh: () => pagesBeside(id, cost),
  };
}

function searching(what: string, share: number): WaitCase {
  return {
    what,
    measure: 'answer time',
    goal: atOnce,
    wait: () =>
      onStage(async ({ browser, url }) =>
        quantile(await searchTimes(browser, url, queries), share),
      ),
  };
}

async function onStage(measure: (stage: Stage) => Promise<number>): Promise<number> {
  const stage = await openStage({ withRedoc: false });
  try {
    return await measure(stage);
  } finally {
    await stage.close();
  }
}
