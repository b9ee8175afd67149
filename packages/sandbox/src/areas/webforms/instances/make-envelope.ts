import type { Tabs, TemplateRole } from '@countersign/types/esign-v2.1';
import type { TabInfo, WebFormContent, WebFormValues } from '@countersign/types/webforms';
import { addAudit } from '../../../envelopes/life/events.ts';
import { sendEnvelope, senderActor } from '../../../envelopes/life/send.ts';
import { readDefinition } from '../../../envelopes/read-definition.ts';
import { saveEnvelope } from '../../../envelopes/save.ts';
import { createSenderContext } from '../../../envelopes/sender-context.ts';
import { accounts, members } from '../../../state/model/account.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import type { State } from '../../../state/state.ts';
import { findAction } from '../forms/fields-of.ts';
import type { StoredForm } from '../forms/stored-form.ts';
import { refusal } from '../refusal.ts';
import { textOf } from './text-of.ts';
import type { StoredInstance } from './stored-instance.ts';

/** The longest subject of an envelope, in characters. */
const longestSubject = 100;

/** A person who takes a role of the template. */
export interface RolePerson {
  roleName: string;
  name: string;
  email: string;
}

/** The envelope of an instance, and the recipient who has filled it in. */
export interface InstanceEnvelope {
  envelope: StoredEnvelope;
  starter: StoredRecipient | undefined;
}

/**
 * Creates the envelope of an instance from the template of its form, with the values in tabs, and
 * sends it in the name of the owner of the form.
 * @returns undefined for a form without a template
 * @throws ServiceRefusal with the reason why it cannot be sent
 * @throws Refusal FORM_NOT_ACTIVE where the owner can no longer send
 */
export async function makeEnvelope(
  state: State,
  form: StoredForm,
  instance: StoredInstance,
  people: readonly RolePerson[],
  origin: string,
): Promise<InstanceEnvelope | undefined> {
  const content = form.active ?? form.draft;
  const action = findAction(content);
  const templateId = content.templates?.[0]?.clonedTemplateId;
  if (action === undefined || templateId === undefined) return undefined;
  const account = await state.of(accounts).get('', form.accountId);
  const sender = await state.of(members).get(form.accountId, form.ownerUserId);
  if (account === undefined || sender?.status !== 'Active')
    throw refusal('FORM_NOT_ACTIVE', 'The owner of the form can no longer send.');
  const primary = action.recipientInfoMap?.[action.primaryRecipientId ?? ''];
  const templateRoles = people.map(({ roleName, name, email }): TemplateRole => {
    const isEmbedded = roleName === primary?.roleName && instance.source !== 'API_REMOTE';
    return {
      roleName,
      name,
      email,
      tabs: tabsOf(content, roleName, instance.values),
      ...(isEmbedded && { clientUserId: instance.clientUserId ?? instance.instanceId }),
    };
  });
  const envelope = await readDefinition(
    state,
    createSenderContext(state, account, sender, origin),
    { status: 'sent', templateId, templateRoles },
    new Map(),
    { exactLabels: true, changeRoutingOrder: true, replacePeople: true },
  );
  // A template needs no subject, and its envelopes do.
  if ((envelope.settings.emailSubject ?? '') === '')
    envelope.settings.emailSubject = form.name.slice(0, longestSubject);
  addAudit(
    state,
    envelope,
    senderActor(envelope),
    'Registered',
    `The envelope was created from the web form ${form.name}.`,
  );
  await sendEnvelope(state, envelope);
  await saveEnvelope(state, envelope);
  instance.envelopes.push({ envelopeId: envelope.envelopeId, createdAt: state.now });
  const starter = envelope.recipients.find(
    ({ details }) => primary !== undefined && details.roleName === primary.roleName,
  );
  return { envelope, starter };
}

/** The tabs of a role that get values of fields. */
function tabsOf(content: WebFormContent, roleName: string, values: WebFormValues): Tabs {
  const { recipientInfoMap = {}, tabInfoMap = {} } = findAction(content) ?? {};
  const infos = Object.values(recipientInfoMap).filter((one) => one?.roleName === roleName);
  const ids = new Set(infos.map((one) => one?.recipientId));
  const tabs: Record<string, object[]> = {};
  for (const info of Object.values(tabInfoMap)) {
    if (info === undefined || !ids.has(info.recipientId)) continue;
    const name = content.components?.[info.componentKey ?? '']?.componentName ?? '';
    const value = values[name];
    if (value === undefined || value === null) continue;
    (tabs[`${info.tabType ?? 'text'}Tabs`] ??= []).push(fillTab(info, value));
  }
  return tabs;
}

function fillTab(
  { tabLabel = '', tabType, name }: TabInfo,
  value: NonNullable<WebFormValues[string]>,
): object {
  if (tabType === 'checkbox') {
    const ticked = Array.isArray(value) && (value.length > 0 || value.includes(name ?? tabLabel));
    return { tabLabel, selected: String(ticked) };
  }
  if (tabType === 'radioGroup')
    return { groupName: tabLabel, radios: [{ value: textOf(value), selected: 'true' }] };
  return { tabLabel, value: textOf(value) };
}
