// The files for running several processes: everything that they name must exist.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { z } from 'zod';
import { help } from '../../src/server/cli/flags.ts';
import { startTest } from '../harness.ts';

const folder = path.resolve(import.meta.dirname, '../../container');
const read = (name: string) => readFileSync(path.join(folder, name), 'utf8');
const readYaml = (name: string): unknown[] =>
  parseAllDocuments(read(name), { merge: true }).map((document) => {
    expect(document.errors).toEqual([]);
    return document.toJS();
  });

const service = z.looseObject({
  image: z.string(),
  command: z.array(z.string()).optional(),
  volumes: z.array(z.string()).optional(),
  environment: z.record(z.string(), z.string()).optional(),
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
});
const composeSchema = z.looseObject({ services: z.record(z.string(), service) });
const deploymentSchema = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      metadata: z.looseObject({ labels: z.record(z.string(), z.string()) }),
      spec: z.looseObject({
        containers: z.array(
          z.looseObject({ image: z.string(), args: z.array(z.string()).optional() }),
        ),
      }),
    }),
  }),
});
const configSchema = z.looseObject({ data: z.object({ 'haproxy.cfg': z.string() }) });
const policySchema = z.looseObject({
  spec: z.looseObject({
    podSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }),
    policyTypes: z.array(z.string()),
    ingress: z.array(z.looseObject({ from: z.array(z.unknown()) })),
  }),
});

const patroniSchema = z.looseObject({
  bootstrap: z.looseObject({ dcs: z.looseObject({ synchronous_mode: z.boolean() }) }),
  postgresql: z.looseObject({
    authentication: z.looseObject({
      superuser: z.object({ username: z.string(), password: z.string() }),
    }),
  }),
});
const databaseSchema = z.looseObject({
  metadata: z.looseObject({ name: z.string() }),
  spec: z.looseObject({
    instances: z.number(),
    postgresql: z.looseObject({ synchronous: z.record(z.string(), z.unknown()) }),
  }),
});

/** The flags among some words. */
function listFlags(words: readonly string[]): string[] {
  return words.filter((word) => word.startsWith('--'));
}

const { services } = composeSchema.parse(readYaml('compose.yaml')[0]);
const { services: cluster } = composeSchema.parse(readYaml('compose-cluster.yaml')[0]);
const manifests = readYaml('kubernetes.yaml');

/** Finds the objects of a kind in kubernetes.yaml. */
function findManifests(kind: string): unknown[] {
  return manifests.filter((one) => z.looseObject({ kind: z.literal(kind) }).safeParse(one).success);
}

describe('compose.yaml', () => {
  it('mounts files that are there, and each of them is mounted or built from', () => {
    const mounted = [...Object.values(services), ...Object.values(cluster)]
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.slice(2).split(':')[0] ?? '');
    const started = [
      'Containerfile',
      'compose.yaml',
      'compose-cluster.yaml',
      'kubernetes.yaml',
      'kubernetes-database.yaml',
    ];
    expect(new Set([...mounted, ...started])).toEqual(new Set(readdirSync(folder)));
  });

  it('depends on services that there are', () => {
    const both = { ...services, ...cluster };
    for (const { depends_on: needed = [] } of [
      ...Object.values(services),
      ...Object.values(cluster),
    ])
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(Object.keys(both)).toContain(name);
  });

  it('has the processes that the balancer and Prometheus know', () => {
    const processes = Object.keys(services).filter((name) => name.startsWith('sandbox-'));
    const addresses = processes.map((name) => `${name}:4010`);
    expect(processes.length).toBeGreaterThan(1);
    const servers = [...read('haproxy.cfg').matchAll(/^\s+server (\S+) (\S+)$/gm)];
    expect(servers.map(([, name, address]) => [name, address])).toEqual(
      processes.map((name) => [name, `${name}:4010`]),
    );
    expect(read('prometheus.yml')).toContain(`[${addresses.join(', ')}]`);
  });
});

describe('compose-cluster.yaml', () => {
  it('has the nodes that the balancer before them knows, each under its own name', () => {
    const nodes = Object.keys(cluster).filter((name) => name.startsWith('database-'));
    const servers = [...read('haproxy-database.cfg').matchAll(/^\s+server (\S+) (\S+) check/gm)];
    expect(servers.map(([, name, address]) => [name, address])).toEqual(
      nodes.map((name) => [name, `${name}:5432`]),
    );
    const environment = nodes.map((name) => cluster[name]?.environment);
    expect(environment).toEqual(
      nodes.map((name) => ({
        PATRONI_NAME: name,
        PATRONI_RESTAPI_CONNECT_ADDRESS: `${name}:8008`,
        PATRONI_POSTGRESQL_CONNECT_ADDRESS: `${name}:5432`,
      })),
    );
  });

  it('puts them where the processes look for the database, and loses nothing', () => {
    const url = services['sandbox-1']?.environment?.['DATABASE_URL'] ?? '';
    expect(Object.keys(cluster)).toContain(new URL(url).hostname);
    const [{ bootstrap, postgresql }] = z.tuple([patroniSchema]).parse(readYaml('patroni.yml'));
    expect(bootstrap.dcs.synchronous_mode).toBe(true);
    const { username, password } = postgresql.authentication.superuser;
    expect(url).toContain(`//${username}:${password}@`);
  });
});

