import { getCheck } from './get-check.js';
import type { Check } from './check.js';
import type { Context, Node, Payload } from './node.js';

/**
 * Makes a zod schema fast at what is valid (docs/decisions/0012-fast-validation.md). It stays the
 * schema that it was: `parse`, `safeParse`, their asynchronous forms, `~standard` and schemas
 * around it all come through `run`. What the check takes is given back as it is, without a copy;
 * with everything else zod does what it always does, so that every issue is zod's own.
 * @param make gives the schema. It is called at once, and is a function only so that bundlers see
 * that nothing happens in it when they drop what nobody imports.
 */
export function fast<Schema extends Node>(make: () => Schema): Schema {
  const schema = make();
  const { _zod: internals } = schema;
  const ruled = (internals.def.checks ?? []).length > 0;
  // Without rules of its own the two are one for zod, which may exchange `parse` later.
  const run = ruled
    ? internals.run
    : (payload: Payload, context: Context) => internals.parse(payload, context);
  let check: Check | undefined;
  internals.run = (payload, context) => {
    check ??= getCheck(schema) ?? (() => false);
    return check(payload.value) ? payload : run(payload, context);
  };
  return schema;
}
