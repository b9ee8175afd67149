import { mergeConfig } from 'vitest/config';
import base from './vitest.ts';

/**
 * Settings for test files that start a browser. The files of a worker share their modules, and with
 * them the browser of `@countersign/testing/shared-browser`.
 */
export const browserTests = { isolate: false };

export default mergeConfig(base, { test: browserTests });
