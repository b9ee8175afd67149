/** The response to send to the service. */
export interface Reply {
  status: number;
  /** The headers by name, in lower case. */
  headers: Record<string, string>;
  body: string;
}

/**
 * Creates the reply to a received event.
 * @param xml the reply that the event expects in its own form
 * @param duplicate true if it had been handled before
 */
export function receivedReply(xml: string | undefined, duplicate: boolean): Reply {
  if (xml === undefined) return jsonReply(200, { received: true, duplicate });
  return { status: 200, headers: { 'content-type': 'text/xml; charset=utf-8' }, body: xml };
}

/** Creates an error reply in the shape of the service's own errors. */
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
