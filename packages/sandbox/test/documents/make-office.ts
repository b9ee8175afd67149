import { strToU8, zipSync } from 'fflate';
import { CFB, utils, write } from '@e965/xlsx';

/** A workbook with two sheets, in the format of its extension. */
export function makeWorkbook(bookType: 'xls' | 'xlsx' | 'xlsm'): Uint8Array {
  const book = utils.book_new();
  const rows = [
    ['Berth', 'Boat', 'Rent'],
    ['A1', 'Petrel', 1250.5],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Berths');
  utils.book_append_sheet(book, utils.aoa_to_sheet([['Second sheet']]), 'Notes');
  return new Uint8Array(write(book, { type: 'array', bookType }));
}

/** A workbook whose only cell is far from its beginning. */
export function makeFarSheet(): Uint8Array {
  return zipSync({
    '[Content_Types].xml': strToU8(
      '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/><Override PartName="/xl/worksheets/sheet1.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.worksheet+xml"/></Types>',
    ),
    'xl/workbook.xml': strToU8(
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships"><sheets><sheet name="Far" sheetId="1" r:id="rId1"/></sheets></workbook>',
    ),
    'xl/_rels/workbook.xml.rels': strToU8(
      '<Relationships xmlns="http://schemas.openxmlformats.org/package/2006/relationships"><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
    ),
    'xl/worksheets/sheet1.xml': strToU8(
      '<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main"><dimension ref="A1:XFD1048576"/><sheetData><row r="1048576"><c r="XFD1048576"><v>1</v></c></row></sheetData></worksheet>',
    ),
  });
}

/** A compound file with some streams. */
function makeCompound(streams: Readonly<Record<string, Uint8Array>>): Uint8Array {
  const file = CFB.utils.cfb_new();
  for (const [name, content] of Object.entries(streams))
    CFB.utils.cfb_add(file, `/${name}`, content);
  return new Uint8Array(CFB.write(file, { type: 'array' }));
}

/** A document of Word 97 whose text is in two pieces, one of each width. */
export function makeDoc(narrow: string, wide: string): Uint8Array {
  const textAt = 0x04_00;
  const main = Buffer.alloc(textAt + narrow.length + wide.length * 2);
  main.writeUInt16LE(0xa5_ec, 0);
  main.writeUInt16LE(0xc1, 2);
  main.writeUInt16LE(0x02_00, 0x0a);
  main.writeUInt32LE(narrow.length + wide.length, 0x4c);
  main.writeUInt32LE(0, 0x01_a2);
  main.write(narrow, textAt, 'latin1');
  main.write(wide, textAt + narrow.length, 'utf16le');
  const pieces = Buffer.alloc(5 + 3 * 4 + 2 * 8);
  pieces.writeUInt8(2, 0);
  pieces.writeUInt32LE(pieces.length - 5, 1);
  pieces.writeUInt32LE(narrow.length, 5 + 4);
  pieces.writeUInt32LE(narrow.length + wide.length, 5 + 8);
  pieces.writeUInt32LE(textAt * 2 + 0x40_00_00_00, 5 + 12 + 2);
  pieces.writeUInt32LE(textAt + narrow.length, 5 + 12 + 8 + 2);
  main.writeUInt32LE(pieces.length, 0x01_a6);
  return makeCompound({ WordDocument: main, '1Table': pieces });
}

function record(type: number, content: Uint8Array, head = 0): Buffer {
  const start = Buffer.alloc(8);
  start.writeUInt16LE(head, 0);
  start.writeUInt16LE(type, 2);
  start.writeUInt32LE(content.length, 4);
  return Buffer.concat([start, content]);
}

/** A presentation of PowerPoint 97: the title of each slide in its outline, and a text in a shape. */
export function makePpt(slides: readonly (readonly [string, string])[]): Uint8Array {
  const outline = slides.map(([title]) =>
    Buffer.concat([
      record(0x03_f3, Buffer.alloc(20)),
      record(0x0f_a0, Buffer.from(title, 'utf16le')),
    ]),
  );
  const master = record(0x03_f8, record(0x0f_a8, Buffer.from('Click to edit')), 0x0f);
  const shapes = slides.map(([, text]) =>
    record(0x03_ee, record(0xf0_0d, record(0x0f_a8, Buffer.from(text)), 0x0f), 0x0f),
  );
  const list = record(0x0f_f0, Buffer.concat(outline), 0x0f);
  const document = record(0x03_e8, list, 0x0f);
  return makeCompound({ 'PowerPoint Document': Buffer.concat([document, master, ...shapes]) });
}

function wideText(value: string): Buffer {
  return Buffer.from(value, 'utf16le');
}

/** A message of Outlook. */
export function makeMsg(subject: string, body: string): Uint8Array {
  return makeCompound({
    '__properties_version1.0': Buffer.alloc(32),
    '__substg1.0_0037001F': wideText(subject),
    '__substg1.0_0C1A001F': wideText('Odile Marchetti'),
    '__substg1.0_1000001F': wideText(body),
  });
}

function zip(parts: Readonly<Record<string, string>>): Uint8Array {
  return zipSync(
    Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, strToU8(text)])),
  );
}

