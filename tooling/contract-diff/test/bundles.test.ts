import path from 'node:path';
import {
  compareContracts,
  readContract,
  type Area,
  type Contract,
} from '@countersign/contract-diff';
import { objectAt, type JsonObject } from '@countersign/spec-tools/json';
import { root } from '@countersign/packages';
import { assert, constantFrom, property } from 'fast-check';
import { expect, test } from 'vitest';
import { lineOf } from './support/diff.ts';

const contract = readContract(path.join(root, 'specs'));
const areas = [...contract.areas.values()];

test('the contract has all of its areas', () => {
  expect([...contract.areas.keys()].toSorted()).toEqual([
    'admin-v2',
    'connect-json',
    'connect-rules',
    'connect-xml',
    'esign-v2',
    'esign-v2.1',
    'oauth',
    'rooms-v2',
  ]);
});

test.each(areas)('$name does not differ from itself', (area) => {
  const copy = structuredClone(area.document);

  expect(between(area, { ...area, document: copy })).toEqual([]);
});

test('a field that goes is one break, and one thing new when it comes back', () => {
  const fields = areas.flatMap((area) =>
    Object.entries(schemasOf(area)).flatMap(([schema, written]) =>
      Object.keys(objectAt(Object(written), 'properties')).map((field) => ({
        area,
        schema,
        field,
      })),
    ),
  );
  expect(fields.length).toBeGreaterThan(1000);

  assert(
    property(constantFrom(...fields), ({ area, schema, field }) => {
      const without = { ...area, document: withoutField(area, schema, field) };

      expect(between(area, without).map(lineOf)).toEqual([`breaking ${schema}: ${field} is gone`]);
      expect(between(without, area).map(lineOf)).toEqual([`added ${schema}: ${field} is new`]);
    }),
    { seed: 8, numRuns: 25 },
  );
});

test('an operation that goes is a break, and new when it comes back', () => {
  const operations = areas.flatMap((area) =>
    Object.entries(objectAt(area.document, 'paths')).flatMap(([place, methods]) =>
      Object.entries(Object(methods)).map(([method, operation]) => ({
        area,
        place,
        method,
        id: Object(operation).operationId,
      })),
    ),
  );

  assert(
    property(constantFrom(...operations), ({ area, place, method, id }) => {
      const document = structuredClone(area.document);
      delete objectAt(objectAt(document, 'paths'), place)[method];
      const without = { ...area, document };
      const where = `(${method.toUpperCase()} ${place})`;

      expect(between(area, without).map(lineOf)).toEqual([`breaking ${id}: is gone ${where}`]);
      expect(between(without, area).map(lineOf)).toEqual([`added ${id}: is new ${where}`]);
    }),
    { seed: 8, numRuns: 10 },
  );
});

function between(before: Area, after: Area) {
  return compareContracts(contractOf(before), contractOf(after));
}

function contractOf(area: Area): Contract {
  return { name: 'test', areas: new Map([[area.name, area]]) };
}

function schemasOf({ document }: Area): JsonObject {
  return objectAt(objectAt(document, 'components'), 'schemas');
}

function withoutField(area: Area, schema: string, field: string): JsonObject {
  const document = structuredClone(area.document);
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  delete objectAt(objectAt(schemas, schema), 'properties')[field];
  return document;
}
