import { readIndex, type ContractIndex } from '../engine/contract.js';

/** An area as the banner shows it. */
export interface Served {
  area: string;
  title: string;
  /** How many operations it has. */
  operations: number;
}

/** The names that options can have. */
export function knownNames(): { areas: Set<string>; operations: Set<string> } {
  const { areas, routes } = readIndex();
  return {
    areas: new Set(areas.map(({ area }) => area)),
    operations: new Set(routes.map(({ id }) => id)),
  };
}

/** The areas of a contract, or of what is served of it. */
export function servedAreas({ areas, routes }: ContractIndex): Served[] {
  return areas.map(({ area, title }) => ({
    area,
    title,
    operations: routes.filter((route) => route.area === area).length,
  }));
}
