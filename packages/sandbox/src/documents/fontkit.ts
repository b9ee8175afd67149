// The imports from fontkit, in one module: the build bundles it without the code for formats of
// fonts that do not ship.
export { create } from '@cantoo/fontkit';
