// Every operation has its validators, under the names that the client asks for.
import { readFileSync } from 'node:fs';
import { listBundles } from '@countersign/spec-tools';
import { isObject, objectAt, textAt, type Json } from '@countersign/spec-tools/json';
import { operationValidators as esignV21 } from '@countersign/zod/esign-v2.1/operations';
import { describe, expect, it } from 'vitest';
import type { OperationValidatorLoaders } from '../src/operation-validators.ts';

interface AreaModule {
  operationValidators: OperationValidatorLoaders;
}

describe.each(listBundles())('$area', async ({ area, document }) => {
  const { operationValidators: all }: AreaModule = await import(
    `@countersign/zod/${area}/operations`
  );

  it('has an entry for each operation and for nothing else', () => {
    expect(Object.keys(all).toSorted()).toEqual(operationsIn(document).toSorted());
  });

  it('loads standard schemas, one for each documented answer in JSON', async () => {
    for (const [id, load] of Object.entries(all)) {
      const { responses, ...parts } = await load();
      const schemas = [...Object.values(responses), ...Object.values(parts)];
      expect(
        schemas.map((schema) => schema['~standard'].vendor),
        id,
      ).toEqual(schemas.map(() => 'zod'));
    }
  });
});

describe('the validators of an operation', () => {
  it('are those of its parts', async () => {
    const { EnvelopeLocks_create: create, EnvelopeLocks_delete: remove } = esignV21;
    const validators = await create?.();
    expect(Object.keys(validators ?? {})).toEqual(['params', 'body', 'responses']);
    expect(Object.keys(validators?.responses ?? {})).toContain('201');
    expect(await validators?.body?.['~standard'].validate({ lockType: 'padlock' })).toEqual({
      issues: [expect.objectContaining({ path: ['lockType'] })],
    });
    expect(Object.keys((await remove?.()) ?? {})).toEqual([
      'params',
      'query',
      'header',
      'responses',
    ]);
  });

  it('leave out what is no JSON', async () => {
    expect(await esignV21['AccountBrands_updateLogo']?.()).not.toHaveProperty('body');
    const { responses } = (await esignV21['EnvelopeDocuments_get']?.()) ?? {};
    expect(responses).not.toHaveProperty('200');
  });
});

it('every area is a module of the package', () => {
  const text = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  const exported: Json = JSON.parse(text);
  const areas = listBundles().map(({ area }) => area);
  expect(areas.length).toBeGreaterThan(0);
  expect(Object.keys(isObject(exported) ? objectAt(exported, 'exports') : {})).toEqual(
    expect.arrayContaining(areas.map((area) => `./${area}`)),
  );
});

function operationsIn(document: string): string[] {
  const root: Json = JSON.parse(readFileSync(document, 'utf8'));
  const paths = isObject(root) ? objectAt(root, 'paths') : {};
  return Object.values(paths)
    .flatMap((item) => (isObject(item) ? Object.values(item) : []))
    .flatMap((operation) => (isObject(operation) ? (textAt(operation, 'operationId') ?? []) : []));
}
