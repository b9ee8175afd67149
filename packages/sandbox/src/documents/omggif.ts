// What is used of omggif, in one module: the build bundles it.
export { GifReader } from 'omggif';
