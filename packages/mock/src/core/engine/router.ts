import type { ContractIndex, Route, ServedArea } from './contract.ts';
import { createErrorShapes } from './error-shapes.ts';
import { createPathTree, type PathValues } from './path-tree.ts';
import { largestArea } from './served-contract.ts';

/** The result of routing: an operation, a path without that method, or nothing. */
export type Found =
  | { kind: 'operation'; route: Route; path: PathValues; area: ServedArea }
  | { kind: 'methodNotAllowed'; allowed: string[]; area: ServedArea }
  | {
      kind: 'notFound';
      area: ServedArea;
      /**
       * Names the right host, if the service has the address on other hosts than that of the
       * request.
       */
      elsewhere?: string;
    };

/** Finds the operation of a method and a path. */
export type Router = (method: string, path: string) => Found;

const methods: readonly string[] = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'];

/**
 * Creates a router of some areas: a tree, whose time does not grow with the number of operations.
 */
export function createRouter(contract: ContractIndex): Router {
  const { areas, routes, older } = contract;
  const tree = createPathTree<Route>();
  const byName = new Map(areas.map((area) => [area.area, area]));
  const prefixes = [...new Set(areas.flatMap((area) => area.prefixes))];
  const largest = largestArea(contract);
  if (largest === undefined) throw new Error('no area is served');
  for (const route of routes)
    if (!methods.includes(route.method) || !tree.add(route.method, route.path, route))
      throw new Error(`${route.method} ${route.path} is there twice, or has an unknown method`);
  // Specified operations win.
  for (const route of older) tree.add(route.method, route.path, route);
  let nearestArea: ((path: string) => string) | undefined;
  const findErrorShape = createErrorShapes(areas);

  function find(method: string, path: string): { route: Route; path: PathValues } | undefined {
    const match = tree.find(method, path);
    return match && { route: match.value, path: match.path };
  }

  /** Unknown addresses are rare, and a start does not prepare for them. */
  function findNearest(path: string): string {
    nearestArea ??= createAreaFinder(routes);
    return nearestArea(path);
  }

  return (method, requestPath) => {
    const path = pathInSpec(requestPath, prefixes);
    // Pages of the server begin like no path of the specs.
    const begins = tree.begins(path);
    const found = begins ? find(method, path) : undefined;
    const known = byName.get(found?.route.area ?? '');
    if (found !== undefined && known !== undefined)
      return { kind: 'operation', ...found, area: findErrorShape(known, path) };
    const others = begins ? methods.flatMap((other) => find(other, path)?.route ?? []) : [];
    const [other] = others;
    const nearest = byName.get(other?.area ?? findNearest(path)) ?? largest;
    const area = findErrorShape(nearest, path);
    return other === undefined
      ? { kind: 'notFound', area }
      : { kind: 'methodNotAllowed', allowed: others.map((one) => one.method), area };
  };
}

/** A prefix that may stand twice, as in a program that the vendor shows. @evidence public */
const repeatable = '/management';

/**
 * Removes the parts of a server address from a path: a prefix of the specs, and a slash at the end.
 * A prefix may be in any case, since some of the service's own clients write `/Management`.
 */
function pathInSpec(path: string, prefixes: readonly string[]): string {
  const prefix =
    prefixes.find(
      (candidate) =>
        path.charAt(candidate.length) === '/' &&
        path.slice(0, candidate.length).toLowerCase() === candidate,
    ) ?? '';
  const rest = path.slice(prefix.length);
  const bare = prefix === repeatable ? pathInSpec(rest, [repeatable]) : rest;
  let end = bare.length;
  while (end > 1 && bare.charAt(end - 1) === '/') end -= 1;
  return bare.slice(0, end);
}

/**
 * Returns a function that finds the area whose error shape an unknown path gets: the one with the
 * path that shares the longest beginning; of several, one whose path the unknown path continues,
 * else the area with the most operations.
 */
function createAreaFinder(routes: readonly Route[]): (path: string) => string {
  const sizes = new Map<string, number>();
  for (const { area } of routes) sizes.set(area, (sizes.get(area) ?? 0) + 1);
  const known = routes
    .map(({ area, path }) => ({ area, steps: splitPath(path.toLowerCase()) }))
    .toSorted((one, other) => (sizes.get(other.area) ?? 0) - (sizes.get(one.area) ?? 0));
  const firstSteps = new Set(known.map(({ steps }) => steps[0]));
  return (path) => {
    const requestedSteps = splitPath(path.toLowerCase());
    let best = { area: '', alike: 0 };
    // Requests to pages begin like none of a thousand paths.
    if (!beginsLikeOne(firstSteps, requestedSteps[0] ?? '')) return best.area;
    for (const { area, steps } of known) {
      const differs = steps.findIndex((step, at) => !isStepOf(step, requestedSteps[at] ?? ''));
      const alike = differs === -1 ? steps.length + 0.5 : differs;
      if (alike > best.alike) best = { area, alike };
    }
    return best.area;
  };
}

/** Reports whether a path with this first step can be like any path; one without steps is like all. */
function beginsLikeOne(firstSteps: ReadonlySet<string | undefined>, requested: string): boolean {
  for (const step of firstSteps) if (step === undefined || isStepOf(step, requested)) return true;
  return false;
}

/** Reports whether a step of a path can be one of a template, such as `v2.0` of `v{version}`. */
function isStepOf(template: string, step: string): boolean {
  const parameter = template.indexOf('{');
  return parameter === -1 ? template === step : step.startsWith(template.slice(0, parameter));
}

function splitPath(path: string): string[] {
  return path.split('/').filter(Boolean);
}
