import { cpSync, mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '@countersign/tarballs';
import { expect, it } from 'vitest';
import { measure } from '../src/measure.ts';
import { inScratch, timeout } from './support.ts';

it('does not measure a package that is not built', { timeout }, async () => {
  await inScratch(async (repository) => {
    const place = 'packages/unbuilt';
    const folder = path.join(repository, place);
    const manifest = { name: '@countersign/unbuilt', version: '1.0.0', files: ['dist'] };
    mkdirSync(folder, { recursive: true });
    // It names the pnpm that packs.
    cpSync(path.join(root, 'package.json'), path.join(repository, 'package.json'));
    writeFileSync(path.join(folder, 'package.json'), JSON.stringify(manifest));
    const one = { name: manifest.name, version: manifest.version, place, folder, manifest };
    const budget = {
      imports: [],
      most: { packed: 1, unpacked: 1, dependencies: 0, loaded: 0 },
      known: [],
    };
    await expect(measure(one, budget, path.join(repository, 'packed'))).rejects.toThrow(
      '@countersign/unbuilt was packed without a dist folder; run npm run build first',
    );
  });
});
