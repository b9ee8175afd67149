// The number of descriptions of fields that say no more than the names of field and schema. The bounds
// may only fall.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isObject, objectAt, textAt, type Json } from '../../src/bundle/json.ts';

const areas = ['esign-v2.1', 'esign-v2', 'rooms-v2', 'admin-v2', 'oauth'];

interface Field {
  schema: string;
  name: string;
  /** Undefined if the field has only that of the schema that it refers to. */
  description: string | undefined;
}

function listFields(area: string): Field[] {
  const file = new URL(`../../../../specs/dist/${area}.json`, import.meta.url);
  const document: Json = JSON.parse(readFileSync(file, 'utf8'));
  if (!isObject(document)) throw new Error(`${area} is no object`);
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  return Object.entries(schemas).flatMap(([schema, body]) =>
    isObject(body)
      ? Object.entries(objectAt(body, 'properties')).map(([name, field]) => ({
          schema,
          name,
          description: isObject(field) ? textAt(field, 'description') : undefined,
        }))
      : [],
  );
}

/** Words that add nothing to a name. */
const fillers = new Set(
  'a an the this its of for in to is are that which with by on at as it specifies whether indicates contains has have be can will and or value'.split(
    ' ',
  ),
);

function listWords(text: string): string[] {
  const spaced = text.replaceAll(/(?<=[\p{Ll}\d])(?=\p{Lu})/gu, ' ');
  return (spaced.toLowerCase().match(/[\p{L}\d]+/gu) ?? []).map((word) =>
    word.length > 3 ? word.replace(/(?:ies|es|s|ed|ing|d|y|e)$/u, '') : word,
  );
}

const fields = areas.flatMap(listFields);

/** Counts the fields whose descriptions have at most this many words beyond the names. */
function countThin(most: number): number {
  const skipped = new Set([...fillers].flatMap(listWords));
  return fields.filter(({ schema, name, description }) => {
    if (description === undefined) return false;
    const known = new Set([...listWords(name), ...listWords(schema)]);
    const own = listWords(description).filter((word) => !known.has(word) && !skipped.has(word));
    return own.length <= most;
  }).length;
}

test('descriptions say more than names', () => {
  expect(fields.length).toBeGreaterThan(17_000);
  expect(countThin(0)).toBeLessThanOrEqual(178);
  expect(countThin(1)).toBeLessThanOrEqual(831);
});

test('fields that refer to a schema say what they are for', () => {
  const without = fields.filter(({ description }) => description === undefined);
  expect(without.length).toBeLessThanOrEqual(71);
});
