import { all, type Check } from './check.js';
import { definitionOf, type CheckDefinition, type Internals } from './node.js';

/** A finite number, or a safe integer, and its bounds; `undefined` where zod does more. */
export function numberCheck({ def }: Internals): Check | undefined {
  if (def.coerce === true) return undefined;
  const isInteger = def.format === 'safeint';
  if (def.format !== undefined && !isInteger) return undefined;
  const rules: Check[] = [isInteger ? Number.isSafeInteger : Number.isFinite];
  for (const check of def.checks ?? []) {
    const rule = createBound(definitionOf(check));
    if (rule === undefined) return undefined;
    rules.push(rule);
  }
  return all(rules);
}

function createBound({ check, inclusive, value: bound }: CheckDefinition): Check | undefined {
  if (typeof bound !== 'number' || inclusive !== true) return undefined;
  if (check === 'greater_than') return (value) => typeof value === 'number' && value >= bound;
  if (check === 'less_than') return (value) => typeof value === 'number' && value <= bound;
  return undefined;
}
