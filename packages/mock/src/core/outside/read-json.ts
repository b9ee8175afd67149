import { Excess } from './excess.ts';
import { excessIn } from './json-excess.ts';
import type { JsonLimits } from './limits.ts';
import { parseJson } from './parse-json.ts';

/**
 * Parses JSON that comes from outside.
 * @throws Excess if it exceeds the limits
 * @throws SyntaxError if it is not JSON
 */
export function readOutsideJson(given: Buffer | string, limits: JsonLimits): unknown {
  const excess = excessIn(typeof given === 'string' ? Buffer.from(given) : given, limits);
  if (excess !== undefined) throw new Excess(excess);
  return parseJson(given.toString());
}
