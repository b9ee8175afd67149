// The same validator without its optimizations, and one of a compiler of JSON Schemas.
import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { workspacePrefix, type Stage } from './stage.ts';

const validator = '@countersign/zod/esign-v2.1/schemas/envelopeDefinition';
const bundle = new URL(import.meta.resolve('@countersign/specs/esign-v2.1.json'));

/** Whether a value is valid. */
export type Verdict = (value: unknown) => boolean;

/**
 * The validator as zod and orval alone make it, in their fastest form: with `zod.object`, which checks
 * the fields that it knows and drops the others. It is a copy of the built package, with a `fast` and a
 * `fastObject` that do nothing else.
 */
export async function plainZod(stage: Stage): Promise<Verdict> {
  const file = fileURLToPath(import.meta.resolve(validator));
  const dist = path.resolve(file, '../../../..');
  const scratch = stage.folder(workspacePrefix);
  cpSync(dist, scratch, { recursive: true });
  const write = (name: string, text: string) => writeFileSync(path.join(scratch, name), text);
  write('package.json', '{ "type": "module" }');
  write('fast/fast.js', 'export const fast = (make) => make();\n');
  const object = 'export const fastObject = (shape) => object(shape());\n';
  write('fast/fast-object.js', `import { object } from 'zod';\n${object}`);
  const schemas = path.join(scratch, 'generated/esign-v2.1/schemas');
  for (const name of readdirSync(schemas)) {
    const schema = path.join(schemas, name);
    const text = readFileSync(schema, 'utf8');
    writeFileSync(schema, text.replaceAll('zod.looseObject(', 'zod.object('));
  }
  const copy = path.join(scratch, path.relative(dist, file));
  const { EnvelopeDefinition } = await import(pathToFileURL(copy).href);
  return (value) => EnvelopeDefinition.safeParse(value).success;
}

/** Code that ajv compiles from the schema in the bundle. It checks patterns, but not formats. */
export function compiledByAjv(): Verdict {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const document: object = JSON.parse(readFileSync(bundle, 'utf8'));
  ajv.addSchema({ $id: 'contract', ...document });
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/envelopeDefinition' });
  return (value) => validate(value);
}
