import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { build } from 'esbuild';
import { afterAll, describe, expect, it } from 'vitest';
import { thirdParties } from '../scripts/third-party.ts';

const root = path.resolve(import.meta.dirname, '..');
const folder = mkdtempSync(path.join(tmpdir(), 'countersign-bundle-'));
afterAll(() => rmSync(folder, { recursive: true }));

function read(file: string): string {
  return readFileSync(path.join(root, file), 'utf8');
}

it('what is built imports nothing that is not installed with it', async () => {
  const { metafile } = await build({
    // Files that are imported by an address computed at run time are entry points too.
    entryPoints: ['index.js', 'cli.js', 'contract/*/*.js'].map((file) =>
      path.join(root, 'dist', file),
    ),
    outdir: folder,
    bundle: true,
    packages: 'external',
    platform: 'node',
    format: 'esm',
    metafile: true,
    write: false,
    logLevel: 'silent',
  });
  const imported = Object.values(metafile.inputs)
    .flatMap(({ imports }) => imports)
    .filter(({ external, path: name }) => external === true && !name.startsWith('<'))
    .map(({ path: name }) => /^(?:@[^/]+\/)?[^/]+/.exec(name)?.[0] ?? name)
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name));
  const { dependencies }: { dependencies: Record<string, string> } = JSON.parse(
    read('package.json'),
  );
  expect([...new Set(imported)].toSorted()).toEqual(Object.keys(dependencies).toSorted());
});

it('whose code is in the bundle is told, with the licences', () => {
  const bundled: { name: string; version: string; license: string }[] = JSON.parse(
    read('dist/bundled.json'),
  );
  const names = bundled.map(({ name }) => name);
  expect(names).toEqual(names.toSorted());
  expect(names).toEqual(
    expect.arrayContaining(['@stoplight/prism-http', 'ajv', 'json-schema-faker', 'randexp']),
  );
  const notices = read('dist/THIRD-PARTY-NOTICES.txt')
    .split(/^-{80}\n/m)
    .slice(1);
  expect(notices).toHaveLength(bundled.length);
  for (const [index, { name, version, license }] of bundled.entries()) {
    expect(notices[index]?.split('\n', 1)[0]).toBe(`${name} ${version} (${license})`);
    expect(notices[index]).toMatch(/permission (is|to)|redistribution and use|Apache License/i);
  }
});

/** Creates a package, and returns a file of it. */
function put(name: string, files: Record<string, string>): string {
  const place = path.join(folder, 'node_modules', name);
  mkdirSync(place, { recursive: true });
  for (const [file, text] of Object.entries(files)) writeFileSync(path.join(place, file), text);
  return path.join(place, 'index.js').replaceAll('\\', '/');
}

describe('the bundle takes in no package', () => {
  it('without a licence text', () => {
    const manifest = '{ "name": "bare", "version": "1.0.0", "license": "MIT" }';
    const file = put('bare', { 'package.json': manifest, 'README.md': '# bare\n' });
    expect(() => thirdParties([file])).toThrow(
      'bare@1.0.0 goes into the bundle and has no licence text',
    );
  });

  it('without a license field', () => {
    const manifest = '{ "name": "mute", "version": "1.0.0" }';
    const file = put('mute', { 'package.json': manifest, LICENSE: 'Do as you like.' });
    expect(() => thirdParties([file])).toThrow(
      'mute@1.0.0 goes into the bundle and has no license field',
    );
  });

  it('of which it is not known what stands in its files', () => {
    const manifest = '{ "name": "json-schema-faker", "version": "9.0.0", "license": "MIT" }';
    const file = put('faker', { 'package.json': manifest, LICENSE: 'Do as you like.' });
    expect(() => thirdParties([file])).toThrow('look what is there in its place');
  });
});
