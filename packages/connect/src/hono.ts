import type { Handler } from 'hono';
import type { Listener } from './receive/listener.js';

/**
 * A listener as a handler for Hono. A body that other middleware has read by `c.req` is taken from
 * there, since Hono keeps its text or bytes.
 */
export function connectHono(listener: Listener): Handler {
  return async (context) => {
    const { raw } = context.req;
    if (!raw.bodyUsed || !isKept(context.req.bodyCache)) return listener.fetch(raw);
    const body = await context.req.arrayBuffer();
    const reply = await listener.receive(body, raw.headers, raw.method);
    return new Response(reply.body, { status: reply.status, headers: reply.headers });
  };
}

/**
 * Reports whether Hono can return the body as it came; it derives its other kept forms from the
 * first.
 */
function isKept(cache: object): boolean {
  const [first] = Object.keys(cache);
  return 'arrayBuffer' in cache || first === 'text' || first === 'blob';
}
