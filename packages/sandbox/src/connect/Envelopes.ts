import { defineOperation } from '../engine/operation.ts';
import { requireAdmin } from '../engine/require-admin.ts';
import { canonicalConfiguration } from './canonical-configuration.ts';
import { checkConfiguration, findConfiguration, keepSecrets } from './configuration.ts';
import { publishPast } from './publish-past.ts';
import { warnOfConfiguration, warnOfOAuth } from './warn-of-configuration.ts';

export const Envelopes_createHistoricalEnvelopePublishTransaction = defineOperation(
  'Envelopes_createHistoricalEnvelopePublishTransaction',
  async (state, { body }, context) => {
    requireAdmin(context);
    const { connectId = '' } = body.config;
    const before =
      connectId === '' ? undefined : await findConfiguration(state, context, connectId);
    const config = canonicalConfiguration(body.config);
    const configuration = before === undefined ? config : keepSecrets(config, before);
    checkConfiguration(configuration, '/config');
    warnOfConfiguration(state, configuration, '/config');
    await warnOfOAuth(state, context.account.accountId, configuration, '/config');
    // A configuration that is not kept could never be released, so the pause is dropped.
    const { pausePublish = 'false' } = before ?? {};
    const used = { ...configuration, connectId, pausePublish };
    return { status: 201, body: await publishPast(state, context, used, body) };
  },
);
