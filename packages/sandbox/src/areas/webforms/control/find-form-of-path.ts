import type { ControlCall } from '../../../frame/control/control-call.ts';
import { notFound } from '../../../frame/control/control-problem.ts';
import type { State } from '../../../state/state.ts';
import { webForms, type StoredForm } from '../forms/stored-form.ts';
import { webFormInstances, type StoredInstance } from '../instances/stored-instance.ts';

/** The form that the path of a call names. @throws ControlProblem */
export async function findFormOfPath(
  state: State,
  { path }: Pick<ControlCall, 'path'>,
): Promise<StoredForm> {
  const { accountId = '', formId = '' } = path;
  const form = await state.of(webForms).get(accountId.toLowerCase(), formId.toLowerCase());
  if (form !== undefined) return form;
  throw notFound(`The account ${accountId} has no web form ${formId}.`, 'path/formId');
}

/** The instance that the path of a call names. @throws ControlProblem */
export async function findInstanceOfPath(
  state: State,
  form: StoredForm,
  { path }: Pick<ControlCall, 'path'>,
): Promise<StoredInstance> {
  const { instanceId = '' } = path;
  const instance = await state.of(webFormInstances).get(form.formId, instanceId.toLowerCase());
  if (instance !== undefined) return instance;
  throw notFound(`The web form ${form.name} has no instance ${instanceId}.`, 'path/instanceId');
}
