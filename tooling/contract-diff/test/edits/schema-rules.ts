import {
  broken,
  looser,
  more,
  puts,
  quiet,
  row,
  stricter,
  type SchemaEdit,
} from '../support/schema-edit.ts';

/** Rules that a value fits or does not, and which way a field goes. */
export const schemaRulesEdits: readonly SchemaEdit[] = [
  // Rules
  row(
    'another pattern',
    puts('note', { pattern: '^b' }),
    ['note pattern went from "^a" to "^b"', broken],
    ['note pattern went from "^b" to "^a"', broken],
  ),
  row(
    'no pattern',
    puts('note', { pattern: undefined }),
    ['note pattern went from "^a" to none', looser],
    ['note pattern went from none to "^a"', stricter],
  ),
  row(
    'another format',
    puts('note', { format: 'date-time' }),
    ['note format went from "date" to "date-time"', broken],
    ['note format went from "date-time" to "date"', broken],
  ),
  row(
    'no format',
    puts('note', { format: undefined }),
    ['note format went from "date" to none', looser],
    ['note format went from none to "date"', stricter],
  ),
  row(
    'items may repeat',
    puts('list', { uniqueItems: false }),
    ['list uniqueItems went from true to none', looser],
    ['list uniqueItems went from none to true', stricter],
  ),
  row(
    'multipleOf comes',
    puts('count', { multipleOf: 2 }),
    ['count multipleOf went from none to 2', stricter],
    ['count multipleOf went from 2 to none', looser],
  ),
  row(
    'another default',
    puts('note', { default: 'ab' }),
    ['note default went from "a" to "ab"', stricter],
    ['note default went from "ab" to "a"', stricter],
  ),
  row(
    'no default',
    puts('note', { default: undefined }),
    ['note default went from "a" to none', stricter],
    ['note default went from none to "a"', quiet],
  ),
  row(
    'bytes written otherwise',
    puts('bytes', { contentEncoding: 'base16' }),
    ['bytes contentEncoding went from "base64" to "base16"', broken],
    ['bytes contentEncoding went from "base16" to "base64"', broken],
  ),
  row(
    'another media type within',
    puts('bytes', { contentMediaType: 'image/png' }),
    ['bytes contentMediaType went from none to "image/png"', broken],
    ['bytes contentMediaType went from "image/png" to none', broken],
  ),
  row(
    'another name in XML',
    puts('tag', { xml: { name: 'Label' } }),
    ['tag xml went from {"name":"Tag"} to {"name":"Label"}', broken],
    ['tag xml went from {"name":"Label"} to {"name":"Tag"}', broken],
  ),
  // Which way a field goes
  row(
    'readOnly',
    puts('name', { readOnly: true }),
    ['name readOnly is set', stricter],
    ['name readOnly is taken away', more],
  ),
  row(
    'readOnly beside a reference',
    puts('id', { readOnly: true }),
    ['id readOnly is set', stricter],
    ['id readOnly is taken away', more],
  ),
  row(
    'writeOnly',
    puts('name', { writeOnly: true }),
    ['name writeOnly is set', ['changed', 'breaking']],
    ['name writeOnly is taken away', more],
  ),
  row(
    'deprecated',
    puts('name', { deprecated: true }),
    ['name deprecated is set', quiet],
    ['name deprecated is taken away', quiet],
  ),
];
