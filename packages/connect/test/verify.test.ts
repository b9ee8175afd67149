import { createHmac } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { sign, verify } from '@countersign/connect';

const body = '{"event":"envelope-completed","data":{"envelopeId":"3d2a9c4e"}}';
const secret = 'bGVhc2UtZGVzay1zZWNyZXQ=';

/** The same digest by another implementation: Node's own, over the text of the secret. */
function digestOf(text: string, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

describe('sign', () => {
  it('gives each secret a header, numbered from 1', async () => {
    expect(await sign(body, [secret, 'second'])).toEqual({
      'X-DocuSign-Signature-1': digestOf(body, secret),
      'X-DocuSign-Signature-2': digestOf(body, 'second'),
    });
  });
});

describe('verify', () => {
  const good = { 'x-docusign-signature-1': digestOf(body, secret) };

  it.each([
    ['text and a plain object', body, good],
    ['bytes and Headers', new TextEncoder().encode(body), new Headers(good)],
    ['names in any case', body, { 'X-DOCUSIGN-SIGNATURE-1': digestOf(body, secret) }],
    [
      'a later header',
      body,
      { 'x-docusign-signature-1': 'AAAA', 'x-docusign-signature-2': digestOf(body, secret) },
    ],
  ])('accepts %s', async (_name, raw, headers) => {
    expect(await verify(raw, headers, ['old secret', secret])).toMatchObject({ verified: true });
  });

  it.each([
    ['a body with one byte changed', `${body} `, good, 'no secret fits'],
    [
      'a digest made with another secret',
      body,
      { 'x-docusign-signature-1': digestOf(body, 'other') },
      'no secret fits',
    ],
    [
      'a header that is no base64',
      body,
      { 'x-docusign-signature-1': '%%%' },
      'no signature header',
    ],
    ['no header at all', body, {}, 'no signature header'],
  ])('refuses %s', async (_name, raw, headers, reason) => {
    expect(await verify(raw, headers, [secret])).toEqual({ verified: false, reason });
  });

  it('says what to do where a framework has parsed the body', async () => {
    const parsed: unknown = JSON.parse(body);
    // @ts-expect-error -- what a caller without types would pass
    await expect(verify(parsed, good, [secret])).rejects.toThrow(/parsed already.*express\.raw/);
  });
});
