import shared from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(shared, {
  test: {
    // The other tests run at the same time as the rehearsal, which builds everything.
    testTimeout: 300_000,
    globalSetup: 'test/support/prepare.ts',
    // They share nothing but modules, which take longer to load than most tests to run.
    isolate: false,
  },
});
