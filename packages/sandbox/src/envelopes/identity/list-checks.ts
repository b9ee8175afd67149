import type {
  AccountIdentityVerificationWorkflow,
  AuthenticationStatus,
  RecipientIdentityPhoneNumber,
} from '@countersign/types/esign-v2.1';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { CheckKind } from '../../state/model/identity.ts';
import type { RecipientDetails, StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { findWorkflow, phoneNumberList } from '../../account/settings/identity-workflows.ts';

/** A check that a recipient must pass before the documents open. */
export interface IdentityCheck {
  kind: CheckKind;
  /** The field of `recipientAuthenticationStatus` with its result. */
  result: keyof AuthenticationStatus;
  /** The telephone numbers to choose from, in the form for dialling. */
  numbers: string[];
  /** True if the recipient can enter another number. */
  mayEnterNumber: boolean;
  /** True if text messages are possible, and if calls are. */
  canText: boolean;
  canCall: boolean;
  /** The workflow that it is a step of. */
  workflow?: AccountIdentityVerificationWorkflow;
}

/**
 * The identity checks of a recipient, in order: the one of `idCheckConfigurationName`, then the
 * steps of the workflow.
 */
export async function listChecks(
  state: State,
  { accountId }: Pick<StoredEnvelope, 'accountId'>,
  { details }: Pick<StoredRecipient, 'details'>,
): Promise<IdentityCheck[]> {
  const { workflowId = '' } = details.identityVerification ?? {};
  const workflow = workflowId === '' ? undefined : await findWorkflow(state, accountId, workflowId);
  const named = details.requireIdLookup === 'true' ? [readNamedCheck(details)] : [];
  const numbers = listWorkflowNumbers(details);
  const steps = (workflow?.steps ?? []).map(({ type = '' }) => ({
    ...noNumbers,
    kind: readStepKind(type),
    result: 'identityVerificationResult' as const,
    numbers,
    canText: true,
    canCall: readStepKind(type) === 'phone',
    ...(workflow !== undefined && { workflow }),
  }));
  return [...named, ...steps];
}

const noNumbers = { numbers: [], mayEnterNumber: false, canText: false, canCall: false };

/** The check that `idCheckConfigurationName` names. */
function readNamedCheck(details: RecipientDetails): IdentityCheck {
  const { idCheckConfigurationName: name = '', phoneAuthentication, smsAuthentication } = details;
  if (/sms/i.test(name))
    return {
      ...noNumbers,
      kind: 'sms',
      result: 'smsAuthResult',
      numbers: listNumbers(smsAuthentication?.senderProvidedNumbers),
      canText: true,
    };
  if (/phone/i.test(name))
    return {
      kind: 'phone',
      result: 'phoneAuthResult',
      numbers: listNumbers(phoneAuthentication?.senderProvidedNumbers),
      mayEnterNumber: phoneAuthentication?.recipMayProvideNumber === 'true',
      canText: false,
      canCall: true,
    };
  return { ...noNumbers, kind: 'knowledge', result: 'idQuestionsResult' };
}

/** Maps the type of a workflow's step to the check that a recipient does. */
function readStepKind(type: string): CheckKind {
  if (/sms|text/i.test(type)) return 'sms';
  if (/phone/i.test(type)) return 'phone';
  if (/live/i.test(type)) return 'liveness';
  return /know|question|kba/i.test(type) ? 'knowledge' : 'id_document';
}

function listNumbers(numbers: readonly string[] = []): string[] {
  return numbers.map((one) => one.trim()).filter((one) => one !== '');
}

/** The telephone numbers that the sender gave to a workflow. */
export function listWorkflowNumbers({ identityVerification }: RecipientDetails): string[] {
  const options = identityVerification?.inputOptions ?? [];
  return options
    .filter(({ name }) => name === phoneNumberList)
    .flatMap(({ phoneNumberList: list = [] }) => list.map(formatNumber))
    .filter((one) => one !== '');
}

function formatNumber({
  countryCode = '',
  number = '',
  extension = '',
}: RecipientIdentityPhoneNumber): string {
  if (number.trim() === '') return '';
  const country = countryCode.trim().replace(/^\+/u, '');
  const whole = country === '' ? number.trim() : `+${country} ${number.trim()}`;
  return extension.trim() === '' ? whole : `${whole} ext. ${extension.trim()}`;
}
