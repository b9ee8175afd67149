// Every operation keeps the common rules on both servers. The servers are called in this process;
// contract.test.ts checks one operation of each area over HTTP.
import { createMock } from '@countersign/mock';
import { createSandbox, type Sandbox } from '@countersign/sandbox';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listCommonRules, type ServerAt } from '../src/common-rules.ts';
import { readAreas } from '../src/contract.ts';

const areas = readAreas();
const mock = createMock();
let sandbox: Sandbox;
beforeAll(async () => {
  sandbox = await createSandbox();
});
afterAll(() => sandbox.close());

const servers: readonly [string, () => ServerAt['fetch']][] = [
  ['mock', () => mock.fetch],
  ['sandbox', () => sandbox.fetch],
];

describe.each(servers)('the %s', (_name, fetchOf) => {
  it.each(areas)('keeps the common rules of $name', async ({ operations }) => {
    const server = { baseUrl: 'http://contract.test', fetch: fetchOf() };
    const broken: string[] = [];
    for (const operation of operations)
      for (const { what, check } of listCommonRules(operation))
        await check(server).catch((error: unknown) => {
          broken.push(`${operation.id} ${what}: ${String(error)}`);
        });
    expect(broken).toEqual([]);
  });
});
