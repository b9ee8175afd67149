import { crc32, deflateRawSync, deflateSync } from 'node:zlib';

/** A document that a request carries. */
export interface HostileDocument {
  name: string;
  fileExtension: string;
  bytes: Buffer;
}

function pngChunk(type: string, data: Uint8Array): Buffer {
  const chunk = Buffer.alloc(12 + data.length);
  chunk.writeUInt32BE(data.length, 0);
  chunk.write(type, 4, 'latin1');
  chunk.set(data, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, 8 + data.length)), 8 + data.length);
  return chunk;
}

/** 10 by 10 pixels, whose data unpack to 300 MB. */
function pngBomb(): Buffer {
  const header = Buffer.alloc(13);
  header.writeUInt32BE(10, 0);
  header.writeUInt32BE(10, 4);
  header.set([8, 2], 8);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    pngChunk('IHDR', header),
    pngChunk('IDAT', deflateSync(Buffer.alloc(300_000_000))),
    pngChunk('IEND', new Uint8Array()),
  ]);
}

/** A zip archive of one file, which is all that a .docx needs. */
function zipOf(name: string, content: string): Buffer {
  const packed = deflateRawSync(content);
  const common = Buffer.alloc(26);
  common.writeUInt16LE(20, 0);
  common.writeUInt16LE(8, 4);
  common.writeUInt32LE(crc32(content), 10);
  common.writeUInt32LE(packed.length, 14);
  common.writeUInt32LE(content.length, 18);
  common.writeUInt16LE(name.length, 22);
  const file = Buffer.concat([Buffer.from('PK\u0003\u0004'), common, Buffer.from(name), packed]);
  const entry = Buffer.concat([
    Buffer.from('PK\u0001\u0002\u0014\u0000'),
    common,
    Buffer.alloc(14),
    Buffer.from(name),
  ]);
  const end = Buffer.alloc(22);
  end.write('PK\u0005\u0006');
  end.writeUInt16LE(1, 8);
  end.writeUInt16LE(1, 10);
  end.writeUInt32LE(entry.length, 12);
  end.writeUInt32LE(file.length, 16);
  return Buffer.concat([file, entry, end]);
}

function docxBomb(): Buffer {
  const runs = '<w:r><w:t>a</w:t></w:r>'.repeat(1_000_000);
  const xml = `<w:document><w:body><w:p>${runs}</w:p></w:body></w:document>`;
  return zipOf('word/document.xml', xml);
}

/** Documents that once blocked the server for seconds to minutes. */
export function hostileDocuments(): HostileDocument[] {
  return [
    { name: 'A million runs', fileExtension: 'docx', bytes: docxBomb() },
    { name: 'Scripts', fileExtension: 'html', bytes: Buffer.from('<script '.repeat(130_000)) },
    { name: 'Words', fileExtension: 'html', bytes: Buffer.from('word '.repeat(200_000)) },
    { name: 'Lines', fileExtension: 'txt', bytes: Buffer.from('x\n'.repeat(2_500_000)) },
    { name: 'Pixels', fileExtension: 'png', bytes: pngBomb() },
  ];
}
