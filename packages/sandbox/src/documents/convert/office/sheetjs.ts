// What is used of SheetJS, in one module: the build bundles it.
import { CFB } from '@e965/xlsx';

export { read } from '@e965/xlsx';

/** What is used of its reader of compound files, which has no types. */
interface CompoundReader {
  read(
    bytes: Buffer,
    options: { type: 'buffer' },
  ): { FullPaths: string[]; FileIndex: { content?: Uint8Array | number[] }[] };
}

export const compoundReader: CompoundReader = CFB;
