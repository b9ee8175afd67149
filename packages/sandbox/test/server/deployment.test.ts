// The files to run several processes with: what they name must be there.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parseAllDocuments } from 'yaml';
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
  depends_on: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]).optional(),
});
const composeSchema = z.looseObject({ services: z.record(z.string(), service) });
const deploymentSchema = z.looseObject({
  spec: z.looseObject({
    template: z.looseObject({
      spec: z.looseObject({ containers: z.array(z.looseObject({ args: z.array(z.string()) })) }),
    }),
  }),
});

/** The flags among some words. */
function listFlags(words: readonly string[]): string[] {
  return words.filter((word) => word.startsWith('--'));
}

const { services } = composeSchema.parse(readYaml('compose.yaml')[0]);
const manifests = readYaml('kubernetes.yaml');

describe('compose.yaml', () => {
  it('mounts files that are there, and each of them is mounted or built from', () => {
    const mounted = Object.values(services)
      .flatMap(({ volumes = [] }) => volumes)
      .filter((volume) => volume.startsWith('./'))
      .map((volume) => volume.slice(2).split(':')[0] ?? '');
    expect([...mounted, 'Containerfile', 'compose.yaml', 'kubernetes.yaml'].toSorted()).toEqual(
      readdirSync(folder).toSorted(),
    );
  });

  it('depends on services that there are', () => {
    for (const { depends_on: needed = [] } of Object.values(services))
      for (const name of Array.isArray(needed) ? needed : Object.keys(needed))
        expect(Object.keys(services)).toContain(name);
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

it('all options are those of the command', () => {
  const [deployment] = manifests;
  const { containers } = deploymentSchema.parse(deployment).spec.template.spec;
  const words = [
    ...Object.values(services).flatMap(({ image, command = [] }) =>
      image === 'countersign-sandbox' ? command : [],
    ),
    ...containers.flatMap(({ args }) => args),
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
