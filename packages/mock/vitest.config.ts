import base from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(base, {
  test: { reporters: ['./test/parity/parity-reporter.ts'] },
});
