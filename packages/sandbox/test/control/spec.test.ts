import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { handlers } from '../../src/control/handlers.ts';
import { routes } from '../../src/control/routes.ts';

const file = path.join(import.meta.dirname, '../../control/openapi.yaml');
const spec: { paths: Record<string, Record<string, { operationId?: string }>> } = parse(
  readFileSync(file, 'utf8'),
);

describe('the spec of the control API', () => {
  it('has every operation at the address at which it is served', () => {
    const specified = Object.entries(spec.paths).flatMap(([address, methods]) =>
      Object.entries(methods).flatMap(([method, { operationId }]) =>
        operationId === undefined ? [] : [[operationId, `${method.toUpperCase()} ${address}`]],
      ),
    );
    expect(Object.fromEntries(specified)).toEqual(routes);
    expect(Object.keys(handlers).toSorted()).toEqual(Object.keys(routes).toSorted());
  });
});
