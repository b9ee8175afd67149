import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startRegistry, type Registry } from '../src/registry/start-registry.ts';
import { mustRun, run } from '../src/tarballs/index.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';

// Only what hangs is ended.
const timeout = 300_000;

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-registry-'));
let registry: Registry;
let tarball: string;
beforeAll(async () => {
  registry = await startRegistry(path.join(folder, 'registry'));
  const source = path.join(folder, 'source');
  mkdirSync(source);
  // As ours are: provenance is asked for, which only the public host can give.
  const manifest = {
    name: '@countersign/registry-test',
    version: '1.2.3',
    publishConfig: { access: 'public', provenance: true },
  };
  writeFileSync(path.join(source, 'package.json'), JSON.stringify(manifest));
  await mustRun('npm', ['pack', '--pack-destination', folder], { folder: source });
  tarball = path.join(folder, 'countersign-registry-test-1.2.3.tgz');
}, timeout);
afterAll(async () => {
  await registry.close();
  rmSync(folder, { recursive: true, force: true });
});

function project(name: string): string {
  const place = path.join(folder, name);
  mkdirSync(place);
  writeFileSync(path.join(place, 'package.json'), '{ "private": true }');
  return place;
}

it('gives what was published to it', { timeout }, async () => {
  await registry.publish(tarball);
  const place = project('ours');
  const { environment } = registry;
  await mustRun('npm', ['install', '@countersign/registry-test'], { folder: place, environment });
  const installed = path.join(place, 'node_modules/@countersign/registry-test/package.json');
  expect(JSON.parse(readFileSync(installed, 'utf8'))).toMatchObject({ version: '1.2.3' });
});

it('takes no version twice', { timeout }, async () => {
  await expect(registry.publish(tarball)).rejects.toThrow(
    /EPUBLISHCONFLICT|409|previously published/,
  );
});

it('has nothing of ours that was not published to it', { timeout }, async () => {
  const { environment } = registry;
  const args = ['install', '@countersign/never-published'];
  const ran = await run('npm', args, { folder: project('none'), environment });
  expect(ran.status).not.toBe(0);
  expect(ran.stderr).toContain('E404');
});

it('has what is of others', { timeout }, async () => {
  const place = project('others');
  const { environment } = registry;
  await mustRun('npm', ['install', 'eta@4.6.0'], { folder: place, environment });
  expect(readFileSync(path.join(place, 'node_modules/eta/package.json'), 'utf8')).toContain(
    '4.6.0',
  );
});
