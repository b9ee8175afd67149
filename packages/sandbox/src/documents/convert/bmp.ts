// What is used of bmp-ts, in one module: the build bundles it.
export { decode } from 'bmp-ts';
