import { areas, compare } from './areas.ts';

/** The terms of the service and their meanings, as Markdown, in the order of the terms. */
export const terms: readonly (readonly [term: string, meaning: string])[] = [
  ...new Map(areas.flatMap(({ document }) => Object.entries(document['x-glossary'].terms))),
].toSorted(([one], [other]) => compare(one, other));
