import { cpSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { EnvelopeDefinition } from '@countersign/zod/esign-v2.1/schemas/envelopeDefinition';
import { Ajv2020 } from 'ajv/dist/2020.js';
import { envelope } from '../envelope.ts';
import { speed } from '../measure/in-turn.ts';
import { workspacePrefix, type Stage } from '../stage.ts';
import type { Comparison, Measurements } from '../suite.ts';

/** Validating the body of the most common request. */
export const zod: Measurements = {
  envelope50: comparing(10, plainZod),
  envelope250: comparing(50, plainZod),
  envelope50Ajv: comparing(10, compiledByAjv),
  envelope250Ajv: comparing(50, compiledByAjv),
};

/** Reports whether a value is valid. */
type Validator = (value: unknown) => boolean;

const own: Validator = (value) => EnvelopeDefinition.safeParse(value).success;

/** Validating an envelope with five signers, each with a number of tabs. */
function comparing(
  tabs: number,
  create: (stage: Stage) => Validator | Promise<Validator>,
): Comparison {
  return speed(async (stage) => {
    const body = envelope(5, tabs);
    const other = await create(stage);
    for (const isValid of [own, other])
      if (!isValid(body) || isValid({ ...body, status: 'posted' }))
        throw new Error('The validators do not agree.');
    return { subject: () => own(body), reference: () => other(body) };
  });
}

/**
 * The validator that orval generates, without our optimizations and in the fastest form of zod:
 * `zod.object`, which drops unknown fields. It is a copy of the built package, in which `fast` and
 * `fastObject` do nothing.
 */
async function plainZod(stage: Stage): Promise<Validator> {
  const file = fileURLToPath(
    import.meta.resolve('@countersign/zod/esign-v2.1/schemas/envelopeDefinition'),
  );
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
  const module = await import(pathToFileURL(copy).href);
  return (value) => module.EnvelopeDefinition.safeParse(value).success;
}

/** Code that ajv compiles from the schema in the bundle. It checks patterns, but not formats. */
function compiledByAjv(): Validator {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  const bundle = new URL(import.meta.resolve('@countersign/specs/esign-v2.1.json'));
  const document: object = JSON.parse(readFileSync(bundle, 'utf8'));
  ajv.addSchema({ $id: 'contract', ...document });
  const validate = ajv.compile({ $ref: 'contract#/components/schemas/envelopeDefinition' });
  return (value) => validate(value);
}
