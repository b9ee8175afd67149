import { OrganizationConnectConfigurationRequest } from '@countersign/zod/admin-v2/schemas/OrganizationConnectConfigurationRequest';
import { OrganizationConnectOAuthConfiguration } from '@countersign/zod/admin-v2/schemas/OrganizationConnectOAuthConfiguration';
import { z } from 'zod';
import { completeConfiguration } from '../connect/complete-configuration.ts';
import { readOAuthConfiguration } from '../connect/oauth-configuration.ts';
import { connectKeys } from '../../../connect/kinds.ts';
import { saveOAuthConfig } from '../../../connect/oauth-config.ts';
import type { StoredAccount } from '../../../state/model/account.ts';
import { organizationConnects } from '../../../state/model/connect.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { dateTimeText, guid, parseTime } from '../../../frame/seed/fields.ts';
import { SeedError } from '../../../frame/seed/seed.ts';

const organizationId = z.exactOptional(guid);

const organizationConnectSchema = z.intersection(
  OrganizationConnectConfigurationRequest,
  z.looseObject({
    organizationId,
    connectId: guid,
    name: z.string().min(1),
    urlToPublishTo: z.url(),
  }),
);

/** The configurations of Connect that an organization has for its accounts. */
export const organizationConnectsSection: SeedSection<z.infer<typeof organizationConnectSchema>> = {
  name: 'organizationConnects',
  schema: organizationConnectSchema,
  async applySeed(state, account, items) {
    for (const { organizationId: named, ...item } of items)
      await state
        .of(organizationConnects)
        .put(
          findOrganizationId('organizationConnects', named, account),
          item.connectId,
          completeConfiguration(item, item.connectId),
        );
  },
};

const organizationConnectSecretSchema = z.strictObject({
  organizationId,
  keyId: guid,
  secret: z.string().min(1),
  createdDateTime: dateTimeText,
});

/** The keys with which Connect signs the messages of an organization. */
export const organizationConnectSecretsSection: SeedSection<
  z.infer<typeof organizationConnectSecretSchema>
> = {
  name: 'organizationConnectSecrets',
  schema: organizationConnectSecretSchema,
  async applySeed(state, account, items) {
    for (const { organizationId: named, keyId, secret, createdDateTime } of items) {
      const createdAt = parseTime(createdDateTime) ?? state.now;
      const owner = findOrganizationId('organizationConnectSecrets', named, account);
      await state.of(connectKeys).put(owner, keyId, { secret, createdAt });
    }
  },
};

const organizationConnectOAuthConfigSchema = z.intersection(
  OrganizationConnectOAuthConfiguration,
  z.looseObject({
    organizationId,
    authorizationServerUrl: z.url(),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
  }),
);

/**
 * The OAuth configurations for the messages of organizations: at most one item per organization.
 */
export const organizationConnectOAuthConfigsSection: SeedSection<
  z.infer<typeof organizationConnectOAuthConfigSchema>
> = {
  name: 'organizationConnectOAuthConfigs',
  schema: organizationConnectOAuthConfigSchema,
  async applySeed(state, account, items) {
    for (const { organizationId: named, ...item } of items)
      await saveOAuthConfig(
        state,
        findOrganizationId('organizationConnectOAuthConfigs', named, account),
        readOAuthConfiguration(item),
      );
  },
};

/** The organization of an item: the one that it names, or that of the account. */
function findOrganizationId(
  section: string,
  named: string | undefined,
  { name, organizationId: own }: StoredAccount,
): string {
  const found = named ?? own;
  if (found !== undefined) return found;
  throw new SeedError(
    `${section}: ${name} belongs to no organization; set organizationId in each item`,
  );
}
