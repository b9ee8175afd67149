// Every operation has its validators, under the names that the client asks for.
import { readFileSync } from 'node:fs';
import { listBundles } from '@countersign/spec-tools';
import { isObject, objectAt, textAt, type Json } from '@countersign/spec-tools/json';
import { operationValidators as admin } from '@countersign/zod/admin-v2/operations';
import { operationValidators as esignV2 } from '@countersign/zod/esign-v2/operations';
import { operationValidators as esignV21 } from '@countersign/zod/esign-v2.1/operations';
import { operationValidators as oauth } from '@countersign/zod/oauth/operations';
import { operationValidators as rooms } from '@countersign/zod/rooms-v2/operations';
import { describe, expect, it } from 'vitest';

const loaders = new Map(
  Object.entries({
    'admin-v2': admin,
    'esign-v2': esignV2,
    'esign-v2.1': esignV21,
    oauth,
    'rooms-v2': rooms,
  }),
);

describe.each(listBundles())('$area', ({ area, document }) => {
  const all = loaders.get(area) ?? {};

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
