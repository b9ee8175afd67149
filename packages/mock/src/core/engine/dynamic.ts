import type { generate as prismsGenerate } from './prism.ts';
import type { CompiledOperation } from './contract.ts';
import type { SchemaSource } from './json-schema.ts';
import type { Choice } from './negotiate.ts';
import { shallow } from './shallow.ts';

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
