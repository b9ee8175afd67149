import { sign } from '@countersign/connect';

export const secret = 'bGVhc2UtZGVzay1zZWNyZXQ=';

export interface Sent {
  secrets?: readonly string[];
  method?: string;
  contentType?: string;
  /** Sends the body piece by piece and without saying how long it is. */
  chunked?: boolean;
}

/** Sends a message as the service does. An empty list of secrets sends it unsigned. */
export async function send(
  url: string,
  message: string | Uint8Array<ArrayBuffer>,
  { secrets = [secret], method = 'POST', contentType, chunked = false }: Sent = {},
): Promise<{ status: number; headers: Headers; text: string }> {
  const bytes = typeof message === 'string' ? new TextEncoder().encode(message) : message;
  const isXml = String.fromCharCode(bytes[0] ?? 0) === '<';
  const signature = secrets.length === 0 ? {} : await sign(bytes, secrets);
  const init = {
    method,
    headers: {
      'content-type': contentType ?? (isXml ? 'text/xml; charset=utf-8' : 'application/json'),
      ...signature,
    },
    ...(method === 'GET' ? {} : { body: chunked ? streamInPieces(bytes) : bytes, duplex: 'half' }),
  };
  const response = await fetch(url, init);
  return { status: response.status, headers: response.headers, text: await response.text() };
}

function streamInPieces(bytes: Uint8Array): ReadableStream<Uint8Array> {
  const size = Math.max(100, Math.ceil(bytes.length / 20));
  let at = 0;
  return new ReadableStream({
    pull(controller) {
      if (at >= bytes.length) return controller.close();
      controller.enqueue(bytes.slice(at, at + size));
      at += size;
    },
  });
}
