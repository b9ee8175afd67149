import type { PowerForm } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import { members } from '../../state/model/account.ts';
import type { State } from '../../state/state.ts';
import { findTemplate } from '../find-template.ts';
import { requireRight } from '../rights.ts';
import { mergeRoles } from './form-roles.ts';
import type { StoredPowerForm } from './stored-power-form.ts';

/** The most uses that a PowerForm can be limited to. */
const mostUses = 2 ** 31 - 1;
/** The longest interval between two uses, in its units. */
const longestInterval = 9999;

/**
 * Takes over what a body says of a PowerForm, in memory; what it leaves out stays.
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS, INVALID_REQUEST_PARAMETER, TEMPLATE_ID_INVALID,
 *   USER_LACKS_PERMISSIONS, USER_NOT_FOUND
 */
export async function readPowerForm(
  state: State,
  context: Context,
  before: StoredPowerForm,
  body: PowerForm,
): Promise<StoredPowerForm> {
  const form: StoredPowerForm = { ...before };
  await chooseTemplate(state, context, form, body);
  await chooseSender(state, context, form, body, before.templateId === '');
  const { name, isActive, signingMode } = body;
  if (name !== undefined && name.trim() !== '') form.name = name;
  if (isActive !== undefined) form.isActive = isActive === 'true';
  if (signingMode !== undefined) form.signingMode = signingMode;
  if (form.signingMode === 'direct' && before.signingMode !== 'direct')
    requireFeature(context, ['enablePowerFormDirect'], 'PowerForms with the mode direct are');
  for (const field of ['emailSubject', 'emailBody', 'instructions'] as const) {
    const text = body[field];
    if (text === '') delete form[field];
    else if (text !== undefined) form[field] = text;
  }
  readUseLimit(form, body);
  readInterval(form, body);
  return form;
}

async function chooseTemplate(
  state: State,
  context: Context,
  form: StoredPowerForm,
  { templateId = form.templateId, recipients }: PowerForm,
): Promise<void> {
  if (templateId === '')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      '/templateId is required: a PowerForm creates its envelopes from a template.',
    );
  const isSame = templateId.toLowerCase() === form.templateId;
  if (isSame && recipients === undefined) return;
  const template = await findTemplate(state, context, templateId);
  requireUsable(template);
  form.templateId = template.envelopeId;
  form.templateName = template.template?.name ?? '';
  form.recipients = mergeRoles(state, template, recipients ?? []);
  if (form.name === '') form.name = form.templateName;
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER where no envelope of the template could be sent */
function requireUsable({ envelopeId, documents, recipients, folder }: StoredEnvelope): void {
  if (folder === 'recyclebin')
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `/templateId: template ${envelopeId} was deleted. Move it out of the folder recyclebin first.`,
    );
  const missing = [
    ...(documents.length === 0 ? ['a document'] : []),
    ...(recipients.length === 0 ? ['a recipient'] : []),
  ];
  if (missing.length > 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      `/templateId: template ${envelopeId} requires ${missing.join(' and ')} before a PowerForm can use it.`,
    );
}

async function chooseSender(
  state: State,
  context: Context,
  form: StoredPowerForm,
  { senderUserId }: PowerForm,
  isNew: boolean,
): Promise<void> {
  const { account } = context;
  const id = senderUserId?.toLowerCase() ?? form.senderUserId;
  if (id === form.senderUserId && !isNew) return;
  const sender = await state.of(members).get(account.accountId, id);
  if (sender === undefined)
    throw new ServiceRefusal(
      'USER_NOT_FOUND',
      `/senderUserId: ${account.name} has no user ${id}. Users_list returns them.`,
    );
  await requireRight(state, { account, caller: sender }, 'canSendEnvelope');
  form.senderUserId = sender.userId;
}

function readUseLimit(form: StoredPowerForm, { maxUseEnabled, usesRemaining }: PowerForm): void {
  if (maxUseEnabled !== undefined) form.maxUseEnabled = maxUseEnabled === 'true';
  if (usesRemaining !== undefined)
    form.usesRemaining = readNumber('usesRemaining', usesRemaining, 0, mostUses);
  if (form.maxUseEnabled && form.usesRemaining === undefined)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      '/usesRemaining is required if maxUseEnabled is true: the number of envelopes that can be created.',
    );
}

function readInterval(form: StoredPowerForm, body: PowerForm): void {
  const { limitUseIntervalEnabled, limitUseInterval, limitUseIntervalUnits } = body;
  if (limitUseIntervalEnabled !== undefined)
    form.limitUseIntervalEnabled = limitUseIntervalEnabled === 'true';
  if (limitUseInterval !== undefined)
    form.limitUseInterval = readNumber('limitUseInterval', limitUseInterval, 0, longestInterval);
  if (limitUseIntervalUnits !== undefined) form.limitUseIntervalUnits = limitUseIntervalUnits;
  if (!form.limitUseIntervalEnabled) return;
  if (form.limitUseIntervalUnits === undefined || (form.limitUseInterval ?? 0) === 0)
    throw new ServiceRefusal(
      'INVALID_REQUEST_PARAMETER',
      '/limitUseInterval (from 1) and limitUseIntervalUnits are required if limitUseIntervalEnabled is true.',
    );
}

function readNumber(field: string, text: string, least: number, most: number): number {
  const number = Number(text);
  if (number >= least && number <= most) return number;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `/${field} must be from ${least} to ${most}, but is ${text}.`,
  );
}
