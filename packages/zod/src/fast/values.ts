import type { Check } from './check.js';
import type { Definition, Node } from './node.js';

/**
 * Checks for one of some strings; `undefined` for enums with numbers, which zod reads in two ways.
 */
export function enumCheck({ entries = {} }: Definition): Check | undefined {
  const values = Object.values(entries);
  return values.every((value) => typeof value === 'string') ? oneOf(values) : undefined;
}

/** One of some values, compared as sets do, like zod. */
export function oneOf(values: readonly unknown[]): Check {
  const [only] = values;
  if (values.length === 1) return (value) => Object.is(value, only);
  const known = new Set<unknown>(values);
  return (value) => known.has(value);
}

/** Types whose values are immutable: no check of them can return another one. */
const scalar = new Set(['boolean', 'enum', 'literal', 'null', 'number', 'string']);

/**
 * One of several scalars, or one array, or one object or record among them. `undefined` for others,
 * of which zod takes the first that fits, and might change it.
 */
export function unionCheck(
  { options = [], inclusive = true }: Definition,
  getCheck: (node: Node) => Check | undefined,
): Check | undefined {
  const others = options.filter((option) => !isScalar(option));
  const forms = new Set(others.map(formOf));
  if (!inclusive || (others.length > 1 && (forms.size < others.length || forms.has(undefined))))
    return undefined;
  const checks: Check[] = [];
  for (const option of options) {
    const check = getCheck(option);
    if (check === undefined) return undefined;
    checks.push(check);
  }
  return (value) => checks.some((check) => check(value));
}

/** The form of the values of a type, where no value of another form passes it. */
function formOf({ _zod: { def } }: Node): 'array' | 'object' | undefined {
  if (def.type === 'array') return 'array';
  return def.type === 'object' || def.type === 'record' ? 'object' : undefined;
}

function isScalar({ _zod: { def } }: Node): boolean {
  if (def.type === 'union') return def.options?.every(isScalar) ?? false;
  if (def.type === 'nullable') return def.innerType !== undefined && isScalar(def.innerType);
  return scalar.has(def.type);
}
