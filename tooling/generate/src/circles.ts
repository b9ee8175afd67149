import type { Document } from './areas.ts';

/** By schema: the schemas that it refers to and that lead back to it, itself among them. */
export function circlesOf({ components }: Document): Map<string, Set<string>> {
  const schemas = Object.entries(components?.schemas ?? {});
  const direct = new Map(schemas.map(([name, schema]) => [name, referencesIn(schema)]));
  const reached = new Map(schemas.map(([name]) => [name, reachedFrom(name, direct)]));
  return new Map(
    schemas.map(([name]) => {
      const back = [...(direct.get(name) ?? [])].filter((other) => reached.get(other)?.has(name));
      return [name, new Set(back)];
    }),
  );
}

function reachedFrom(name: string, direct: ReadonlyMap<string, ReadonlySet<string>>): Set<string> {
  const seen = new Set<string>();
  const open = [...(direct.get(name) ?? [])];
  for (let next = open.pop(); next !== undefined; next = open.pop()) {
    if (seen.has(next)) continue;
    seen.add(next);
    open.push(...(direct.get(next) ?? []));
  }
  return seen;
}

function referencesIn(node: unknown): Set<string> {
  const found = new Set<string>();
  const visit = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    for (const [key, inner] of Object.entries(value)) {
      if (key === '$ref' && typeof inner === 'string') found.add(inner.split('/').at(-1) ?? '');
      else visit(inner);
    }
  };
  visit(node);
  return found;
}
