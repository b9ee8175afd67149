import { randomInt } from 'node:crypto';
import type { EmailSettings } from '@countersign/types/esign-v2.1';
import { isEmailAddress } from '../../account/users/person.ts';
import type { Context } from '../../engine/context.ts';
import { defineOperation } from '../../engine/operation.ts';
import { requireFeature } from '../../engine/require-feature.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { findEnvelope } from '../find-envelope.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { requireSender } from '../rights.ts';
import { saveEnvelope } from '../save.ts';
import { requireStatus } from '../guards.ts';

export const EnvelopeEmailSettings_get = defineOperation(
  'EnvelopeEmailSettings_get',
  async (state, { path }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId);
    requireSender(envelope, context, 'USER_NOT_ENVELOPE_SENDER');
    return { status: 200, body: envelope.emailSettings ?? {} };
  },
);

export const EnvelopeEmailSettings_create = defineOperation(
  'EnvelopeEmailSettings_create',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireStatus(envelope, 'addEmailSettings');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    envelope.emailSettings = readEmailSettings(body, context);
    await saveEnvelope(state, envelope);
    return { status: 201, body: envelope.emailSettings };
  },
);

export const EnvelopeEmailSettings_update = defineOperation(
  'EnvelopeEmailSettings_update',
  async (state, { path, header, body }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireStatus(envelope, 'changeEmailSettings');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    // Missing settings stay as they are.
    const changed = readEmailSettings(body, context);
    envelope.emailSettings = { ...envelope.emailSettings, ...changed };
    await saveEnvelope(state, envelope);
    return { status: 200, body: envelope.emailSettings };
  },
);

export const EnvelopeEmailSettings_delete = defineOperation(
  'EnvelopeEmailSettings_delete',
  async (state, { path, header }, context) => {
    const envelope = await findEnvelope(state, context, path.envelopeId, { change: true });
    requireStatus(envelope, 'deleteEmailSettings');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const deleted = envelope.emailSettings ?? {};
    delete envelope.emailSettings;
    await saveEnvelope(state, envelope);
    return { status: 200, body: deleted };
  },
);

/**
 * E-mail settings of an envelope as they were sent; each address for blind copies has an ID.
 * @throws ServiceRefusal ACCOUNT_LACKS_PERMISSIONS where the account allows no blind copies;
 * INVALID_REQUEST_PARAMETER for what is no e-mail address
 */
function readEmailSettings(input: EmailSettings, context: Pick<Context, 'account'>): EmailSettings {
  const { bccEmailAddresses, replyEmailAddressOverride } = input;
  if (replyEmailAddressOverride !== undefined && replyEmailAddressOverride !== '')
    requireAddress(replyEmailAddressOverride, '/replyEmailAddressOverride');
  if (bccEmailAddresses === undefined) return input;
  if (bccEmailAddresses.length > 0)
    requireFeature(context, ['bccEmailArchive'], 'Blind copies are');
  return {
    ...input,
    bccEmailAddresses: bccEmailAddresses.map(({ bccEmailAddressId, email = '' }, at) => {
      requireAddress(email, `/bccEmailAddresses/${at}/email`);
      return { bccEmailAddressId: bccEmailAddressId ?? newId(), email };
    }),
  };
}

function requireAddress(text: string, where: string): void {
  if (isEmailAddress(text)) return;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    `${JSON.stringify(text)} at ${where} is not a valid e-mail address.`,
  );
}

/** IDs of these addresses are numbers. */
function newId(): string {
  return String(randomInt(1_000_000, 2 ** 31 - 1));
}
