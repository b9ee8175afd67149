import type { TemplateRole } from '@countersign/types/esign-v2.1';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import type { RecipientDetails, StoredRecipient } from '../../state/model/recipient.ts';
import { roleOf } from './merge-layers.ts';
import { mergeTabs, type LabelOptions } from './template-tabs.ts';

/**
 * Lets people take the roles of templates: who they are, and what their tabs hold.
 * @throws ServiceRefusal INVALID_REQUEST_BODY where no template has the role
 */
export function fillRoles(
  recipients: readonly StoredRecipient[],
  roles: readonly TemplateRole[],
  labels: LabelOptions = {},
): StoredRecipient[] {
  const known = new Set(recipients.map(roleOf).filter((role) => role !== ''));
  for (const { roleName = '' } of roles)
    if (!known.has(roleName))
      throw new ServiceRefusal(
        'INVALID_REQUEST_BODY',
        `No template of the envelope has the role ${JSON.stringify(roleName)} of templateRoles; ${listed(known)}.`,
      );
  const standIn = roles.find(({ defaultRecipient }) => defaultRecipient === 'true');
  return recipients.map((recipient) => {
    const role =
      roles.find(({ roleName }) => roleName === roleOf(recipient)) ??
      (roleOf(recipient) !== '' && isOpen(recipient) ? standIn : undefined);
    return role === undefined ? recipient : take(recipient, role, labels);
  });
}

/** Whether a recipient is a role that nobody has taken. */
export function isOpen({ details }: StoredRecipient): boolean {
  const { name, email, hostName, hostEmail, signingGroupId, phoneNumber } = details;
  return [name, email, hostName, hostEmail, signingGroupId, phoneNumber].every(
    (one) => one === undefined || one === '',
  );
}

function listed(roles: ReadonlySet<string>): string {
  return roles.size === 0
    ? 'there are no roles, so omit templateRoles'
    : `the roles are ${[...roles].map((role) => JSON.stringify(role)).join(', ')}`;
}

function take(
  recipient: StoredRecipient,
  role: TemplateRole,
  labels: LabelOptions,
): StoredRecipient {
  const { roleName: _role, defaultRecipient: _standsIn, routingOrder, tabs = {}, ...person } = role;
  return {
    ...recipient,
    routingOrder: routingOrder === undefined ? recipient.routingOrder : Number(routingOrder),
    details: { ...recipient.details, ...createDetails(recipient, person) },
    tabs: mergeTabs(recipient.tabs, structuredClone(tabs), labels),
  };
}

/** Of somebody who signs in person, the role names the host. */
function createDetails(
  { type }: StoredRecipient,
  { name, email, inPersonSignerName, ...rest }: TemplateRole,
): RecipientDetails {
  if (type !== 'inPersonSigner') return { ...rest, name, email };
  return {
    ...rest,
    hostName: name,
    hostEmail: email,
    ...(inPersonSignerName !== undefined && { signerName: inPersonSignerName }),
  };
}
