// What is used of fontkit, in one module: the build bundles it without what reads fonts that do not ship.
export { create } from '@cantoo/fontkit';
