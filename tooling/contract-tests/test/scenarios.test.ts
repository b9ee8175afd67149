// `countersign-mock compare` with the sandbox on both sides, each behind the proxy.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isWhole, takePart } from '@countersign/config/sample';
import { serve } from '@countersign/mock/core/transport';
import {
  compareSides,
  readScenario,
  startProxy,
  type RunningProxy,
  type Side,
} from '@countersign/mock/proxy';
import { createSandbox } from '@countersign/sandbox';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createChangingServer, type Change } from '../src/scenarios/changing-server.ts';
import { listScenarios, scenarioFile } from '../src/scenarios/list-scenarios.ts';
import { seedFault, statusFault } from '../src/scenarios/seed-fault.ts';

interface Stand {
  proxy: RunningProxy;
  change(next: Change | undefined): void;
}
const closing: (() => Promise<void>)[] = [];

/**
 * A sandbox, in front of it a server that changes its responses, and in front of both the proxy.
 */
async function start(): Promise<Stand> {
  const sandbox = await createSandbox();
  const running = await serve(sandbox, {});
  const changing = await createChangingServer(running.url);
  const proxy = await startProxy({ upstream: changing.url, keepHost: true });
  closing.push(async () => {
    await proxy.close();
    await changing.close();
    await running.close();
    await sandbox.close();
  });
  return { proxy, change: changing.change };
}

let left: Stand;
let right: Stand;
beforeAll(async () => {
  [left, right] = [await start(), await start()];
});
afterAll(async () => {
  for (const close of closing) await close();
});

/** The tenant has the same name on both sides, since addresses contain it. */
let tenants = 0;
function sides(): [Side, Side] {
  tenants += 1;
  const of = ({ proxy }: Stand): Side => ({
    url: proxy.url,
    token: 'sandbox',
    headers: { 'x-countersign-tenant': `scenario-${tenants}` },
  });
  return [of(left), of(right)];
}

const names = listScenarios();

/** Steps that the service is to refuse, by scenario. */
const refused: Readonly<Record<string, readonly string[]>> = {
  'lives/declined-envelope': ['Envelopes_update'],
  'oauth/OAuth': ['OAuth_token'],
};

test('every resource of the contract has a scenario', () => {
  const resources = readFileSync(
    path.join(import.meta.dirname, '../../../specs/operations.tsv'),
    'utf8',
  )
    .trim()
    .split('\n')
    .slice(1)
    .map((line) => line.split('\t').slice(0, 2).join('/'));
  const have = new Set(names);
  expect([...new Set(resources)].filter((resource) => !have.has(resource))).toEqual([]);
});

test.each(names)('%s goes the same way on both sides, as the contract has it', async (name) => {
  const steps = await compareSides(readScenario(scenarioFile(name)), ...sides());
  const failed = steps.filter(({ left: status }) => status >= 400).map(({ call }) => call);
  expect(failed).toEqual(refused[name] ?? []);
  expect(
    steps.flatMap(({ call, differences }) => differences.map((one) => ({ call, ...one }))),
  ).toEqual([]);
  for (const { proxy } of [left, right]) expect(await takeDeviations(proxy)).toEqual([]);
});

const seen = new Set<string>();

/** The deviations from the contract that a proxy has seen, each of them once. */
async function takeDeviations(proxy: RunningProxy) {
  await proxy.idle();
  const all = proxy
    .report()
    .flatMap(({ operation, deviations }) => deviations.map((one) => ({ operation, ...one })));
  const fresh = all.filter((one) => !seen.has(JSON.stringify([proxy.url, one])));
  for (const one of fresh) seen.add(JSON.stringify([proxy.url, one]));
  return fresh;
}

// They try the comparison and not the servers: a fifth of them each day, and all of them each night.
const faults = [...names.entries()];
const tried = isWhole() ? faults : takePart(faults, 5, ([, name]) => name);

test.each(tried)('fault %i is found in the answers to %s', async (number, name) => {
  const scenario = readScenario(scenarioFile(name));
  // Some resources answer with nothing that could have the fault.
  for (const kind of [number, statusFault]) {
    const { change, seeded } = seedFault(kind);
    right.change(change);
    const steps = await compareSides(scenario, ...sides()).finally(() => right.change(undefined));
    const fault = seeded();
    if (fault === undefined) continue;
    const calls = steps.filter(({ step }) => 'call' in (scenario.steps[step - 1] ?? {}));
    const found = calls[fault.call - 1]?.differences.map(({ at, kind: way }) => ({
      at,
      kind: way,
    }));
    expect(found).toContainEqual({ at: fault.at, kind: fault.kind });
    return;
  }
  expect.unreachable('no answer could have a fault');
});
