import { mayBeAbsent } from './absence.js';
import type { Check } from './check.js';
import { arrayCheck, recordCheck } from './lists.js';
import type { Definition, Node } from './node.js';
import { numberCheck } from './numbers.js';
import { objectCheck } from './objects.js';
import { stringCheck } from './strings.js';
import { enumCheck, oneOf, unionCheck } from './values.js';

/** Returns the check of a schema; `undefined` where zod does something that no check here knows. */
export type GetCheck = (node: Node) => Check | undefined;

/** Types that may have rules of their own, which their checks know. */
const withRules = new Set(['array', 'number', 'string']);

/** The most lazy schemas that may follow each other: a value that contains itself has no end. */
const deepest = 64;
let depth = 0;

/** Rules by which checks differ from zod's own validation. */
export interface CheckRules {
  /** Returns the check to use instead of the usual one; `undefined` to use that one. */
  readonly replaceCheck?: (definition: Definition) => Check | undefined;
  /** True if an object must not have a field that differs only in case from one of its shape. */
  readonly exactNames?: boolean;
}

/**
 * Creates the checks of schemas, each of them once. They are made of closures and no code is
 * evaluated, so they are there under every content security policy.
 */
export function createChecks({ replaceCheck, exactNames = false }: CheckRules = {}): GetCheck {
  // Schemas share parts.
  const made = new WeakMap<Node, { check: Check | undefined }>();
  return getCheck;

  function getCheck(node: Node): Check | undefined {
    const known = made.get(node);
    if (known !== undefined) return known.check;
    const check = makeCheck(node);
    made.set(node, { check });
    return check;
  }

  function makeCheck(node: Node): Check | undefined {
    const { _zod: internals } = node;
    const { def } = internals;
    const ruled = def.checks !== undefined && def.checks.length > 0;
    if (ruled && !withRules.has(def.type)) return undefined;
    const replaced = replaceCheck?.(def);
    if (replaced !== undefined) return replaced;
    switch (def.type) {
      case 'string':
        return stringCheck(internals);
      case 'number':
        return numberCheck(internals);
      case 'boolean':
        return def.coerce === true ? undefined : (value) => typeof value === 'boolean';
      case 'any':
      case 'unknown':
        return () => true;
      case 'null':
        return oneOf([null]);
      case 'undefined':
      case 'void':
        return oneOf([undefined]);
      case 'literal':
        return oneOf(def.values ?? []);
      case 'enum':
        return enumCheck(def);
      case 'object':
        return objectCheck(def, { exactNames, getCheck: getPartCheck });
      case 'array':
        return arrayCheck(def, getPartCheck);
      case 'record':
        return recordCheck(def, getPartCheck);
      case 'union':
        return unionCheck(def, getCheck);
      case 'optional':
        return mayBeAbsent(node) ? orElse(undefined, def.innerType) : undefined;
      case 'nullable':
        return orElse(null, def.innerType);
      case 'lazy':
        return lazyCheck(def.getter);
      default:
        return undefined;
    }
  }

  /**
   * Returns the check of a part of a schema: its own, or else zod's validation of the part alone.
   */
  function getPartCheck(node: Node): Check {
    return getCheck(node) ?? ((value) => zodTakes(node, value));
  }

  function orElse(other: null | undefined, inner: Node | undefined): Check | undefined {
    if (inner === undefined) return undefined;
    const check = getPartCheck(inner);
    return (value) => value === other || check(value);
  }

  /** A schema that is not there before it is needed. Every circle of schemas goes through one. */
  function lazyCheck(getter: (() => Node) | undefined): Check | undefined {
    if (getter === undefined) return undefined;
    let check: Check | undefined;
    return (value) => {
      if (depth >= deepest) return false;
      check ??= getPartCheck(getter());
      depth += 1;
      try {
        return check(value);
      } finally {
        depth -= 1;
      }
    };
  }
}

/** Creates checks that agree with zod. */
export const getCheck = /* @__PURE__ */ createChecks();

function zodTakes(node: Node, value: unknown): boolean {
  const { _zod: internals } = node;
  const result = internals.run({ value, issues: [] }, { async: false });
  if (result instanceof Promise) return false;
  return result.issues.length === 0 && Object.is(result.value, value);
}
