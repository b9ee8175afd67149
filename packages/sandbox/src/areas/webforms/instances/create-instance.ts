import { secret } from '../../../engine/secret.ts';
import type { CreateInstanceRequestBody } from '@countersign/types/webforms';
import type { Context } from '../../../engine/context.ts';
import { withoutUndefined } from '../../../engine/without-undefined.ts';
import { isAddress } from '../../../envelopes/life/invitation-target.ts';
import type { State } from '../../../state/state.ts';
import type { StoredForm } from '../forms/stored-form.ts';
import { refusal } from '../refusal.ts';
import { checkValues } from './check-values.ts';
import { makeEnvelope } from './make-envelope.ts';
import { readRecipients, valuesOfPeople } from './people.ts';
import { renewToken, saveInstance, type StoredInstance } from './stored-instance.ts';

const hour = 3_600_000;
/** The number of hours after which an instance expires, by default: 30 days. */
const usualHours = 720;

/**
 * Creates an instance of a form for one person. One that is sent by e-mail has its envelope at once.
 * @throws Refusal FORM_NOT_ACTIVE, SENDING_NOT_ALLOWED, CLIENT_USER_ID_MISSING
 * @evidence public
 */
export async function createInstance(
  state: State,
  { caller, newId, origin }: Pick<Context, 'caller' | 'newId' | 'origin'>,
  form: StoredForm,
  body: CreateInstanceRequestBody,
): Promise<StoredInstance> {
  const { active, formId, accountId } = form;
  if (active === undefined || !form.isEnabled)
    throw refusal(
      'FORM_NOT_ACTIVE',
      `The form ${form.name} is ${active === undefined ? 'not published' : 'disabled'}. Only a form that is published and enabled has instances.`,
    );
  requireAddress(body.returnUrl);
  const isRemote = body.sendOption !== undefined;
  if (isRemote && (!form.allowSending || active.isStandalone === true))
    throw refusal(
      'SENDING_NOT_ALLOWED',
      `The form ${form.name} cannot be sent by e-mail: ${active.isStandalone === true ? 'it has no template' : 'sending is not enabled for it. Enable it with allowSending'}.`,
    );
  const { clientUserId, returnUrl, brandId, expirationOffset = usualHours, tags = [] } = body;
  if (!isRemote && (clientUserId ?? '') === '')
    throw refusal(
      'CLIENT_USER_ID_MISSING',
      'An instance to embed needs a clientUserId. Set it, or set sendOption to have the form sent by e-mail.',
    );
  const { assertionId, authenticationInstant, authenticationMethod, securityDomain } = body;
  const instance: StoredInstance = {
    instanceId: newId(),
    formId,
    accountId,
    source: isRemote ? 'API_REMOTE' : 'API_EMBEDDED',
    createdBy: caller.userId,
    createdAt: state.now,
    modifiedAt: state.now,
    expiresAt: state.now + expirationOffset * hour,
    status: 'INITIATED',
    tags,
    values: checkValues(active, body.formValues ?? {}),
    proof: withoutUndefined({
      assertionId,
      authenticationInstant,
      authenticationMethod,
      securityDomain,
    }),
    envelopes: [],
    ...withoutUndefined({ clientUserId, returnUrl, brandId }),
  };
  if (isRemote) {
    const people = readRecipients(active, body);
    instance.entry = secret();
    instance.values = { ...valuesOfPeople(active, people), ...instance.values };
    await makeEnvelope(state, form, instance, people, { origin });
  } else renewToken(state, instance);
  await saveInstance(state, instance);
  return instance;
}

/** @throws Refusal INVALID_REQUEST_BODY for a place that a browser cannot open */
function requireAddress(returnUrl: string | undefined): void {
  if (returnUrl !== undefined && !isAddress(returnUrl))
    throw refusal(
      'INVALID_REQUEST_BODY',
      '/returnUrl must be an absolute URL that a browser can open, such as https://app.example/done.',
    );
}
