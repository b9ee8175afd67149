import type { Client } from '@countersign/client';
import {
  accountsDeleteCaptiveRecipient,
  envelopeDocumentsGet,
  envelopeRecipientsList,
  envelopesGetRecipientSignature,
  usersList,
  userSignaturesList,
} from '@countersign/client/esign-v2.1';
import { encode } from 'fast-png';
import { afterAll, describe, expect, it } from 'vitest';
import { findAnchors } from '../../../src/documents/index.ts';
import { startControlTest } from '../../control/harness.ts';
import { colourAt } from '../../documents/colour-at.ts';
import { pagesWith } from '../../documents/find-place.ts';
import { ines, makeLease, signHere, signingUrl } from './lease.ts';
import { createVisitor, findFieldName, type Seen } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

const green = Uint8Array.from(Array.from({ length: 60 * 20 }, () => [0, 200, 0]).flat());
const greenPng = Buffer.from(encode({ width: 60, height: 20, channels: 3, data: green }));
/** A GIF of one pixel, which is red. */
const redGif = Buffer.from('R0lGODlhAQABAIAAAP8AAAAAACwAAAAAAQABAAACAkQBADs=', 'base64');

async function openLease(client: Client, who = ines): Promise<{ envelopeId: string; page: Seen }> {
  const envelopeId = await makeLease(client, { signers: [{ ...who, tabs: signHere }] });
  return { envelopeId, page: await go(await signingUrl(client, envelopeId, who)) };
}

function finish(page: Seen, fields: Record<string, string>): Promise<Seen> {
  return press(page, 'finish', { [findFieldName(page, 'Signature')]: 'true', ...fields });
}

async function fetchPdf(client: Client, envelopeId: string): Promise<Uint8Array> {
  const file = await envelopeDocumentsGet(client, { path: { envelopeId, documentId: '1' } });
  return new Uint8Array(await new Response(file).arrayBuffer());
}

function chosenFont({ html }: Seen): string | undefined {
  return /name="signature-font" value="([^"]*)" checked/.exec(html)?.[1];
}

function keptImage({ html }: Seen): string | undefined {
  return /name="signature-image" data-kept="([^"]*)"/.exec(html)?.[1];
}

const png = (bytes: Buffer) => `data:image/png;base64,${bytes.toString('base64')}`;

describe('a signature that is adopted by style', () => {
  it('is stored, and drawn with the name in its letters and its font', async () => {
    const { client } = newTenant();
    const widths = new Map<string, number>();
    const name = 'Łukasz Żółć';
    for (const font of ['great_vibes', 'bad_script']) {
      const { envelopeId, page } = await openLease(client);
      await finish(page, { 'signature-name': name, 'signature-font': font });
      const path = { envelopeId, recipientId: '1' };
      expect(await envelopesGetRecipientSignature(client, { path })).toMatchObject({
        signatureName: name,
        signatureFont: font,
      });
      const { signers = [] } = await envelopeRecipientsList(client, { path });
      expect(signers[0]).toMatchObject({ signatureInfo: { signatureName: name, fontStyle: font } });
      const pdf = await fetchPdf(client, envelopeId);
      expect(await pagesWith(pdf, name)).toEqual([2]);
      const [[match] = []] = await findAnchors(pdf, [{ text: name }]);
      widths.set(font, match?.width ?? 0);
    }
    expect(widths.get('great_vibes')).not.toBe(widths.get('bad_script'));
  });

  it('is drawn in letters of other scripts too', async () => {
    const { client } = newTenant();
    for (const name of ['Ελένη Παππά', 'Жанна Їжак']) {
      const { envelopeId, page } = await openLease(client);
      await finish(page, { 'signature-name': name, 'signature-font': 'alex_brush' });
      expect(await pagesWith(await fetchPdf(client, envelopeId), name)).toEqual([2]);
    }
  });

  it('is offered again in the next envelope, until it is forgotten', async () => {
    const { client } = newTenant();
    const { page } = await openLease(client);
    expect(chosenFont(page)).toBe('great_vibes');
    expect(page.html).not.toContain('data-is-adopted');
    await finish(page, { 'signature-name': 'I. Valdivia', 'signature-font': 'caveat' });
    const next = (await openLease(client)).page;
    expect(chosenFont(next)).toBe('caveat');
    expect(next.html).toContain('value="I. Valdivia"');
    expect(next.html).toContain('data-is-adopted');
    // Somebody else at the same address has another name.
    const other = (await openLease(client, { ...ines, name: 'Rosa Valdivia' })).page;
    expect(other.html).toContain('value="Rosa Valdivia"');
    expect(other.html).not.toContain('data-is-adopted');
    const { name: userName, email, clientUserId } = ines;
    await accountsDeleteCaptiveRecipient(client, {
      path: { recipientPart: 'signature' },
      body: { captiveRecipients: [{ userName, email, clientUserId }] },
    });
    expect(chosenFont((await openLease(client)).page)).toBe('great_vibes');
  });
});

