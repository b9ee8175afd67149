import { mergeConfig } from 'vitest/config';
import base from './vitest.ts';

/**
 * Settings for test files that start a browser. The files of a worker share their modules, and with
 * them the browser of `@countersign/testing/shared-browser`. A page is never waited for by a time that
 * a busy machine could exceed; these only end what hangs.
 */
export const browserTests = {
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

export default mergeConfig(base, { test: browserTests });
