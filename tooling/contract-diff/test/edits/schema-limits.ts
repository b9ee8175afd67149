import { higher, looser, puts, row, stricter, type SchemaEdit } from '../support/schema-edit.ts';

/** Limits. */
export const schemaLimitsEdits: readonly SchemaEdit[] = [
  // Limits
  ...['minLength', 'minItems'].map((keyword) =>
    row(
      `${keyword} goes up`,
      puts(keyword === 'minLength' ? 'name' : 'list', { [keyword]: 3 }),
      [`${keyword === 'minLength' ? 'name' : 'list'} ${keyword} went from 1 to 3`, stricter],
      [`${keyword === 'minLength' ? 'name' : 'list'} ${keyword} went from 3 to 1`, higher],
    ),
  ),
  row(
    'a text may be empty',
    puts('name', { minLength: 0 }),
    ['name minLength went from 1 to none', looser],
    ['name minLength went from none to 1', stricter],
  ),
  row(
    'a list may be empty',
    puts('list', { minItems: undefined }),
    ['list minItems went from 1 to none', looser],
    ['list minItems went from none to 1', stricter],
  ),
  row(
    'minimum goes up',
    puts('count', { minimum: 2 }),
    ['count minimum went from 1 to 2', stricter],
    ['count minimum went from 2 to 1', higher],
  ),
  row(
    'exclusiveMinimum comes',
    puts('count', { exclusiveMinimum: 2 }),
    ['count exclusiveMinimum went from none to 2', stricter],
    ['count exclusiveMinimum went from 2 to none', higher],
  ),
  row(
    'maxLength goes down',
    puts('name', { maxLength: 40 }),
    ['name maxLength went from 50 to 40', stricter],
    ['name maxLength went from 40 to 50', higher],
  ),
  row(
    'maxItems goes',
    puts('list', { maxItems: undefined }),
    ['list maxItems went from 9 to none', higher],
    ['list maxItems went from none to 9', stricter],
  ),
  row(
    'maximum goes down',
    puts('count', { maximum: 8 }),
    ['count maximum went from 9 to 8', stricter],
    ['count maximum went from 8 to 9', higher],
  ),
  row(
    'exclusiveMaximum comes',
    puts('count', { exclusiveMaximum: 8 }),
    ['count exclusiveMaximum went from none to 8', stricter],
    ['count exclusiveMaximum went from 8 to none', higher],
  ),
  row(
    'minProperties comes',
    puts('map', { minProperties: 1 }),
    ['map minProperties went from none to 1', stricter],
    ['map minProperties went from 1 to none', looser],
  ),
  row(
    'maxProperties comes',
    puts('map', { maxProperties: 1 }),
    ['map maxProperties went from none to 1', stricter],
    ['map maxProperties went from 1 to none', higher],
  ),
];
