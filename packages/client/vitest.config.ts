import base from '@countersign/config/vitest';
import { browserTests } from '@countersign/config/vitest-browser';
import { configDefaults, mergeConfig } from 'vitest/config';

/** Files that start a browser, which only `prove` may. */
const browser = ['test/**/*.browser.test.ts'];

export default mergeConfig(base, {
  test: {
    projects: [
      {
        extends: true,
        test: { name: 'quick', exclude: [...configDefaults.exclude, ...browser] },
      },
      { extends: true, test: { ...browserTests, name: 'browser', include: browser } },
    ],
  },
});
