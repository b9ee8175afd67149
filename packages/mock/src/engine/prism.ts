/**
 * All of Prism that runs here. The build puts it and what it needs into this module, so that nobody
 * installs Prism (scripts/bundle.ts).
 */
export { generate } from '@stoplight/prism-http/dist/mocker/generator/JSONSchema.js';
