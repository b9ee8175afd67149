import type { TemplateRole } from '@countersign/types/esign-v2.1';
import { quoteNearest } from '../../engine/quote-names.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { RecipientDetails, StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { roleOf } from './merge-layers.ts';
import { mergeTabs, type MergeTabsOptions, type LabelOptions } from './template-tabs.ts';
import { warnOfTab } from './warn-of-lost.ts';

/**
 * Lets people take the roles of templates: who they are, and what their tabs hold. A role that no
 * template has is ignored, and so are tabs whose labels the role does not have; both are warned of.
 */
export function fillRoles(
  state: Pick<State, 'warn'>,
  recipients: readonly StoredRecipient[],
  roles: readonly TemplateRole[],
  labels: LabelOptions = {},
): StoredRecipient[] {
  warnOfUnknown(state, recipients, roles);
  const standIn = roles.find(({ defaultRecipient }) => defaultRecipient === 'true');
  return recipients.map((recipient) => {
    const role =
      roleOf(recipient) === ''
        ? undefined
        : (roles.find(({ roleName }) => roleName === roleOf(recipient)) ??
          (isOpen(recipient) ? standIn : undefined));
    if (role === undefined) return recipient;
    const place = `/templateRoles/${roles.indexOf(role)}/tabs`;
    return take(recipient, role, {
      ...labels,
      lost: (tab) => warnOfTab(state, `role ${role.roleName ?? ''}`, place, tab),
    });
  });
}

function warnOfUnknown(
  { warn }: Pick<State, 'warn'>,
  recipients: readonly StoredRecipient[],
  roles: readonly TemplateRole[],
): void {
  const known = new Set(recipients.map(roleOf).filter((role) => role !== ''));
  for (const [index, { roleName = '' }] of roles.entries()) {
    if (known.has(roleName)) continue;
    const hint =
      known.size === 0
        ? 'the templates of the envelope have no roles'
        : `the roles are ${quoteNearest(roleName, known)}`;
    warn({
      code: 'unknown-role',
      at: `/templateRoles/${index}/roleName`,
      message: `${roleName === '' ? 'the role has no `roleName`' : `no template of the envelope has the role \`${roleName}\``}; ${hint}.`,
    });
  }
}

/** Whether a recipient is a role that nobody has taken. */
export function isOpen({ details }: StoredRecipient): boolean {
  const { name, email, hostName, hostEmail, signingGroupId, phoneNumber } = details;
  return [name, email, hostName, hostEmail, signingGroupId, phoneNumber?.number].every(
    (one) => one === undefined || one === '',
  );
}

function take(
  recipient: StoredRecipient,
  role: TemplateRole,
  options: MergeTabsOptions,
): StoredRecipient {
  const { roleName: _role, defaultRecipient: _standsIn, routingOrder, tabs = {}, ...person } = role;
  return {
    ...recipient,
    routingOrder: routingOrder === undefined ? recipient.routingOrder : Number(routingOrder),
    details: { ...recipient.details, ...createDetails(recipient, person) },
    tabs: mergeTabs(recipient.tabs, structuredClone(tabs), options),
  };
}

/**
 * What the role says of a person; the template's own stays where it says nothing. Of somebody who
 * signs in person, the role names the host.
 */
function createDetails(
  { type }: StoredRecipient,
  { name, email, inPersonSignerName, ...rest }: TemplateRole,
): RecipientDetails {
  if (type !== 'inPersonSigner') return withoutUndefined({ ...rest, name, email });
  return withoutUndefined({
    ...rest,
    hostName: name,
    hostEmail: email,
    signerName: inPersonSignerName,
  });
}
