import { all, type Check } from './check.js';
import { definitionOf, type CheckDefinition, type Internals } from './node.js';

type Rule = (text: string) => boolean;

/** The check of a string that may be any: the most frequent by far, so objects know it by name. */
export const isString: Check = (value) => typeof value === 'string';

/** Formats for which zod asks nothing but their pattern. */
const patternOnly = new Set(['date', 'datetime', 'email', 'time']);

/** A string, its format and its rules; `undefined` where zod does more than these say. */
export function stringCheck({ def, traits }: Internals): Check | undefined {
  if (def.coerce === true) return undefined;
  const rules: Rule[] = [];
  if (def.format !== undefined) {
    const known = traits.has('$ZodCustomStringFormat') || patternOnly.has(def.format ?? '');
    const rule = known ? matches(def.pattern) : undefined;
    if (rule === undefined) return undefined;
    rules.push(rule);
  }
  for (const check of def.checks ?? []) {
    const rule = createRule(definitionOf(check));
    if (rule === undefined) return undefined;
    rules.push(rule);
  }
  if (rules.length === 0) return isString;
  const rule = all(rules);
  return (value) => typeof value === 'string' && rule(value);
}

function createRule(rule: CheckDefinition): Rule | undefined {
  const { check, format, maximum, minimum, pattern } = rule;
  if (check === 'max_length') return maximum === undefined ? undefined : atMost(maximum);
  if (check === 'min_length') return minimum === undefined ? undefined : atLeast(minimum);
  if (check === 'string_format' && format === 'regex') return matches(pattern);
  return undefined;
}

/**
 * Creates the rule of a pattern; undefined for one with `g` or `y`, which would continue where its
 * last match ended.
 */
function matches(pattern: RegExp | undefined): Rule | undefined {
  if (pattern === undefined || pattern.global || pattern.sticky) return undefined;
  return (text) => pattern.test(text);
}

// Some versions of zod count code units and others code points, of which there are at least half as
// many. Lengths that only one version would accept are left to zod.

function atMost(maximum: number): Rule {
  return (text) => text.length <= maximum;
}

function atLeast(minimum: number): Rule {
  if (minimum <= 1) return (text) => text.length >= minimum;
  return (text) => text.length >= minimum && (text.length >= minimum * 2 || !halves.test(text));
}

/** The code units of which there are two in a code point. */
const halves = /[\ud800-\udfff]/;
