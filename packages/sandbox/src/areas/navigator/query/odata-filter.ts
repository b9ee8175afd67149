import { refusal } from '../refusal.ts';
import type { Operator } from './compare.ts';
import { type Condition, readComparison } from './read-comparison.ts';
import { showName } from '../../../engine/show-name.ts';

const operators: ReadonlySet<string> = new Set(['eq', 'ne', 'gt', 'ge', 'lt', 'le']);

function isOperator(word: string): word is Operator {
  return operators.has(word);
}

/** The parentheses and negations in an expression, each of which may be inside of the one before. */
const mostNested = 100;

/**
 * Reads an expression of OData: comparisons, which `and`, `or` and parentheses combine.
 * @throws Refusal 400 with the place that cannot be read
 */
export function readOdataFilter(text: string): Condition {
  const tokens = splitTokens(text);
  const nesting = tokens.filter((token) => token === '(' || token.toLowerCase() === 'not').length;
  if (nesting > mostNested)
    throw refusal('400', 'The query parameter $filter is nested too deeply.');
  let at = 0;
  const condition = readOr();
  if (at < tokens.length) throw refuse(text, tokens[at] ?? '');
  return condition;

  function readOr(): Condition {
    const parts = [readAnd()];
    while (isWord('or')) parts.push(readAnd());
    return (item) => parts.some((part) => part(item));
  }

  function readAnd(): Condition {
    const parts = [readOne()];
    while (isWord('and')) parts.push(readOne());
    return (item) => parts.every((part) => part(item));
  }

  function readOne(): Condition {
    if (isWord('not')) {
      const inner = readOne();
      return (item) => !inner(item);
    }
    if (tokens[at] === '(') {
      at += 1;
      const inner = readOr();
      expectToken(')');
      return inner;
    }
    const field = next();
    const operator = next().toLowerCase();
    if (operator === 'in') return readIn(field);
    if (!isOperator(operator)) throw refuse(text, operator);
    return readComparison(field, operator, [readValue(next())]);
  }

  function readIn(field: string): Condition {
    expectToken('(');
    const wanted = [readValue(next())];
    while (tokens[at] === ',') {
      at += 1;
      wanted.push(readValue(next()));
    }
    expectToken(')');
    return readComparison(field, 'eq', wanted);
  }

  function isWord(word: string): boolean {
    if (tokens[at]?.toLowerCase() !== word) return false;
    at += 1;
    return true;
  }

  function expectToken(token: string): void {
    if (tokens[at] !== token) throw refuse(text, tokens[at] ?? 'the end');
    at += 1;
  }

  function next(): string {
    const token = tokens[at];
    if (token === undefined || '(),'.includes(token)) throw refuse(text, token ?? 'the end');
    at += 1;
    return token;
  }
}

function refuse(text: string, where: string) {
  return refusal(
    '400',
    `The query parameter $filter cannot be read at ${where}: ${showName(text)}.`,
  );
}

/** Splits an expression into names, operators, values, commas and parentheses. */
function splitTokens(text: string): string[] {
  const tokens: string[] = [];
  let at = 0;
  while (at < text.length) {
    const sign = text[at] ?? '';
    if (sign.trim() === '') at += 1;
    else if ('(),'.includes(sign)) {
      tokens.push(sign);
      at += 1;
    } else {
      const end = sign === "'" ? findQuote(text, at) : findEnd(text, at);
      tokens.push(text.slice(at, end));
      at = end;
    }
  }
  return tokens;
}

/** Finds the end of a text in quotes, within which two quotes are one. */
function findQuote(text: string, begin: number): number {
  let at = begin + 1;
  for (;;) {
    const quote = text.indexOf("'", at);
    if (quote < 0) throw refuse(text, text.slice(begin));
    if (text[quote + 1] !== "'") return quote + 1;
    at = quote + 2;
  }
}

function findEnd(text: string, begin: number): number {
  let at = begin;
  while (at < text.length && !" \t\n(),'".includes(text[at] ?? '')) at += 1;
  return at;
}

function readValue(token: string): string {
  return token.startsWith("'") ? token.slice(1, -1).replaceAll("''", "'") : token;
}
