import type { z } from 'zod';
import { describeGot } from '../traffic/describe-got.ts';
import type { ConfigFault } from './config-error.ts';
import { suggestion } from '../nearest.ts';

type Issue = z.core.$ZodIssue;

/** So many names are shown in full; of more, only the nearest. */
const mostNames = 6;

/** The surroundings of a faulty value, from which its message is built. */
export interface IssueContext {
  /** The value that the file has at a path. */
  value(path: readonly PropertyKey[]): unknown;
  /** The keys that may stand in the object at a path. */
  keys(path: readonly PropertyKey[]): readonly string[];
}

/** Describes an issue as one fault or, for unknown keys, as one fault for each key. */
export function describeIssue(issue: Issue, around: IssueContext): ConfigFault[] {
  const path = issue.path.map((step) => (typeof step === 'symbol' ? String(step) : step));
  if (issue.code === 'unrecognized_keys')
    return issue.keys.map((key) => ({
      path: [...path, key],
      message: `unknown key ${JSON.stringify(key)}${suggestion(key, around.keys(issue.path))}`,
    }));
  const inner = fittingBranch(issue);
  if (inner !== undefined)
    return inner.flatMap((deeper) =>
      describeIssue({ ...deeper, path: [...issue.path, ...deeper.path] }, around),
    );
  const value = around.value(issue.path);
  const expected = `expected ${describeExpectation(issue)}, got ${describeGot(value, String(path.at(-1)))}`;
  const hint =
    issue.code === 'invalid_value' && typeof value === 'string'
      ? suggestion(value, issue.values.map(String))
      : '';
  return [{ path, message: `${expected}${hint}` }];
}

/**
 * Finds the branch of a union that a value clearly belongs to: the faults within that branch say
 * more.
 */
function fittingBranch(issue: Issue): Issue[] | undefined {
  if (issue.code !== 'invalid_union') return undefined;
  return issue.errors.find((errors) =>
    errors.every(({ code, path }) => path.length > 0 || code !== 'invalid_type'),
  );
}

function describeExpectation(issue: Issue): string {
  switch (issue.code) {
    case 'invalid_type':
      return wordFor(issue.expected);
    case 'invalid_value':
      return describeChoice(issue.values.map((value) => JSON.stringify(value)));
    case 'too_small':
      return isText(issue.origin) ? 'a non-empty string' : describeMinimum(issue);
    case 'too_big':
      return `at most ${issue.maximum}`;
    case 'invalid_union':
      return issue.errors
        .flatMap((errors) => errors.slice(0, 1).map(describeExpectation))
        .join(' or ');
    default:
      return issue.message;
  }
}

function isText(origin: string): boolean {
  return origin === 'string';
}

function describeMinimum({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  const amount = `${inclusive === false ? 'more than' : 'at least'} ${minimum}`;
  return origin === 'array' ? `a list of ${amount}` : amount;
}

function describeChoice(names: readonly string[]): string {
  return names.length > mostNames
    ? `one of ${names.length} known names`
    : `one of ${names.join(', ')}`;
}

function wordFor(type: string): string {
  const typeLabels: Record<string, string> = {
    array: 'a list',
    boolean: 'true or false',
    int: 'a whole number',
    number: 'a number',
    object: 'an object',
    string: 'a text',
  };
  return typeLabels[type] ?? type;
}
