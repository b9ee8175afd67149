// The parts of SheetJS in use, in one module that the build bundles.
import { CFB } from '@e965/xlsx';

export { read } from '@e965/xlsx';

/** The reader of compound files of SheetJS, as far as it is used; it has no types. */
interface CompoundReader {
  read(
    bytes: Buffer,
    options: { type: 'buffer' },
  ): { FullPaths: string[]; FileIndex: { content?: Uint8Array | number[] }[] };
}

export const compoundReader: CompoundReader = CFB;
