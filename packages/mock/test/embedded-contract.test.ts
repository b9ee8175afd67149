// The contract that ships inside the package, beside the bundles of the specs.
import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { listBundles } from '@countersign/spec-tools';
import { describe, expect, it } from 'vitest';

interface Bundle {
  paths: Record<string, Record<string, { operationId?: string; responses?: object }>>;
}

interface Route {
  area: string;
  id: string;
  method: string;
  path: string;
}

const contract = path.resolve(import.meta.dirname, '../dist/contract');

function read<Value>(file: string): Value {
  const value: Value = JSON.parse(readFileSync(file, 'utf8'));
  return value;
}

/** Writes an operation in one line, with the statuses that it is answered with. */
function describeOperation(id: string, method: string, route: string, statuses: string[]): string {
  return `${id} ${method} ${route} ${statuses.toSorted().join(' ')}`;
}

const { routes } = read<{ routes: Route[] }>(path.join(contract, 'index.json'));

describe.each(listBundles())('the contract of $area', ({ area, document }) => {
  const specified = Object.entries(read<Bundle>(document).paths).flatMap(([route, item]) =>
    Object.entries(item).flatMap(([method, { operationId, responses = {} }]) =>
      operationId === undefined
        ? []
        : [describeOperation(operationId, method.toUpperCase(), route, Object.keys(responses))],
    ),
  );

  it('has the operations of the specs, with their addresses and statuses', () => {
    const embedded = routes
      .filter((route) => route.area === area)
      .map(({ id, method, path: route }) => {
        const file = path.join(contract, area, 'operations', `${id}.json`);
        const { responses } = read<{ responses: { code: string }[] }>(file);
        const statuses = responses.map(({ code }) => code);
        return describeOperation(id, method.toUpperCase(), route, statuses);
      });
    expect(embedded.length).toBeGreaterThan(0);
    expect(embedded.toSorted()).toEqual(specified.toSorted());
  });

  it('has no operation that no route leads to', () => {
    const files = readdirSync(path.join(contract, area, 'operations'));
    const known = new Set(routes.filter((one) => one.area === area).map(({ id }) => `${id}.json`));
    expect(files.filter((file) => !known.has(file))).toEqual([]);
  });
});
