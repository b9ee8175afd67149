import type { Client, ServiceError } from '@countersign/client';
import { envelopesGet } from '@countersign/client/esign-v2.1';
import type { EventName } from '@countersign/connect';
import type { Envelope, LockRequest } from '@countersign/types/esign-v2.1';

// If a type of ours were not found, it would be `any`, and these would not be mistakes.
export function mistakes(client: Client, envelope: Envelope, error: ServiceError): unknown[] {
  // @ts-expect-error The subject is text.
  const subject: number = envelope.emailSubject;
  // @ts-expect-error The status is a number.
  const status: string = error.status;
  // @ts-expect-error The flag is 'true' or 'false'.
  const lock: LockRequest = { useScratchPad: 'maybe' };
  // @ts-expect-error There is no such event.
  const event: EventName = 'envelope-forgotten';
  // @ts-expect-error It takes an id.
  const call = envelopesGet(client, { path: {} });
  return [subject, status, lock, event, call];
}
