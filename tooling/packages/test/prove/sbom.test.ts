import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { publishedPackages, root } from '@countersign/packages';
import { Spec, Validation } from '@cyclonedx/cyclonedx-library';
import { expect, it } from 'vitest';
import { command, scratch, start, write } from '../command.ts';

interface Component {
  purl: string;
  version: string;
  licenses?: unknown[];
  hashes?: object[];
  components?: Component[];
}
interface Bom {
  metadata: { component: Component };
  components: Component[];
  dependencies: { ref: string }[];
}

/** Writes the bills, and returns their texts by the name of the package. */
async function writeBills(...args: string[]): Promise<Map<string, string>> {
  const folder = scratch();
  const { status, stderr } = await command(['sbom', folder, ...args]);
  expect({ status, stderr }).toEqual({ status: 0, stderr: '' });
  const texts = publishedPackages().map(({ name, version }): [string, string] => {
    const file = `${name.replace('@', '').replace('/', '-')}-${version}.cdx.json`;
    return [name, readFileSync(path.join(folder, file), 'utf8')];
  });
  return new Map(texts);
}

it('writes complete and valid bills, the same bytes each time', async () => {
  const bills = await writeBills();
  expect(await writeBills()).toEqual(bills);
  for (const [name, text] of bills) {
    expect(text).not.toContain(root);
    const validator = new Validation.JsonStrictValidator(Spec.Version.v1dot6);
    expect(await validator.validate(text), name).toBeNull();
    const { metadata, components, dependencies }: Bom = JSON.parse(text);
    const all = [metadata.component, ...components];
    for (const one of all) expect(one.licenses, one.purl).toBeDefined();
    expect(dependencies.map(({ ref }) => ref).toSorted()).toEqual(
      all.map(({ purl }) => purl).toSorted(),
    );
  }
});

it('lists required peers, and what is bundled inside of its package', async () => {
  const bills = await writeBills();
  const zod: Bom = JSON.parse(bills.get('@countersign/zod') ?? '');
  expect(zod.components.map(({ purl }) => purl)).toEqual([
    expect.stringMatching('^pkg:npm/%40countersign/types@'),
    expect.stringMatching('^pkg:npm/zod@4'),
  ]);
  const sandbox: Bom = JSON.parse(bills.get('@countersign/sandbox') ?? '');
  const mock = sandbox.components.find(({ purl }) => purl.includes('%40countersign/mock@'));
  for (const [component, place] of [
    [sandbox.metadata.component, 'sandbox'],
    [mock, 'mock'],
  ] as const) {
    const bundled: { name: string; version: string }[] = JSON.parse(
      readFileSync(path.join(root, 'packages', place, 'dist/bundled.json'), 'utf8'),
    );
    expect(component?.components?.map(({ purl }) => decodeURIComponent(purl))).toEqual(
      bundled.map(({ name, version }) => `pkg:npm/${name}@${version}`),
    );
  }
});

it('adds the hashes of our tarballs, and requires each tarball', async () => {
  const tarballs = scratch();
  const [first, ...others] = publishedPackages().map(({ name, version }) =>
    write(tarballs, `${name.replace('@', '').replace('/', '-')}-${version}.tgz`, name),
  );
  const missing = await command(['sbom', scratch(), '--tarballs', scratch()]);
  expect(missing.stderr).toContain(path.basename(first ?? ''));
  expect(missing.status).toBe(1);
  expect(others).not.toEqual([]);
  const bills = await writeBills('--tarballs', tarballs);
  const zod: Bom = JSON.parse(bills.get('@countersign/zod') ?? '');
  const content = createHash('sha512').update('@countersign/zod').digest('hex');
  expect(zod.metadata.component.hashes).toEqual([{ alg: 'SHA-512', content }]);
});

it('requires a folder', async () => {
  const { status, stderr } = await start(['sbom']);
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'countersign: sbom requires the folder to write to\n',
  });
});
