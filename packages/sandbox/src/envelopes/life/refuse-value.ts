import { ServiceRefusal } from '../../engine/service-refusal.ts';

/** Creates the error for a value in a workflow, with its location and the allowed values. */
export function refuseValue(where: string, what: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_PARAMETER', `${where} ${what}.`);
}
