import { Refusal } from '@countersign/mock/core/answers';
import { readErrorStatuses } from './error-statuses.ts';

/**
 * Creates the function that makes the refusals of an area with one of its error codes; all changes
 * of the transaction are rolled back. The status is that of the code in the spec.
 */
export function createRefuse<Code extends string>(
  area: string,
): (code: Code, message: string) => Refusal {
  const statuses = readErrorStatuses(area);
  return (code, message) =>
    new Refusal('badParameter', message, {
      body: { errorCode: code },
      status: statuses.get(code) ?? 400,
    });
}
