import { invalid } from '../frame/control/control-problem.ts';

/**
 * Reads the maximum number of items to return.
 * @throws ControlProblem if it is not a positive whole number
 */
export function readLimit(query: URLSearchParams): number {
  const text = query.get('limit');
  if (text === null) return Infinity;
  if (/^[1-9]\d{0,8}$/.test(text)) return Number(text);
  throw invalid('limit must be a whole number of at least 1.', 'query/limit');
}
