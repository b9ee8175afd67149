import { isRecord, typeName } from '../../core/engine/json-schema.ts';
import { formatPointer } from '../../core/json-pointer.ts';
import { guidPattern } from '../../core/outside/is-guid.ts';
import { readOwn } from '../../core/outside/read-own.ts';
import { describeGot } from '../../core/traffic/describe-got.ts';
import { isSecretName } from '../../core/traffic/secret-names.ts';
import { findForm } from '../value-form.ts';

/** A difference between the two sides. */
export interface Difference {
  /** `/status`, or a JSON pointer into the body after `/body`. */
  at: string;
  /**
   * The kind of difference: only one side has the value, or the sides have different types or
   * values. `identity` is an ID that stood for something else before, and `not-done` a step that
   * needs a value that one side did not return.
   */
  kind: 'identity' | 'not-done' | 'only-left' | 'only-right' | 'type' | 'value';
  left: string;
  right: string;
}

/** The number under which a server keeps something. */
const number = /^\d{6,}$/;
/** Parts of a text that differ on every server: IDs, numbers, and random steps of addresses. */
const within = new RegExp(String.raw`${guidPattern}|(?<=[/=])[\w.-]{20,}|\b\d{6,}\b`, 'gi');

/** The IDs of each side that correspond to IDs of the other. */
export interface Identities {
  left: Map<unknown, unknown>;
  right: Map<unknown, unknown>;
}

/** Reports whether a value is an ID that the server has chosen. */
function isIdentity(value: unknown, name: string): boolean {
  const text = String(value);
  return findForm(text) === 'GUID' || (/(?:id|sid|number)$/i.test(name) && number.test(text));
}

/** A moment as a few resources of the service write it: `11/28/2026 10:26:35 PM`, or with `pm`. */
const american = /^\d{1,2}\/\d{1,2}\/\d{4} \d{1,2}:\d{2}(?::\d{2})? [AP]M$/i;

/**
 * Replaces moments, secrets and addresses, which differ between the sides and between runs, by
 * their kind.
 */
function generalize(value: unknown, name: string): unknown {
  if (typeof value !== 'string' || value === '') return value;
  if (isSecretName(name) || isSecretName(name.replace(/s$/, ''))) return '{secret}';
  if (findForm(value) === 'date and time' || american.test(value)) return '{moment}';
  return value.replace(/^https?:\/\/[^/]+/, '{origin}').replaceAll(within, '{id}');
}

/**
 * Compares the JSON of both sides.
 * @param known the IDs that stood at the same place before; an ID has to keep its counterpart
 */
export function compareValues(left: unknown, right: unknown, known: Identities): Difference[] {
  const found: Difference[] = [];
  visit(left, right, ['body']);
  return found;

  function visit(one: unknown, other: unknown, steps: readonly string[]): void {
    const at = formatPointer(steps);
    const name = steps.findLast((step) => !/^\d+$/.test(step)) ?? '';
    const add = (kind: Difference['kind']) => {
      found.push({ at, kind, left: describeGot(one, name), right: describeGot(other, name) });
    };
    if (one === undefined && other === undefined) return;
    if (other === undefined) return add('only-left');
    if (one === undefined) return add('only-right');
    if (typeName(one) !== typeName(other)) return add('type');
    if (Array.isArray(one) && Array.isArray(other)) {
      for (let item = 0; item < Math.max(one.length, other.length); item += 1)
        visit(one[item], other[item], [...steps, String(item)]);
      return;
    }
    if (isRecord(one) && isRecord(other)) {
      for (const field of new Set([...Object.keys(one), ...Object.keys(other)]))
        visit(readOwn(one, field), readOwn(other, field), [...steps, field]);
      return;
    }
    if (known.left.has(one) || (isIdentity(one, name) && isIdentity(other, name))) {
      if ((known.left.get(one) ?? other) !== other || (known.right.get(other) ?? one) !== one)
        add('identity');
      known.left.set(one, other);
      known.right.set(other, one);
      return;
    }
    if (generalize(one, name) !== generalize(other, name)) add('value');
  }
}
