// The parts of bmp-ts in use, in one module that the build bundles.
export { decode } from 'bmp-ts';
