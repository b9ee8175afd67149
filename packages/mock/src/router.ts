import FindMyWay, { type HTTPMethod } from 'find-my-way';
import type { OperationIndex, Route, ServedArea } from './operations.js';

/** What a path leads to: an operation, a path without that method, or nothing. */
export type Found =
  | { kind: 'operation'; route: Route }
  | { kind: 'methodNotAllowed'; allowed: string[]; area: ServedArea }
  | { kind: 'notFound'; area: ServedArea };

const methods: HTTPMethod[] = ['GET', 'PUT', 'POST', 'DELETE', 'PATCH'];

/** Makes the function that finds what a method and a path lead to. */
export function createRouter({ areas, routes, older }: OperationIndex) {
  const router = FindMyWay<FindMyWay.HTTPVersion.V1>();
  const byName = new Map(areas.map((area) => [area.area, area]));
  const [largest] = areas.toSorted((a, b) => countOf(b) - countOf(a));
  if (largest === undefined) throw new Error('no area is served');
  for (const route of [...routes, ...unclaimed(older, routes)]) {
    const template = route.path.replace(/\{([^}]+)\}/g, ':$1');
    router.on(toMethod(route.method), template, () => {}, { route });
  }

  function find(method: string, path: string): Route | undefined {
    const known = methods.find((candidate) => candidate === method);
    const match = known === undefined ? null : router.find(known, path);
    return match?.store?.route;
  }

  function countOf({ area }: ServedArea): number {
    return routes.filter((route) => route.area === area).length;
  }

  return (method: string, path: string): Found => {
    const route = find(method, path);
    if (route !== undefined) return { kind: 'operation', route };
    const others = methods.flatMap((other) => find(other, path) ?? []);
    const [other] = others;
    const area = byName.get(other?.area ?? nearestArea(path, routes)) ?? largest;
    return other === undefined
      ? { kind: 'notFound', area }
      : { kind: 'methodNotAllowed', allowed: others.map((found) => found.method), area };
  };
}

/** The older routes at whose path no operation of a spec is: on one port, what is specified wins. */
function unclaimed(older: readonly Route[], routes: readonly Route[]): Route[] {
  const claimed = new Set(routes.map(shapeOf));
  return older.filter((route) => !claimed.has(shapeOf(route)));
}

function shapeOf({ path }: Route): string {
  return path.replace(/\{[^}]+\}/g, '{}');
}

/** The path of a request as the spec of the operation that it leads to would write it. */
export function pathFor({ prefix }: Route, path: string): string {
  return prefix === undefined ? path : path.replace(prefix.older, prefix.here);
}

/** The path without what a server address may end in: `/restapi`, or a slash at its end. */
export function pathInSpec(path: string): string {
  return path.replace(/^\/restapi(?=\/)/, '').replace(/(?<=.)\/+$/, '');
}

/**
 * Whose error shape an unknown path gets: the area with the path that begins most alike, if any;
 * among those that begin equally alike, one that the unknown path goes on from.
 */
function nearestArea(path: string, routes: readonly Route[]): string {
  const asked = path.split('/').filter(Boolean);
  let best = { area: '', alike: 0 };
  for (const route of routes) {
    const known = route.path.split('/').filter(Boolean);
    const differs = known.findIndex((step, at) => !step.startsWith('{') && step !== asked[at]);
    const alike = differs === -1 ? known.length + 0.5 : differs;
    if (alike > best.alike) best = { area: route.area, alike };
  }
  return best.area;
}

function toMethod(method: string): HTTPMethod {
  const known = methods.find((candidate) => candidate === method);
  if (known === undefined) throw new Error(`no route can have the method ${method}`);
  return known;
}
