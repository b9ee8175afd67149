import {
  envelopeDocumentsGet,
  envelopeRecipientsCreate,
  envelopesGet,
  envelopesUpdate,
} from '@countersign/client/esign-v2.1';
import {
  documentsDeleteDocument,
  documentsGetDocument,
  roomsAddDocumentToRoom,
  roomsAddDocumentToRoomViaFileUpload,
  roomsCreateRoomEnvelope,
  roomsGetDocuments,
} from '@countersign/client/rooms-v2';
import type { Client } from '@countersign/client';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { accountId } from '../../harness.ts';
import { catchErrorCode } from '../../lease.ts';
import { createPier, ines, pier } from '../documents/pier.ts';

const { newTenant, client: createTestClient, close } = await startControlTest();
afterAll(close);

async function newTest() {
  const test = newTenant();
  const { tenant } = test;
  const role = { canAddDocuments: true, canDeleteOwnedDocuments: true };
  await test.control.seed(createPier({ ines: role, jonas: role }));
  return {
    ...test,
    asInes: createTestClient({ tenant, token: 'sandbox-sender' }),
    asJonas: createTestClient({ tenant, token: 'sandbox-viewer' }),
  };
}

const room = { roomId: pier };

async function add(client: Client, name: string, text = name): Promise<number> {
  const body = { name, base64Contents: Buffer.from(text).toString('base64') };
  const { documentId = 0 } = await roomsAddDocumentToRoom(client, { path: room, body });
  return documentId;
}

async function create(client: Client, documentIds: number[], more = {}): Promise<string> {
  const body = { envelopeName: 'Rules of the pier', documentIds, ...more };
  const { eSignEnvelopeId = '' } = await roomsCreateRoomEnvelope(client, { path: room, body });
  return eSignEnvelopeId;
}

/** Adds a signer and sends an envelope. */
async function send(client: Client, envelopeId: string): Promise<void> {
  const path = { envelopeId };
  const signHere = { documentId: '1', pageNumber: '1', xPosition: '100', yPosition: '400' };
  const signer = {
    recipientId: '1',
    name: 'Ines Valdivia',
    email: 'ines.valdivia@seabird.example',
    tabs: { signHereTabs: [signHere] },
  };
  await envelopeRecipientsCreate(client, { path, body: { signers: [signer] } });
  await envelopesUpdate(client, { path, body: { status: 'sent' } });
}

async function list(client: Client) {
  const { documents = [] } = await roomsGetDocuments(client, { path: room });
  return documents;
}

