import type * as Xml from '@countersign/client/xml';

let loaded: Promise<typeof Xml> | undefined;

/**
 * Loads the code that reads and writes bodies as XML: fifty small modules, a tenth of the time of a
 * start, and few programs send any.
 */
export function loadXml(): Promise<typeof Xml> {
  loaded ??= import('@countersign/client/xml');
  return loaded;
}
