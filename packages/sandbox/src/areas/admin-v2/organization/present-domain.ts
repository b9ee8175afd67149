import type { DomainResponse } from '@countersign/types/admin-v2';
import type { StoredDomain } from '../../../state/model/organization.ts';
import type { AdminContext } from '../admin-context.ts';
import { createLinks } from './create-links.ts';

/** The context for presenting records of an organization. */
export interface Presenting extends Pick<AdminContext, 'origin'> {
  organizationId: string;
  /** The time of the tenant. */
  now: number;
}

/** A reserved domain, as Admin shows it. */
export function presentDomain(
  { domainId, hostName, status, txtToken, identityProviderId, settings = [] }: StoredDomain,
  presenting: Presenting,
): DomainResponse {
  return {
    id: domainId,
    status,
    host_name: hostName,
    txt_token: txtToken,
    ...(identityProviderId !== undefined && { identity_provider_id: identityProviderId }),
    settings,
    links: createLinks(presenting, presenting.organizationId, 'reserved_domains', domainId),
  };
}
