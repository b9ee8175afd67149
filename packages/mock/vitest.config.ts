import base from '@countersign/config/vitest';
import { readSeed } from '@countersign/config/sample';
import { mergeConfig } from 'vitest/config';

readSeed();

export default mergeConfig(base, {
  test: {
    // They share nothing but modules, which take longer to load than most tests to run.
    isolate: false,
    reporters: ['./test/parity/parity-reporter.ts'],
  },
});
