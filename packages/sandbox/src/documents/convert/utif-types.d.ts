// Types of the parts of utif2 in use; those of its package refer to types that are missing here.
declare module 'utif2' {
  /** A page, with its tags: 256 is its width, 257 its height. */
  interface Page {
    t256?: number[];
    t257?: number[];
    data?: Uint8Array;
  }
  const utif: {
    decode(bytes: ArrayBuffer): Page[];
    decodeImage(bytes: ArrayBuffer, page: Page): void;
    toRGBA8(page: Page): Uint8Array;
  };
  export default utif;
}
