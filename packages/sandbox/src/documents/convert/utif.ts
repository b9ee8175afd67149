// What is used of utif2, in one module: the build bundles it.
export { default } from 'utif2';
