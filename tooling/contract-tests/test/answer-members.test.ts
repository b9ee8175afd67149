// Checks that the members in `x-answer` of a schema exist, and that their defaults are valid.
import { isObject, listAt, objectAt } from '@countersign/spec-tools/json';
import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import { expect, it } from 'vitest';
import { readAreas } from '../src/contract.ts';

// One for all areas, since to add the document of an area takes longer than to check its members.
const ajv = new Ajv2020({
  strict: false,
  logger: false,
  validateSchema: false,
  code: { optimize: false },
});
formats.default(ajv);

const cases = readAreas().flatMap(({ name: area, document }) => {
  ajv.addSchema({ ...document, $id: area });
  const schemas = objectAt(objectAt(document, 'components'), 'schemas');
  return Object.keys(schemas)
    .map((name) => ({ area, name, schema: objectAt(schemas, name) }))
    .filter(({ schema }) => 'x-answer' in schema);
});

it('is about some schemas', () => {
  expect(cases.length).toBeGreaterThan(50);
});

it.each(cases)('$area $name names its own members, with valid defaults', (one) => {
  const { area, name, schema } = one;
  const properties = objectAt(schema, 'properties');
  for (const block of listAt(schema, 'x-answer').filter(isObject)) {
    const members = 'members' in block ? objectAt(block, 'members') : {};
    const where = 'where' in block ? objectAt(block, 'where') : {};
    const named = [...Object.keys(members), ...Object.keys(where)];
    expect(named.filter((member) => !Object.hasOwn(properties, member))).toEqual([]);
    for (const [member, value] of Object.entries(members)) {
      const at = `${area}#/components/schemas/${name}/properties/${member}`;
      expect([member, value, ajv.validate({ $ref: at }, value)]).toEqual([member, value, true]);
    }
  }
});
