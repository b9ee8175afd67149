import { randomUUID } from 'node:crypto';
import type { TemplateRole } from '@countersign/types/esign-v2.1';
import { copyJson } from '../../engine/copy-json.ts';
import { quoteNearest } from '../../engine/quote-names.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { RecipientDetails, StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';
import { freeId } from '../../engine/free-id.ts';
import { isSameInAnyCase, roleOf } from './merge-layers.ts';
import { mergeTabs, type MergeTabsOptions, type LabelOptions } from './template-tabs.ts';
import { warnOfTab } from './warn-of-lost.ts';

/** Options for filling the roles of templates. */
export interface FillRolesOptions extends LabelOptions {
  /** Lets a person take a role with another routing order than it has in the template (false). */
  changeRoutingOrder?: boolean;
  /** Lets a person replace the one that the template names (false). */
  replacePeople?: boolean;
  /** Ignores persons that take no role, as if there were no template (false). */
  ignoreOthers?: boolean;
}

/**
 * Fills the roles of templates with people and the values of their tabs. Role names match in any
 * case. A person is added without the tabs of a template if no template has the role, if the turn
 * differs, or if the template names another person. Tabs with labels that the role lacks are
 * ignored; all of this gives warnings.
 * @evidence public
 */
export function fillRoles(
  state: Pick<State, 'warn'>,
  recipients: readonly StoredRecipient[],
  roles: readonly TemplateRole[],
  options: FillRolesOptions = {},
): StoredRecipient[] {
  warnOfUnknown(state, recipients, roles);
  const standIn = roles.find(({ defaultRecipient }) => defaultRecipient === 'true');
  const used = new Set<TemplateRole>();
  const filled = recipients.map((recipient) => {
    const role =
      roleOf(recipient) === ''
        ? undefined
        : (roles.find((one) => isSameInAnyCase(one.roleName, roleOf(recipient))) ??
          (isOpen(recipient) ? standIn : undefined));
    if (role === undefined || !fits(recipient, role, options)) return recipient;
    used.add(role);
    const place = `/templateRoles/${roles.indexOf(role)}/tabs`;
    return take(recipient, role, {
      ...options,
      lost: (tab) => warnOfTab(state, `role ${role.roleName ?? ''}`, place, tab),
    });
  });
  if (options.ignoreOthers === true) return filled;
  const left = roles.filter((role) => !used.has(role) && isPerson(role));
  for (const role of left) filled.push(add(filled, role, isNamedBefore(role, recipients)));
  return filled;
}

/** Reports whether a person can take a role as the template defines it. */
function fits(
  recipient: StoredRecipient,
  { name, email, routingOrder }: TemplateRole,
  { changeRoutingOrder = false, replacePeople = false }: FillRolesOptions,
): boolean {
  const hasOtherTurn =
    routingOrder !== undefined && Number(routingOrder) !== recipient.routingOrder;
  if (hasOtherTurn && !changeRoutingOrder) return false;
  return replacePeople || isOpen(recipient) || !isOther(recipient, { name, email });
}

/** Reports whether a request names another person than the template. */
function isOther(
  { type, details }: StoredRecipient,
  { name, email }: Pick<TemplateRole, 'name' | 'email'>,
): boolean {
  const own =
    type === 'inPersonSigner'
      ? [details.hostName, details.hostEmail]
      : [details.name, details.email];
  return [name, email].some(
    (one = '', at) => one !== '' && (own[at] ?? '') !== '' && !isSameInAnyCase(one, own[at]),
  );
}

function isPerson({ roleName = '', name = '', email = '' }: TemplateRole): boolean {
  return roleName !== '' && name !== '' && email !== '';
}

function isNamedBefore(
  { roleName }: TemplateRole,
  recipients: readonly StoredRecipient[],
): boolean {
  return recipients.some((one) => isSameInAnyCase(roleName, roleOf(one)) && !isOpen(one));
}

/** Makes a signer of a person who takes no role of a template. */
function add(
  recipients: readonly StoredRecipient[],
  role: TemplateRole,
  isBeside: boolean,
): StoredRecipient {
  const { routingOrder: _order, ...first } = role;
  return take(
    {
      type: 'signer',
      recipientId: freeId(recipients.map(({ recipientId }) => recipientId)),
      recipientIdGuid: randomUUID(),
      routingOrder: 1,
      status: 'created',
      details: { roleName: role.roleName },
      tabs: {},
    },
    // Beside the person of the template, it has the first turn.
    isBeside ? first : role,
    {},
  );
}

function warnOfUnknown(
  { warn }: Pick<State, 'warn'>,
  recipients: readonly StoredRecipient[],
  roles: readonly TemplateRole[],
): void {
  const known = new Set(recipients.map(roleOf).filter((role) => role !== ''));
  for (const [index, { roleName = '' }] of roles.entries()) {
    if ([...known].some((one) => isSameInAnyCase(one, roleName))) continue;
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

/** Checks whether a recipient is a role without a person. */
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
    tabs: mergeTabs(recipient.tabs, copyJson(tabs), options),
  };
}

/**
 * Creates the details of a person from the role; the template's own are kept if the role has none.
 * For an in-person signer, the role names the host.
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
