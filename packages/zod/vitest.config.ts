import { readSeed } from '@countersign/config/sample';
import base from '@countersign/config/vitest';

readSeed();

export default base;
