import { defineWebFormsOperation } from '../define-web-forms-operation.ts';
import { findForm } from '../forms/find-form.ts';
import { refusal } from '../refusal.ts';
import { createInstance } from './create-instance.ts';
import { presentInstance } from './present-instance.ts';
import {
  renewToken,
  saveInstance,
  webFormInstances,
  type StoredInstance,
} from './stored-instance.ts';
import type { State } from '../../../state/state.ts';
import type { StoredForm } from '../forms/stored-form.ts';

export const WebFormInstance_ListInstances = defineWebFormsOperation(
  'WebFormInstance_ListInstances',
  async (state, { path, query }, context) => {
    const form = await findForm(state, context, path.formId);
    const all = await state.of(webFormInstances).list(form.formId);
    const { client_user_id: clientUserId } = query;
    const items = [];
    for (const instance of all)
      if (clientUserId === undefined || instance.clientUserId === clientUserId)
        items.push(await presentInstance(state, context.origin, form, instance));
    return { status: 200, body: { items } };
  },
);

export const WebFormInstance_CreateInstance = defineWebFormsOperation(
  'WebFormInstance_CreateInstance',
  async (state, { path, body }, context) => {
    const form = await findForm(state, context, path.formId);
    const instance = await createInstance(state, context, form, body);
    return { status: 200, body: await presentInstance(state, context.origin, form, instance) };
  },
);

export const WebFormInstance_GetInstance = defineWebFormsOperation(
  'WebFormInstance_GetInstance',
  async (state, { path }, context) => {
    const form = await findForm(state, context, path.formId);
    const instance = await findInstance(state, form, path.instanceId);
    const body = await presentInstance(state, context.origin, form, instance, { whole: true });
    return { status: 200, body };
  },
);

export const WebFormInstance_RefreshToken = defineWebFormsOperation(
  'WebFormInstance_RefreshToken',
  async (state, { path }, context) => {
    const form = await findForm(state, context, path.formId);
    const instance = await findInstance(state, form, path.instanceId);
    requireUnexpired(state, instance);
    if (instance.source === 'API_REMOTE')
      throw refusal(
        'INVALID_REQUEST_PARAMETER',
        'The instance was sent by e-mail, so it has no token. Its person opens it from the e-mail.',
      );
    renewToken(state, instance);
    await saveInstance(state, instance);
    return { status: 200, body: await presentInstance(state, context.origin, form, instance) };
  },
);

/**
 * Lets an instance be opened until it expires, even one that is submitted: it then shows the envelope.
 * @throws Refusal INSTANCE_EXPIRED
 * @evidence public
 */
function requireUnexpired({ now }: Pick<State, 'now'>, { expiresAt }: StoredInstance): void {
  if (now >= expiresAt)
    throw refusal('INSTANCE_EXPIRED', 'The instance has expired. Create another one.');
}

/**
 * Finds an instance of a form.
 * @throws Refusal RESOURCE_NOT_FOUND
 */
async function findInstance(
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