/** A presentation whose slides are in another order than their files. */
export function makePptx(slides: readonly string[]): Uint8Array {
  const numbers = slides.map((_, at) => slides.length - at);
  return zip({
    '[Content_Types].xml':
      '<Types><Override PartName="/ppt/presentation.xml" ContentType="application/vnd.openxmlformats-officedocument.presentationml.presentation.main+xml"/></Types>',
    'ppt/presentation.xml': `<p:presentation xmlns:p="p" xmlns:r="r"><p:sldIdLst>${numbers.map((number) => `<p:sldId id="${255 + number}" r:id="rId${number}"/>`).join('')}</p:sldIdLst></p:presentation>`,
    'ppt/_rels/presentation.xml.rels': `<Relationships>${numbers.map((number) => `<Relationship Id="rId${number}" Target="slides/slide${number}.xml"/>`).join('')}</Relationships>`,
    ...Object.fromEntries(
      slides.map((text, at) => [
        `ppt/slides/slide${slides.length - at}.xml`,
        `<p:sld xmlns:p="p" xmlns:a="a"><a:p><a:r><a:t>${text}</a:t></a:r></a:p></p:sld>`,
      ]),
    ),
  });
}

/** A text of OpenDocument with a heading, a list and a table. */
export function makeOdt(): Uint8Array {
  return zip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml':
      '<office:document-content xmlns:office="o" xmlns:text="t" xmlns:table="b"><office:body><text:h text:outline-level="2">Mooring</text:h><text:p>Signed<text:s text:c="2"/>by <text:span>/sig1/</text:span></text:p><text:list><text:list-item><text:p>Item</text:p></text:list-item></text:list><table:table><table:table-row><table:table-cell><text:p>Left cell</text:p></table:table-cell><table:table-cell><text:p>Right cell</text:p></table:table-cell></table:table-row></table:table></office:body></office:document-content>',
  });
}

/** An XPS document of one page. */
export function makeXps(text: string): Uint8Array {
  return zip({
    '[Content_Types].xml':
      '<Types><Default Extension="fdseq" ContentType="application/vnd.ms-package.xps-fixeddocumentsequence+xml"/></Types>',
    '_rels/.rels':
      '<Relationships><Relationship Id="R0" Type="http://schemas.microsoft.com/xps/2005/06/fixedrepresentation" Target="/Docs.fdseq"/></Relationships>',
    'Docs.fdseq':
      '<FixedDocumentSequence><DocumentReference Source="/Documents/1/Doc.fdoc"/></FixedDocumentSequence>',
    'Documents/1/Doc.fdoc': '<FixedDocument><PageContent Source="Pages/1.fpage"/></FixedDocument>',
    'Documents/1/Pages/1.fpage': `<FixedPage Width="816" Height="1056"><Canvas><Glyphs OriginX="96" OriginY="96" UnicodeString="${text}"/></Canvas></FixedPage>`,
  });
}

/** RTF with a font table, a field, a letter in Unicode, an umlaut and a table. */
export const rtf = String.raw`{\rtf1\ansi\ansicpg1252\uc1{\fonttbl{\f0 Hidden Font;}}{\*\generator Hidden;}\pard Mooring \b agreement\b0\par Gr\'fcn \u945? {\field{\*\fldinst HYPERLINK "hidden"}{\fldrslt link}}\par\trowd Left cell\cell Right cell\cell\row Sign: /sig1/\par}`;
