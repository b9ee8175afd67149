import type { Agreement } from '@countersign/types/navigator';

/** Keeps the fields of an agreement that a query names; its ID is always there. */
export function selectFields(agreement: Agreement, select: string): Agreement {
  const selected: Agreement = { id: agreement.id };
  for (const path of select.split(',')) {
    const [name = '', inner] = path.trim().split(/[./]/);
    const own = find(agreement, name);
    if (own === undefined) continue;
    const [key, value] = own;
    if (inner === undefined) Object.assign(selected, { [key]: value });
    else Object.assign(selected, { [key]: merge(find(selected, key)?.[1], value, inner) });
  }
  return selected;
}

/** Adds a field of an object, or of each object of a list, to what was selected before. */
function merge(before: unknown, value: unknown, inner: string): unknown {
  if (Array.isArray(value))
    return value.map((one: unknown, index) =>
      merge(Array.isArray(before) ? before[index] : undefined, one, inner),
    );
  const own = find(value, inner);
  // The parties of an agreement keep their ID too.
  const id = find(value, 'id');
  return {
    ...(id !== undefined && { id: id[1] }),
    ...Object(before ?? {}),
    ...(own !== undefined && { [own[0]]: own[1] }),
  };
}

function find(value: unknown, name: string): [string, unknown] | undefined {
  const wanted = name.toLowerCase();
  return Object.entries(Object(value ?? {})).find(([key]) => key.toLowerCase() === wanted);
}
