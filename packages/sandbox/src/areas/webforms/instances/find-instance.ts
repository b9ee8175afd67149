import type { State } from '../../../state/state.ts';
import type { StoredForm } from '../forms/stored-form.ts';
import { refusal } from '../refusal.ts';
import { type StoredInstance, webFormInstances } from './stored-instance.ts';

/**
 * Finds an instance of a form.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
export async function findInstance(
  state: State,
  { formId }: Pick<StoredForm, 'formId'>,
  instanceId: string,
): Promise<StoredInstance> {
  const instance = await state.of(webFormInstances).get(formId, instanceId.toLowerCase());
  if (instance === undefined)
    throw refusal(
      'RESOURCE_NOT_FOUND',
      `The form has no instance ${instanceId}. WebFormInstance_ListInstances returns its instances.`,
    );
  return instance;
}
