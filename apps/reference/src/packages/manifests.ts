import { readFileSync } from 'node:fs';
import path from 'node:path';

/** A package of ours. */
export interface Manifest {
  name: string;
  description: string;
  /** Its name without the scope: the folder of its pages. */
  short: string;
  /** Its folder in the repository. */
  folder: string;
}

/** The name of a package without its scope. */
export const shortName = (name: string): string => name.slice(name.indexOf('/') + 1);

/** Reads the name and description of a package. */
export function readManifest(folder: string): Manifest {
  const { name, description }: Pick<Manifest, 'name' | 'description'> = JSON.parse(
    readFileSync(path.join(folder, 'package.json'), 'utf8'),
  );
  return { name, description, short: shortName(name), folder };
}
