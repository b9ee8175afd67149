import type { Area } from '../frame/area.ts';
import { areas } from './list.ts';

/** Finds an area by its name; undefined for one that only the mock serves. */
export function findArea(name: string): Area | undefined {
  return areas.find((area) => area.name === name);
}

/** Imports the validators of an area. @throws Error where the list has no area of the name */
export async function importValidators(name: string): Promise<object> {
  const found = findArea(name);
  if (found === undefined)
    throw new Error(`answers of ${name} cannot be checked; add the area to areas/list.ts`);
  return found.validators();
}
