/** A condition of a tag: comparisons, joined by `and` and `or`. */
export type Condition = { all: readonly Condition[] } | { any: readonly Condition[] } | Comparison;

type Operator = '!=' | '<' | '<=' | '=' | '>' | '>=';

/**
 * A field, a function applied to it, and the value that it is compared with; without one, the field
 * must have a value.
 */
interface Comparison {
  field: string;
  call?: 'lowercase' | 'number' | 'uppercase';
  operator?: Operator;
  value?: string;
}

/** A value of a field does not fit what a condition does with it. */
export class ConditionError extends Error {}

const tokens =
  /\s*(?:(\$[a-z]+\s*\(\s*[\p{L}\p{N}_]+\s*\)|[\p{L}_][\p{L}\p{N}_]*)|(==|!=|>=|<=|=|>|<)|("[^"]*"|'[^']*')|(-?\d+(?:\.\d+)?)|([()]))/uy;
const call = /^\$(lowercase|number|uppercase)\s*\(\s*([\p{L}\p{N}_]+)\s*\)$/u;
const deepest = 20;

interface Token {
  kind: 'bracket' | 'operator' | 'text' | 'word';
  text: string;
}

/** Parses a condition; undefined for any other text. */
export function readCondition(source: string): Condition | undefined {
  const all = tokenize(source);
  if (all === undefined) return undefined;
  let at = 0;
  const condition = readAny(0);
  return at === all.length ? condition : undefined;

  function readAny(depth: number): Condition | undefined {
    return readList(
      'or',
      () => readAll(depth),
      (any) => ({ any }),
    );
  }

  function readAll(depth: number): Condition | undefined {
    return readList(
      'and',
      () => readOne(depth),
      (parts) => ({ all: parts }),
    );
  }

  function readList(
    word: string,
    read: () => Condition | undefined,
    join: (parts: Condition[]) => Condition,
  ): Condition | undefined {
    const parts: Condition[] = [];
    for (;;) {
      const part = read();
      if (part === undefined) return undefined;
      parts.push(part);
      if (all?.[at]?.text !== word) return parts.length === 1 ? part : join(parts);
      at += 1;
    }
  }

  function readOne(depth: number): Condition | undefined {
    const token = all?.[at];
    at += 1;
    if (token?.text === '(' && token.kind === 'bracket') {
      const inside = depth < deepest ? readAny(depth + 1) : undefined;
      const end = all?.[at];
      at += 1;
      return end?.text === ')' && end.kind === 'bracket' ? inside : undefined;
    }
    if (token?.kind !== 'word' || token.text === 'and' || token.text === 'or') return undefined;
    const left = readLeft(token.text);
    const operator = all?.[at];
    if (left === undefined || operator?.kind !== 'operator') return left;
    const value = all?.[at + 1];
    at += 2;
    return value?.kind === 'text'
      ? { ...left, operator: toOperator(operator.text), value: value.text }
      : undefined;
  }
}

function readLeft(text: string): Comparison | undefined {
  if (!text.startsWith('$')) return { field: text };
  const [, name, field = ''] = call.exec(text) ?? [];
  return name === 'lowercase' || name === 'number' || name === 'uppercase'
    ? { field, call: name }
    : undefined;
}

function toOperator(text: string): Operator {
  switch (text) {
    case '!=':
    case '<':
    case '<=':
    case '>':
    case '>=':
      return text;
    default:
      return '=';
  }
}

function tokenize(source: string): Token[] | undefined {
  const found: Token[] = [];
  tokens.lastIndex = 0;
  const text = source.trimEnd();
  while (tokens.lastIndex < text.length) {
    const [whole, word, operator, quoted, number, bracket] = tokens.exec(text) ?? [];
    if (whole === undefined) return undefined;
    if (word !== undefined) found.push({ kind: 'word', text: word });
    else if (operator !== undefined) found.push({ kind: 'operator', text: operator });
    else if (quoted !== undefined) found.push({ kind: 'text', text: quoted.slice(1, -1) });
    else if (number !== undefined) found.push({ kind: 'text', text: number });
    else if (bracket !== undefined) found.push({ kind: 'bracket', text: bracket });
  }
  return found;
}

/** Lists the fields in a condition. */
export function fieldsOfCondition(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(fieldsOfCondition);
  if ('any' in condition) return condition.any.flatMap(fieldsOfCondition);
  return [condition.field];
}

/**
 * Tells if a condition is met.
 * @throws {ConditionError} where a value is no number and must be one
 */
export function isMet(condition: Condition, read: (field: string) => string): boolean {
  if ('all' in condition) return condition.all.every((part) => isMet(part, read));
  if ('any' in condition) return condition.any.some((part) => isMet(part, read));
  const { field, call: use, operator, value = '' } = condition;
  const own = read(field);
  if (use === 'number') return isNumberMet(own, operator, value);
  const text =
    use === 'lowercase' ? own.toLowerCase() : use === 'uppercase' ? own.toUpperCase() : own;
  if (operator === undefined) return text !== '';
  if (operator === '=') return text === value;
  if (operator === '!=') return text !== value;
  const numbers = [toNumber(text), toNumber(value)];
  return numbers.includes(undefined)
    ? compare(text, operator, value)
    : compare(numbers[0] ?? 0, operator, numbers[1] ?? 0);
}

function isNumberMet(own: string, operator: Operator | undefined, value: string): boolean {
  // A field without a value is equal to nothing.
  if (own.trim() === '') return operator === '!=';
  const [one, other] = [toNumber(own), toNumber(value)];
  if (one === undefined) throw new ConditionError(`Unable to cast value to a number: "${own}"`);
  if (operator === undefined) return one !== 0;
  if (other === undefined) return operator === '!=';
  return compare(one, operator, other);
}

/** A number, with commas between its digits or without. */
function toNumber(text: string): number | undefined {
  const plain = text.trim().replaceAll(/(?<=\d),(?=\d{3})/gu, '');
  return /^[-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d{1,3})?$/iu.test(plain) ? Number(plain) : undefined;
}

function compare<Value extends number | string>(
  one: Value,
  operator: Operator,
  other: Value,
): boolean {
  switch (operator) {
    case '=':
      return one === other;
    case '!=':
      return one !== other;
    case '<':
      return one < other;
    case '<=':
      return one <= other;
    case '>':
      return one > other;
    case '>=':
      return one >= other;
  }
}
