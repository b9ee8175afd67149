import { mergeConfig } from 'vitest/config';
import base from './vitest.ts';

/**
 * Settings for test files that start a browser. The files of a worker share their modules, and with
 * them the browser of `@countersign/testing/shared-browser`. No wait for a page has a time limit
 * that a busy machine could exceed; these limits only end tests that hang.
 */
export const browserTests = {
  isolate: false,
  testTimeout: 300_000,
  hookTimeout: 300_000,
  expect: { poll: { timeout: 120_000 } },
};

export default mergeConfig(base, { test: browserTests });
