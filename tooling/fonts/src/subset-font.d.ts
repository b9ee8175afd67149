// The used part of subset-font, whose package has no types.
declare module 'subset-font' {
  interface Options {
    targetFormat: 'truetype' | 'woff' | 'woff2';
    keepFeatures: readonly string[];
    noHinting: boolean;
    dropTables: readonly string[];
  }

  /** Creates a font with the letters of a text. */
  export default function subsetFont(
    font: Buffer,
    letters: string,
    options: Options,
  ): Promise<Buffer>;
}
