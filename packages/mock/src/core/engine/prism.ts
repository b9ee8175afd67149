/**
 * The parts of Prism that run here. The build bundles them with their dependencies into this
 * module, so that users need not install Prism (scripts/bundle.ts).
 */
export { generate } from '@stoplight/prism-http/dist/mocker/generator/JSONSchema.js';
