import { secret } from '../../../engine/secret.ts';
import { idleTime } from '../../../envelopes/views/access/begin-session.ts';
import { kind } from '../../../state/records.ts';
import type { State } from '../../../state/state.ts';
import { webForms, type StoredForm } from '../forms/stored-form.ts';
import { webFormInstances, type StoredInstance } from '../instances/stored-instance.ts';

/** A browser that has opened an instance. Kept under no account, by the secret in its address. */
export interface StoredVisit {
  visitId: string;
  accountId: string;
  formId: string;
  instanceId: string;
  /** Ends when nothing was done until then, in milliseconds since 1970. */
  until: number;
}

export const webFormVisits = kind<StoredVisit>('web-form-visit', {
  expiresAt: ({ until }) => until + idleTime,
});

/** Begins the visit of a browser to an instance. */
export async function beginVisit(
  state: State,
  { accountId, formId, instanceId }: StoredInstance,
): Promise<StoredVisit> {
  const visit = { visitId: secret(), accountId, formId, instanceId, until: state.now + idleTime };
  await state.of(webFormVisits).put('', visit.visitId, visit);
  return visit;
}

/** A visit with its form and instance. */
export interface OpenVisit {
  visit: StoredVisit;
  form: StoredForm;
  instance: StoredInstance;
}

/** Finds a visit that has not ended; undefined if there is none. */
export async function findVisit(state: State, visitId: string): Promise<OpenVisit | undefined> {
  const visit = await state.of(webFormVisits).get('', visitId);
  if (visit === undefined || state.now >= visit.until) return undefined;
  const form = await state.of(webForms).get(visit.accountId, visit.formId);
  const instance = await state.of(webFormInstances).get(visit.formId, visit.instanceId);
  return form === undefined || instance === undefined ? undefined : { visit, form, instance };
}
