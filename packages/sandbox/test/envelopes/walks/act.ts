/** An action of a recipient through the control API. */
export type Action = 'open' | 'sign' | 'decline' | 'finish-later';

/** The outcome: the status, and the service's error code if the action was rejected. */
export interface Outcome {
  status: number;
  code: string | undefined;
}

/** Acts as a recipient, without a browser. */
export async function act(
  fetch: (input: string, init?: RequestInit) => Promise<Response>,
  envelopeId: string,
  recipientId: string,
  action: Action,
  tenant = 'default',
): Promise<Outcome> {
  const place = `envelopes/${envelopeId}/recipients/${recipientId}/${action}`;
  const response = await fetch(`http://sandbox.test/_countersign/control/v1/${place}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-countersign-tenant': tenant },
    body: JSON.stringify(action === 'decline' ? { reason: 'The berth is too small.' } : {}),
  });
  const { code }: { code?: string } = await response.json();
  return { status: response.status, code: response.ok ? undefined : code };
}
