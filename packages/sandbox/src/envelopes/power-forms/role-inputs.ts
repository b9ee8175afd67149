import type { Translate } from '../../pages/languages/language.ts';
import type { PowerFormRecipient, TemplateRole } from '@countersign/types/esign-v2.1';
import { isEmailAddress } from '../../account/users/person.ts';
import type { SentForm } from '../../pages/read-form.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { mustAct } from '../statuses.ts';
import { describeRole, getRolePerson, listRoles } from './form-roles.ts';
import { listPrefilledTabs, readForRole, type Prefill } from './prefill.ts';
import type { StoredPowerForm } from './stored-power-form.ts';

/** A field of a role on the page. */
interface RoleInput {
  /** The name of the field of the form. */
  field: string;
  value: string;
  /** True if the person cannot change the value. */
  locked: boolean;
}

/** A role of a PowerForm as its page shows it. */
export interface RoleInputs {
  recipient: StoredRecipient;
  entry: PowerFormRecipient;
  role: string;
  /** True for the role of the person who fills in the page. */
  isStarter: boolean;
  name: RoleInput;
  email: RoleInput;
  /** The name of a person who signs in person; the other fields are about the host. */
  signerName?: RoleInput;
  /** The access code of another role, if the person who fills in the page chooses it. */
  accessCode?: RoleInput;
  /** The check box with which the person decides about the identity check. */
  idCheck?: { field: string; checked: boolean };
}

/** The longest name of a person, in characters. */
const longestName = 100;
/** The longest access code, in characters. */
const longestCode = 50;

/**
 * Reads the roles of a template in the order of the page, with the data of their people, in this
 * order of precedence: locked values, values of the form, values of the address, values of the
 * PowerForm.
 */
export function readRoles(
  form: StoredPowerForm,
  template: StoredEnvelope,
  prefill: Prefill,
  sent: SentForm | undefined,
): RoleInputs[] {
  const roles = listRoles(template).filter(
    (one, at, all) =>
      isPerson(one) &&
      all.findIndex(({ details }) => details.roleName === one.details.roleName) === at,
  );
  const starter = findStarter(template.recipients);
  const read = roles.map((recipient, at) => {
    const role = recipient.details.roleName ?? '';
    const entry =
      form.recipients.find(({ roleName }) => roleName === role) ?? describeRole(recipient);
    const own = getRolePerson(recipient);
    const input = (what: string, known: string, locked: string | undefined, word: string) => {
      const field = `${what}-${at + 1}`;
      const isLocked = locked === 'true' && known !== '';
      const value = sent?.text(field) ?? (readForRole(prefill, role, word) || known);
      return { field, value: isLocked ? known : value, locked: isLocked };
    };
    const isStarter = recipient === starter;
    return {
      recipient,
      entry,
      role,
      isStarter,
      name: input('name', entry.name || own.name || '', entry.userNameLocked, 'UserName'),
      email: input('email', entry.email || own.email || '', entry.emailLocked, 'Email'),
      ...(recipient.type === 'inPersonSigner' && {
        signerName: input('signer', recipient.details.signerName ?? '', 'true', 'SignerName'),
      }),
      ...(asksCode(recipient, entry) && {
        accessCode: input('code', '', 'false', 'AccessCode'),
      }),
      ...(entry.idCheckRequired === 'optional' && {
        idCheck: {
          field: `id-check-${at + 1}`,
          checked: sent?.text(`id-check-${at + 1}`) === 'true',
        },
      }),
    };
  });
  return read.toSorted(
    (one, other) =>
      Number(other.isStarter) - Number(one.isStarter) ||
      one.recipient.routingOrder - other.recipient.routingOrder,
  );
}

/** Checks whether a role is for a person with a name and an address. */
function isPerson({ type, details }: StoredRecipient): boolean {
  return type !== 'seal' && (details.signingGroupId ?? '') === '';
}

/** Checks whether the page asks for an access code: a required one without a value. */
function asksCode({ details }: StoredRecipient, entry: PowerFormRecipient): boolean {
  if (entry.accessCodeRequired !== 'true' || entry.accessCodeLocked === 'true') return false;
  return (entry.accessCode || details.accessCode || '') === '';
}

/**
 * Finds the recipient who fills in the page: the first one who acts. Of several in parallel, it is
 * one who is not known yet.
 * @returns undefined if no recipient has to act
 */
export function findStarter<One extends StoredRecipient>(
  recipients: readonly One[],
): One | undefined {
  const acting = recipients.filter(mustAct);
  const first = Math.min(...acting.map(({ routingOrder }) => routingOrder));
  const candidates = acting.filter(({ routingOrder }) => routingOrder === first);
  return candidates.find((one) => (getRolePerson(one).email ?? '') === '') ?? candidates[0];
}

/** Finds the errors in the filled-in roles, by field. */
export function findFaults(roles: readonly RoleInputs[], t: Translate): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { name, email, signerName, accessCode } of roles) {
    for (const person of [name, signerName])
      if (person !== undefined && (person.value === '' || person.value.length > longestName))
        faults.set(
          person.field,
          t('Enter a name of up to {most} characters.', { most: longestName }),
        );
    if (!isEmailAddress(email.value))
      faults.set(email.field, t('Enter an e-mail address, such as name@example.com.'));
    if (
      accessCode !== undefined &&
      (accessCode.value === '' || accessCode.value.length > longestCode)
    )
      faults.set(
        accessCode.field,
        t('Choose an access code of up to {most} characters.', { most: longestCode }),
      );
  }
  return faults;
}

/** The people who take the roles, as an envelope from a template takes them. */
export function listTemplateRoles(roles: readonly RoleInputs[], prefill: Prefill): TemplateRole[] {
  return roles.map(({ recipient, entry, role, name, email, signerName, accessCode }) => {
    const code = accessCode?.value || entry.accessCode || '';
    return {
      roleName: role,
      name: name.value,
      email: email.value,
      tabs: listPrefilledTabs(prefill, recipient),
      ...(signerName !== undefined && { inPersonSignerName: signerName.value }),
      ...(code !== '' && { accessCode: code }),
    };
  });
}

/** Checks whether the identity of the person in a role is checked. */
export function isIdChecked({ entry, idCheck }: RoleInputs): boolean {
  return entry.idCheckRequired === 'always' || idCheck?.checked === true;
}
