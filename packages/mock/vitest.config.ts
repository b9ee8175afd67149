import base from '@countersign/config/vitest';
import { readSeed } from '@countersign/config/sample';
import { mergeConfig } from 'vitest/config';

readSeed();

export default mergeConfig(base, {
  test: { reporters: ['./test/parity/parity-reporter.ts'] },
});
