import { gzipSync } from 'node:zlib';
import { bundle, loadedFiles } from '@countersign/packages/bundle';
import { expect, it } from 'vitest';

const folder = import.meta.dirname;

it('bundles what is used, and counts its bytes', async () => {
  const code = "export { used } from './support/two.ts';";
  const built = await bundle({ code, folder });
  expect(built.code).toContain('a text that is used');
  expect(built.code).not.toContain('a text that nobody asks for');
  expect(built.gzipped).toBe(gzipSync(built.code, { level: 9 }).byteLength);
});

it('allows modules of Node for Node only', async () => {
  const code = "export { readFileSync } from 'node:fs';";
  await expect(bundle({ code, folder })).rejects.toThrow(/Could not resolve "node:fs"/);
  expect((await bundle({ code, folder, platform: 'node' })).code).toContain('"node:fs"');
});

it('lists all static imports, used or not', async () => {
  const code = "import { sum } from './support/sum.ts'; export const nothing = 1;";
  expect(await loadedFiles({ code, folder })).toEqual(['support/sum.ts', 'support/two.ts']);
  const later = "const later = () => import('./support/sum.ts'); export * from './support/two.ts';";
  expect(await loadedFiles({ code: later, folder })).toEqual(['support/two.ts']);
});
