import { createListener, sign, type ConnectEvent, type Listener } from '@countersign/connect';
import { describe, expect, it } from 'vitest';
import { jsonMessage, soapMessage, xmlMessage } from './messages.js';
import { secret, send } from './send.js';

/**
 * Describes the behaviour of a listener, which is the same on every server.
 * @param start serves the listener until the test ends, and gives the address
 */
export function describeReceiving(server: string, start: (listener: Listener) => Promise<string>) {
  async function listen(limits = {}) {
    const events: ConnectEvent[] = [];
    const listener = createListener({
      secrets: [secret],
      onEvent: (event) => void events.push(event),
      parse: { limits },
    });
    return { url: await start(listener), events };
  }

  describe(`a listener on ${server}`, () => {
    it.each([
      ['JSON', jsonMessage('envelope-completed'), 'json'],
      ['XML', xmlMessage('envelope-completed'), 'xml'],
    ])('handles %s', async (_form, message, format) => {
      const { url, events } = await listen();
      const { status, text } = await send(url, message);
      expect(text).toBe('{"received":true,"duplicate":false}');
      expect(status).toBe(200);
      expect(events).toMatchObject([{ event: 'envelope-completed', format }]);
    });

    it('answers SOAP in SOAP', async () => {
      const { url, events } = await listen();
      const { status, headers, text } = await send(url, soapMessage('envelope-completed'));
      expect(status).toBe(200);
      expect(headers.get('content-type')).toMatch(/^text\/xml/);
      expect(text).toMatch(/DocuSignConnectUpdateResponse[^]*3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24/);
      expect(events).toHaveLength(1);
    });

    it('takes a body of any script in pieces, and of a media type that nobody expects', async () => {
      const { url, events } = await listen();
      const subject = 'Łódź – 請簽署 🖋 ‏חתום‏';
      const message = jsonMessage('envelope-completed').replace(
        'Please sign: Berth lease 42',
        subject,
      );
      const sent = { chunked: true, contentType: 'application/soap+xml' };
      expect(await send(url, message, sent)).toMatchObject({ status: 200 });
      expect(events[0]?.envelope?.emailSubject).toBe(subject);
    });

    it.each([
      ['another secret', ['other'], 'no secret fits'],
      ['no signature', [], 'no signature header'],
    ])('refuses %s', async (_name, secrets, reason) => {
      const { url, events } = await listen();
      const { status, text } = await send(url, jsonMessage('envelope-sent'), { secrets });
      expect(status).toBe(401);
      expect(JSON.parse(text)).toEqual({
        errorCode: 'SIGNATURE_NOT_VERIFIED',
        message: `Verification of the message failed: ${reason}.`,
      });
      expect(events).toEqual([]);
    });

    it('refuses a body with one byte more than was signed', async () => {
      const { url, events } = await listen();
      const message = xmlMessage('envelope-completed');
      const headers = await sign(message, [secret]);
      const response = await fetch(url, { method: 'POST', headers, body: `${message} ` });
      expect(response.status).toBe(401);
      expect(events).toEqual([]);
    });

    it.each([false, true])('refuses a body over the limit (in pieces: %s)', async (chunked) => {
      const { url, events } = await listen({ bytes: 300 });
      // More than the connection buffers, so that the reply arrives during the upload.
      const body = new Uint8Array(5_000_000);
      const { status, text } = await send(url, body, { chunked });
      expect(status).toBe(413);
      expect(JSON.parse(text)).toMatchObject({ errorCode: 'BODY_TOO_LARGE' });
      expect(events).toEqual([]);
    });

    it('refuses another method', async () => {
      const { url } = await listen();
      const { status, headers, text } = await send(url, '', { method: 'GET' });
      expect(status).toBe(405);
      expect(headers.get('allow')).toBe('POST');
      expect(JSON.parse(text)).toMatchObject({ errorCode: 'METHOD_NOT_ALLOWED' });
    });

    it('refuses what it cannot read, and says why', async () => {
      const { url } = await listen();
      const { status, text } = await send(url, '{"event":');
      expect(status).toBe(400);
      expect(JSON.parse(text)).toMatchObject({ errorCode: 'JSON_MALFORMED' });
    });

    it('answers an empty body', async () => {
      const { url } = await listen();
      expect(await send(url, '', { secrets: ['any'] })).toMatchObject({ status: 401 });
    });
  });
}
