import { isObject } from '@countersign/spec-tools/json';
import { closure, referencesIn } from '@countersign/spec-tools/reach';
import type { Document } from '../areas.ts';

const folder = '#/components/schemas/';

/** The names of the schemas that parameters need: orval writes them into the parameters. */
export function parameterSchemas({ paths, components }: Document): Set<string> {
  const schemas = components?.schemas ?? {};
  const reached = closure(namesIn(parametersIn({ paths, components })), (name) =>
    namesIn(schemas[name]),
  );
  return new Set(reached);
}

/** What stands under `parameters`, wherever in the document. */
function parametersIn(node: unknown): unknown[] {
  if (Array.isArray(node)) return node.flatMap(parametersIn);
  if (!isObject(node)) return [];
  return Object.entries(node).flatMap(([key, value]) =>
    key === 'parameters' ? [value] : parametersIn(value),
  );
}

function namesIn(node: unknown): string[] {
  return [...referencesIn(node)].flatMap((reference) =>
    reference.startsWith(folder) ? [reference.slice(folder.length)] : [],
  );
}
