import type { InstanceRecipientStatus, WebFormInstance } from '@countersign/types/webforms';
import type { State } from '../../../state/state.ts';
import { findAction, findPart } from '../forms/fields-of.ts';
import { moment, presentUser } from '../forms/present-form.ts';
import type { StoredForm } from '../forms/stored-form.ts';
import { formAddress } from '../pages/form-path.ts';
import { isExpired, type StoredInstance } from './stored-instance.ts';

/**
 * Presents an instance.
 * @param whole with the values of the fields, once they are submitted
 */
export async function presentInstance(
  state: State,
  origin: string,
  form: StoredForm,
  instance: StoredInstance,
  { whole = false }: { whole?: boolean } = {},
): Promise<WebFormInstance> {
  const { token, clientUserId, brandId, submittedAt } = instance;
  const creator = await presentUser(state, form.accountId, instance.createdBy);
  const recipients = listRecipients(form, instance);
  return {
    ...(token !== undefined && {
      formUrl: formAddress(state, origin, form.slug),
      instanceToken: token.text,
      tokenExpirationDateTime: moment(token.until),
    }),
    id: instance.instanceId,
    formId: form.formId,
    accountId: form.accountId,
    ...(clientUserId !== undefined && { clientUserId }),
    ...(brandId !== undefined && { brandId }),
    tags: instance.tags,
    status: isExpired(state, instance) ? 'EXPIRED' : instance.status,
    ...(instance.envelopes.length > 0 && {
      envelopes: instance.envelopes.map(({ envelopeId, createdAt }) => ({
        id: envelopeId,
        createdDateTime: moment(createdAt),
      })),
    }),
    instanceMetadata: {
      expirationDateTime: moment(instance.expiresAt),
      createdDateTime: moment(instance.createdAt),
      createdBy: creator,
      lastModifiedDateTime: moment(instance.modifiedAt),
      lastModifiedBy: creator,
      ...(submittedAt !== undefined && { submittedDateTime: moment(submittedAt) }),
      instanceSource: instance.source,
    },
    ...(whole && instance.status === 'SUBMITTED' && { formValues: instance.values }),
    recipients: recipients.map(({ recipientViewId, instanceRecipientStatus }) => ({
      recipientViewId,
      instanceRecipientStatus,
    })),
    webFormRecipients: recipients,
  };
}

/** The people who fill in an instance: one for the view of the form. */
function listRecipients({ active, draft }: StoredForm, { status, opened }: StoredInstance) {
  const content = active ?? draft;
  const view = findPart(content, 'View');
  const action = findAction(content);
  const primary = action?.recipientInfoMap?.[action.primaryRecipientId ?? ''];
  const recipientViewId = view?.recipientViewId ?? primary?.recipientViewId;
  if (recipientViewId === undefined) return [];
  const instanceRecipientStatus: InstanceRecipientStatus =
    status === 'SUBMITTED' ? 'SUBMITTED' : opened === true ? 'IN_PROGRESS' : 'INITIATED';
  const roleName = view?.roleName ?? primary?.roleName ?? '';
  return [{ recipientViewId, instanceRecipientStatus, roleName }];
}
