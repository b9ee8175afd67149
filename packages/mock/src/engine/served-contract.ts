import { readIndex, type ContractIndex } from './contract.js';

/**
 * The contract, or the areas of it that are asked for.
 * @throws Error where there is no area of a name
 */
export function servedContract(names: readonly string[] | undefined): ContractIndex {
  const index = readIndex();
  if (names === undefined) return index;
  const known = index.areas.map(({ area }) => area);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`there is no area ${unknown}; there are ${known.join(', ')}`);
  if (names.length === 0) throw new Error(`no area is chosen; there are ${known.join(', ')}`);
  const chosen = ({ area }: { area: string }) => names.includes(area);
  return {
    areas: index.areas.filter(chosen),
    routes: index.routes.filter(chosen),
    older: index.older.filter(chosen),
  };
}
