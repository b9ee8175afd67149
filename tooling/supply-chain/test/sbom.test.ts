import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { packAll, root } from '@countersign/tarballs';
import { describe, expect, inject, it } from 'vitest';
import { read, scratch } from './bill.ts';
import { command, copyOf, edit } from './fixture.ts';

const purl = (name: string, version = '1.0.0'): string =>
  `pkg:npm/%40countersign/${name}@${version}`;
const known = (id: string) => [{ license: { id } }];

describe('the bills of materials', () => {
  it('have each package with its licence, what it needs, and what is bundled into it', async () => {
    const folder = scratch();
    const { status, stdout } = await command(inject('repository'), ['sbom', folder]);
    expect(status).toBe(0);
    const files = ['base', 'mock'].map((name) =>
      path.join(folder, `countersign-${name}-2.0.0.cdx.json`),
    );
    expect(stdout).toBe(`${files.join('\n')}\n`);

    const { metadata, components, dependencies } = read(files[1] ?? '');
    expect(metadata.timestamp).toBeUndefined();
    expect(metadata.component).toMatchObject({
      group: '@countersign',
      name: 'mock',
      version: '2.0.0',
      purl: purl('mock', '2.0.0'),
      licenses: known('MIT'),
    });
    expect(metadata.component.components).toMatchObject([
      { purl: purl('held'), version: '1.0.0', licenses: known('Apache-2.0') },
      { purl: purl('held', '0.9.0'), version: '0.9.0', licenses: known('MIT') },
    ]);
    expect(components.map((part) => [part.purl, part.licenses])).toEqual([
      [purl('base', '2.0.0'), known('MIT')],
      [purl('inner'), known('ISC')],
      [purl('old'), known('BSD-3-Clause')],
      [purl('outer'), known('MIT')],
      [purl('peer'), [{ expression: '(MIT OR GPL-3.0-only)' }]],
      [purl('silent'), known('MIT')],
    ]);
    expect(dependencies).toEqual([
      { ref: purl('base', '2.0.0'), dependsOn: [purl('old'), purl('outer'), purl('silent')] },
      { ref: purl('inner'), dependsOn: [] },
      { ref: purl('mock', '2.0.0'), dependsOn: [purl('base', '2.0.0'), purl('peer')] },
      { ref: purl('old'), dependsOn: [] },
      { ref: purl('outer'), dependsOn: [purl('inner')] },
      { ref: purl('peer'), dependsOn: [] },
      { ref: purl('silent'), dependsOn: [] },
    ]);
  });

  it('are the same bytes each time, but for a time that the build states', async () => {
    const [first, second, dated] = [scratch(), scratch(), scratch()];
    const repository = inject('repository');
    await command(repository, ['sbom', first], { SOURCE_DATE_EPOCH: undefined });
    await command(copyOf(repository), ['sbom', second], { SOURCE_DATE_EPOCH: undefined });
    await command(repository, ['sbom', dated], { SOURCE_DATE_EPOCH: '1800000000' });
    const file = 'countersign-mock-2.0.0.cdx.json';
    const text = readFileSync(path.join(first, file), 'utf8');
    expect(readFileSync(path.join(second, file), 'utf8')).toBe(text);
    const bill = read(path.join(dated, file));
    expect(bill.metadata.timestamp).toBe('2027-01-15T08:00:00.000Z');
    expect(bill.serialNumber).not.toBe(read(path.join(first, file)).serialNumber);
  });

  it('have the hashes of the tarballs, and want each of them', async () => {
    const repository = inject('repository');
    const folder = scratch();
    const tarballs = scratch();
    const packed = await packAll(tarballs, repository);
    const words = ['sbom', folder, '--tarballs', tarballs];
    expect((await command(repository, words)).status).toBe(0);
    const { metadata, components } = read(path.join(folder, 'countersign-mock-2.0.0.cdx.json'));
    const parts = [metadata.component, ...components];
    for (const { name, version, file } of packed) {
      const content = createHash('sha512').update(readFileSync(file)).digest('hex');
      const part = parts.find((one) => one.purl === purl(name.replace(/.*\//, ''), version));
      expect(part?.hashes).toEqual([{ alg: 'SHA-512', content }]);
    }

    rmSync(packed[0]?.file ?? '');
    const { status, stderr } = await command(repository, words);
    expect(stderr).toContain(`has no tarball of ${packed[0]?.name}@2.0.0; pack all into it first`);
    expect(status).toBe(1);
  });

  it('are not written where a package of the lockfile is not installed', async () => {
    const repository = copyOf(inject('repository'));
    for (const place of ['node_modules', '.store']) {
      rmSync(path.join(repository, place), { recursive: true });
    }
    const { status, stderr } = await command(repository, ['sbom', scratch()]);
    expect(stderr).toMatch(
      /^countersign: @countersign\/\w+@1\.0\.0 states no licence, or is not installed;/,
    );
    expect(status).toBe(1);
  });

  it('are not written where a licence is none that CycloneDX knows', async () => {
    const repository = copyOf(inject('repository'));
    edit(repository, 'packages/mock/dist/bundled.json', (text) =>
      text.replace('Apache-2.0', 'Mine'),
    );
    mkdirSync(path.join(repository, 'out'));
    const { status, stderr } = await command(repository, ['sbom', 'out']);
    expect(stderr).toContain('the bill of materials of @countersign/mock does not fit CycloneDX');
    expect(status).toBe(1);
  });

  it('need a folder to go to', async () => {
    const { status, stderr } = await command(root, ['sbom']);
    expect(stderr).toBe('countersign: say where the bills of materials go: sbom <folder>\n');
    expect(status).toBe(1);
  });
});
