import { ServiceRefusal } from '../../engine/service-refusal.ts';

/** The refusal of a value in a workflow: where it is, and what it must be. */
export function refuseValue(where: string, what: string): ServiceRefusal {
  return new ServiceRefusal('INVALID_REQUEST_PARAMETER', `${where} ${what}.`);
}
