/**
 * The lenient reading, which the validators of `@countersign/zod` share. The build bundles it into
 * this module, so that the mock does not depend on the validators (scripts/bundle.ts).
 */
export { listNames, listWords, readLeniently, readScalar } from '@countersign/zod/tolerance';
export type { Reading, Shape } from '@countersign/zod/tolerance';
