import type { ServedArea } from './contract.ts';

/** Finds an area as a path knows it: with the errors that this path has. */
export type FindErrorShape = (area: ServedArea, path: string) => ServedArea;

/** Prepares the areas that have errors of several shapes, so that requests need not. */
export function createErrorShapes(areas: readonly ServedArea[]): FindErrorShape {
  const others = new Map<ServedArea, readonly Shaped[]>();
  for (const area of areas) {
    const shapes = area.problems.otherShapes ?? [];
    if (shapes.length > 0)
      others.set(
        area,
        shapes.map(({ under, sentence, reference }) => {
          const fields = [sentence, reference];
          const problems = { ...area.problems, sentence, reference, fields };
          return { under, area: { ...area, problems } };
        }),
      );
  }
  return (area, path) =>
    others.get(area)?.find(({ under }) => path.startsWith(under))?.area ?? area;
}

interface Shaped {
  under: string;
  area: ServedArea;
}
