import type { ParameterObject, Schema } from '../../contract/document.ts';
import { areaNamed } from '../../contract/areas.ts';
import { target } from '../../contract/fields.ts';
import type { Operation } from '../../contract/operations.ts';

/** One field of the form: a select if there are choices, and otherwise a line of text. */
export interface Field {
  /** The name of the control in the form: the place of the field, a space and its own name. */
  name: string;
  label: string;
  required: boolean;
  choices: readonly string[];
  /** The initial value. */
  value: string;
  /** An example of a value. */
  hint: string;
}

/** Creates the field of a parameter; it is filled in if the example request has the parameter. */
export function parameterField(
  { in: place, name, required = false, schema, example }: ParameterObject,
  operation: Operation,
): Field {
  const hint = example === undefined ? '' : String(example);
  return {
    name: `${place} ${name}`,
    label: name,
    required,
    choices: listChoices(schema, operation),
    value: required || operation.exampleParameters.includes(name) ? hint : '',
    hint,
  };
}

/** Lists the values that a schema allows, if it enumerates them. */
export function listChoices(schema: Schema, operation: Operation): readonly string[] {
  const found = target(areaNamed(operation.area), schema);
  if (found.type === 'boolean') return ['true', 'false'];
  return (found.enum ?? []).map(String);
}
