import type { ConnectCustomConfiguration } from '@countersign/types/esign-v2.1';

/** Words that a configuration takes in any letter case, as the service returns them for recipients. */
const words = [
  'custom',
  'salesforce',
  'Draft',
  'Sent',
  'Delivered',
  'Completed',
  'Declined',
  'Voided',
  'AuthenticationFailed',
  'AutoResponded',
];
const canonical = new Map(words.map((word) => [word.toLowerCase(), word]));

/**
 * Writes the words of a configuration as the service does: those of envelopes in small letters. The
 * contract has no closed lists for them, so that they arrive as the caller wrote them.
 * @evidence recorded
 */
export function canonicalConfiguration(
  body: ConnectCustomConfiguration,
): ConnectCustomConfiguration {
  const { configurationType, envelopeEvents, recipientEvents, userIds } = body;
  return {
    ...body,
    ...(configurationType !== undefined && { configurationType: spell(configurationType) }),
    ...(envelopeEvents && { envelopeEvents: envelopeEvents.map((word) => word.toLowerCase()) }),
    ...(recipientEvents && { recipientEvents: recipientEvents.map(spell) }),
    ...(userIds && { userIds: userIds.map((id) => id.toLowerCase()) }),
  };
}

function spell(word: string): string {
  return canonical.get(word.toLowerCase()) ?? word;
}
