import base from '@countersign/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(base, {
  test: { reporters: ['./test/parity/parity-reporter.ts'] },
});
