import type { ENoteConfiguration } from '@countersign/types/esign-v2.1';
import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { eNoteConfigurations, type StoredENoteConfiguration } from './e-note-configuration.ts';

export const ENoteConfigurations_get = defineOperation(
  'ENoteConfigurations_get',
  async (state, _request, context) => {
    requireRights(context);
    const stored = await state.of(eNoteConfigurations).get(context.account.accountId, '');
    return { status: 200, body: presentConfiguration(stored) };
  },
);

export const ENoteConfigurations_update = defineOperation(
  'ENoteConfigurations_update',
  async (state, { body }, context) => {
    requireRights(context);
    const { accountId } = context.account;
    const { organization = '', userName, password, apiKey } = body;
    if (organization.trim() === '')
      throw new ServiceRefusal(
        'INVALID_REQUEST_PARAMETER',
        '/organization is missing. It must be the name under which the account is registered at the vault.',
      );
    const stored: StoredENoteConfiguration = {
      organization,
      ...(userName !== undefined && { userName }),
      ...(password !== undefined && { password }),
      ...(apiKey !== undefined && { apiKey }),
    };
    await state.of(eNoteConfigurations).put(accountId, '', stored);
    return { status: 200, body: presentConfiguration(stored) };
  },
);

export const ENoteConfigurations_delete = defineOperation(
  'ENoteConfigurations_delete',
  async (state, _request, context) => {
    requireRights(context);
    await state.of(eNoteConfigurations).remove(context.account.accountId, '');
    return { status: 200 };
  },
);

function requireRights(context: Context): void {
  requireAdmin(context);
  requireFeature(context, ['allowENoteEOriginal'], 'Electronic notes are');
}

/** The connection without its password; complete if it has a user and a password or a key. */
function presentConfiguration(stored: StoredENoteConfiguration | undefined): ENoteConfiguration {
  const { password, ...shown } = stored ?? {};
  const complete =
    stored?.userName !== undefined && (password !== undefined || stored.apiKey !== undefined);
  const configured = complete ? 'true' : 'false';
  return { eNoteConfigured: configured, connectConfigured: configured, ...shown };
}
