import type { Files } from '../output.ts';

/** A part of the generated code, which is made as a whole. */
export interface Part {
  /** What it is kept under. */
  name: string;
  /** The folder of generated files that it is in, as seen from the root of the repository. */
  target: string;
  /** The folder in there that its files go into; none if undefined. */
  area?: string;
  /** The folder also has files that are not generated. */
  beside?: true;
  /** What it is made of, as a hash. */
  key: string;
  make: () => Files | Promise<Files>;
}
