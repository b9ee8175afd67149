import type { Envelope } from '@countersign/types/esign-v2.1';
import type { EnvelopeSettings } from '../state/model/envelope.ts';

/** The fields of an envelope that are kept as they were sent. */
const fields = [
  'emailSubject',
  'emailBlurb',
  'messageLock',
  'brandId',
  'brandLock',
  'recipientsLock',
  'allowComments',
  'allowMarkup',
  'allowReassign',
  'allowViewHistory',
  'anySigner',
  'asynchronous',
  'authoritativeCopy',
  'authoritativeCopyDefault',
  'autoNavigation',
  'burnDefaultTabData',
  'copyRecipientData',
  'disableResponsiveDocument',
  'enableWetSign',
  'enforceSignerVisibility',
  'envelopeIdStamping',
  'envelopeLocation',
  'externalEnvelopeId',
  'isSignatureProviderEnvelope',
  'signerCanSignOnMobile',
  'signingLocation',
  'transactionId',
  'useDisclosure',
  'envelopeMetadata',
  'envelopeCustomMetadata',
] as const satisfies readonly (keyof EnvelopeSettings)[];

/** The settings that a definition or a change says. */
export function settingsOf(definition: Pick<Envelope, (typeof fields)[number]>): EnvelopeSettings {
  const settings: EnvelopeSettings = {};
  for (const field of fields) copyField(definition, settings, field);
  return settings;
}

function copyField<Field extends keyof EnvelopeSettings>(
  from: EnvelopeSettings,
  to: EnvelopeSettings,
  field: Field,
): void {
  const value = from[field];
  if (value !== undefined) to[field] = value;
}
