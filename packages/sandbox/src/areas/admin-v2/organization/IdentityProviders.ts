import { identityProviders } from '../../../state/model/organization.ts';
import { defineOrganizationOperation } from '../define-admin-operation.ts';
import { presentIdentityProvider } from './present-identity-provider.ts';

export const IdentityProviders_getIdentityProviders = defineOrganizationOperation(
  'IdentityProviders_getIdentityProviders',
  async (state, _request, { organization: { organizationId }, origin }) => {
    const found = await state.of(identityProviders).list(organizationId);
    const presenting = { organizationId, origin, now: state.now };
    return {
      status: 200,
      body: { identity_providers: found.map((one) => presentIdentityProvider(one, presenting)) },
    };
  },
);
