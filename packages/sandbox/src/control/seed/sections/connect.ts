import { ConnectCustomConfiguration } from '@countersign/zod/esign-v2.1/schemas/connectCustomConfiguration';
import { ConnectLog } from '@countersign/zod/esign-v2.1/schemas/connectLog';
import { ConnectOAuthConfig } from '@countersign/zod/esign-v2.1/schemas/ConnectOAuthConfig';
import { z } from 'zod';
import { connectKeys, seededEntries } from '../../../connect/kinds.ts';
import { saveOAuthConfig } from '../../../connect/oauth-config.ts';
import { connectConfigurations } from '../../../state/model/connect.ts';
import type { SeedSection } from '../../../frame/seed/section.ts';
import { dateTimeText, guid, numeral, parseTime } from '../../../frame/seed/fields.ts';

const connectConfigurationSchema = z.intersection(
  ConnectCustomConfiguration,
  z.looseObject({ connectId: numeral }),
);

/** The configurations of Connect. */
export const connectConfigurationsSection: SeedSection<z.infer<typeof connectConfigurationSchema>> =
  {
    name: 'connectConfigurations',
    schema: connectConfigurationSchema,
    async applySeed(state, { accountId }, items) {
      for (const item of items)
        await state.of(connectConfigurations).put(accountId, item.connectId, item);
    },
  };

const connectLogSchema = z.intersection(ConnectLog, z.looseObject({ logId: z.string() }));

/** Entries of Connect's log, for messages from before the sandbox was started. */
export const connectLogsSection: SeedSection<z.infer<typeof connectLogSchema>> = {
  name: 'connectLogs',
  schema: connectLogSchema,
  async applySeed(state, { accountId }, items) {
    for (const item of items)
      await state.of(seededEntries.logs).put(accountId, item.logId, { ...item, accountId });
  },
};

const connectFailureSchema = z.intersection(ConnectLog, z.looseObject({ failureId: z.string() }));

/** Entries of Connect's failures, for messages from before the sandbox was started. */
export const connectFailuresSection: SeedSection<z.infer<typeof connectFailureSchema>> = {
  name: 'connectFailures',
  schema: connectFailureSchema,
  async applySeed(state, { accountId }, items) {
    for (const item of items)
      await state.of(seededEntries.failures).put(accountId, item.failureId, { ...item, accountId });
  },
};

const connectSecretSchema = z.strictObject({
  keyId: guid,
  secret: z.string().min(1),
  createdDateTime: dateTimeText,
});

/** The keys with which Connect signs messages. */
export const connectSecretsSection: SeedSection<z.infer<typeof connectSecretSchema>> = {
  name: 'connectSecrets',
  schema: connectSecretSchema,
  async applySeed(state, { accountId }, items) {
    for (const { keyId, secret, createdDateTime } of items) {
      const createdAt = parseTime(createdDateTime) ?? state.now;
      await state.of(connectKeys).put(accountId, keyId, { secret, createdAt });
    }
  },
};

const connectOAuthConfigSchema = z.intersection(
  ConnectOAuthConfig,
  z.looseObject({
    authorizationServerUrl: z.url(),
    clientId: z.string().min(1),
    clientSecret: z.string().min(1),
  }),
);

/**
 * The OAuth configuration with which Connect gets access tokens for listeners: at most one item per
 * account.
 */
export const connectOAuthConfigsSection: SeedSection<z.infer<typeof connectOAuthConfigSchema>> = {
  name: 'connectOAuthConfigs',
  schema: connectOAuthConfigSchema,
  async applySeed(state, { accountId }, items) {
    for (const item of items) await saveOAuthConfig(state, accountId, item);
  },
};
