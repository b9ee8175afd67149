// Both readings of a schema: the forms that the service accepts and sends, and those that one
// should write.
import {
  Document,
  EnvelopeDefinition,
  EnvelopeDocument,
  EnvelopeLocksGet200Response,
  EnvelopesGet200Response,
  Folder,
  UserSignature,
} from '@countersign/zod/esign-v2.1';
import { operationValidators } from '@countersign/zod/esign-v2.1/operations';
import { OAuthToken200Response } from '@countersign/zod/oauth';
import { lenientRequest, lenientResponse, strict } from '@countersign/zod/readings';
import { RoomsGetRoom200Response } from '@countersign/zod/rooms-v2';
import { describe, expect, it } from 'vitest';
import * as zod from 'zod';

const envelopeId = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';

describe('the answer of an operation', () => {
  it.each<[string, object, object]>([
    ['an unknown word', { status: 'archived' }, { status: 'archived' }],
    ['a word in another case', { status: 'Completed' }, { status: 'completed' }],
    ['null', { emailSubject: null, sentDateTime: null }, {}],
    ['an empty GUID', { envelopeId: '' }, {}],
    ['an empty moment', { sentDateTime: '' }, {}],
    ['an empty boolean', { allowReassign: '' }, {}],
    ['an empty word', { status: '' }, {}],
    [
      'True and False',
      { allowReassign: 'True', allowMarkup: 'False' },
      { allowReassign: 'true', allowMarkup: 'false' },
    ],
    ['a boolean of JSON', { allowReassign: true }, { allowReassign: 'true' }],
    ['a number of JSON', { expireAfter: 120 }, { expireAfter: '120' }],
    [
      'a moment without a zone',
      { sentDateTime: '2026-11-21T10:00:00' },
      { sentDateTime: '2026-11-21T10:00:00Z' },
    ],
    ['a name in another case', { Status: 'sent' }, { status: 'sent' }],
    [
      'null in a list',
      { recipients: { signers: [null, { email: null, name: 'Ada' }] } },
      { recipients: { signers: [{ name: 'Ada' }] } },
    ],
  ])('may have %s', (_what, sent, canonical) => {
    expect(EnvelopesGet200Response.parse(sent)).toEqual(canonical);
  });

  it.each([1, 2, 3, 4, 5, 6, 7])('may have a moment with %d digits of a fraction', (digits) => {
    const sent = { sentDateTime: `2026-11-21T10:00:00.${'1234567'.slice(0, digits)}Z` };
    expect(EnvelopesGet200Response.parse(sent)).toBe(sent);
  });

  it('may have an empty number or boolean', () => {
    expect(RoomsGetRoom200Response.parse({ roomId: '', createdByUserId: '12' })).toEqual({
      createdByUserId: 12,
    });
  });

  it('is given back as it is where it is canonical, unknown fields and free texts included', () => {
    const sent = { envelopeId, status: 'sent', emailBlurb: '', fieldOfTomorrow: { A: null } };
    expect(EnvelopesGet200Response.parse(sent)).toBe(sent);
  });

  it('is not changed where it is not canonical: the result is a copy', () => {
    const sent = { status: 'Sent', recipients: { signers: [] } };
    const canonical = EnvelopesGet200Response.parse(sent);
    expect(sent).toEqual({ status: 'Sent', recipients: { signers: [] } });
    expect(canonical.recipients).toBe(sent.recipients);
  });

  it('keeps an unknown word where null is one of the words, and deep inside', () => {
    const signature = lenientResponse(UserSignature);
    expect(signature.parse({ stampType: 'seal' })).toEqual({ stampType: 'seal' });
    expect(signature.parse({ stampType: 'Stamp' })).toEqual({ stampType: 'stamp' });
    expect(signature.parse({ stampType: null })).toEqual({ stampType: null });
    const folders = lenientResponse(Folder);
    let folder: object = { envelopes: [{ status: 'archived' }] };
    for (let depth = 0; depth < 100; depth += 1) folder = { folders: [folder] };
    expect(folders.parse(folder)).toEqual(folder);
  });

  it('has the issues of zod where it cannot be read, and no others', () => {
    const sent = { status: 'archived', allowReassign: 'maybe', recipients: 'all' };
    const { error } = EnvelopesGet200Response.safeParse(sent);
    expect(error?.issues.map(({ path }) => path.join('.')).toSorted()).toEqual([
      'allowReassign',
      'recipients',
    ]);
  });

  it('is the validator that a client loads for the operation', async () => {
    const { responses } = (await operationValidators['Envelopes_get']?.()) ?? {};
    expect(await responses?.[200]?.['~standard'].validate({ status: 'Archived' })).toEqual({
      value: { status: 'Archived' },
    });
  });

  it('is strict in OAuth, whose standard knows no other form', () => {
    const sent = { access_token: 'a', token_type: 'Bearer', expires_in: '28800' };
    expect(OAuthToken200Response.safeParse(sent).success).toBe(false);
  });
});

