export { bundle, type Bundle, type BundleOptions } from './bundle.ts';
export { loadedFiles, type LoadedOptions } from './loaded.ts';
