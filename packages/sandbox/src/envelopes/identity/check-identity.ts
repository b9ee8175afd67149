import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { accounts } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { listChecks, listWorkflowNumbers } from './list-checks.ts';
import {
  findWorkflow,
  getWorkflowName,
  phoneNumberList,
} from '../../account/settings/identity-workflows.ts';

type Owner = Pick<StoredEnvelope, 'kind' | 'accountId'>;

/**
 * Rejects identity checks that the account does not have, and adds to each workflow its name. A
 * template may name any: it is checked when an envelope is sent.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function checkIdentity(
  state: State,
  { kind, accountId }: Owner,
  recipients: readonly StoredRecipient[],
): Promise<void> {
  if (kind === 'template') return;
  for (const { recipientId, details } of recipients) {
    if (details.requireIdLookup === 'true')
      await requireConfiguration(state, accountId, recipientId, details.idCheckConfigurationName);
    const { workflowId = '' } = details.identityVerification ?? {};
    if (workflowId === '') continue;
    const workflow = await findWorkflow(state, accountId, workflowId);
    if (workflow === undefined || workflow.isDisabled === 'true')
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        workflow === undefined
          ? `The account has no identity verification workflow ${workflowId}, which recipient ${recipientId} names. Get the workflowId from IdentityVerifications_list.`
          : `The identity verification workflow ${getWorkflowName(workflow)} of recipient ${recipientId} is disabled for the account. Select another one.`,
      );
    details.identityVerification = {
      ...details.identityVerification,
      workflowLabel: getWorkflowName(workflow),
    };
  }
}

/** The names of checks that every account has, in any spelling. */
const usualConfigurations = /sms|phone|id check|knowledge|kba/i;

async function requireConfiguration(
  state: State,
  accountId: string,
  recipientId: string,
  name = '',
): Promise<void> {
  if (name === '' || usualConfigurations.test(name)) return;
  const account = await state.of(accounts).get('', accountId);
  const own = account?.settings.idCheckConfigurations ?? [];
  if (own.some((one) => one.name === name)) return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `The account has no check ${JSON.stringify(name)}, which is the idCheckConfigurationName of recipient ${recipientId}. Use ID Check $, Phone Auth $ or SMS Auth $.`,
  );
}

/**
 * Lists the inputs that the sender still has to provide for the identity check of a recipient, as
 * parts of a sentence.
 */
export async function listMissingInputs(
  state: State,
  { accountId }: Owner,
  recipient: StoredRecipient,
): Promise<string[]> {
  const { details, recipientId } = recipient;
  const checks = await listChecks(state, { accountId }, recipient);
  const dumb = checks.some(
    ({ kind, numbers, mayEnterNumber, workflow }) =>
      (kind === 'phone' || kind === 'sms') &&
      workflow === undefined &&
      numbers.length === 0 &&
      !mayEnterNumber,
  );
  const given = new Set(
    (details.identityVerification?.inputOptions ?? [])
      .filter((one) => (one.stringValue ?? '') !== '')
      .map(({ name }) => name),
  );
  if (listWorkflowNumbers(details).length > 0) given.add(phoneNumberList);
  const required = (checks.find((one) => one.workflow !== undefined)?.workflow?.inputOptions ?? [])
    .filter(({ isRequired, optionName }) => isRequired === true && !given.has(optionName))
    .map(({ optionName = '' }) => optionName);
  return [
    ...(dumb ? [`a telephone number for the identity check of recipient ${recipientId}`] : []),
    ...required.map((name) => `the input option ${name} of recipient ${recipientId}`),
  ];
}

/**
 * Rejects recipients whose identity check lacks something, such as a telephone number.
 * @throws ServiceRefusal INVALID_REQUEST_PARAMETER
 */
export async function requireInputs(
  state: State,
  envelope: Owner,
  recipients: readonly StoredRecipient[],
): Promise<void> {
  for (const recipient of recipients) {
    const missing = await listMissingInputs(state, envelope, recipient);
    if (missing.length > 0)
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        `The envelope was already sent. Missing: ${missing.join(', ')}.`,
      );
  }
}
