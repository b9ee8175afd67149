// Gathers the modules that the mock and the sandbox share, which each of them loads with its start.
import { globSync } from 'node:fs';
import path from 'node:path';
import { gather } from '@countersign/gather';

const dist = path.resolve(import.meta.dirname, '../dist');
await gather(dist, {
  groups: [{ name: 'core', entries: globSync('core/doors/*.js', { cwd: dist }) }],
});
