import type { Node } from './node.js';

const substituting = new Set(['catch', 'default', 'pipe', 'prefault', 'transform']);

/** Reports whether a schema leaves `undefined` as it is, as `.optional()` of most schemas does. */
export function mayBeAbsent({ _zod: { def, traits } }: Node): boolean {
  if (def.type !== 'optional' || traits.has('$ZodExactOptional')) return false;
  return def.innerType !== undefined && !substitutes(def.innerType);
}

/** Reports whether a schema may replace `undefined` by another value. */
function substitutes({ _zod: { def } }: Node): boolean {
  if (substituting.has(def.type)) return true;
  const inner = def.innerType ?? def.getter?.();
  return inner !== undefined && substitutes(inner);
}
