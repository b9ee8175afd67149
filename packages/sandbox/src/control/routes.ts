import { isGuid } from '@countersign/mock/core/outside';
import { routes } from '../frame/control/generated/routes.ts';
import type { ControlId } from '../frame/control/control-call.ts';
import { invalid } from '../frame/control/control-problem.ts';

/** The result of matching a request: the operation, or the methods that its path allows. */
export type Found =
  | { id: ControlId; path: Record<string, string> }
  | { id?: undefined; allowed: string[] };

// Paths with fewer parameters come first, so that `/requests/har` is not taken for an ID.
const table = Object.entries(routes)
  .map(([id, route]) => {
    const [method = '', path = ''] = route.split(' ');
    return { id, method, steps: path.split('/') };
  })
  .toSorted((one, other) => countParameters(one.steps) - countParameters(other.steps));

/** The routes by the number of their steps and the first of them, which is never a parameter. */
const byBeginning = new Map<string, typeof table>();
for (const route of table) {
  const beginning = formatBeginning(route.steps);
  const alike = byBeginning.get(beginning);
  if (alike === undefined) byBeginning.set(beginning, [route]);
  else alike.push(route);
}

/**
 * Finds the operation at an address; the allowed methods, if it does not have this one.
 * @throws ControlProblem where a step of the address cannot be decoded
 */
export function findRoute(method: string, address: string): Found {
  const requested = address.split('/');
  const alike = byBeginning.get(formatBeginning(requested)) ?? [];
  const there = alike.filter(({ steps }) => fits(steps, requested));
  const one = there.find((route) => route.method === method);
  if (one === undefined || !isId(one.id)) return { allowed: there.map((route) => route.method) };
  const path: Record<string, string> = {};
  for (const [at, step] of one.steps.entries())
    if (step.startsWith('{'))
      path[step.slice(1, -1)] = readValue(decoded(requested[at] ?? '', step));
  return { id: one.id, path };
}

/** Reads the value of a parameter: IDs are kept in lower case, and may be written in any. */
function readValue(text: string): string {
  return isGuid(text) ? text.toLowerCase() : text;
}

function decoded(text: string, step: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    throw invalid(
      `${text} is not valid percent-encoded UTF-8. Encode a percent sign as %25.`,
      `path/${step.slice(1, -1)}`,
    );
  }
}

function formatBeginning(steps: readonly string[]): string {
  return `${steps.length} ${steps[1] ?? ''}`;
}

function countParameters(steps: readonly string[]): number {
  return steps.filter((step) => step.startsWith('{')).length;
}

function fits(steps: readonly string[], requested: readonly string[]): boolean {
  return (
    steps.length === requested.length &&
    steps.every(
      (step, at) => step === requested[at] || (step.startsWith('{') && requested[at] !== ''),
    )
  );
}

/** Reports whether a text is the operationId of an operation. */
export function isId(id: string): id is ControlId {
  return Object.hasOwn(routes, id);
}
