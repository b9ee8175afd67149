import type { PowerFormRecipient, TemplateRole } from '@countersign/types/esign-v2.1';
import { isEmailAddress } from '../../account/users/person.ts';
import type { SentForm } from '../../pages/read-form.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import { mustAct } from '../statuses.ts';
import { describeRole, getRolePerson, listRoles } from './form-roles.ts';
import { listPrefilledTabs, readForRole, type Prefill } from './prefill.ts';
import type { StoredPowerForm } from './stored-power-form.ts';

/** One field of a role on the page. */
export interface RoleInput {
  /** The name of the field of the form. */
  field: string;
  value: string;
  /** Whether the person cannot change it. */
  locked: boolean;
}

/** A role of a PowerForm as its page shows it. */
export interface RoleInputs {
  recipient: StoredRecipient;
  entry: PowerFormRecipient;
  role: string;
  /** Whether whoever fills in the page has this role. */
  isStarter: boolean;
  name: RoleInput;
  email: RoleInput;
  /** The name of a person who signs in person; the other fields are about the host. */
  signerName?: RoleInput;
  /** Where the person who fills in the page chooses the code of another role. */
  accessCode?: RoleInput;
  /** Where the person decides whether the identity is checked. */
  idCheck?: { field: string; checked: boolean };
}

/** The longest name of a person, in characters. */
const longestName = 100;
/** The longest access code, in characters. */
const longestCode = 50;

/**
 * The roles of a template in the order of the page, with what is known of the people who take them: what is locked, what was
 * sent with the form, what the address says, what the PowerForm says; in this order.
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

/** Whether a role is taken by a person with a name and an address. */
function isPerson({ type, details }: StoredRecipient): boolean {
  return type !== 'seal' && (details.signingGroupId ?? '') === '';
}

/** Whether the page asks for an access code: a required one that has no value yet. */
function asksCode({ details }: StoredRecipient, entry: PowerFormRecipient): boolean {
  if (entry.accessCodeRequired !== 'true' || entry.accessCodeLocked === 'true') return false;
  return (entry.accessCode || details.accessCode || '') === '';
}

/**
 * Who fills in the page: the first who acts. Of several in parallel, one who is not known yet.
 * @returns undefined where no recipient has to act
 */
export function findStarter<One extends StoredRecipient>(
  recipients: readonly One[],
): One | undefined {
  const acting = recipients.filter(mustAct);
  const first = Math.min(...acting.map(({ routingOrder }) => routingOrder));
  const candidates = acting.filter(({ routingOrder }) => routingOrder === first);
  return candidates.find((one) => (getRolePerson(one).email ?? '') === '') ?? candidates[0];
}

/** What is wrong with what was filled in, by the fields. */
export function findFaults(roles: readonly RoleInputs[]): Map<string, string> {
  const faults = new Map<string, string>();
  for (const { name, email, signerName, accessCode } of roles) {
    for (const person of [name, signerName])
      if (person !== undefined && (person.value === '' || person.value.length > longestName))
        faults.set(person.field, `Enter a name of up to ${longestName} characters.`);
    if (!isEmailAddress(email.value))
      faults.set(email.field, 'Enter an e-mail address, such as name@example.com.');
    if (
      accessCode !== undefined &&
      (accessCode.value === '' || accessCode.value.length > longestCode)
    )
      faults.set(accessCode.field, `Choose an access code of up to ${longestCode} characters.`);
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

/** Whether the identity of the person in a role is checked. */
export function isIdChecked({ entry, idCheck }: RoleInputs): boolean {
  return entry.idCheckRequired === 'always' || idCheck?.checked === true;
}
