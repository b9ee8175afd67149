import type { ConnectDebugLog, ConnectLog } from '@countersign/types/esign-v2.1';
import { dateTime, optionalDateTime } from '../engine/date-time.ts';
import type { Delivery } from './delivery.ts';
import type { Log } from './kinds.ts';
import { serializeMessage } from './to-send.ts';

/** An entry of a log as the service shows it. */
export function presentEntry(delivery: Delivery, log: Log): ConnectLog {
  const { position, account, connect_id: connectId, subject, body, steps, tries } = delivery;
  const { sender, settings, message } = body;
  const id = String(position);
  const problem = delivery.state === 'sent' ? undefined : steps.findLast(({ failed }) => failed);
  return {
    accountId: account,
    ...(connectId !== '' && { connectId }),
    configUrl: settings.url,
    ...(log === 'logs'
      ? { logId: id, logUri: `/connect/logs/${id}` }
      : { failureId: id, failureUri: `/connect/failures/${id}` }),
    ...(message.data.envelopeId !== undefined && {
      envelopeId: message.data.envelopeId,
      retryUri: `/connect/envelopes/${subject}/retry_queue`,
    }),
    status: statuses[body.status] ?? 'Any',
    subject: body.subject,
    userName: sender.userName,
    email: sender.email,
    ...(problem !== undefined && { error: problem.text }),
    created: dateTime(delivery.created_at),
    lastTry: optionalDateTime(delivery.tried_at ?? undefined),
    retryCount: String(Math.max(0, tries - 1)),
  };
}

const statuses: Readonly<Record<string, ConnectLog['status']>> = {
  voided: 'Voided',
  created: 'Created',
  deleted: 'Deleted',
  sent: 'Sent',
  delivered: 'Delivered',
  signed: 'Signed',
  completed: 'Completed',
  declined: 'Declined',
  timedout: 'TimedOut',
  template: 'Template',
  processing: 'Processing',
};

/** The steps of the tries, and with the first the message. */
export function presentSteps({ steps, body, tries }: Delivery): ConnectDebugLog[] {
  // A message that could not be written has no text.
  const isWritten = body.late === undefined || body.message.uri !== '';
  const payload = isWritten ? serializeMessage({ tries: Math.max(0, tries - 1), body }) : undefined;
  return steps.map(({ at, text, failed }, index) => ({
    connectConfig: body.settings.name,
    eventDateTime: dateTime(at),
    eventDescription: text,
    ...(index === 0 && payload !== undefined && { payload }),
    ...(failed === true && { errorDetails: { errorCode: 'UNSPECIFIED_ERROR', message: text } }),
  }));
}
