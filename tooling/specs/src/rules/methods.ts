import type {
  Location,
  Oas3_1Definition,
  Oas3Definition,
  Oas3Operation,
  UserContext,
} from '@redocly/openapi-core';
import { follow } from './follow.ts';

/** The methods that an operation can have, as OpenAPI writes them. */
export const methods = [
  'get',
  'put',
  'post',
  'delete',
  'options',
  'head',
  'patch',
  'trace',
] as const;

/** The document that an area starts with. */
export type Root = Oas3Definition | Oas3_1Definition;

/** An operation with its path or the name of its webhook, and the place where it is written. */
export interface FoundOperation {
  path: string;
  method: string;
  operation: Oas3Operation;
  location: Location;
}

/**
 * Finds the operations of an area, or what it pushes; references that lead nowhere are left to
 * other rules.
 */
export function findOperations(
  root: Root,
  context: Pick<UserContext, 'location' | 'resolve'>,
  under: 'paths' | 'webhooks' = 'paths',
): FoundOperation[] {
  const pushed = 'webhooks' in root ? root.webhooks : undefined;
  const items = under === 'paths' ? root.paths : pushed;
  return Object.entries(items ?? {}).flatMap(([path, written]) => {
    const item = follow(written, context.location.child([under, path]), context);
    return methods.flatMap((method) => {
      const place = item?.location.child([method]);
      if (place === undefined) return [];
      const found = follow<Oas3Operation>(item?.node[method], place, context);
      if (found === undefined) return [];
      return [{ path, method, operation: found.node, location: found.location }];
    });
  });
}
