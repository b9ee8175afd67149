import { referencesIn } from '@countersign/spec-tools/reach';
import type { Area } from './areas.ts';
import { nameOf } from './document.ts';
import type { Operation } from './operations.ts';

/** The uses of a schema. */
export interface SchemaUses {
  /** The operations that take it, or a list of it, as their body. */
  taken: readonly Operation[];
  /** The operations that answer with it. */
  given: readonly Operation[];
  /** The schemas that have a field of it. */
  within: readonly string[];
}

const known = new WeakMap<Area, ReadonlyMap<string, SchemaUses>>();

/** Returns the uses of a schema of the area. */
export function getUses(area: Area, schema: string): SchemaUses {
  const uses = known.get(area) ?? findUses(area);
  known.set(area, uses);
  return uses.get(schema) ?? { taken: [], given: [], within: [] };
}

function findUses({ operations, schemas }: Area): ReadonlyMap<string, SchemaUses> {
  const uses = new Map<string, { taken: Operation[]; given: Operation[]; within: string[] }>();
  const at = (name: string) => {
    const found = uses.get(name) ?? { taken: [], given: [], within: [] };
    uses.set(name, found);
    return found;
  };
  for (const operation of operations) {
    for (const name of namesIn(operation.body)) at(name).taken.push(operation);
    const answers = operation.responses.filter(({ code }) => code.startsWith('2'));
    for (const name of namesIn(answers)) at(name).given.push(operation);
  }
  for (const [name, schema] of schemas) {
    for (const other of namesIn(schema)) if (other !== name) at(other).within.push(name);
  }
  return uses;
}

function namesIn(part: unknown): string[] {
  return [...referencesIn(part)].map(nameOf);
}
