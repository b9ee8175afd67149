import type { ContractIndex } from '../engine/contract.ts';
import { createRouter, type Found, type Router } from '../engine/router.ts';
import { knownNames, onlyAreas } from '../engine/served-contract.ts';
import type { MockRequest } from '../message.ts';

/** Finds what a request is for. */
export type FindRoute = (request: Pick<MockRequest, 'method' | 'url'>) => Found;

/** Makes the function that finds what a request is for, among all areas of a contract. */
export function createRoutes(contract: ContractIndex): FindRoute {
  const find = createPrefixedRouter(contract);
  // The transport asks for the limit of a body, and then has the request answered.
  let last: { method: string; url: string; found: Found } | undefined;
  return ({ method, url }) => {
    if (last?.url === url && last.method === method) return last.found;
    const end = url.indexOf('?');
    const found = find(method, end === -1 ? url : url.slice(0, end));
    last = { method, url, found };
    return found;
  };
}

/** All areas together, and each alone behind its name, for clients that need a base URL for each. */
function createPrefixedRouter(contract: ContractIndex): Router {
  const all = createRouter(contract);
  const each = new Map<string, Router>();
  const { areas: names } = knownNames(contract);
  return (method, path) => {
    const found = all(method, path);
    const [, name = ''] = path.split('/', 2);
    // An area may have the name that its own paths begin with.
    if (found.kind !== 'notFound' || !names.has(name)) return found;
    let router = each.get(name);
    if (router === undefined) {
      router = createRouter(onlyAreas(contract, [name]));
      each.set(name, router);
    }
    return router(method, path.slice(name.length + 1) || '/');
  };
}
