import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { mustRunPnpm, publishedPackages, root } from '@countersign/tarballs';
import { describe, expect, it } from 'vitest';
import { read, scratch } from './bill.ts';
import { command } from './fixture.ts';

describe('the bills of materials', () => {
  it('of our packages are complete, valid, and tell nothing of this machine', async () => {
    const folder = scratch();
    const { status, stderr } = await command(root, ['sbom', folder]);
    expect(stderr).toBe('');
    expect(status).toBe(0);
    const published = publishedPackages();
    expect(globSync('*', { cwd: folder })).toHaveLength(published.length);

    // pnpm's own idea of what is installed with each; it leaves out the peers that one requires.
    const theirs = scratch();
    const words = ['sbom', '--sbom-format', 'cyclonedx', '--prod', '--split'];
    const filters = published.flatMap(({ name }) => ['--filter', name]);
    await mustRunPnpm(root, [...words, '--out', path.join(theirs, '%s.json'), ...filters]);

    for (const { name, version } of published) {
      const stem = name.replace('@', '').replace('/', '-');
      const file = path.join(folder, `${stem}-${version}.cdx.json`);
      const text = readFileSync(file, 'utf8');
      expect(text).not.toContain(root);
      const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
      expect(await validator.validate(text)).toBeNull();
      const bill = read(file);
      expect(bill.metadata.component.purl).toBe(`pkg:npm/${name.replace('@', '%40')}@${version}`);
      for (const part of [bill.metadata.component, ...bill.components]) {
        expect(part.licenses, part.purl).toBeDefined();
        expect(part.version, part.purl).not.toBe('');
      }
      const refs = [bill.metadata.component, ...bill.components].map((part) => part['bom-ref']);
      expect(bill.dependencies.map(({ ref }) => ref).toSorted()).toEqual(refs.toSorted());
      expect(new Set(bill.dependencies.flatMap(({ dependsOn }) => dependsOn))).toEqual(
        new Set(bill.components.map((part) => part['bom-ref'])),
      );
      const other = read(path.join(theirs, `${stem}.json`));
      const peer = name === '@countersign/zod' ? [/^pkg:npm\/zod@/] : [];
      const ours = bill.components
        .map((part) => part.purl)
        .filter((one) => !peer.some((pattern) => pattern.test(one)));
      expect(ours.toSorted()).toEqual(other.components.map((part) => part.purl).toSorted());
    }
  });
});
