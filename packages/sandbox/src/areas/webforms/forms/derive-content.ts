import type {
  RecipientInfo,
  TabInfo,
  WebFormComponent,
  WebFormContent,
} from '@countersign/types/webforms';
import { deriveGuid } from '../../../engine/derive-guid.ts';
import type { StoredEnvelope } from '../../../state/model/envelope.ts';
import type { StoredRecipient } from '../../../state/model/recipient.ts';
import { nameOfTab } from '../../../envelopes/tabs/any-tab.ts';
import { eachTab, type ListedTab } from '../../../envelopes/tabs/each-tab.ts';
import { tabKinds } from '../../../envelopes/tabs/tab-kinds.ts';

/** The longest value of a text field, in characters. */
const longest = 4000;

/** Derives the pages and fields of a form from a template: each role is a page with its tabs. */
export function deriveContent(
  formId: string,
  name: string,
  template: StoredEnvelope,
  importedAt: number,
): WebFormContent {
  const roles = template.recipients.filter(
    ({ type, details }) => type === 'signer' && (details.roleName ?? '') !== '',
  );
  const [primary] = roles;
  const recipientInfoMap: Record<string, RecipientInfo> = {};
  const tabInfoMap: Record<string, TabInfo> = {};
  const fields: Record<string, WebFormComponent> = {};
  const steps: Record<string, WebFormComponent> = {};
  const viewIds = new Map(
    roles.map(({ recipientId }) => [recipientId, deriveGuid(`${formId}/${recipientId}`)]),
  );
  for (const role of roles) {
    const own = fieldsOf(role);
    Object.assign(fields, own.fields);
    Object.assign(tabInfoMap, own.tabs);
    recipientInfoMap[role.recipientId] = {
      ...own.recipient,
      recipientViewId: viewIds.get(role.recipientId) ?? '',
    };
    const key = `Step_${role.recipientId}`;
    steps[key] = {
      componentKey: key,
      componentType: 'Step',
      componentName: key,
      text: role === primary ? 'About you' : (role.details.roleName ?? ''),
      children: Object.keys(own.fields),
    };
  }
  const viewId = viewIds.get(primary?.recipientId ?? '') ?? deriveGuid(formId);
  const view = `View_${viewId}`;
  return {
    isStandalone: false,
    components: {
      Root_Of_Journey: {
        componentKey: 'Root_Of_Journey',
        componentType: 'Root',
        componentName: 'Root_Of_Journey',
        children: [view],
      },
      [view]: {
        componentKey: view,
        componentType: 'View',
        recipientViewId: viewId,
        roleName: primary?.details.roleName ?? '',
        isEnabled: true,
        children: ['Welcome_1', ...Object.keys(steps), 'Summary_1', 'ESignAction_1', 'Thankyou_1'],
      },
      Welcome_1: {
        componentKey: 'Welcome_1',
        componentType: 'Welcome',
        text: name,
        subText: template.template?.description ?? '',
        startButtonText: 'Start',
      },
      ...steps,
      ...fields,
      Summary_1: {
        componentKey: 'Summary_1',
        componentType: 'Summary',
        text: 'Summary',
        subText: 'Check what you have entered.',
      },
      ESignAction_1: {
        componentKey: 'ESignAction_1',
        componentType: 'ESignAction',
        primaryRecipientId: primary?.recipientId ?? '',
        requireRemoteSigning: false,
        enableDocumentFieldEditing: true,
        templateInfoMap: {
          [template.envelopeId]: {
            templateId: template.envelopeId,
            name: template.template?.name ?? '',
          },
        },
        recipientInfoMap,
        tabInfoMap,
      },
      Thankyou_1: {
        componentKey: 'Thankyou_1',
        componentType: 'Thankyou',
        text: 'Thank you',
        subText: 'We have received your form.',
      },
    },
    templates: [
      {
        originalTemplateId: template.envelopeId,
        clonedTemplateId: template.envelopeId,
        importedDateTime: new Date(importedAt).toISOString(),
        recipientIds: roles.map(({ recipientId }) => recipientId),
      },
    ],
  };
}

