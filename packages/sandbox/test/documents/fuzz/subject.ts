import type { Random } from './random.ts';

/** A kind of documents: how they are made, whole, damaged and hostile. */
export interface Subject {
  /** The extension of the documents. */
  extension: string;
  /** The number of random documents per run. */
  count: number;
  /** Makes a document; most are whole, so that they can be damaged. */
  generate(random: Random): Uint8Array | Promise<Uint8Array>;
  /** Documents that are written to do harm, by the kind of harm. */
  hostile: Readonly<Record<string, () => Uint8Array | Promise<Uint8Array>>>;
}
