import base from '@countersign/config/vitest';
import { mergeConfig } from 'vitest/config';

// They share nothing but modules, which take longer to load than most tests to run.
export default mergeConfig(base, { test: { isolate: false } });
