import { randomInt } from 'node:crypto';
import type { StoredAccount, StoredMember } from '../../state/model/account.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { sendFromTemplate } from '../send-from-template.ts';
import { prefillCustomFields, type Prefill } from './prefill.ts';
import { describePowerForm } from './present-power-form.ts';
import { findStarter, isIdChecked, listTemplateRoles, type RoleInputs } from './role-inputs.ts';
import type { StoredPowerForm } from './stored-power-form.ts';

/** The PowerForm and the people from which an envelope is created. */
export interface StartInput {
  form: StoredPowerForm;
  account: StoredAccount;
  sender: StoredMember;
  roles: readonly RoleInputs[];
  prefill: Prefill;
  origin: string;
}

/**
 * Creates the envelope that a person has requested, and sends it on behalf of the sender.
 * @returns the envelope, and the recipient who has filled in the page; `starter` is undefined if no
 * recipient has to act
 * @throws ServiceRefusal with the reason why it cannot be sent
 */
export async function startEnvelope(
  state: State,
  { form, account, sender, roles, prefill, origin }: StartInput,
): Promise<{ envelope: StoredEnvelope; starter: StoredRecipient | undefined }> {
  const { templateId, emailSubject, emailBody } = form;
  const own = roles.find(({ isStarter }) => isStarter);
  let starter: StoredRecipient | undefined;
  const envelope = await sendFromTemplate(state, {
    account,
    sender,
    origin,
    definition: {
      templateId,
      templateRoles: listTemplateRoles(roles, prefill),
      ...(emailSubject !== undefined && { emailSubject }),
      ...(emailBody !== undefined && { emailBlurb: emailBody }),
    },
    usualSubject: form.name,
    message: `The envelope was created from the PowerForm ${form.name}.`,
    prepare(draft) {
      draft.powerForm = describePowerForm(form, sender);
      prefillCustomFields(draft, prefill);
      for (const role of roles.filter(isIdChecked)) requireIdCheck(draft, role);
      starter =
        draft.recipients.find(
          ({ details }) => own !== undefined && details.roleName === own.role,
        ) ?? findStarter(draft.recipients);
      if (starter !== undefined) prepareStarter(starter, form, prefill);
    },
  });
  return { envelope, starter };
}

function requireIdCheck({ recipients }: StoredEnvelope, { role, entry }: RoleInputs): void {
  for (const { details } of recipients) {
    if (details.roleName !== role) continue;
    details.requireIdLookup = 'true';
    if (entry.idCheckConfigurationName !== undefined)
      details.idCheckConfigurationName = entry.idCheckConfigurationName;
  }
}

/** The numbers that an access code can be: six digits. */
const leastCode = 100_000;
const mostCode = 999_999;

/**
 * Decides how the person continues: directly, or with the code in an e-mail. An access code of the
 * sender replaces it, and `activateonly` requires no code.
 */
function prepareStarter(starter: StoredRecipient, form: StoredPowerForm, prefill: Prefill): void {
  if (form.signingMode === 'direct') {
    starter.powerFormStart = 'direct';
    return;
  }
  if (isActivatedByEmail(prefill) || (starter.details.accessCode ?? '') !== '') return;
  starter.powerFormStart = 'code';
  starter.details.accessCode = String(randomInt(leastCode, mostCode + 1));
}

/** Checks whether the address asks for an e-mail with a link instead of a code. */
export function isActivatedByEmail(prefill: Prefill): boolean {
  return ['1', 'true'].includes((prefill.get('activateonly') ?? '').toLowerCase());
}
