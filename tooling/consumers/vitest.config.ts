import base from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

// One of the projects has a test of Playwright.
export default mergeConfig(base, { test: { include: ['test/**/*.test.ts'] } });
