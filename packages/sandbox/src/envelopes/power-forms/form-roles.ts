import type { PowerFormRecipient } from '@countersign/types/esign-v2.1';
import { quoteNearest } from '../../engine/quote-names.ts';
import { withoutUndefined } from '../../engine/without-undefined.ts';
import type { StoredEnvelope } from '../../state/model/envelope.ts';
import type { StoredRecipient } from '../../state/model/recipient.ts';
import type { State } from '../../state/state.ts';

/**
 * Describes a role for a PowerForm: data that the template leaves open can be filled in on its
 * page.
 */
export function describeRole({ type, routingOrder, details }: StoredRecipient): PowerFormRecipient {
  const { name = '', email = '' } = getRolePerson({ type, details });
  return {
    roleName: details.roleName ?? '',
    ...(type !== 'participant' && { recipientType: type }),
    routingOrder: String(routingOrder),
    name,
    email,
    userNameLocked: name === '' ? 'false' : 'true',
    emailLocked: email === '' ? 'false' : 'true',
  };
}

/** The name and address of a role; for an in-person signer, those of the host. */
export function getRolePerson({ type, details }: Pick<StoredRecipient, 'type' | 'details'>) {
  return type === 'inPersonSigner'
    ? { name: details.hostName ?? details.name, email: details.hostEmail ?? details.email }
    : { name: details.name, email: details.email };
}

/** The recipients of a template that have a role. */
export function listRoles({ recipients }: Pick<StoredEnvelope, 'recipients'>): StoredRecipient[] {
  return recipients.filter(({ details }) => (details.roleName ?? '') !== '');
}

/**
 * The roles of a template with what a request says of them. A role that the template does not have
 * is left out, which a warning says.
 */
export function mergeRoles(
  { warn }: Pick<State, 'warn'>,
  template: Pick<StoredEnvelope, 'recipients'>,
  requested: readonly PowerFormRecipient[],
): PowerFormRecipient[] {
  const roles = listRoles(template).map(describeRole);
  const names = roles.map(({ roleName = '' }) => roleName);
  for (const [index, { roleName = '' }] of requested.entries())
    if (!names.includes(roleName))
      warn({
        code: 'unknown-role',
        at: `/recipients/${index}/roleName`,
        message:
          names.length === 0
            ? `the template has no roles, so \`${roleName}\` has no effect.`
            : `the template has no role \`${roleName}\`; the roles are ${quoteNearest(roleName, names)}.`,
      });
  return roles.map((role) => {
    const own = requested.find(({ roleName }) => roleName === role.roleName);
    return own === undefined ? role : { ...role, ...withoutUndefined(own) };
  });
}
