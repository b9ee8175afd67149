/** The kinds of search results; those that readers want most often come first. */
export const kinds = {
  operation: 'Operation',
  guide: 'Guide',
  page: 'Page',
  category: 'Category',
  resource: 'Resource',
  schema: 'Schema',
  error: 'Error code',
  event: 'Event',
  term: 'Term',
  package: 'Package',
  field: 'Field',
  parameter: 'Parameter',
} as const;

export type Kind = keyof typeof kinds;

/** One place of the site that search can lead to. */
export interface SearchRecord {
  kind: Kind;
  /** Its name or its heading. */
  title: string;
  /** A few words of description, shown below the title. */
  detail: string;
  /** The address below the base of the site, with an anchor if the record has one. */
  address: string;
  /** The area of the contract that it belongs to. */
  area?: string;
  /** The number of uses of an operation in programs and guides, if it has any. */
  uses?: number;
  /** Method and path of an operation. */
  call?: string;
  /** Found by these words too, which are not shown. */
  words?: string;
}

/** The index that the browser loads for a search. */
export interface SearchIndex {
  /** The names of the areas; of two records alike the one of the earlier area goes first. */
  areas: string[];
  records: SearchRecord[];
}
