// The build puts the package into this file (scripts/bundle.ts), since it brings twenty others.
export { generate } from 'selfsigned';
