import { MembershipRefusal } from '../members/membership-refusal.ts';
import type { ImportRun } from './import-run.ts';
import type { PersonDetails } from './read-person.ts';

/** @throws MembershipRefusal email_domain_is_reserved if another organization has claimed the domain */
export async function requireUnclaimed(
  { admin, readDomains }: ImportRun,
  email: string,
): Promise<void> {
  const hostName = email.slice(email.lastIndexOf('@') + 1).toLowerCase();
  const { organizationId } = admin.organization;
  const isTaken = (await readDomains()).some(
    ({ account, record }) =>
      account !== organizationId &&
      record.status === 'active' &&
      record.hostName.toLowerCase() === hostName,
  );
  if (isTaken)
    throw new MembershipRefusal(
      'email_domain_is_reserved',
      `Another organization has claimed the domain ${hostName}.`,
    );
}

/** @throws MembershipRefusal invalid_loginpolicy: a policy is about the identity provider of a domain */
export function requireClaimForPolicy(
  { loginPolicy }: Pick<PersonDetails, 'loginPolicy'>,
  isClaimed: boolean,
): void {
  if (loginPolicy !== undefined && !isClaimed)
    throw new MembershipRefusal(
      'invalid_loginpolicy',
      'LoginPolicy requires an e-mail address in a domain that the organization has claimed.',
    );
}
