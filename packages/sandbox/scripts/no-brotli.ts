/**
 * Stands in the bundle in the place of Brotli, which fontkit needs for WOFF 2 only: no font that ships
 * is one, and its dictionary is larger than the rest of fontkit.
 */
export default function unpackBrotli(): never {
  throw new Error('Fonts packed with Brotli (WOFF 2) cannot be read here; ship them as WOFF.');
}
