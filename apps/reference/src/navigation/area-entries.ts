import {
  areaAddress,
  categoryAddress,
  operationAddress,
  resourceAddress,
  schemasAddress,
} from '../contract/addresses.ts';
import type { Area } from '../contract/areas.ts';
import type { Category, Resource } from '../contract/resources.ts';
import { group, link, type Entry } from './entries.ts';

/**
 * Lists the pages of an area. Only the resource and the category of the current page are expanded:
 * with all operations, each page would carry more sidebar than text.
 */
export function areaEntries(area: Area, current: string): Entry[] {
  const here = resourceAt(area, current);
  const categories = area.categories.map((category) => {
    const address = categoryAddress(area.name, category.name);
    return category.name === here?.category || address === current
      ? group(category.name, categoryEntries(category, here, current))
      : link(category.name, address, current);
  });
  return [
    link('Overview', areaAddress(area.name), current),
    ...categories,
    link('Schemas', schemasAddress(area.name), current),
  ];
}

function categoryEntries(
  { area, name, resources }: Category,
  here: Resource | undefined,
  current: string,
): Entry[] {
  return [
    link(`All of ${name}`, categoryAddress(area, name), current),
    ...resources.map((resource) => {
      const address = resourceAddress(area, resource.name);
      return resource === here
        ? group(resource.name, [
            link('Overview', address, current),
            ...resource.operations.map((operation) =>
              link(operation.summary, operationAddress(operation), current),
            ),
          ])
        : link(resource.name, address, current);
    }),
  ];
}

/** The resource of the current page: its own page, or that of one of its operations. */
function resourceAt(area: Area, current: string): Resource | undefined {
  return area.resources.find(
    (resource) =>
      resourceAddress(area.name, resource.name) === current ||
      resource.operations.some((operation) => operationAddress(operation) === current),
  );
}
