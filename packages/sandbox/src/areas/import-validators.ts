import { areas } from './list.ts';

/**
 * Imports the generated validators of an area.
 * @throws Error where there is no area of the name
 */
export async function importValidators(area: string): Promise<object> {
  const found = areas.find(({ name }) => name === area);
  if (found === undefined)
    throw new Error(`answers of ${area} cannot be checked; add the area to areas/list.ts`);
  return found.validators();
}
