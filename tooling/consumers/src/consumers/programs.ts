import path from 'node:path';
import { isDeepStrictEqual } from 'node:util';
import { mustRun } from '@countersign/packages';
import { findBrowser } from '@countersign/testing/browser';
import { compilers } from '@countersign/testing/compilers';
import { parseFindings, type Consumer } from '../consumer.ts';
import { playwrightVersion, type Site } from '../site.ts';

/** The expected reports of the programs: statuses, numbers of envelopes and events, and a PDF. */
const expected = {
  // The second request is about the same lease, and makes no second envelope.
  route: [303, 303, 1],
  listener: [200, '%PDF-'],
  // The second message was changed on its way.
  lambda: [200, 401, 1],
  batch: { sent: 3, failed: 0 },
  msw: 'Please sign: Berth lease 42',
};

/** The last release of TypeScript: the list ends with the next one. */
const [compiler] = compilers.filter(({ version }) => !version.includes('-')).slice(-1);

export const programConsumers: Consumer[] = [
  {
    name: 'whole programs',
    on: `TypeScript ${compiler?.version}`,
    also: 'a route of Next.js, a Lambda, a listener on Express, a batch job and handlers of MSW compile, and work with a sandbox or the mock',
    async run({ programs }: Site) {
      const made = await compiler?.compile(path.join(programs, 'tsconfig.json'));
      if (made?.status !== 0) throw new Error(`the programs do not compile:\n${made?.said}`);
      const found = await mustRun(process.execPath, ['try.ts'], { folder: programs });
      if (!isDeepStrictEqual(parseFindings(found), expected))
        throw new Error(`the programs reported ${found}, not ${JSON.stringify(expected)}`);
    },
  },
  {
    name: 'a test of Playwright',
    on: `Playwright ${playwrightVersion}`,
    also: 'signs and declines in a browser, as a recipient of the sandbox',
    async run({ programs }: Site) {
      const browser = await findBrowser();
      const playwright = path.join(programs, 'node_modules/@playwright/test/cli.js');
      await mustRun(process.execPath, [playwright, 'test'], {
        folder: programs,
        environment: { ...(browser !== undefined && { COUNTERSIGN_BROWSER: browser }) },
      });
    },
  },
];
