// The runtime of workers on the edge, with its version. Only this workspace depends on it: it takes
// 170 MB, which a start of the sandbox need not download.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';

export { Miniflare } from 'miniflare';

const manifest = createRequire(import.meta.url).resolve('miniflare/package.json');

export const { version: workersVersion }: { version: string } = JSON.parse(
  readFileSync(manifest, 'utf8'),
);
