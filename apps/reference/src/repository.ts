import path from 'node:path';
import { fileURLToPath } from 'node:url';

const specs = path.dirname(fileURLToPath(import.meta.resolve('@countersign/specs/package.json')));

/** The root of the repository; found by a package, since Astro moves this module when it builds. */
export const root = path.dirname(specs);
