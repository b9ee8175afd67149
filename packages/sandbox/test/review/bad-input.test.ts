import {
  connectConfigurationsCreate,
  envelopesCreate,
  envelopesGet,
  envelopesListStatusChanges,
} from '@countersign/client/esign-v2.1';
import { encode } from 'fast-png';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../control/harness.ts';
import { accountId } from '../harness.ts';
import { catchRefusal } from '../account/users/ask.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);

/** The PNG of one pixel, whose first chunk says that there are more of them. */
function createPng(width: number, height: number): Buffer {
  const png = Buffer.from(encode({ width: 1, height: 1, data: new Uint8Array(3), channels: 3 }));
  png.writeUInt32BE(width, 16);
  png.writeUInt32BE(height, 20);
  return png;
}

function withDocument(bytes: Buffer, fileExtension: string) {
  const documents = [
    { documentId: '1', name: 'Plan', fileExtension, documentBase64: bytes.toString('base64') },
  ];
  return { body: { emailSubject: 'Plan of the quay', documents } };
}

describe('a document that is small and would become huge', () => {
  it('is refused before it is unpacked', async () => {
    const { client } = newTenant();
    const [code, message] = await envelopesCreate(
      client,
      withDocument(createPng(60_000, 60_000), 'png'),
    ).then(
      () => ['-', ''],
      (error: unknown) =>
        error instanceof Error && 'code' in error ? [error.code, error.message] : ['?', ''],
    );
    expect(code).toBe('UNABLE_TO_LOAD_DOCUMENT');
    expect(message).toContain('50 million pixels');
  });
});

describe('the name of a document', () => {
  it.each([
    ['../../etc/cron.txt', '.._.._etc_cron.pdf'],
    [String.raw`..\..\boot.txt`, '.._.._boot.pdf'],
    [`${'n'.repeat(3000)}.txt`, `${'n'.repeat(200)}.pdf`],
    ['quay \ud83d.txt', 'quay _.pdf'],
    [`q${'\u{1f6a2}'.repeat(300)}.txt`, `q${'_'.repeat(199)}.pdf`],
  ])('is given as that of one file: %s', async (name, expected) => {
    const { client, tenant } = newTenant();
    const [document = {}] = withDocument(Buffer.from('Moor here.'), 'txt').body.documents;
    const documents = [{ ...document, name }];
    const body = { emailSubject: 'x', documents };
    const { envelopeId = '' } = await envelopesCreate(client, { body });
    const path = `v2.1/accounts/${accountId}/envelopes/${envelopeId}/documents/1`;
    const answer = await sandbox.fetch(`http://sandbox.test/restapi/${path}`, {
      headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant },
    });
    expect(answer.status).toBe(200);
    expect(/filename="([^"]*)"/.exec(answer.headers.get('content-disposition') ?? '')?.[1]).toBe(
      expected,
    );
  });
});

describe('text that not every database can keep', () => {
  it('is refused with its place, whichever database it is', async () => {
    const { client, tenant } = newTenant();
    const emailSubject = 'a\u0000b';
    await expect(envelopesCreate(client, { body: { emailSubject } })).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST_BODY',
      message: expect.stringContaining('/emailSubject contains the NUL character'),
    });
    const query = { from_date: '2020-01-01', search_text: emailSubject };
    expect(await catchRefusal(envelopesListStatusChanges(client, { query }))).toBe(
      '400 INVALID_REQUEST_PARAMETER',
    );
    const form = { grant_type: 'refresh_token', refresh_token: emailSubject };
    const answer = await sandbox.fetch('http://sandbox.test/oauth/token', {
      method: 'POST',
      headers: { 'x-countersign-tenant': tenant },
      body: new URLSearchParams(form),
    });
    expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
  });

  it('is not mistaken for text that only tells of it', async () => {
    const { client } = newTenant();
    const emailSubject = String.raw`The sign \u0000`;
    const { envelopeId = '' } = await envelopesCreate(client, { body: { emailSubject } });
    expect((await envelopesGet(client, { path: { envelopeId } })).emailSubject).toBe(emailSubject);
  });

  it('is kept where it is half of a sign, without ado', async () => {
    const { client } = newTenant();
    const body = { emailSubject: 'half \ud83d of a sign' };
    const { envelopeId = '' } = await envelopesCreate(client, { body });
    const { emailSubject = '' } = await envelopesGet(client, { path: { envelopeId } });
    expect(emailSubject).toMatch(/^half . of a sign$/);
  });
});

describe('numbers that are far too large', () => {
  it('are refused where a time would be made of them', async () => {
    const { client } = newTenant();
    const expirations = { expireEnabled: 'true', expireAfter: '999999999999' } as const;
    const notification = { useAccountDefaults: 'false', expirations } as const;
    expect(
      await catchRefusal(envelopesCreate(client, { body: { emailSubject: 'x', notification } })),
    ).toMatch(/^400 /);
  });
});

describe('an address for events', () => {
  it.each(['file:///etc/passwd', 'gopher://127.0.0.1/', 'javascript:alert(1)', 'nowhere'])(
    'that is none for the web is refused: %s',
    async (urlToPublishTo) => {
      const { client } = newTenant();
      const events = ['envelope-sent'] as const;
      const body = { name: 'x', urlToPublishTo, events: [...events] };
      expect(await catchRefusal(connectConfigurationsCreate(client, { body }))).toBe(
        '400 INVALID_REQUEST_PARAMETER',
      );
    },
  );
});
