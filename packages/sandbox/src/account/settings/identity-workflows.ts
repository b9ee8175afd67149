import type { AccountIdentityVerificationWorkflow } from '@countersign/types/esign-v2.1';
import { getAccountSettings } from './account-settings.ts';
import { accounts } from '../../state/model/account.ts';
import { identityWorkflows } from '../../state/model/identity.ts';
import type { State } from '../../state/state.ts';

/** The numbers to which a code can be sent. */
export const phoneNumberList = 'phone_number_list';

const phoneNumbers = {
  optionName: phoneNumberList,
  valueType: 'PhoneNumberList',
  isRequired: true,
};

/** The workflows that every account has. The settings of the account can disable some of them. */
const usualWorkflows: readonly (AccountIdentityVerificationWorkflow & { setting: string })[] = [
  {
    setting: 'allowIDVLevel1',
    workflowId: '0fb9a7d4-62c8-4e15-93a0-d17c5e48b236',
    workflowResourceKey: 'id_verification',
    workflowLabel: 'DocuSign ID Verification',
    defaultName: 'DocuSign ID Verification',
    defaultDescription: 'The recipient shows a passport or another official document.',
    displayOrder: '1',
    inputOptions: [{ optionName: 'name_matching', valueType: 'String', isRequired: false }],
    steps: [{ name: 'ID document', type: 'id_document' }],
  },
  {
    setting: 'allowIDVForEUQualifiedSignatures',
    workflowId: '3e84d1f7-9b06-4c52-a17d-58f2c0b6e943',
    workflowResourceKey: 'id_verification_eu_qualified',
    workflowLabel: 'ID Verification for EU qualified',
    defaultName: 'ID Verification for EU qualified',
    defaultDescription: 'The recipient is identified as a qualified signature requires.',
    displayOrder: '2',
    signatureProvider: {
      isRequired: 'true',
      priority: '1',
      signatureProviderDisplayName: 'EU Qualified',
      signatureProviderId: '0e3b9f52-6c7a-4d18-9f45-b2a8c6d07e31',
      signatureProviderName: 'universalsignaturepen_idv_qualified',
    },
    inputOptions: [],
    steps: [
      { name: 'ID document', type: 'id_document' },
      { name: 'Live portrait', type: 'liveness' },
    ],
  },
  {
    setting: 'allowPhoneAuthentication',
    workflowId: '7d20c6b4-51ae-4f98-8b37-e02a9c6d1f45',
    workflowResourceKey: 'phone_authentication',
    workflowLabel: 'Phone Authentication',
    defaultName: 'Phone Authentication',
    defaultDescription: 'The recipient enters a code that arrives by text message or telephone.',
    displayOrder: '3',
    inputOptions: [phoneNumbers],
    steps: [{ name: 'Phone', type: 'phone' }],
  },
  {
    setting: 'enableSMSAuthentication',
    workflowId: 'b5c93a0e-274d-4f61-8e9b-1d6f0a7c8352',
    workflowResourceKey: 'sms_access_and_signature',
    workflowLabel: 'SMS for access & signatures',
    defaultName: 'SMS for access & signatures',
    defaultDescription:
      'The recipient enters a code from a text message to open the documents and to sign them.',
    displayOrder: '4',
    signatureProvider: {
      isRequired: 'true',
      priority: '1',
      signatureProviderDisplayName: 'EU Advanced',
      signatureProviderId: '92d6f4b8-1a3c-47e0-b5d9-6e08c1f27a54',
      signatureProviderName: 'universalsignaturepen_opentrust_hash_tsp',
    },
    inputOptions: [phoneNumbers],
    steps: [{ name: 'Text message', type: 'sms' }],
  },
];

/** The workflows of an account: those of the service, then its own. */
export async function listWorkflows(
  state: State,
  accountId: string,
): Promise<AccountIdentityVerificationWorkflow[]> {
  const account = await state.of(accounts).get('', accountId);
  const settings: Readonly<Record<string, unknown>> =
    account === undefined ? {} : { ...getAccountSettings(account) };
  const usual = usualWorkflows.map(({ setting, ...workflow }) => ({
    ...workflow,
    ownerType: 'system',
    isDisabled: settings[setting] === 'false' ? ('true' as const) : ('false' as const),
  }));
  const own = await state.of(identityWorkflows).list(accountId);
  return [...usual, ...own];
}

/** The workflow of an account with an ID; undefined if it has none. */
export async function findWorkflow(
  state: State,
  accountId: string,
  workflowId: string,
): Promise<AccountIdentityVerificationWorkflow | undefined> {
  const all = await listWorkflows(state, accountId);
  return all.find((one) => one.workflowId?.toLowerCase() === workflowId.toLowerCase());
}

/** The name of a workflow, as people read it. */
export function getWorkflowName({
  workflowLabel,
  defaultName,
}: AccountIdentityVerificationWorkflow): string {
  return workflowLabel ?? defaultName ?? 'Identity verification';
}
