import { readdirSync } from 'node:fs';
import path from 'node:path';

const sourcesEnd = '.sources.json';

/** The files that are made of one area. */
export interface BundleFiles {
  /** The folder that the area has in the spec tree, such as `esign-v2.1`. */
  area: string;
  /** The area as one document. */
  document: string;
  /** The file that names the source of each schema and operation. */
  sources: string;
}

/** The folder of this repository's bundles, once the specs are built. */
export const bundles = path.resolve(import.meta.dirname, '../../../../specs/dist');

/** The files of an area in a folder of bundles. */
export function bundleFiles(area: string, folder: string = bundles): BundleFiles {
  return {
    area,
    document: path.join(folder, `${area}.json`),
    sources: path.join(folder, `${area}${sourcesEnd}`),
  };
}

/** Every bundle of a folder, in the order of their areas' names. */
export function listBundles(folder: string = bundles): BundleFiles[] {
  return readdirSync(folder)
    .filter((file) => file.endsWith(sourcesEnd))
    .map((file) => file.slice(0, -sourcesEnd.length))
    .toSorted()
    .map((area) => bundleFiles(area, folder));
}
