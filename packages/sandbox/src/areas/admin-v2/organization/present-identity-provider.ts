import type { CertificateResponse, IdentityProviderResponse } from '@countersign/types/admin-v2';
import { dateTime } from '../../../engine/date-time.ts';
import type {
  ProviderCertificate,
  StoredIdentityProvider,
} from '../../../state/model/organization.ts';
import { createLinks } from './create-links.ts';
import type { Presenting } from './present-domain.ts';

/** An identity provider, as Admin shows it. */
export function presentIdentityProvider(
  { providerId, friendlyName, autoProvisionUsers, type, saml }: StoredIdentityProvider,
  presenting: Presenting,
): IdentityProviderResponse {
  return {
    id: providerId,
    friendly_name: friendlyName,
    auto_provision_users: autoProvisionUsers,
    type,
    ...(saml !== undefined && {
      saml_20: {
        issuer: saml.issuer,
        settings: saml.settings,
        certificates: saml.certificates.map((one) => presentCertificate(one, presenting)),
        attribute_mappings: saml.attributeMappings.map((mapping) => ({
          required_attribute_id: mapping.id,
          required_attribute_name: mapping.name,
          required_attribute_friendly_name: mapping.friendlyName,
          substitute_attribute_name: mapping.substituteName,
        })),
      },
    }),
    links: createLinks(presenting, presenting.organizationId, 'identity_providers', providerId),
  };
}

function presentCertificate(
  { certificateId, issuer, thumbprint, expiresAt }: ProviderCertificate,
  { now }: Presenting,
): CertificateResponse {
  return {
    id: certificateId,
    issuer,
    thumbprint,
    expiration_date: dateTime(expiresAt),
    is_valid: expiresAt > now,
    links: [],
  };
}
