import base from '@countersign/vitest-config';
import { mergeConfig } from 'vitest/config';

export default mergeConfig(base, {
  test: { globalSetup: 'test/server.ts', reporters: ['./src/operations-reporter.ts'] },
});
