import { isObject, listAt, textAt } from '@countersign/spec-tools/json';
import type { Area } from '../areas.ts';
import { lowerFirst, toModuleName } from '../names.ts';
import type { ClientOperation } from './operations.ts';

/** A resource as an object of the client: its name and its operations. */
export interface Resource {
  /** The service's word, such as `EnvelopeLocks`. */
  tag: string;
  module: string;
  /** The module that has the types of its operations. */
  types: string;
  description: string;
  operations: ClientOperation[];
}

/** Lists the resources of an area in the order of its tags, with their descriptions in the spec. */
export function listResources(
  { document, name }: Area,
  operations: readonly ClientOperation[],
): Resource[] {
  return listAt(document, 'tags')
    .filter(isObject)
    .map((entry) => {
      const tag = textAt(entry, 'name') ?? '';
      const own = operations.filter((operation) => operation.tag === tag);
      const description = textAt(entry, 'description') ?? '';
      const module = toModuleName(tag);
      const types = `@countersign/types/${name}/${module}`;
      return { tag, module, types, description, operations: own };
    })
    .filter((resource) => resource.operations.length > 0);
}

/**
 * `esignV21` of `esign-v2.1`: the function that makes the object of an area. An area that has the
 * name of one of its resources is told apart: `workspacesArea`.
 */
export function areaName({ name, document }: Area): string {
  const own = name
    .replaceAll('.', '')
    .replace(/-(.)/g, (_, letter: string) => letter.toUpperCase());
  const tags = listAt(document, 'tags').filter(isObject);
  const isTag = tags.some((tag) => lowerFirst(textAt(tag, 'name') ?? '') === own);
  return isTag ? `${own}Area` : own;
}
