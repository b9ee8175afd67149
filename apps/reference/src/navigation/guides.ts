import type { CollectionEntry } from 'astro:content';

/** The guides among the written pages, in the order that they give themselves. */
export function guidesIn(documents: readonly CollectionEntry<'docs'>[]): CollectionEntry<'docs'>[] {
  return documents
    .filter(({ id }) => id.startsWith('guides/'))
    .toSorted((one, other) => orderOf(one) - orderOf(other));
}

function orderOf({ data }: CollectionEntry<'docs'>): number {
  return data.sidebar.order ?? Number.POSITIVE_INFINITY;
}
