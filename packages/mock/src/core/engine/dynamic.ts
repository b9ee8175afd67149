import type { generate as prismsGenerate } from './prism.ts';
import type { CompiledOperation } from './contract.ts';
import { type SchemaSource, isSchema, resolve, type JsonSchema } from './json-schema.ts';
import type { Choice } from './negotiate.ts';

/** Prism does not know how bytes are written. */
const base64 = '^([A-Za-z0-9+/]{4}){1,8}$';

/**
 * Copies a schema without references, to a given depth. Deeper properties are left out, and lists
 * of them stay empty. Prism would follow circular references for seconds, or until it fails.
 */
function shallow(schema: JsonSchema, source: SchemaSource, depth: number): JsonSchema {
  const { properties, items, additionalProperties, ...rest } = resolve(schema, source);
  const copy: JsonSchema = { ...(rest.format === 'byte' && { pattern: base64 }), ...rest };
  if (properties !== undefined)
    copy.properties = Object.fromEntries(
      Object.entries(properties).flatMap(([name, property]) =>
        isTooDeep(property, source, depth) && rest.required?.includes(name) !== true
          ? []
          : [[name, shallow(property, source, depth - 1)]],
      ),
    );
  if (items !== undefined) copy.items = shallow(items, source, depth - 1);
  if (additionalProperties !== undefined)
    copy.additionalProperties =
      isSchema(additionalProperties) && !isTooDeep(additionalProperties, source, depth)
        ? shallow(additionalProperties, source, depth - 1)
        : additionalProperties === true;
  for (const choice of choices) {
    const { [choice]: schemas } = copy;
    if (schemas !== undefined) copy[choice] = schemas.map((one) => shallow(one, source, depth));
  }
  return copy;
}

const choices = ['allOf', 'anyOf', 'oneOf'] as const;

function isTooDeep(schema: JsonSchema, source: SchemaSource, depth: number): boolean {
  if (depth > 1) return false;
  const { properties, items } = resolve(schema, source);
  return properties !== undefined || items !== undefined;
}

/** The deepest nesting of objects in a generated body. */
const depth = 3;

type GenerateParameters = Parameters<typeof prismsGenerate>;

/**
 * Generates a body from the schema of an answer, by Prism. The same seed gives the same body. Prism
 * is large, so it is loaded by the first request that needs it.
 */
export async function generate(
  { id, path }: CompiledOperation,
  { content }: Choice,
  { seed, source }: { seed: string; source: SchemaSource },
): Promise<unknown> {
  const prism = await import('./prism.ts');
  // Prism reads nothing of the operation when it generates an answer.
  const operation: GenerateParameters[0] = { id, method: 'get', path, responses: [] };
  const schema = shallow(content?.schema ?? {}, source, depth);
  const outcome = prism.generate(operation, undefined, toPrismSchema(schema), seed);
  if (outcome._tag === 'Left') throw outcome.left;
  return outcome.right;
}

/** Copies a schema, since Prism changes its argument. */
function toPrismSchema(schema: object): GenerateParameters[2] {
  const copy: GenerateParameters[2] = JSON.parse(JSON.stringify(schema));
  return copy;
}
