import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { createMock } from '@countersign/mock';
import { expect, it } from 'vitest';

interface Parameter {
  in: string;
  name: string;
  example?: string;
}

interface Operation {
  id: string;
  method: string;
  path: string;
  parameters: Parameter[];
}

const folder = path.resolve(import.meta.dirname, '../dist/contract/esign-v2.1/operations');
const operations = globSync('*.json', { cwd: folder })
  .map((file): Operation => JSON.parse(readFileSync(path.join(folder, file), 'utf8')))
  .filter(({ method }) => method === 'GET');

const headers = { authorization: 'Bearer any' };
const list =
  'http://mock.test/v2.1/accounts/4410/envelopes?from_date=2026-01-01&order=null&status=null';

it('takes the word null for a parameter of the query that is not sent', async () => {
  const mock = createMock();
  const refused: string[] = [];
  let asked = 0;
  for (const { id, path: template, parameters } of operations) {
    const place = template.replaceAll(/\{([^}]+)\}/g, (_step, name) =>
      encodeURIComponent(parameters.find((one) => one.name === name)?.example ?? '1'),
    );
    const ask = async (query: string) =>
      (await mock.fetch(`http://mock.test${place}?${query}`, { headers })).status;
    const sent = parameters.filter((one) => one.in === 'query');
    // Operations that require a parameter have no default to fall back to.
    if (sent.length === 0 || (await ask('')) !== 200) continue;
    asked += 1;
    const status = await ask(sent.map(({ name }) => `${name}=null`).join('&'));
    if (status !== 200) refused.push(`${id} ${status}`);
  }
  expect(refused).toEqual([]);
  expect(asked).toBeGreaterThan(50);
});

it('notes it, and leaves a text that may be null as it is', async () => {
  const mock = createMock();
  const response = await mock.fetch(`${list}&search_text=null`, { headers });
  expect(response.status).toBe(200);
  expect(mock.traffic.recent().at(-1)?.tolerated).toEqual([
    { in: 'query', at: 'order', rule: 'null', sent: 'null' },
    { in: 'query', at: 'status', rule: 'null', sent: 'null' },
  ]);
});

it('refuses it where the server is strict', async () => {
  const response = await createMock({ strict: true }).fetch(list, { headers });
  expect(response.status).toBe(400);
  expect(await response.json()).toMatchObject({
    errorCode: 'INVALID_REQUEST_PARAMETER',
    message: expect.stringContaining('The query parameter order must be'),
  });
});
