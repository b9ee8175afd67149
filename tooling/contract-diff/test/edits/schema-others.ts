import { at } from '../support/diff.ts';
import {
  adds,
  broken,
  looser,
  more,
  puts,
  quiet,
  row,
  stricter,
  type SchemaEdit,
} from '../support/schema-edit.ts';

const unweighed = 'differs in a way that is not weighed, and is taken to break';

/** Lists, maps, references, words, and what has no rule. */
export const schemaOthersEdits: readonly SchemaEdit[] = [
  // Lists and maps
  row(
    'items are others',
    puts('list', { items: { $ref: '#/components/schemas/guid' } }),
    ['list[] format went from none to "uuid"', stricter],
    ['list[] format went from "uuid" to none', looser],
  ),
  row(
    'items are not described',
    puts('list', { items: undefined }),
    ['list[] went from described to open', looser],
    ['list[] went from open to described', stricter],
  ),
  row(
    'a map holds something else',
    puts('map', { additionalProperties: { type: 'integer' } }),
    ['map.* the type went from string to integer', broken],
    ['map.* the type went from integer to string', broken],
  ),
  row(
    'a map is closed',
    puts('map', { additionalProperties: false }),
    ['map.* went from described to closed', stricter],
    ['map.* went from closed to described', more],
  ),
  row(
    'a map is open',
    puts('map', { additionalProperties: true }),
    ['map.* went from described to open', looser],
    ['map.* went from open to described', stricter],
  ),
  row(
    'a closed object is open',
    puts('closed', { additionalProperties: undefined }),
    ['closed.* went from closed to open', more],
    ['closed.* went from open to closed', stricter],
  ),
  // References
  row(
    'a reference to something else',
    puts('id', { $ref: '#/components/schemas/plain' }),
    ['id format went from "uuid" to none', looser],
    ['id format went from none to "uuid"', stricter],
  ),
  // What is not weighed
  ...['oneOf', 'anyOf', 'allOf'].map((keyword) =>
    row(
      `${keyword} comes`,
      adds(keyword, [{ type: 'object' }]),
      [`${keyword} ${unweighed}`, broken],
      [`${keyword} ${unweighed}`, broken],
    ),
  ),
  row(
    'a discriminator comes',
    adds('discriminator', { propertyName: 'state' }),
    [`discriminator ${unweighed}`, broken],
    [`discriminator ${unweighed}`, broken],
  ),
  row(
    'nothing is allowed',
    (schema) => {
      at(schema, 'properties').any = false;
    },
    [`any not ${unweighed}`, broken],
    [`any not ${unweighed}`, broken],
  ),
  // Words
  ...['description', 'title', 'example', 'x-evidence'].map((keyword) =>
    row(
      `${keyword} comes`,
      puts('name', { [keyword]: 'other' }),
      [`name ${keyword} says something else`, quiet],
      [`name ${keyword} says something else`, quiet],
    ),
  ),
  row(
    'other words beside a reference',
    puts('id', { description: 'Another.' }),
    ['id description says something else', quiet],
    ['id description says something else', quiet],
  ),
];
