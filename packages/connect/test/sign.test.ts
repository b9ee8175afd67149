import { createHmac } from 'node:crypto';
import { sign } from '@countersign/connect';
import { describe, expect, it } from 'vitest';
import { jsonMessage } from './support/messages.js';
import { secret } from './support/send.js';

const body = jsonMessage('envelope-completed');

/** Computes the digest with another implementation: Node's own, over the text of the secret. */
function computeDigest(key: string): string {
  return createHmac('sha256', key).update(body).digest('base64');
}

describe('sign', () => {
  it('gives each secret a header, numbered from 1, and names the method', async () => {
    expect(await sign(body, [secret, 'second'])).toEqual({
      'X-Authorization-Digest': 'HMACSHA256',
      'X-DocuSign-Signature-1': computeDigest(secret),
      'X-DocuSign-Signature-2': computeDigest('second'),
    });
  });

  it('takes a secret as its text in UTF-8', async () => {
    expect(await sign(body, ['Schlüssel 🔑'])).toMatchObject({
      'X-DocuSign-Signature-1': computeDigest('Schlüssel 🔑'),
    });
  });

  it('names the account where it is given', async () => {
    const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
    expect(await sign(body, [secret], { accountId })).toMatchObject({
      'X-DocuSign-AccountId': accountId,
    });
  });

  it.each([
    ['no secret', []],
    ['an empty secret', [secret, '']],
  ])('refuses %s', async (_name, secrets) => {
    await expect(sign(body, secrets)).rejects.toMatchObject({ code: 'no-secret' });
  });
});
