import { createHmac } from 'node:crypto';
import { verify } from '@countersign/connect';
import { describe, expect, it, vi } from 'vitest';
import { jsonMessage } from './support/messages.js';

const body = jsonMessage('envelope-completed');
const secret = 'bGVhc2UtZGVzay1zZWNyZXQ=';

/** A digest by another implementation: Node's own, over the text of the secret. */
function computeDigest(text: string | Uint8Array, key: string): string {
  return createHmac('sha256', key).update(text).digest('base64');
}

const fitting = computeDigest(body, secret);
const good = { 'x-docusign-signature-1': fitting };

describe('verify', () => {
  it.each([
    ['text and a plain object', body, good, 1],
    ['bytes and Headers', new TextEncoder().encode(body), new Headers(good), 1],
    ['a Buffer', Buffer.from(body), good, 1],
    ['an ArrayBuffer', new TextEncoder().encode(body).buffer, good, 1],
    ['memory that is shared', shared(body), good, 1],
    ['names in any case', body, { 'X-DOCUSIGN-SIGNATURE-1': fitting }, 1],
    ['a header that came several times', body, { 'x-docusign-signature-1': ['AA==', fitting] }, 1],
    [
      'a later header',
      body,
      { 'x-docusign-signature-1': 'AAAA', 'x-docusign-signature-2': fitting },
      2,
    ],
    ['the last header that there can be', body, { 'x-docusign-signature-100': fitting }, 100],
    [
      'the first of two',
      body,
      { 'x-docusign-signature-10': fitting, 'x-docusign-signature-9': fitting },
      9,
    ],
  ])('accepts %s', async (_name, raw, headers, number) => {
    expect(await verify(raw, headers, ['old secret', secret])).toEqual({
      verified: true,
      header: `X-DocuSign-Signature-${number}`,
    });
  });

  it('accepts bytes that are no text', async () => {
    const bytes = Uint8Array.of(0xff, 0x00, 0xfe, 0x0d, 0x0a);
    const headers = { 'x-docusign-signature-1': computeDigest(bytes, secret) };
    expect(await verify(bytes, headers, [secret])).toMatchObject({ verified: true });
  });

  it.each([
    ['a body with one byte changed', `${body} `, good, 'no secret fits'],
    [
      'another secret',
      body,
      { 'x-docusign-signature-1': computeDigest(body, 'other') },
      'no secret fits',
    ],
    [
      'the beginning of a digest',
      body,
      { 'x-docusign-signature-1': fitting.slice(0, 40) },
      'no secret fits',
    ],
    [
      'a digest with more behind it',
      body,
      { 'x-docusign-signature-1': `${fitting.slice(0, 43)}AAAAA` },
      'no secret fits',
    ],
    ['no Base64', body, { 'x-docusign-signature-1': '%%%' }, 'no secret fits'],
    ['the alphabet of URLs', body, { 'x-docusign-signature-1': '-_-_' }, 'no secret fits'],
    ['an empty header', body, { 'x-docusign-signature-1': '' }, 'no secret fits'],
    ['no header at all', body, {}, 'no signature header'],
    [
      'a number beyond the last',
      body,
      { 'x-docusign-signature-101': fitting },
      'no signature header',
    ],
    ['a number that is none', body, { 'x-docusign-signature-1e1': fitting }, 'no signature header'],
    [
      'a name that only begins so',
      body,
      { 'x-docusign-signature-': fitting },
      'no signature header',
    ],
  ])('refuses %s', async (_name, raw, headers, reason) => {
    expect(await verify(raw, headers, [secret])).toEqual({ verified: false, reason });
  });

  it.each([
    ['there is no secret', []],
    ['a secret is empty', [secret, '']],
    ['the list is missing', undefined],
    ['one secret is in the place of the list', secret],
  ])('never verifies where %s', async (_name, secrets) => {
    const headers = { 'x-docusign-signature-1': computeDigest(body, '') };
    // @ts-expect-error -- what a caller without types would pass
    const verification = verify(body, headers, secrets);
    await expect(verification).rejects.toMatchObject({ code: 'no-secret' });
  });

  it('sees that a list of secrets has changed', async () => {
    const secrets = ['old secret'];
    expect(await verify(body, good, secrets)).toMatchObject({ verified: false });
    secrets.push(secret);
    expect(await verify(body, good, secrets)).toMatchObject({ verified: true });
    secrets.pop();
    expect(await verify(body, good, secrets)).toMatchObject({ verified: false });
  });

  it('imports the keys of a list once', async () => {
    using imports = vi.spyOn(crypto.subtle, 'importKey');
    const secrets = [secret, 'second'];
    for (let time = 0; time < 3; time += 1) await verify(body, good, secrets);
    expect(imports).toHaveBeenCalledTimes(2);
  });

  it('says what to do where a framework has parsed the body', async () => {
    const parsed: unknown = JSON.parse(body);
    // @ts-expect-error -- what a caller without types would pass
    const verification = verify(parsed, good, [secret]);
    await expect(verification).rejects.toMatchObject({
      code: 'body-parsed',
      advice: expect.stringMatching(/express\.raw\(\).*addContentTypeParser.*arrayBuffer/),
    });
  });
});

function shared(text: string): Uint8Array {
  const bytes = new TextEncoder().encode(text);
  const copy = new Uint8Array(new SharedArrayBuffer(bytes.length));
  copy.set(bytes);
  return copy;
}
