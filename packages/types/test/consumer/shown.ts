// The code about which the tests of the editor ask.
import type { RecipientPhoneNumber } from '@countersign/types/esign-v2';
import type { Envelope, EnvelopeDefinition, LockRequest } from '@countersign/types/esign-v2.1';
import type { EnvelopeLocksCreateResponses } from '@countersign/types/esign-v2.1/envelope-locks';

export type Subject = EnvelopeDefinition['emailSubject'];
export const lock: LockRequest = { lockDurationInSeconds: '600' };
export type Created = EnvelopeLocksCreateResponses[201];
export const sent: Envelope = { status: 'sent' };
export const later: Envelope = { status: 'a word of tomorrow' };
export type OlderCode = RecipientPhoneNumber['countryCode'];
