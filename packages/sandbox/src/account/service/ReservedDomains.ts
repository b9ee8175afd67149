import { defineOperation } from '../../engine/operation.ts';
import { presentFlag } from '../../engine/present-flag.ts';
import { domains } from '../../state/model/organization.ts';

export const ReservedDomains_getReservedDomainExistence = defineOperation(
  'ReservedDomains_getReservedDomainExistence',
  async (state, { query }) => {
    const emailDomain = query.email_domain ?? '';
    const isReserved = (await state.of(domains).everywhere()).some(
      ({ record: { hostName, status } }) =>
        status === 'active' && hostName.toLowerCase() === emailDomain.toLowerCase(),
    );
    return { status: 200, body: { emailDomain, isReserved: presentFlag(isReserved) } };
  },
);