describe('a signature that is adopted as an image', () => {
  it.each([
    ['PNG', png(greenPng), [0, 200, 0]],
    ['GIF', `data:image/gif;base64,${redGif.toString('base64')}`, [255, 0, 0]],
  ] as const)('is drawn and offered again: %s', async (_, image, colour) => {
    const { client } = newTenant();
    const { envelopeId, page } = await openLease(client);
    await finish(page, { 'signature-name': 'Ines', 'signature-image': image });
    // The place of the tab, a little to the right and below.
    expect(await colourAt(await fetchPdf(client, envelopeId), 2, 72 + 8, 200 + 8)).toEqual(colour);
    expect(keptImage((await openLease(client)).page)).toBe(image);
  });

  it('is refused where it is too large or no image, and stays to be corrected', async () => {
    const { client } = newTenant();
    const { page } = await openLease(client);
    const text = png(Buffer.from('no image'));
    const wrong = await finish(page, { 'signature-name': 'Ines', 'signature-image': text });
    expect(wrong.status).toBe(422);
    expect(wrong.html).toContain('The image must be a PNG, JPEG or GIF file.');
    const large = png(Buffer.concat([greenPng, Buffer.alloc(200 * 1024)]));
    const tooLarge = await finish(wrong, { 'signature-name': 'Ines', 'signature-image': large });
    expect(tooLarge.html).toContain('has 201 KB. The maximum is 200 KB.');
    expect(keptImage(tooLarge)).toBe(large);
  });
});

it('a user signs with the default signature, and changes it by adopting another one', async () => {
  const { client, tenant } = newTenant();
  const { users = [] } = await usersList(client);
  const { userId = '', userName: name = '', email = '' } = users[0] ?? {};
  const visit = async () => {
    const envelopeId = await makeLease(client, {
      signers: [{ recipientId: '1', name, email, tabs: signHere }],
    });
    const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
    const guid = signers[0]?.recipientIdGuid ?? '';
    return go(`/_countersign/views/invitation/${envelopeId}/${guid}?tenant=${tenant}`);
  };
  const fields = { 'signature-name': name, 'signature-font': 'mynerve' };
  await finish(await visit(), { ...fields, 'signature-image': png(greenPng) });
  const { userSignatures = [] } = await userSignaturesList(client, { path: { userId } });
  const adopted = userSignatures.find(({ isDefault }) => isDefault === 'true');
  expect(adopted).toMatchObject({ signatureName: name, signatureFont: 'mynerve' });
  expect(adopted?.signatureImageUri).toContain('signature_image');
  const next = await visit();
  expect(chosenFont(next)).toBe('mynerve');
  expect(keptImage(next)).toContain('data:image/gif;base64,');
});

describe('letters that no font has', () => {
  it('are replaced in the document, with a warning that names them', async () => {
    const { client, control } = newTenant();
    const { envelopeId, page } = await openLease(client);
    await finish(page, { 'signature-name': 'Wang 王小明' });
    await control.clearWarnings();
    expect(await pagesWith(await fetchPdf(client, envelopeId), 'Wang ???')).toEqual([2]);
    expect(await control.warnings()).toMatchObject([
      { code: 'letters-replaced', message: expect.stringContaining('王 (U+738B) by ?') },
    ]);
  });

  it('are named for a document that is converted', async () => {
    const { client, control } = newTenant();
    const html = '<p>Ακίνητο, квартира, mieszkanie w Łodzi 🙂</p>';
    const document = {
      documentId: '1',
      name: 'Lease',
      fileExtension: 'html',
      documentBase64: Buffer.from(html).toString('base64'),
    };
    const envelopeId = await makeLease(client, { signers: [ines] }, { documents: [document] });
    const text = 'Ακίνητο, квартира, mieszkanie w Łodzi ?';
    expect(await pagesWith(await fetchPdf(client, envelopeId), text)).toEqual([1]);
    expect((await control.warnings()).map(({ code }) => code)).toContain('letters-replaced');
  });
});
