import base from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

// Redoc's page alone, written and opened, takes a busy machine a minute.
export default mergeConfig(base, { test: { testTimeout: 300_000, hookTimeout: 300_000 } });
