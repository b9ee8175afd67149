import type { ServedArea } from './contract.ts';
import type { OtherErrorShape, Problems } from './problems.ts';

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
        shapes.map((shape) => ({
          steps: shape.under.split('/'),
          shape: createShape(area, shape),
        })),
      );
  }
  return (area, path) =>
    others
      .get(area)
      ?.find(({ steps }) => isUnder(path, steps))
      ?.shape(path) ?? area;
}

interface Shaped {
  steps: readonly string[];
  shape: (path: string) => ServedArea;
}

function createShape(area: ServedArea, other: OtherErrorShape): (path: string) => ServedArea {
  if ('form' in other && other.form === 'oauth') {
    // A body that is no form is an invalid request there, not one of an unknown media type.
    const { unsupportedMediaType } = area.problems;
    const problems: Problems = {
      ...area.problems,
      asOAuth: true,
      unsupportedMediaType: { ...unsupportedMediaType, status: 400 },
    };
    const shaped = { ...area, problems };
    return () => shaped;
  }
  if ('form' in other)
    return (path) => ({ ...area, problems: { ...area.problems, detailsOf: path } });
  const { sentence, reference } = other;
  const fields = [sentence, reference];
  const problems: Problems = { ...area.problems, sentence, reference, fields };
  const shaped = { ...area, problems };
  return () => shaped;
}

/** Reports whether a path begins with these steps, of which the last is the beginning of a step. */
function isUnder(path: string, steps: readonly string[]): boolean {
  const found = path.split('/');
  return steps.every((step, index) => {
    const own = found[index];
    if (own === undefined) return false;
    return index === steps.length - 1 ? own.startsWith(step) : step.startsWith('{') || own === step;
  });
}
