import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { mustRun, packAll, publishedPackages, readTarball } from '@countersign/packages';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

let repository: string;
beforeEach(() => {
  repository = realpathSync(mkdtempSync(path.join(tmpdir(), 'countersign-tarballs-')));
  write('package.json', JSON.stringify({ private: true, packageManager: 'pnpm@12.21.0' }));
  write(
    'pnpm-workspace.yaml',
    'packages: [specs, packages/*]\npmOnFail: ignore\ncatalog:\n  eta: ^4.6.0\n',
  );
});
afterEach(() => rmSync(repository, { recursive: true, force: true }));

function write(file: string, content: string): void {
  const target = path.join(repository, file);
  mkdirSync(path.dirname(target), { recursive: true });
  writeFileSync(target, content);
}

function add(place: string, name: string, more: Record<string, unknown> = {}): void {
  const manifest = { name, version: '1.2.3', files: ['dist'], ...more };
  write(`${place}/package.json`, JSON.stringify(manifest));
  write(`${place}/dist/index.js`, 'export {};\n');
}

describe('the packages that are published', () => {
  it('come after their dependencies, without private ones', () => {
    add('packages/a', '@test/a', { dependencies: { '@test/b': 'workspace:*' } });
    add('packages/b', '@test/b', { peerDependencies: { '@test/specs': 'workspace:*' } });
    add('packages/c', '@test/c', { private: true });
    add('specs', '@test/specs');
    const found = publishedPackages(repository);
    expect(found.map(({ name, place }) => [name, place])).toEqual([
      ['@test/specs', 'specs'],
      ['@test/b', 'packages/b'],
      ['@test/a', 'packages/a'],
    ]);
  });
});

describe('packing', () => {
  it('replaces workspace: and catalog: with versions', async () => {
    add('packages/a', '@test/a', { dependencies: { '@test/b': 'workspace:*', eta: 'catalog:' } });
    add('packages/b', '@test/b');
    const tarballs = await packAll(path.join(repository, 'out'), repository);
    expect(tarballs.map(({ name }) => name)).toEqual(['@test/b', '@test/a']);
    const [, packed] = tarballs;
    expect(packed?.manifest.dependencies).toEqual({ '@test/b': '1.2.3', eta: '^4.6.0' });
    expect(packed?.files.map(({ path: file }) => file)).toEqual(['dist/index.js', 'package.json']);
    expect(packed?.unpacked).toBeGreaterThan('export {};\n'.length);
    expect(packed?.read('dist/index.js')).toBe('export {};\n');
    expect(packed?.read('src/index.ts')).toBeUndefined();
  });

  it('fails for a package that is not built', async () => {
    add('packages/a', '@test/a');
    rmSync(path.join(repository, 'packages/a/dist'), { recursive: true });
    await expect(packAll(path.join(repository, 'out'), repository)).rejects.toThrow(
      '@test/a was packed without a dist folder; run npm run build first',
    );
  });
});

describe('reading', () => {
  it('rejects other files, and tarballs without a package', async () => {
    write('a.tgz', 'no tarball');
    await expect(readTarball(path.join(repository, 'a.tgz'))).rejects.toThrow('TAR_BAD_ARCHIVE');
    write('b/file.txt', 'text');
    await mustRun('tar', ['-czf', 'b.tgz', 'b'], { folder: repository });
    await expect(readTarball(path.join(repository, 'b.tgz'))).rejects.toThrow(
      'b.tgz holds no package.json',
    );
  });
});

it('reports the output of a command that fails', async () => {
  const args = ['-e', 'console.log("out"); console.error("err"); process.exit(3)'];
  await expect(mustRun(process.execPath, args, { folder: repository })).rejects.toThrow(
    /ended with 3:\nout\nerr\n$/,
  );
  await expect(mustRun('no-such-program', [], { folder: repository })).rejects.toThrow('ENOENT');
});
