import {
  readIndex,
  readOperation,
  type CompiledOperation,
  type ContractIndex,
  type ServedArea,
} from './contract.ts';

/** The public facts of a served area. */
export interface Served {
  area: string;
  title: string;
  /** The number of its operations. */
  operations: number;
}

/**
 * Returns the contract, or only the named areas.
 * @throws Error if an area does not exist
 */
export function servedContract(names: readonly string[] | undefined): ContractIndex {
  const index = readIndex();
  if (names === undefined) return index;
  const known = index.areas.map(({ area }) => area);
  const unknown = names.find((name) => !known.includes(name));
  if (unknown !== undefined)
    throw new Error(`unknown area ${unknown}; available: ${known.join(', ')}`);
  if (names.length === 0) throw new Error(`no area selected; available: ${known.join(', ')}`);
  return onlyAreas(index, names);
}

/** The part of a contract that is some areas. */
export function onlyAreas(
  { areas, routes, older }: ContractIndex,
  names: readonly string[],
): ContractIndex {
  const chosen = ({ area }: { area: string }) => names.includes(area);
  return {
    areas: areas.filter(chosen),
    routes: routes.filter(chosen),
    older: older.filter(chosen),
  };
}

/**
 * An area together with the operations that another one lists under the version of this one: most of
 * eSignature v2 is described where v2.1 is.
 */
export function withOlderListing(
  { areas, routes, older }: ContractIndex,
  all: ContractIndex,
): ContractIndex {
  const served = new Set(areas.map(({ area }) => area));
  const listed = all.areas.filter(
    ({ area, olderArea = '' }) => !served.has(area) && served.has(olderArea),
  );
  const lists = new Set(listed.map(({ area }) => area));
  return {
    areas: [...areas, ...listed],
    routes,
    older: [...older, ...all.older.filter(({ area }) => lists.has(area))],
  };
}

/** The areas of a contract, each with the number of its operations. */
export function servedAreas({ areas, routes }: ContractIndex): Served[] {
  return areas.map(({ area, title }) => ({
    area,
    title,
    operations: countOperations(area, routes),
  }));
}

/** The area with the most operations. */
export function largestArea({ areas, routes }: ContractIndex): ServedArea | undefined {
  return areas.toSorted(
    (a, b) => countOperations(b.area, routes) - countOperations(a.area, routes),
  )[0];
}

/** The names that options can have, and the answers that faults can have. */
export function knownNames({ areas, routes }: ContractIndex): {
  areas: Set<string>;
  operations: Set<string>;
  answersFor(rule: {
    operation?: string;
    area?: string;
  }): Generator<CompiledOperation['responses']>;
} {
  return {
    areas: new Set(areas.map(({ area }) => area)),
    operations: new Set(routes.map(({ id }) => id)),
    *answersFor({ operation, area }) {
      for (const route of routes)
        if (
          (operation === undefined || route.id === operation) &&
          (area === undefined || route.area === area)
        )
          yield readOperation(route).responses;
    },
  };
}

function countOperations(area: string, routes: ContractIndex['routes']): number {
  return routes.filter((route) => route.area === area).length;
}
