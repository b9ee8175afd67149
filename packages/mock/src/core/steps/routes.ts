import type { ContractIndex, ServedArea } from '../engine/contract.ts';
import { createRouter, type Found, type Router } from '../engine/router.ts';
import { knownNames, onlyAreas, withOlderListing } from '../engine/served-contract.ts';
import type { MockRequest } from '../message.ts';
import { joinSlashes, splitUrl } from '../split-url.ts';

/** Finds the route of a request. */
export type FindRoute = (request: RoutedRequest) => Found;

type RoutedRequest = Pick<MockRequest, 'method' | 'url'> &
  Partial<Pick<MockRequest, 'origin' | 'headers'>>;

const known = new WeakMap<ContractIndex, FindRoute>();

/**
 * Returns the function that finds the route of a request, among all areas of a contract; on a host
 * of the real service, among the areas of that host. Servers of one contract share it, as it takes
 * some 50 ms to create.
 */
export function getRoutes(contract: ContractIndex): FindRoute {
  let findRoute = known.get(contract);
  if (findRoute === undefined) known.set(contract, (findRoute = createRoutes(contract)));
  return findRoute;
}

function createRoutes(contract: ContractIndex): FindRoute {
  const findAnywhere = createPrefixedRouter(contract);
  const findOnHost = createHostRouter(contract, findAnywhere);
  // The transport asks for the limit of a body, and then has the request answered.
  let last:
    | { method: string; url: string; origin: string; older: boolean; found: Found }
    | undefined;
  const olderHost = findOlderHost(contract);
  // Addresses that the older version lacks are those of the other areas.
  const findOlder = (method: string, path: string): Found | undefined => {
    const found = olderHost === undefined ? undefined : findOnHost(olderHost, method, path);
    return found?.kind === 'notFound' ? undefined : found;
  };
  return (request) => {
    const { method, url, origin = '' } = request;
    const path = withoutFormat(splitUrl(joinSlashes(url)).path);
    const older = isOlder(path, request);
    if (
      last?.url === url &&
      last.method === method &&
      last.origin === origin &&
      last.older === older
    )
      return last.found;
    const found =
      findOnHost(origin, method, path) ??
      (older ? findOlder(method, path) : undefined) ??
      findAnywhere(method, path);
    last = { method, url, origin, older, found };
    return found;
  };
}

/** A host of the area that the service has in an older version too. */
function findOlderHost({ areas }: ContractIndex): string | undefined {
  const served = new Set(areas.map(({ area }) => area));
  const { hosts = {} } = areas.find(({ olderArea = '' }) => served.has(olderArea)) ?? {};
  return Object.values(hosts)[0];
}

/**
 * Reports whether a request can be for the older version of eSignature alone, whose addresses other
 * areas have too: its credentials came before access tokens, or it names an account by its number,
 * which has some digits.
 */
function isOlder(path: string, { headers = {} }: RoutedRequest): boolean {
  const hasOlderCredentials =
    headers['x-docusign-authentication'] !== undefined && headers['authorization'] === undefined;
  return hasOlderCredentials || /^\/restapi\/v2\/accounts\/\d{4,}(?:\/|$)/i.test(path);
}

/**
 * Removes the ending that names JSON as the format of the answer, which libraries of Ruby write behind
 * each address. The service takes it in eSignature, other than where it issues older tokens.
 * @evidence public
 */
function withoutFormat(path: string): string {
  if (!path.endsWith('.json')) return path;
  return /^(?:\/restapi)?\/v2(?:\.1)?\/(?!oauth2\/)/i.test(path)
    ? path.slice(0, -'.json'.length)
    : path;
}

/** Finds the route of a path on a host of the service; undefined on other hosts. */
function createHostRouter(
  contract: ContractIndex,
  findAnywhere: Router,
): (origin: string, method: string, path: string) => Found | undefined {
  const areasOf = createHostAreas(contract);
  const routers = new Map<string, Router | undefined>();
  let last: { origin: string; site: string; router: Router | undefined } | undefined;

  function routerOf(origin: string): { site: string; router: Router | undefined } {
    const { site, names } = areasOf(origin) ?? { site: '', names: [] };
    if (!routers.has(site)) {
      const there = onlyAreas(contract, names);
      routers.set(site, there.routes.length === 0 ? undefined : createRouter(there));
    }
    return { site, router: routers.get(site) };
  }

  return (origin, method, path) => {
    if (last?.origin !== origin) last = { origin, ...routerOf(origin) };
    const { site, router } = last;
    if (router === undefined) return undefined;
    const found = router(method, path);
    if (found.kind !== 'notFound') return found;
    const elsewhere = findAnywhere(method, path);
    if (elsewhere.kind === 'notFound') return found;
    const { title } = elsewhere.area;
    const home = siteOf(elsewhere.area);
    // Addresses behind the name of an area exist on this server alone.
    if (home === site || home === '') return elsewhere;
    return { ...found, elsewhere: `${title} has this address, on hosts of ${home}` };
  };
}

/** All areas together, and each alone behind its name, for clients that need a base URL for each. */
function createPrefixedRouter(contract: ContractIndex): Router {
  const all = createRouter(contract);
  const each = new Map<string, Router>();
  const { areas: names } = knownNames(contract);
  return (method, path) => {
    const found = all(method, path);
    const [, step = ''] = path.split('/', 2);
    const name = step.toLowerCase();
    // An area may have the name that its own paths begin with.
    if (found.kind !== 'notFound' || !names.has(name)) return found;
    let router = each.get(name);
    if (router === undefined) {
      router = createRouter(withOlderListing(onlyAreas(contract, [name]), contract));
      each.set(name, router);
    }
    return router(method, path.slice(name.length + 1) || '/');
  };
}

/** The site of a host, and the areas that the service has there. */
interface AreasOfHost {
  /** The site, such as `docusign.net`, that the host is one of. */
  site: string;
  names: readonly string[];
}

/**
 * Creates the function that finds the areas which the service has on a host: those on the site of
 * the host, and those whose addresses no other area has. It returns undefined for hosts that are
 * not the service's own; they have all areas.
 */
function createHostAreas({
  areas,
}: Pick<ContractIndex, 'areas'>): (origin: string) => AreasOfHost | undefined {
  const sites = areas.map((one) => ({ area: one.area, site: siteOf(one) }));
  const longestFirst = [...new Set(sites.map(({ site }) => site))]
    .filter((site) => site !== '')
    .toSorted((one, other) => other.length - one.length);
  const anywhere = areas.filter(({ prefixes }) => prefixes.length === 0).map(({ area }) => area);
  return (origin) => {
    const host = URL.canParse(origin) ? new URL(origin).hostname : '';
    const site = longestFirst.find((one) => host === one || host.endsWith(`.${one}`));
    if (site === undefined) return undefined;
    const there = sites.filter((one) => one.site === site).map(({ area }) => area);
    return { site, names: [...new Set([...there, ...anywhere])] };
  };
}

/** Finds the common end of the hosts of all environments of an area; empty if it has no hosts. */
function siteOf({ hosts = {} }: Pick<ServedArea, 'hosts'>): string {
  const names = Object.values(hosts).map((host) => new URL(host).hostname.split('.').toReversed());
  const [first = [], ...others] = names;
  const alike = first.findIndex((label, at) => others.some((other) => other[at] !== label));
  return (alike === -1 ? first : first.slice(0, alike)).toReversed().join('.');
}
