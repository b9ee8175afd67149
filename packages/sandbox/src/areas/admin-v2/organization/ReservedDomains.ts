import { domains } from '../../../state/model/organization.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { presentDomain } from './present-domain.ts';

export const ReservedDomains_getReservedDomains = defineOrganizationOperation(
  'ReservedDomains_getReservedDomains',
  async (state, _request, { organization: { organizationId }, origin }) => {
    const found = await state.of(domains).list(organizationId);
    const presenting = { organizationId, origin, now: state.now };
    return {
      status: 200,
      body: { reserved_domains: found.map((one) => presentDomain(one, presenting)) },
    };
  },
);
