import base from '@countersign/config/vitest';
import { browserTests } from '@countersign/config/vitest-browser';
import { configDefaults, mergeConfig } from 'vitest/config';

/** Files that start a browser, which only `prove` may. */
const browser = ['test/**/*.browser.test.ts'];

export default mergeConfig(base, {
  test: {
    // They share nothing but modules, which take longer to load than most tests to run.
    isolate: false,
    projects: [
      {
        extends: true,
        test: { name: 'quick', exclude: [...configDefaults.exclude, ...browser] },
      },
      { extends: true, test: { ...browserTests, name: 'browser', include: browser } },
    ],
  },
});
