/**
 * The lenient reading, which the validators of `@countersign/zod` share. The build puts it into this
 * module, so that nobody installs zod's validators with the mock (scripts/bundle.ts).
 */
export { listNames, listWords, readLeniently, readScalar } from '@countersign/zod/tolerance';
export type { Note, Reading, Shape } from '@countersign/zod/tolerance';