it('kubernetes-database.yaml makes the secret that kubernetes.yaml reads, and loses nothing', () => {
  const [{ metadata, spec }] = z
    .tuple([databaseSchema])
    .parse(readYaml('kubernetes-database.yaml'));
  // CloudNativePG calls it so, and keeps the address as `uri`.
  expect(read('kubernetes.yaml')).toMatch(
    new RegExp(`name: ${metadata.name}-app\\n\\s+key: uri\\n`),
  );
  expect(spec.instances).toBeGreaterThan(2);
  expect(spec.postgresql.synchronous).toEqual({
    method: 'any',
    number: 1,
    dataDurability: 'required',
  });
});

describe('kubernetes.yaml', () => {
  it('sends callers to processes as haproxy.cfg does', () => {
    const backend = /^backend processes\n((?:^ .*\n?)+)/m;
    const rules = (text: string) =>
      (backend.exec(text)?.[1] ?? '')
        .split('\n')
        .map((line) => line.trim())
        .filter((line) => line !== '' && !/^(?:#|server|default-server)/.test(line));
    const [{ data }] = z.tuple([configSchema]).parse(findManifests('ConfigMap'));
    expect(rules(read('haproxy.cfg')).length).toBeGreaterThan(5);
    expect(rules(data['haproxy.cfg'])).toEqual(rules(read('haproxy.cfg')));
    expect(data['haproxy.cfg']).toContain(' hash-key addr\n');
  });

  it('admits to every Deployment only what a NetworkPolicy names', () => {
    const names = z
      .array(deploymentSchema)
      .parse(findManifests('Deployment'))
      .map(({ spec }) => spec.template.metadata.labels['app.kubernetes.io/name']);
    const policies = z.array(policySchema).parse(findManifests('NetworkPolicy'));
    expect(names).toHaveLength(2);
    expect(
      policies.map(({ spec }) => spec.podSelector.matchLabels['app.kubernetes.io/name']),
    ).toEqual(names);
    for (const { spec } of policies) {
      expect(spec.policyTypes).toEqual(['Ingress']);
      for (const { from } of spec.ingress) expect(from.length).toBeGreaterThan(0);
    }
  });
});

it('every image names a version, and every port is of this machine alone', () => {
  const ports = z.looseObject({ ports: z.array(z.string()).optional() });
  const all = [...Object.values(services), ...Object.values(cluster)];
  const containers = z
    .array(deploymentSchema)
    .parse(findManifests('Deployment'))
    .flatMap(({ spec }) => spec.template.spec.containers);
  // Compose builds these itself, so that they have no version.
  const own = new Set(['countersign-sandbox', 'countersign-database']);
  const images = [...all, ...containers].map(({ image }) => image);
  expect(images.length).toBeGreaterThan(5);
  for (const image of images)
    expect(own.has(image) || /:v?\d[\w.-]*$/.test(image), image).toBe(true);
  const published = all.flatMap((one) => ports.parse(one).ports ?? []);
  expect(published.length).toBeGreaterThan(1);
  for (const port of published) expect(port).toMatch(/^127\.0\.0\.1:/);
});

it('the image takes lines of packages that the sandbox takes', () => {
  const catalogs = z
    .looseObject({ catalogs: z.record(z.string(), z.record(z.string(), z.string())) })
    .parse(parse(readFileSync(path.join(folder, '../../../pnpm-workspace.yaml'), 'utf8'))).catalogs;
  const taken = [...read('Containerfile').matchAll(/ (@?[\w/-]+)@(\d+)/g)];
  expect(taken.map(([, name]) => name)).toEqual([
    'pg',
    'prom-client',
    '@opentelemetry/api',
    'aws4fetch',
  ]);
  for (const [, name = '', line] of taken)
    expect(catalogs['shipped']?.[name]).toMatch(new RegExp(`^\\^${line}\\.`));
});

it('all options are those of the command', () => {
  const [deployment] = manifests;
  const { containers } = deploymentSchema.parse(deployment).spec.template.spec;
  const words = [
    ...Object.values(services).flatMap(({ image, command = [] }) =>
      image === 'countersign-sandbox' ? command : [],
    ),
    ...containers.flatMap(({ args = [] }) => args),
    ...[...read('Containerfile').matchAll(/"(--[\w-]+)"/g)].map(([, flag = '']) => flag),
  ];
  const flags = listFlags(words);
  expect(flags.length).toBeGreaterThan(5);
  for (const flag of flags) expect(help).toMatch(new RegExp(`^ {2}${flag} `, 'm'));
});

it('all addresses that are asked for health and metrics answer', async () => {
  const test = await startTest({ metrics: true });
  const asked = new Set([
    ...[...read('kubernetes.yaml').matchAll(/\bpath: (\/\S+)/g)].map(([, url = '']) => url),
    ...[...read('kubernetes.yaml').matchAll(/path: (\/metrics)/g)].map(([, url = '']) => url),
    ...[...read('haproxy.cfg').matchAll(/httpchk GET (\/\S+)/g)].map(([, url = '']) => url),
    ...[...read('Containerfile').matchAll(/4010(\/[\w/]+)/g)].map(([, url = '']) => url),
  ]);
  asked.delete('/tmp');
  expect([...asked].toSorted()).toEqual(['/healthz/live', '/healthz/ready', '/metrics']);
  for (const url of asked)
    expect((await test.sandbox.fetch(`http://sandbox.test${url}`)).status).toBe(200);
  await test.close();
});
