// The parts of utif2 in use, in one module that the build bundles.
export { default } from 'utif2';
