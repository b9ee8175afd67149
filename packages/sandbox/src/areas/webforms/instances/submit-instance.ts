import type { WebFormValues } from '@countersign/types/webforms';
import type { State } from '../../../state/state.ts';
import type { StoredForm } from '../forms/stored-form.ts';
import { refusal } from '../refusal.ts';
import {
  fillEnvelope,
  type FormFile,
  makeEnvelope,
  type InstanceEnvelope,
} from './make-envelope.ts';
import { readPeople } from './people.ts';
import { isExpired, saveInstance, type StoredInstance } from './stored-instance.ts';

/** The values and files that a person submits. */
interface Submission {
  values: WebFormValues;
  origin: string;
  files?: readonly FormFile[];
}

/**
 * Submits an instance with the values of its person: the envelope is made of them and sent, or, if
 * the form was sent by e-mail, filled in.
 * @returns the envelope; undefined for a form without a template
 * @throws Refusal INSTANCE_EXPIRED, INVALID_REQUEST_BODY for one that is submitted, or
 *   whose envelope cannot be sent; FORM_NOT_ACTIVE
 */
export async function submitInstance(
  state: State,
  form: StoredForm,
  instance: StoredInstance,
  { values, origin, files = [] }: Submission,
): Promise<InstanceEnvelope | undefined> {
  if (isExpired(state, instance))
    throw refusal('INSTANCE_EXPIRED', 'The instance has expired. Create another one.');
  if (instance.status === 'SUBMITTED')
    throw refusal('INVALID_REQUEST_BODY', 'The instance is submitted. Create another one.');
  instance.values = { ...instance.values, ...values };
  // An instance that was sent by e-mail has its envelope already.
  const made =
    instance.envelopes.length > 0
      ? await fillEnvelope(state, form, instance)
      : await makeEnvelope(
          state,
          form,
          instance,
          readPeople(form.active ?? form.draft, instance.values),
          { origin, files },
        );
  instance.status = 'SUBMITTED';
  instance.submittedAt = state.now;
  await saveInstance(state, instance);
  return made;
}
