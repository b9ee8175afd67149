import { request as send } from 'node:http';
import { buffer } from 'node:stream/consumers';
/**
 * Sends a request over a new connection. `fetch` would not keep the headers as they were received.
 * @throws where the status is not the expected one
 */
export async function request(
  server,
  { method, url, headers, body, status = method === 'POST' ? 201 : 200 },
) {
  const response = await new Promise((resolve, reject) => {
    const options = { method, agent: false, headers: { ...headers } };
    send(`${server}${url}`, options, resolve).once('error', reject).end(body);
  });
  const received = await buffer(response);
  const { statusCode = 0, rawHeaders } = response;
  if (![status].flat().includes(statusCode))
    throw new Error(`${method} ${url} returned ${statusCode}, not ${status}: ${String(received)}`);
  return { status: statusCode, headers: rawHeaders, body: received };
}
