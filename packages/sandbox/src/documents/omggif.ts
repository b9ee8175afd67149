// The imports from omggif, in one module: the build bundles it.
export { GifReader } from 'omggif';
