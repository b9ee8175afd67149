// The addresses of the pages, as paths below the base of the site. Every link is created here.

/** The page of an area. */
export const areaAddress = (area: string): string => `${area}/`;

/** A file with the requests of an area, for other tools. */
export const collectionAddress = (file: string): string => `collections/${file}`;

/** The page of a category of an area. */
export const categoryAddress = (area: string, category: string): string =>
  `${area}/categories/${slugOf(category)}/`;

/** A name as it stands in an address; only categories have names with spaces. */
export const slugOf = (name: string): string => name.replaceAll(' ', '-');

/** The page of a resource of an area. */
export const resourceAddress = (area: string, resource: string): string =>
  `${area}/resources/${resource}/`;

/** The page of an operation, or a place on it, such as `path.envelopeId`. */
export const operationAddress = (operation: { area: string; id: string }, place?: string): string =>
  `${operation.area}/operations/${operation.id}/${place === undefined ? '' : `#${place}`}`;

/** The anchor of a parameter on the page of its operation. */
export const placeOf = (parameter: { in: string; name: string }): string =>
  `${parameter.in}.${parameter.name}`;

/** The list of the schemas of an area. */
export const schemasAddress = (area: string): string => `${area}/schemas/`;

/** The page of a schema, or the place of one of its fields. */
export const schemaAddress = (area: string, schema: string, field?: string): string =>
  `${area}/schemas/${schema}/${field === undefined ? '' : `#${field}`}`;

/** The page of an error code, the same however an area writes it. */
export const errorAddress = (code: string): string => `errors/${code.toUpperCase()}/`;

/** The page of a Connect event. */
export const eventAddress = (event: string): string => `events/${event}/`;

/** The list of the error codes. */
export const errorsAddress = 'errors/';

/** The list of the Connect events. */
export const eventsAddress = 'events/';

/** The page about the differences between the two listings of the service. */
export const deltaAddress = 'delta/';

/** The changelog of the packages. */
export const changelogAddress = 'changelog/';

/** The page of measurements. */
export const figuresAddress = 'figures/';

/** The page of evidence for each statement about the service. */
export const fidelityAddress = 'fidelity/';

/** The words of the service, or the place of one of them. */
export const glossaryAddress = (term?: string): string =>
  `glossary/${term === undefined ? '' : `#${termId(term)}`}`;

/** The anchor of a term in the glossary. */
export const termId = (term: string): string => `term-${slugOf(term)}`;

/** The list of the guides. */
export const guidesAddress = 'guides/';

/** The packages; the pages of each are below it. */
export const packagesAddress = 'packages/';
