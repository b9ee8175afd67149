import { closure, referencesIn } from '@countersign/spec-tools/reach';
import type { Document } from './areas.ts';

/** By schema: the schemas that it refers to and that lead back to it, itself among them. */
export function circlesOf({ components }: Document): Map<string, string[]> {
  const direct = new Map(
    Object.entries(components?.schemas ?? {}).map(([name, schema]) => [name, namesIn(schema)]),
  );
  const next = (name: string) => direct.get(name) ?? [];
  const reached = new Map([...direct].map(([name, names]) => [name, closure(names, next)]));
  return new Map(
    [...direct].map(([name, names]) => [
      name,
      names.filter((other) => reached.get(other)?.has(name)),
    ]),
  );
}

function namesIn(schema: unknown): string[] {
  return [...referencesIn(schema)].map((reference) => reference.split('/').at(-1) ?? '');
}