/** The fields of a role: the name and the address of the person, and the tabs that are filled in. */
function fieldsOf({ recipientId, routingOrder, details, tabs }: StoredRecipient): {
  fields: Record<string, WebFormComponent>;
  tabs: Record<string, TabInfo>;
  recipient: RecipientInfo;
} {
  const { roleName = '', name = '', email = '' } = details;
  const prefix = toFieldName(roleName);
  const nameKey = `TextBox_${prefix}_name`;
  const emailKey = `Email_${prefix}_email`;
  const fields: Record<string, WebFormComponent> = {
    [nameKey]: {
      componentKey: nameKey,
      componentType: 'TextBox',
      componentName: `${prefix}_name`,
      label: 'Name',
      required: true,
      maxLength: 100,
    },
    [emailKey]: {
      componentKey: emailKey,
      componentType: 'Email',
      componentName: `${prefix}_email`,
      label: 'E-mail address',
      required: true,
      maxLength: 100,
    },
  };
  const infos: Record<string, TabInfo> = {};
  for (const listed of eachTab(tabs)) {
    const field = fieldOfTab(listed);
    if (field === undefined) continue;
    fields[field.componentKey] ??= field;
    infos[listed.tab.tabId ?? field.componentKey] = {
      componentKey: field.componentKey,
      recipientId,
      tabLabel: nameOfTab(listed.tab),
      tabType: listed.list.replace(/Tabs$/, ''),
      locked: listed.tab.locked ?? 'false',
    };
  }
  const recipient = {
    recipientId,
    recipientType: 'signer',
    roleName,
    routingOrder: String(routingOrder),
    nameComponentKey: nameKey,
    emailComponentKey: emailKey,
    nameFromTemplate: name,
    emailFromTemplate: email,
  };
  return { fields, tabs: infos, recipient };
}

/** The field with which a person fills in a tab; undefined for tabs that are not filled in. */
function fieldOfTab({ list, tab, prefill }: ListedTab): WebFormComponent | undefined {
  const label = nameOfTab(tab);
  if (prefill || label === '') return undefined;
  const type = findFieldType(list);
  if (type === undefined) return undefined;
  const componentName = toFieldName(label);
  const choices =
    list === 'listTabs'
      ? (tab.listItems ?? []).map(({ text = '', value = '' }) => ({ label: text || value, value }))
      : list === 'radioGroupTabs'
        ? (tab.radios ?? []).map(({ value = '' }) => ({ label: value, value }))
        : [{ label, value: label }];
  return {
    componentKey: `${type}_${componentName}`,
    componentType: type,
    componentName,
    label,
    required: tab.required === 'true',
    ...(['Select', 'RadioButtonGroup', 'CheckboxGroup'].includes(type) && {
      options: choices.map((choice, at) => ({ ...choice, optionKey: `option_${at + 1}` })),
    }),
    ...(type === 'TextBox' && { maxLength: longest }),
    ...(tab.value !== undefined && tab.value !== '' && { defaultValue: tab.value }),
  };
}

function findFieldType(list: ListedTab['list']): string | undefined {
  if (list === 'listTabs') return 'Select';
  if (list === 'radioGroupTabs') return 'RadioButtonGroup';
  if (list === 'numberTabs') return 'Number';
  if (list === 'dateTabs') return 'Date';
  if (list === 'emailTabs') return 'Email';
  const { use } = tabKinds[list];
  if (use === 'tick') return 'CheckboxGroup';
  return use === 'enter' ? 'TextBox' : undefined;
}

/** The name of a field: `berth_number` of `Berth number`. */
function toFieldName(label: string): string {
  return label
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter((word) => word !== '')
    .join('_');
}
