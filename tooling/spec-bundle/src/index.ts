export { bundleArea, type Bundle } from './bundle-area.ts';
export { SpecError, type SpecPlace } from './spec-error.ts';
export type { Json, JsonObject } from './json.ts';
export type { Sources } from './sources.ts';
