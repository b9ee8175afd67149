import { getCheck } from './get-check.js';
import type { Check } from './check.js';
import type { Context, Node, Payload } from './node.js';

/**
 * Makes a zod schema fast for valid values (docs/decisions/0012-fast-validation.md). The schema
 * stays the same: `parse`, `safeParse`, their asynchronous forms, `~standard` and schemas around it
 * all come through `run`. A value that passes the check is returned as it is, without a copy; any
 * other value goes to zod, so that every issue is zod's own.
 * @param make creates the schema. It is called at once, and is a function only so that bundlers see
 * that it has no side effects, and drop it if it is not imported.
 */
export function fast<Schema extends Node>(make: () => Schema): Schema {
  const schema = make();
  const { _zod: internals } = schema;
  const ruled = (internals.def.checks ?? []).length > 0;
  // For a schema without rules `run` and `parse` are the same to zod, which may replace `parse`
  // later.
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