describe('an envelope from documents of a room', () => {
  it('is a draft of the caller with copies of them, in their order', async () => {
    const { asInes } = await newTest();
    const rules = await add(asInes, 'Rules.txt');
    const plan = await add(asInes, 'Plan.txt');
    const envelopeId = await create(asInes, [plan, rules]);
    await documentsDeleteDocument(asInes, { path: { documentId: plan } });
    const path = { envelopeId };
    expect(await envelopesGet(asInes, { path, query: { include: 'documents' } })).toMatchObject({
      status: 'created',
      emailSubject: 'Rules of the pier',
      sender: { email: 'ines.arcand@harbour.example' },
      envelopeDocuments: [
        { documentId: '1', name: 'Plan.txt' },
        { documentId: '2', name: 'Rules.txt' },
      ],
    });
    const bytes = await envelopeDocumentsGet(asInes, { path: { envelopeId, documentId: '1' } });
    expect(Buffer.from(await new Response(bytes).arrayBuffer()).toString('latin1')).toMatch(
      /^%PDF/,
    );
  });

  it('is named after the room, if the request names it not', async () => {
    const { asInes } = await newTest();
    const envelopeId = await create(asInes, [await add(asInes, 'a.txt')], { envelopeName: '' });
    const { emailSubject } = await envelopesGet(asInes, { path: { envelopeId } });
    expect(emailSubject).toBe('Pier 9');
  });

  it('brings its signed documents back to the room when it is completed', async () => {
    const { asInes, asJonas, client, control } = await newTest();
    const rules = await add(asInes, 'Rules.txt');
    const envelopeId = await create(asInes, [rules]);
    await send(asInes, envelopeId);
    expect(await list(asInes)).toHaveLength(1);
    const sent = { envelopeId, name: 'Rules of the pier', status: 'sent', documentIds: [rules] };
    expect(await control.roomEnvelopes(accountId, pier)).toEqual([
      { ...sent, signedDocumentIds: [] },
    ]);
    await control.sign(envelopeId, '1');
    const [original, signed, ...more] = await list(asInes);
    expect(more).toEqual([]);
    expect(original).toMatchObject({ name: 'Rules.txt', isSigned: false });
    expect(signed).toMatchObject({
      name: 'Rules.pdf',
      isSigned: true,
      ownerId: ines,
      folderId: pier,
    });
    expect(await control.roomEnvelopes(accountId, pier)).toEqual([
      { ...sent, status: 'completed', signedDocumentIds: [signed?.documentId] },
    ]);
    const path = { documentId: signed?.documentId ?? 0 };
    const got = await documentsGetDocument(client, { path, query: { includeContents: true } });
    const sealed = await envelopeDocumentsGet(asInes, { path: { envelopeId, documentId: '1' } });
    const expected = Buffer.from(await new Response(sealed).arrayBuffer());
    expect(got.base64Contents).toBe(expected.toString('base64'));
    expect(got).toMatchObject({ contentType: 'application/pdf', size: expected.length });
    expect(await list(asJonas)).toEqual([]);
  });

  it('brings nothing back when it is voided', async () => {
    const { asInes } = await newTest();
    const envelopeId = await create(asInes, [await add(asInes, 'Rules.txt')]);
    await send(asInes, envelopeId);
    const body = { status: 'voided' as const, voidedReason: 'The pier is closed.' };
    await envelopesUpdate(asInes, { path: { envelopeId }, body });
    expect(await list(asInes)).toHaveLength(1);
  });
});

describe('is refused', () => {
  it('without documents, or with one twice', async () => {
    const { asInes } = await newTest();
    const id = await add(asInes, 'Rules.txt');
    for (const documentIds of [[], [id, id]])
      expect(await catchErrorCode(create(asInes, documentIds))).toBe('PROPERTY_VALIDATION_FAILURE');
  });

  it('for documents that the caller cannot view, or of another room', async () => {
    const { client, asInes, asJonas } = await newTest();
    const ofJonas = await add(asJonas, 'Secret.txt');
    expect(await catchErrorCode(create(asInes, [ofJonas]))).toBe('PROPERTY_VALIDATION_FAILURE');
    const ofQuay = 771_204;
    expect(await catchErrorCode(create(client, [ofQuay]))).toBe('PROPERTY_VALIDATION_FAILURE');
  });

  it('for files that cannot become documents, and those over 25 MB', async () => {
    const { asInes } = await newTest();
    const film = await add(asInes, 'Film.pptx');
    expect(await catchErrorCode(create(asInes, [film]))).toBe('PROPERTY_VALIDATION_FAILURE');
    const file = new File([new Uint8Array(25 * 1024 * 1024 + 1)], 'Large.txt');
    const { documentId = 0 } = await roomsAddDocumentToRoomViaFileUpload(asInes, {
      path: room,
      body: { file },
    });
    expect(await catchErrorCode(create(asInes, [documentId]))).toBe('PROPERTY_VALIDATION_FAILURE');
    expect(await catchErrorCode(create(asInes, [film], { envelopeName: 'a'.repeat(101) }))).toBe(
      'PROPERTY_VALIDATION_FAILURE',
    );
  });

  it('for a user who cannot send envelopes, or is not in the room', async () => {
    const { client, asJonas, asInes } = await newTest();
    const id = await add(asJonas, 'Rules.txt');
    expect(await catchErrorCode(create(asJonas, [id]))).toBe('USER_LACKS_PERMISSIONS');
    expect(await catchErrorCode(create(client, [id]))).toBe('none');
    const path = { roomId: 5_518_203 };
    const call = roomsCreateRoomEnvelope(asInes, { path, body: { documentIds: [771_204] } });
    expect(await catchErrorCode(call)).toBe('USER_LACKS_PERMISSIONS');
  });
});

it('shows no envelopes of a room that is not there', async () => {
  const { control } = await newTest();
  await expect(control.roomEnvelopes(accountId, 1)).rejects.toThrow(/no room 1/);
});
