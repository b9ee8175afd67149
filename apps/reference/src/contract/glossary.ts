import { areas, compare } from './areas.ts';

/** The words of the service and what they mean, as Markdown, in the order of the words. */
export const terms: readonly (readonly [term: string, meaning: string])[] = [
  ...new Map(areas.flatMap(({ document }) => Object.entries(document['x-glossary'].terms))),
].toSorted(([one], [other]) => compare(one, other));
