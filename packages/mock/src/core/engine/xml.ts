let loaded: Promise<typeof import('@countersign/client/xml')> | undefined;

/**
 * Loads the code that reads and writes bodies as XML: fifty small modules, a tenth of the time of a
 * start, and few programs send any.
 */
export function loadXml(): Promise<typeof import('@countersign/client/xml')> {
  loaded ??= import('@countersign/client/xml');
  return loaded;
}
