// The query parameters of everything that can be read: each changes the answer for some value, has a
// reason for its lack of effect, or stands in the table of those that the seed cannot show.
import { createHash } from 'node:crypto';
import { afterAll, describe, expect, test } from 'vitest';
import { parametersWithoutEffect } from '../../src/engine/parameters-without-effect.ts';
import { startControlTest } from '../control/harness.ts';
import { accountId } from '../harness.ts';
import { type AreaOperation, readArea, readOperations } from '../read-operations.ts';
import { quietOnSeed, tries } from './parameters/quiet-on-seed.ts';

const { sandbox, control, close } = await startControlTest();
afterAll(close);
// Some parameters are about what changed lately.
await control('default').freeze('2026-11-21T00:00:00Z');

const prefixes = { 'esign-v2.1': '/restapi', 'admin-v2': '/management', 'rooms-v2': '/restapi' };

/** Parameters without which an operation is refused. */
const needed: Readonly<Record<string, string>> = {
  Envelopes_listStatusChanges: 'from_date=2020-01-01',
  Users_getUsers: `account_id=${accountId}`,
  MultiProductUserManagement_getUserProductPermissionProfilesByEmail:
    'email=dev.malhotra@harbour.example',
  MultiProductUserManagement_getUserDSProfilesByEmail: 'email=dev.malhotra@harbour.example',
};

/** Parameters of pages, which tests of pages try. */
const paging = new Set(['count', 'start_position', 'take', 'start', 'startPosition']);

interface Seen {
  status: number;
  /** All that a program reads of the answer. */
  content: string;
}

async function read(address: string, query: readonly string[]): Promise<Seen> {
  const response = await sandbox.fetch(
    new Request(`http://sandbox.test${address}?${query.join('&')}`, {
      headers: { authorization: 'Bearer sandbox' },
    }),
  );
  const bytes = Buffer.from(await response.arrayBuffer());
  const header = (name: string) => response.headers.get(name) ?? '';
  const type = header('content-type');
  // Times of the request, and links that repeat the query, differ in any case.
  const text = type.includes('json')
    ? bytes.toString('utf8').replaceAll(/"lastQueriedDateTime":"[^"]*"|\?[^"]*"/gu, '')
    : createHash('sha256').update(bytes).digest('hex');
  const headers = ['content-disposition', 'content-transfer-encoding'].map(header);
  return { status: response.status, content: [type, ...headers, text].join('\n') };
}

function fill({ path, parameters }: AreaOperation): string {
  return path.replaceAll(/\{([^}]+)\}/gu, (_all, name) =>
    encodeURIComponent(parameters.find((one) => one.name === name)?.example ?? ''),
  );
}

/** The names of the parameters of an operation that change nothing for any value. */
async function listQuiet(operation: AreaOperation, prefix: string): Promise<string[]> {
  const { id, parameters } = operation;
  const address = `${prefix}${fill(operation)}`;
  const queried = parameters.filter((one) => one.in === 'query' && !paging.has(one.name));
  const asked = queried
    .filter(({ required, name }) => required && needed[id]?.startsWith(`${name}=`) !== true)
    .map(({ name, example }) => `${name}=${encodeURIComponent(example)}`)
    .concat(needed[id] ?? []);
  const usual = await read(address, asked);
  if (usual.status !== 200) return [`${id} has no answer`];
  const quiet: string[] = [];
  for (const { name, example } of queried) {
    const others = asked.filter((one) => !one.startsWith(`${name}=`));
    let isHeard = false;
    for (const value of [example, ...tries]) {
      const seen = await read(address, [...others, `${name}=${encodeURIComponent(value)}`]);
      isHeard = seen.status === 200 && seen.content !== usual.content;
      if (isHeard) break;
    }
    if (!isHeard) quiet.push(`${id} ${name}`);
  }
  return quiet;
}

function isExplained(key: string): boolean {
  const name = key.split(' ')[1] ?? '';
  return (
    { ...parametersWithoutEffect, ...quietOnSeed }[key] !== undefined ||
    parametersWithoutEffect[name] !== undefined
  );
}

describe.each(Object.entries(prefixes))('%s', (area, prefix) => {
  const operations = readOperations(readArea(area)).filter(
    ({ method, parameters }) => method === 'GET' && parameters.some((one) => one.in === 'query'),
  );
  const has = (key: string) =>
    operations.some(({ id, parameters }) =>
      parameters.some(({ name }) => [`${id} ${name}`, `${id} has no answer`].includes(key)),
    );

  test('each parameter changes an answer, or says why not', async () => {
    const found: string[] = [];
    for (const operation of operations) found.push(...(await listQuiet(operation, prefix)));
    expect(found.filter((key) => !isExplained(key))).toEqual([]);
    const reasons = Object.keys({ ...parametersWithoutEffect, ...quietOnSeed }).filter(has);
    expect(reasons.filter((key) => !found.includes(key))).toEqual([]);
  });
});
