// A function in the cloud that receives events: it takes the event of an API gateway.
import { createListener } from '@countersign/connect/json';

/** The part of each event that is kept here; a real program writes to its database. */
export const completed: string[] = [];

const listener = createListener({
  secrets: [process.env['CONNECT_SECRET'] ?? ''],
  onEvent: {
    'envelope-completed': ({ envelopeId }) => void completed.push(envelopeId),
    other: () => undefined,
  },
});

interface GatewayEvent {
  body?: string;
  headers: Record<string, string>;
  isBase64Encoded: boolean;
}

export async function handler(event: GatewayEvent): Promise<{ statusCode: number; body: string }> {
  const body = Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
  const request = new Request('https://gateway.example/events', {
    method: 'POST',
    headers: event.headers,
    body,
  });
  const response = await listener.fetch(request);
  return { statusCode: response.status, body: await response.text() };
}
