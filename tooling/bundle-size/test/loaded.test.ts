import { loadedFiles } from '@countersign/bundle-size';
import { expect, it } from 'vitest';

it('finds all that is loaded, also what is not used', async () => {
  const code = "import { sum } from './support/sum.ts'; export const nothing = 1;";
  expect(await loadedFiles({ code, folder: import.meta.dirname })).toEqual([
    'support/sum.ts',
    'support/two.ts',
  ]);
});

it('leaves out what is imported later, if ever', async () => {
  const code = "const later = () => import('./support/sum.ts'); export * from './support/two.ts';";
  expect(await loadedFiles({ code, folder: import.meta.dirname })).toEqual(['support/two.ts']);
});
