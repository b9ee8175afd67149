import { at } from '../support/diff.ts';
import {
  adds,
  broken,
  looser,
  more,
  puts,
  row,
  stricter,
  type SchemaEdit,
} from '../support/schema-edit.ts';

/** Fields, types and values. */
export const schemaFieldsEdits: readonly SchemaEdit[] = [
  // Fields
  row(
    'a field goes',
    (schema) => delete at(schema, 'properties').deep,
    ['deep is gone', broken],
    ['deep is new', more],
  ),
  row(
    'a field goes that every object of JavaScript has',
    (schema) => Reflect.deleteProperty(at(schema, 'properties'), 'constructor'),
    ['constructor is gone', broken],
    ['constructor is new', more],
  ),
  row(
    'a nested field goes',
    (_, property) => delete at(property('deep'), 'properties').inner,
    ['deep.inner is gone', broken],
    ['deep.inner is new', more],
  ),
  row(
    'a required field comes',
    (schema) => {
      at(schema, 'properties').extra = { type: 'string' };
      schema.required = ['id', 'extra', 'name'];
    },
    ['extra is new, and required', ['breaking', 'added']],
    ['extra is gone', broken],
  ),
  row(
    'a field is no longer required',
    adds('required', ['id']),
    ['name is no longer required', looser],
    ['name is required now', stricter],
  ),
  row(
    'a field is required that is not described',
    adds('required', ['id', 'name', 'ghost']),
    ['ghost is required now', stricter],
    ['ghost is no longer required', looser],
  ),
  // Types
  row(
    'another type',
    puts('name', { type: 'boolean' }),
    ['name the type went from string to boolean', broken],
    ['name the type went from boolean to string', broken],
  ),
  row(
    'integers become numbers',
    puts('count', { type: 'number' }),
    ['count the type went from integer to number', looser],
    ['count the type went from number to integer', stricter],
  ),
  row(
    'null is gone',
    puts('maybe', { type: 'string' }),
    ['maybe the type went from string or null to string', stricter],
    ['maybe the type went from string to string or null', looser],
  ),
  row(
    'a type where there was none',
    puts('any', { type: 'string' }),
    ['any the type went from any to string', stricter],
    ['any the type went from string to any', looser],
  ),
  // Values
  row(
    'a value goes',
    puts('state', { enum: ['new'] }),
    ['state the value "old" is gone', broken],
    ['state the value "old" is new', more],
  ),
  row(
    'one value is left',
    puts('state', { const: 'new' }),
    ['state the value "old" is gone', broken],
    ['state the value "old" is new', more],
  ),
  row(
    'any value',
    puts('state', { enum: undefined }),
    ['state any value is allowed now', looser],
    ['state only "new", "old" are allowed now', stricter],
  ),
];
