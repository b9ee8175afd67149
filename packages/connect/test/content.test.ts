import { ConnectError, content, Content, parse } from '@countersign/connect';
import { describe, expect, it } from 'vitest';
import { withText } from './hostile/case.js';

const text = 'Berth lease 42 🖋';
const bytes = new TextEncoder().encode(text);
const base64 = 'QmVydGggbGVhc2UgNDIg8J+Wiw==';

/** Bytes of all values, without an end to their period that Base64 could hide. */
function manyBytes(length: number): Uint8Array {
  return Uint8Array.from({ length }, (_, index) => (index * 7919 + (index >> 8)) & 255);
}

async function streamed(one: Content): Promise<{ bytes: Uint8Array; pieces: number }> {
  const pieces: Uint8Array[] = [];
  const reader = one.stream().getReader();
  for (let next = await reader.read(); !next.done; next = await reader.read()) {
    pieces.push(next.value);
  }
  return { bytes: new Uint8Array(Buffer.concat(pieces)), pieces: pieces.length };
}

describe('content of bytes', () => {
  it('is Base64', () => {
    expect(Content.fromBytes(bytes).base64).toBe(base64);
    expect(content(bytes).base64).toBe(base64);
  });

  it.each([0, 1, 2, 3, 4, 12_287, 12_288, 12_289, 49_151, 49_152, 49_153, 1_048_576])(
    'gives %i bytes back, whole and as a stream',
    async (length) => {
      const original = manyBytes(length);
      const one = Content.fromBytes(original);
      expect(one.size).toBe(length);
      // Node reads Base64 by code of its own.
      expect(Buffer.from(one.base64, 'base64').equals(original)).toBe(true);
      expect(Buffer.from(one.bytes()).equals(original)).toBe(true);
      expect(Buffer.from((await streamed(one)).bytes).equals(original)).toBe(true);
    },
  );

  it('takes a part of a buffer', () => {
    expect(Content.fromBytes(Buffer.from(`xx${text}`).subarray(2)).base64).toBe(base64);
  });
});

describe('content of Base64', () => {
  it.each([
    ['as it is', base64],
    ['in lines', 'QmVydGgg\r\nbGVhc2Ug\n\tNDIg 8J+Wiw=='],
    ['with space around', ` \n${base64}\r\n `],
    ['with space in the padding', 'QmVydGggbGVhc2UgNDIg8J+Wiw= ='],
  ])('is read %s', (_how, original) => {
    const one = Content.fromBase64(original);
    expect(one?.base64).toBe(base64);
    expect(new TextDecoder().decode(one?.bytes())).toBe(text);
    expect(one?.size).toBe(bytes.length);
  });

  it.each([
    ['one sign', 'Q'],
    ['three signs', 'QmV'],
    ['padding alone', '===='],
    ['padding too much', 'Qm==='],
    ['padding in the middle', 'Qm==QmVy'],
    ['one sign with padding', 'Q==='],
    ['the signs for addresses', 'QmV-_w=='],
    ['another sign', 'QmV*'],
    ['a hard space', 'Qm\u00A0Vy'],
    ['a letter that is none of ASCII', 'QmVé'],
    ['a NUL', 'QmV\0'],
    ['markup', '<b/>'],
  ])('is refused: %s', (_what, original) => {
    expect(Content.fromBase64(original)).toBeUndefined();
    expect(() => content(original)).toThrow(ConnectError);
    expect(() => content(original)).toThrow(expect.objectContaining({ code: 'value-invalid' }));
  });

  it('may be empty', async () => {
    const one = content('');
    expect(one.size).toBe(0);
    expect(one.bytes()).toEqual(new Uint8Array());
    expect(await streamed(one)).toEqual({ bytes: new Uint8Array(), pieces: 0 });
  });
});

describe('a stream', () => {
  const one = content(manyBytes(1_048_576));

  it('comes in pieces', async () => {
    expect((await streamed(one)).pieces).toBeGreaterThan(10);
  });

  it('can be had more than once', async () => {
    const [first, second] = await Promise.all([streamed(one), streamed(one)]);
    expect(Buffer.from(first.bytes).equals(second.bytes)).toBe(true);
  });

  it('can be left before its end', async () => {
    const reader = one.stream().getReader();
    await reader.read();
    await reader.cancel();
    expect(await reader.read()).toEqual({ done: true, value: undefined });
  });
});

describe('the content of a document', () => {
  it('is Base64 in JSON', () => {
    expect(JSON.stringify({ data: content(bytes) })).toBe(`{"data":"${base64}"}`);
  });

  it.each([
    ['in lines', 'QmVydGgg\nbGVhc2Ug\nNDIg8J+Wiw=='],
    ['in a section', `<![CDATA[${base64}]]>`],
  ])('is read %s', (_how, original) => {
    const [pdf] = parse(withText('PDFBytes', original)).documentPdfs;
    expect(new TextDecoder().decode(pdf?.pdfBytes?.bytes())).toBe(text);
  });

  it('may be empty', () => {
    expect(parse(withText('PDFBytes', '')).documentPdfs[0]?.pdfBytes?.size).toBe(0);
  });

  it('may be missing', () => {
    const { documentPdfs } = parse(
      withText('PDFBytes', '').replaceAll('<PDFBytes></PDFBytes>', ''),
    );
    expect(documentPdfs[0]).toEqual({
      name: 'Berth lease.pdf',
      documentId: 1,
      documentType: 'content',
    });
  });
});
