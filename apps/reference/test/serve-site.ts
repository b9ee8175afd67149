import path from 'node:path';
import { closePages, shareBrowser } from '@countersign/testing/shared-browser';
import { startMock, type RunningMock } from '@countersign/mock';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';

/** The built site, served by the mock as `npm start` does, and a browser to visit it with. */
export interface ServedSite {
  readonly mock: RunningMock;
  readonly browser: Browser;
  /** The address of the start page, with a slash at the end. */
  readonly start: string;
}

const dist = path.resolve(import.meta.dirname, '../dist');

/** Serves the site for as long as the tests around the call run; it is there once they begin. */
export function serveSite(): ServedSite {
  let running: { mock: RunningMock; browser: Browser } | undefined;
  beforeAll(async () => {
    running = { mock: await startMock({ reference: dist }), browser: await shareBrowser() };
  });
  afterAll(async () => {
    await closePages();
    await running?.mock.close();
  });
  const parts = () => {
    if (running === undefined) throw new Error('The site is not served before the tests begin.');
    return running;
  };
  return {
    get mock() {
      return parts().mock;
    },
    get browser() {
      return parts().browser;
    },
    get start() {
      return `${parts().mock.url}/reference/`;
    },
  };
}
