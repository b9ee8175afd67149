import base from '@countersign/config/vitest-browser';
import { mergeConfig } from 'vitest/config';

// A test in a browser mostly waits, so that two files at once take little more than one.
export default mergeConfig(base, { test: { maxWorkers: 2 } });