describe('strict', () => {
  it('gives the strict validator of an answer', () => {
    const exact = strict(EnvelopesGet200Response);
    expect(exact.safeParse({ status: 'archived' }).success).toBe(false);
    expect(exact.safeParse({ sentDateTime: null }).success).toBe(false);
    expect(exact.parse({ envelopeId, status: 'sent' })).toEqual({ envelopeId, status: 'sent' });
  });

  it('gives a strict validator itself', () => {
    expect(strict(EnvelopeDefinition)).toBe(EnvelopeDefinition);
    expect(strict(lenientRequest(EnvelopeDefinition))).toBe(EnvelopeDefinition);
    expect(strict(lenientResponse(lenientRequest(EnvelopeDefinition)))).toBe(EnvelopeDefinition);
  });
});

describe('lenientRequest', () => {
  const request = lenientRequest(EnvelopeDefinition);

  it('gives the canonical form of what the service takes', () => {
    const sent = {
      Status: 'Sent',
      Documents: [{ DocumentId: 1, Name: 'Lease', fileExtension: null }, null],
      recipients: { Signers: [{ routingOrder: 1, clientUserId: 1000, requireIdLookup: 'False' }] },
    };
    expect(request.parse(sent)).toEqual({
      status: 'sent',
      documents: [{ documentId: '1', name: 'Lease' }],
      recipients: {
        signers: [{ routingOrder: '1', clientUserId: '1000', requireIdLookup: 'false' }],
      },
    });
  });

  it('takes no words that the service does not know', () => {
    const { error } = request.safeParse({ Status: 'Archived' });
    expect(error?.issues.map(({ path }) => path)).toEqual([['status']]);
  });

  it('prefers the canonical name where both are there', () => {
    expect(request.parse({ emailSubject: 'Lease', EmailSubject: 'x' }).emailSubject).toBe('Lease');
  });

  it('takes line breaks out of Base64', () => {
    const document = lenientRequest(EnvelopeDocument);
    expect(document.parse({ PDFBytes: 'JVBE\r\nRi0x\n' })).toEqual({ PDFBytes: 'JVBERi0x' });
    const canonical = { PDFBytes: 'JVBERi0x' };
    expect(document.parse(canonical)).toBe(canonical);
  });

  it('gives back what is canonical as it is', () => {
    const sent = { status: 'sent', documents: [{ documentId: '1' }] };
    expect(request.parse(sent)).toBe(sent);
    expect(lenientRequest(Document)).toBe(lenientRequest(Document));
  });
});

describe('a lenient validator', () => {
  it('is a schema like any other', async () => {
    const list = zod.object({
      found: zod.array(EnvelopesGet200Response),
      one: EnvelopesGet200Response.optional(),
    });
    expect(list.parse({ found: [{ status: 'Sent' }] })).toEqual({ found: [{ status: 'sent' }] });
    expect(await EnvelopesGet200Response.parseAsync({ status: 'Sent' })).toEqual({
      status: 'sent',
    });
    expect(EnvelopesGet200Response.nullable().parse(null)).toBe(null);
    expect(zod.toJSONSchema(EnvelopeLocksGet200Response)).toMatchObject({ type: 'object' });
  });

  it('is asked what a schema around it asks, of the canonical value', () => {
    const sent = EnvelopesGet200Response.refine(({ status }) => status === 'sent');
    expect(sent.safeParse({ status: 'Sent' }).success).toBe(true);
    expect(sent.safeParse({ status: 'Voided' }).success).toBe(false);
  });

  it('writes only what is canonical', () => {
    expect(zod.encode(EnvelopesGet200Response, { status: 'sent' })).toEqual({ status: 'sent' });
    const blank: zod.output<typeof EnvelopesGet200Response> = { envelopeId: '' };
    expect(() => zod.encode(EnvelopesGet200Response, blank)).toThrow('envelopeId');
  });

  it('reads maps of any names, and unions', () => {
    const schema = lenientResponse(
      zod.looseObject({
        counts: zod.record(zod.string(), zod.int().optional()),
        either: zod.union([zod.int(), zod.boolean()]).optional(),
        any: zod.unknown(),
      }),
    );
    expect(schema.parse({ Counts: { Sent: '3', Void: '' }, either: 'True', any: null })).toEqual({
      counts: { Sent: 3 },
      either: true,
      any: null,
    });
  });
});
