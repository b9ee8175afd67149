import { posix } from 'node:path';
import { readXml } from './read-xml.ts';
import type { Zip } from './zip.ts';

/** The part that another part, or with `''` the document itself, refers to by a type. */
export type RelatedPart = (type: string) => string | undefined;

/**
 * Reads where the parts are that a part refers to. The types are the last words of the URIs that
 * name them, as there are two sets of URIs.
 */
export async function relatedParts(zip: Zip, part: string): Promise<RelatedPart> {
  const folder = posix.dirname(part);
  const bytes = zip.read(posix.join(folder, '_rels', `${posix.basename(part)}.rels`));
  const targets = new Map<string, string>();
  if (bytes !== undefined) {
    await readXml(bytes, new Set(), {
      open(name, attribute) {
        const type = attribute('Type');
        const target = attribute('Target');
        if (name === 'Relationship' && type !== undefined && target !== undefined) {
          targets.set(
            type.slice(type.lastIndexOf('/') + 1),
            posix.join(target.startsWith('/') ? '/' : folder, target),
          );
        }
      },
      close() {},
    });
  }
  return (type) => targets.get(type);
}
