import { isRecord, typeName } from '../../engine/json-schema.ts';
import { formatPointer } from '../../json-pointer.ts';
import { describeGot } from '../../traffic/describe-got.ts';

/** Something that the two sides have not in common. */
export interface Difference {
  /** `/status`, or a JSON pointer into the body after `/body`. */
  at: string;
  /** Whether one side lacks it, or the sides have other types or values. */
  kind: 'only-left' | 'only-right' | 'type' | 'value';
  left: string;
  right: string;
}

const guid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/i;
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?$/;
const guids = /[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}/gi;

/** What a value stands for: IDs, moments and addresses are others on each side, and in each run. */
function generalize(value: unknown, bound: ReadonlyMap<string, string>): unknown {
  if (typeof value !== 'string') return value;
  for (const [name, known] of bound) if (known !== '' && value === known) return `{${name}}`;
  if (guid.test(value)) return '{guid}';
  if (moment.test(value)) return '{moment}';
  return value.replace(/^https?:\/\/[^/]+/, '{origin}').replaceAll(guids, '{guid}');
}

/** Compares the JSON of both sides. */
export function compareValues(
  left: unknown,
  right: unknown,
  bound: { left: ReadonlyMap<string, string>; right: ReadonlyMap<string, string> },
): Difference[] {
  const found: Difference[] = [];
  visit(left, right, ['body']);
  return found;

  function visit(one: unknown, other: unknown, steps: readonly string[]): void {
    const at = formatPointer(steps);
    const name = steps.at(-1);
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
        visit(one[field], other[field], [...steps, field]);
      return;
    }
    if (generalize(one, bound.left) !== generalize(other, bound.right)) add('value');
  }
}
