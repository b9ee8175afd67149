import type { Files } from '../output.ts';

/** A part of the generated code, which is made as a whole. */
export interface Part {
  /** The name under which the part is kept. */
  name: string;
  /** The folder of generated files that it is in, as seen from the root of the repository. */
  target: string;
  /** The folder in there that its files go into; none if undefined. */
  area?: string;
  /** The folder also has files that are not generated. */
  beside?: true;
  /** Hash of all that the part is made of. */
  key: string;
  make: () => Files | Promise<Files>;
}
