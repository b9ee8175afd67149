import shared from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(shared, {
  test: {
    globalSetup: 'test/support/prepare.ts',
    // They share nothing but modules, which take longer to load than most tests to run.
    isolate: false,
  },
});
