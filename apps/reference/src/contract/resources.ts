import type { Document } from './document.ts';
import type { Operation } from './operations.ts';

/** A resource that operations act on: a tag of the document. */
export interface Resource {
  area: string;
  name: string;
  /** Markdown. */
  description: string;
  category: string;
  operations: readonly Operation[];
}

/** Resources that belong together, as the service lists them. */
export interface Category {
  area: string;
  name: string;
  resources: readonly Resource[];
}

/** The resources of an area that have operations, and the categories that they are in. */
export function readResources(
  area: string,
  document: Document,
  operations: readonly Operation[],
): { resources: readonly Resource[]; categories: readonly Category[] } {
  const descriptions = new Map(document.tags.map(({ name, description }) => [name, description]));
  const categories = document['x-tagGroups']
    .map(({ name: category, tags }) => ({
      area,
      name: category,
      resources: tags
        .map((name) => ({
          area,
          name,
          description: descriptions.get(name) ?? '',
          category,
          operations: operations.filter(({ resource }) => resource === name),
        }))
        .filter((resource) => resource.operations.length > 0),
    }))
    .filter(({ resources }) => resources.length > 0);
  return { categories, resources: categories.flatMap(({ resources }) => resources) };
}
