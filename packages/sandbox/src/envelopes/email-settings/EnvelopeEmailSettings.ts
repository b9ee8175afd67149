import { defineOperation } from '../../engine/operation.ts';
import { findEnvelope } from '../find.ts';
import { requireLockToken } from '../locks/require-lock-token.ts';
import { saveEnvelope } from '../save.ts';
import { editable, requireEditable } from '../statuses.ts';
import { requireSender } from '../visibility/require-sender.ts';
import { readEmailSettings } from './read-email-settings.ts';

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
    requireEditable(envelope, editable, 'E-mail settings can be added');
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
    requireEditable(envelope, editable, 'E-mail settings can be changed');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    // What is left out stays as it is.
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
    requireEditable(envelope, editable, 'E-mail settings can be deleted');
    requireLockToken(envelope, header['X-DocuSign-Edit'], context, state);
    const deleted = envelope.emailSettings ?? {};
    delete envelope.emailSettings;
    await saveEnvelope(state, envelope);
    return { status: 200, body: deleted };
  },
);
