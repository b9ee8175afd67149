import type { SeedPart } from './seed.ts';

/** The parts in an order in which each comes behind those that its section refers to. */
export function inOrder(parts: readonly SeedPart[]): SeedPart[] {
  const left = [...parts];
  const ordered: SeedPart[] = [];
  while (left.length > 0) {
    const next = left.findIndex(({ section }) =>
      (section.after ?? []).every((name) => left.every((other) => other.section.name !== name)),
    );
    // Sections that wait for each other are taken as they come.
    ordered.push(...left.splice(Math.max(next, 0), 1));
  }
  return ordered;
}
