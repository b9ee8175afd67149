import { isPlainObject, type Location, type UserContext } from '@redocly/openapi-core';
import { follow } from './follow.ts';
import { findOperations, type Root } from './methods.ts';

type Context = Pick<UserContext, 'resolve' | 'location'>;

/** A tag where an operation, the list of tags or a group names it. */
export interface NamedTag {
  tag: string;
  location: Location;
}

/** A group of tags in the documentation. */
export interface TagGroup {
  name: string;
  tags: NamedTag[];
  location: Location;
}

/** The tags that the operations of an area have. */
export function usedTags(root: Root, context: Context): NamedTag[] {
  return findOperations(root, context).flatMap(({ operation, location }) =>
    (operation.tags ?? []).map((tag, index) => ({
      tag,
      location: location.child(['tags', index]),
    })),
  );
}

/** The tags that the area describes. */
export function describedTags(root: Root, context: Context): NamedTag[] {
  return itemsUnder(root, 'tags', context).map(({ item, location }) => ({
    tag: String(item.name),
    location: location.child(['name']),
  }));
}

/** The groups that the area puts its tags into. */
export function tagGroups(root: Root, context: Context): TagGroup[] {
  return itemsUnder(root, 'x-tagGroups', context).map(({ item, location }) => {
    const names: unknown[] = Array.isArray(item.tags) ? item.tags : [];
    const tags = names.map((tag, index) => ({
      tag: String(tag),
      location: location.child(['tags', index]),
    }));
    return { name: String(item.name), tags, location: location.child(['name']) };
  });
}

/** The objects of a list in the root, or in the file that the root refers to for it. */
function itemsUnder(root: Root, key: string, context: Context) {
  const written: object | undefined = Reflect.get(root, key);
  const list = follow(written, context.location.child([key]), context);
  if (list === undefined || !Array.isArray(list.node)) return [];
  const items: unknown[] = list.node;
  return items.flatMap((item, index) =>
    isPlainObject(item) ? [{ item, location: list.location.child([index]) }] : [],
  );
}
