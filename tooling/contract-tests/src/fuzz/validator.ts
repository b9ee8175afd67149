import { Ajv2020 } from 'ajv/dist/2020.js';
import formats from 'ajv-formats';
import type { ContractArea } from '../contract.ts';
import type { SpecSchema } from '../schema.ts';

/** What is wrong with a value by a schema of the area; empty where nothing is. */
export type Validator = (schema: SpecSchema, value: unknown) => string;

/** Makes the validator of an area, which compiles a schema where it is first asked about. */
export function createValidator({ document, name }: ContractArea): Validator {
  const ajv = new Ajv2020({ strict: false, logger: false, validateSchema: false });
  formats.default(ajv);
  // References in the schemas of operations are to the bundle, as if from inside of it.
  ajv.addSchema(document, name);
  const compiled = new Map<SpecSchema, ReturnType<typeof ajv.compile>>();
  return (schema, value) => {
    const validate = compiled.get(schema) ?? ajv.compile(absolute(schema, name));
    compiled.set(schema, validate);
    return validate(value) ? '' : ajv.errorsText(validate.errors, { dataVar: '' });
  };
}

function absolute(schema: SpecSchema, area: string): object {
  return JSON.parse(JSON.stringify(schema).replaceAll('"$ref":"#', `"$ref":"${area}#`));
}
