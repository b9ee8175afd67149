import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isObject, listAt, objectAt, type Json } from '../../src/bundle/json.ts';

const areas = ['esign-v2.1', 'esign-v2', 'rooms-v2', 'admin-v2'];

test.each(areas)('x-answer of %s names members that the schemas have', (area) => {
  const file = new URL(`../../../../specs/dist/${area}.json`, import.meta.url);
  const document: Json = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(document)) throw new Error(`${area} is no object`);
  const schemas = Object.entries(objectAt(objectAt(document, 'components'), 'schemas'));
  const unknown = schemas.flatMap(([name, schema]) => {
    if (!isObject(schema)) return [];
    const known = objectAt(schema, 'properties');
    return listAt(schema, 'x-answer')
      .filter(isObject)
      .flatMap((block) => [
        ...Object.keys(objectAt(block, 'members')),
        ...['always', 'first', 'without', 'with'].flatMap((key) => listAt(block, key)),
      ])
      .filter((member) => typeof member === 'string' && !(member in known))
      .map((member) => `${name}.${String(member)}`);
  });
  expect(unknown).toEqual([]);
});
