import { createPrivateKey, X509Certificate } from 'node:crypto';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { describe, expect, it } from 'vitest';
import { documents } from '../../src/documents/index.ts';
import { makePdf } from './make-pdf.ts';
import { verifySignatures } from './verify-signatures.ts';

const key = await documents.createSealKey();
const statement = { at: Date.UTC(2026, 1, 3, 4, 5, 6), name: 'The sandbox', reason: 'It is done.' };
const attributes = ['1.2.840.113549.1.9.3', '1.2.840.113549.1.9.4', '1.2.840.113549.1.9.16.2.47'];
const pdf = await makePdf({ pages: [['One'], ['Two']] });

/** Creates the PDF with a classic cross-reference table, as older programs write it. */
async function classicPdf(): Promise<Uint8Array> {
  const document = await PDFDocument.load(pdf, { updateMetadata: false });
  return document.save({ useObjectStreams: false });
}

describe('the key of the seal', () => {
  it('is certified by an authority that certifies nothing else', () => {
    const certificate = new X509Certificate(key.certificate);
    const authority = new X509Certificate(key.authority);
    expect(certificate.verify(authority.publicKey)).toBe(true);
    expect(authority.verify(authority.publicKey)).toBe(true);
    expect(certificate.checkIssued(authority)).toBe(true);
    expect([authority.ca, certificate.ca]).toEqual([true, false]);
    // Neither is for servers.
    expect(certificate.keyUsage).toEqual(['1.3.6.1.5.5.7.3.4', '1.3.6.1.5.5.7.3.36']);
    expect(authority.keyUsage).toEqual(certificate.keyUsage);
    expect(Object.keys(key).toSorted()).toEqual(['authority', 'certificate', 'privateKey']);
    const isOf = (one: X509Certificate) => one.checkPrivateKey(privateKey);
    const privateKey = createPrivateKey({
      key: Buffer.from(key.privateKey),
      format: 'der',
      type: 'pkcs8',
    });
    expect([certificate, authority].map(isOf)).toEqual([true, false]);
  });

  it('is another one each time', async () => {
    const other = await documents.createSealKey();
    expect(Buffer.from(other.privateKey).equals(Buffer.from(key.privateKey))).toBe(false);
  });
});

describe('a sealed PDF', () => {
  it('has a valid signature of all its bytes', async () => {
    const [found, ...others] = verifySignatures(await documents.seal(pdf, key, statement));
    expect(others).toEqual([]);
    expect(found).toMatchObject({ isValid: true, isOfWholeFile: true });
    expect(found?.attributes.toSorted()).toEqual(attributes.toSorted());
    expect(found?.signer.subject).toMatch(/^CN=Countersign Sandbox Seal [\da-f]{8}$/);
    expect(found?.certificates.map(({ raw }) => raw.toString('hex')).toSorted()).toEqual(
      [key.certificate, key.authority].map((one) => Buffer.from(one).toString('hex')).toSorted(),
    );
  });

  it('keeps its pages and says when it was sealed', async () => {
    const sealed = await documents.seal(pdf, key, statement);
    expect((await documents.readPdf(sealed)).pages).toHaveLength(2);
    expect(Buffer.from(sealed).toString('latin1')).toContain('/M (D:20260203040506Z)');
    expect(Buffer.from(sealed).toString('latin1')).toContain('/SubFilter /ETSI.CAdES.detached');
  });

  it('is the same each time', async () => {
    const [one, two] = [
      await documents.seal(pdf, key, statement),
      await documents.seal(pdf, key, statement),
    ];
    expect(Buffer.from(one).equals(Buffer.from(two))).toBe(true);
  });

  it('is not valid any more where one byte of it differs', async () => {
    const sealed = await documents.seal(pdf, key, statement);
    for (const at of [9, Math.round(sealed.length / 20), sealed.length - 20]) {
      const changed = Uint8Array.from(sealed);
      changed[at] = (changed[at] ?? 0) ^ 1;
      expect(verifySignatures(changed)[0]?.isValid, `byte ${at}`).toBe(false);
    }
  });

  it('does not cover what is appended to it', async () => {
    const sealed = await documents.seal(pdf, key, statement);
    const longer = Buffer.concat([sealed, Buffer.from('% more\n')]);
    expect(verifySignatures(longer)[0]).toMatchObject({ isValid: true, isOfWholeFile: false });
  });
});

describe.each([
  ['with its objects in streams', async () => pdf],
  ['with a table of its objects', classicPdf],
])('a PDF %s that is signed already', (_, make) => {
  it('keeps its signature when marks are drawn and when it is sealed', async () => {
    const signed = await documents.seal(await make(), key, statement);
    const drawn = await documents.drawMarks(signed, [
      { kind: 'envelopeStamp', envelopeId: 'c0ffee' },
    ]);
    const sealed = await documents.seal(drawn, key, { ...statement, reason: 'Again.' });
    expect(Buffer.from(sealed).subarray(0, signed.length).equals(Buffer.from(signed))).toBe(true);
    expect(verifySignatures(sealed)).toMatchObject([
      { isValid: true, isOfWholeFile: false },
      { isValid: true, isOfWholeFile: true },
    ]);
    expect((await documents.readPdf(sealed)).pages).toHaveLength(2);
    const { catalog } = await PDFDocument.load(sealed);
    const form = catalog.getAcroForm();
    expect(form?.dict.get(PDFName.of('SigFlags'))?.toString()).toBe('3');
    expect(form?.getAllFields().map(([field]) => field.getPartialName())).toEqual([
      'Countersign Seal 1',
      'Countersign Seal 2',
    ]);
  });
});

describe('a PDF with a form', () => {
  it('keeps its fields', async () => {
    const document = await PDFDocument.load(pdf);
    document.getForm().createTextField('Berth').addToPage(document.getPage(1));
    const sealed = await documents.seal(await document.save(), key, statement);
    expect(verifySignatures(sealed)).toMatchObject([{ isValid: true, isOfWholeFile: true }]);
    const form = (await PDFDocument.load(sealed)).getForm();
    expect(form.getFields().map((field) => field.getName())).toEqual([
      'Berth',
      'Countersign Seal 2',
    ]);
  });
});

describe('a PDF that pretends to be prepared for a signature', () => {
  it('is signed where the sandbox signs it', async () => {
    const document = await PDFDocument.load(pdf);
    const text = `/ByteRange [ 0 9999999999 9999999999 9999999999 ] <${'0'.repeat(8192)}>`;
    document.context.register(document.context.stream(text));
    const sealed = await documents.seal(await document.save(), key, statement);
    const found = verifySignatures(sealed);
    expect(found.at(-1)).toMatchObject({ isValid: true, isOfWholeFile: true });
  });
});
