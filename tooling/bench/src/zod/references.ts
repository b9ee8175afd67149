// The same validator without what makes it fast, and one of a compiler of JSON Schemas.
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { Ajv2020 } from 'ajv/dist/2020.js';

const validator = '@countersign/zod/esign-v2.1/schemas/envelopeDefinition';
const bundle = new URL('../../../../specs/dist/esign-v2.1.json', import.meta.url);

/** Whether a value is valid. */
export type Verdict = (value: unknown) => boolean;

/**
 * The validator as zod and orval alone make it, and as fast as they make it: with `zod.object`,
 * which looks at the fields that it knows and drops the others. It is the built package, with a
 * `fast` and a `fastObject` that do nothing else.
 */
export async function plainZod(): Promise<Verdict> {
  const file = fileURLToPath(import.meta.resolve(validator));
  const dist = path.resolve(file, '../../../..');
  // Below this package, so that the copy finds zod.
  const scratch = mkdtempSync(path.join(import.meta.dirname, '../../.scratch-zod-'));
  try {
    cpSync(dist, scratch, { recursive: true });
    writeFileSync(path.join(scratch, 'package.json'), '{ "type": "module" }');
    writeFileSync(path.join(scratch, 'fast/fast.js'), 'export const fast = (make) => make();\n');
    const object =
      "import { object } from 'zod';\nexport const fastObject = (shape) => object(shape());\n";
    writeFileSync(path.join(scratch, 'fast/fast-object.js'), object);
    const schemas = path.join(scratch, 'generated/esign-v2.1/schemas');
    for (const name of readdirSync(schemas)) {
      const schema = path.join(schemas, name);
      const text = readFileSync(schema, 'utf8');
      writeFileSync(schema, text.replaceAll('zod.looseObject(', 'zod.object('));
    }
    const copy = path.join(scratch, path.relative(dist, file));
    const { EnvelopeDefinition } = await import(pathToFileURL(copy).href);
    return (value) => EnvelopeDefinition.safeParse(value).success;
  } finally {
    rmSync(scratch, { recursive: true });
  }
}

/** Code that ajv makes from the schema in the bundle. It does not look at formats, only at patterns. */
export function compiledByAjv(): Verdict {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const document: object = JSON.parse(readFileSync(bundle, 'utf8'));
  ajv.addSchema({ $id: 'contract', ...document });
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/envelopeDefinition' });
  return (value) => validate(value);
}
