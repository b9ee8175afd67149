import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startRegistry, type Registry } from '../../src/registry/start-registry.ts';
import { mustRun, run } from '../../src/tarballs/index.ts';

// Only ends tests that hang.
const timeout = 300_000;

const folder = mkdtempSync(path.join(tmpdir(), 'countersign-registry-'));
let upstream: Server;
let registry: Registry;
/** The address of the registry of others. */
let others: string;
let tarball: string;
beforeAll(async () => {
  upstream = await startUpstream(await pack({ name: 'quay', version: '4.6.0' }));
  const address: AddressInfo | string | null = upstream.address();
  if (address === null || typeof address === 'string') throw new Error('no port');
  others = `http://127.0.0.1:${address.port}/`;
  registry = await startRegistry(path.join(folder, 'registry'), {
    npm_config_registry: others,
    npm_config_noproxy: '127.0.0.1',
  });
  // Like our packages: provenance is requested, which only the public host can give.
  tarball = await pack({
    name: '@countersign/registry-test',
    version: '1.2.3',
    publishConfig: { access: 'public', provenance: true },
  });
}, timeout);
afterAll(async () => {
  await registry.close();
  upstream.closeAllConnections();
  upstream.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Packs a package of nothing but its manifest, and returns the path of the tarball. */
async function pack(manifest: { name: string; version: string; [field: string]: unknown }) {
  const source = mkdtempSync(path.join(folder, 'source-'));
  writeFileSync(path.join(source, 'package.json'), JSON.stringify(manifest));
  await mustRun('npm', ['pack', '--pack-destination', folder], { folder: source });
  const stem = manifest.name.replace('@', '').replace('/', '-');
  return path.join(folder, `${stem}-${manifest.version}.tgz`);
}

/** Starts the registry of others, which has one package; no test waits for a network. */
async function startUpstream(file: string): Promise<Server> {
  const bytes = readFileSync(file);
  const integrity = `sha512-${createHash('sha512').update(bytes).digest('base64')}`;
  const server = createServer((request, response) => {
    const origin = `http://${request.headers.host}`;
    if (request.url === '/quay/-/quay-4.6.0.tgz') response.end(bytes);
    else if (request.url === '/quay') {
      const dist = { tarball: `${origin}/quay/-/quay-4.6.0.tgz`, integrity };
      const versions = { '4.6.0': { name: 'quay', version: '4.6.0', dist } };
      response.setHeader('content-type', 'application/json');
      response.end(JSON.stringify({ name: 'quay', 'dist-tags': { latest: '4.6.0' }, versions }));
    } else response.writeHead(404).end();
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  return server;
}

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
    'the registry refused @countersign/registry-test@1.2.3 with 409',
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
  await mustRun('npm', ['install', 'quay'], { folder: place, environment });
  const installed = path.join(place, 'node_modules/quay/package.json');
  expect(JSON.parse(readFileSync(installed, 'utf8'))).toEqual({ name: 'quay', version: '4.6.0' });
});

it('leaves what is of others to their registry once all is published', { timeout }, async () => {
  const place = project('both');
  const names = ['@countersign/registry-test', 'quay'];
  const environment = registry.installEnvironment;
  await mustRun('npm', ['install', ...names], { folder: place, environment });
  const { packages }: { packages: Record<string, { resolved?: string }> } = JSON.parse(
    readFileSync(path.join(place, 'package-lock.json'), 'utf8'),
  );
  const origins = names.map((name) => packages[`node_modules/${name}`]?.resolved);
  expect(origins).toEqual([
    `${registry.url}@countersign/registry-test/-/registry-test-1.2.3.tgz`,
    `${others}quay/-/quay-4.6.0.tgz`,
  ]);
});
