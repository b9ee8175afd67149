import type { MockResponse } from '../message.ts';
import { http } from '../node-http.ts';
import type { Fault } from './fault.ts';

/** The statuses with which a gateway answers in place of the service. No operation has them. */
export const gatewayCodes: ReadonlySet<number> = new Set([502, 503, 504]);

/** Creates the answer of a gateway; undefined for a fault that the service itself answers. */
export function gatewayAnswer({ code = 0, body = 'json' }: Fault): MockResponse | undefined {
  if (!gatewayCodes.has(code)) return undefined;
  const name = http.STATUS_CODES[code] ?? '';
  if (body === 'json')
    return {
      status: code,
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ message: name }),
    };
  const title = `${code} ${name}`;
  return {
    status: code,
    headers: { 'content-type': 'text/html' },
    body: `<html>\n<head><title>${title}</title></head>\n<body>\n<center><h1>${title}</h1></center>\n</body>\n</html>\n`,
  };
}
