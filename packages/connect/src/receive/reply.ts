import type { ConnectEvent } from '../connect-event.js';
import { soapReply } from '../soap-reply.js';

/** What to answer the service with. */
export interface Reply {
  status: number;
  /** By name, in small letters. */
  headers: Record<string, string>;
  body: string;
}

/**
 * An event was received.
 * @param duplicate whether it had been handled before
 */
export function receivedReply(event: ConnectEvent, duplicate: boolean): Reply {
  const xml = soapReply(event);
  if (xml === undefined) return jsonReply(200, { received: true, duplicate });
  return { status: 200, headers: { 'content-type': 'text/xml; charset=utf-8' }, body: xml };
}

/** In the shape in which the service itself tells of errors. */
export function errorReply(status: number, errorCode: string, message: string): Reply {
  return jsonReply(status, { errorCode, message });
}

function jsonReply(status: number, body: Record<string, string | boolean>): Reply {
  return {
    status,
    headers: { 'content-type': 'application/json; charset=utf-8' },
    body: JSON.stringify(body),
  };
}
