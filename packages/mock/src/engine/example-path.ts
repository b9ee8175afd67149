import type { ContractIndex } from './contract.js';

/** The path of an operation of the contract that answers a GET with no more than a token, to try. */
export function examplePath({ areas, routes }: Pick<ContractIndex, 'areas' | 'routes'>): string {
  const countOf = (area: string) => routes.filter((route) => route.area === area).length;
  const [largest] = areas.toSorted((a, b) => countOf(b.area) - countOf(a.area));
  return largest?.example ?? '/healthz';
}
