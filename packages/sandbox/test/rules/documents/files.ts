import { PDFDocument } from '@cantoo/pdf-lib';
import { makeBmp, makeGif, makeTiff } from '../../documents/make-images.ts';
import { makeDocx } from '../../documents/make-docx.ts';
import {
  makeDoc,
  makeMsg,
  makePpt,
  makePptx,
  makeWorkbook,
  makeXps,
  rtf,
} from '../../documents/make-office.ts';
import { encryptedPdf, makePdf } from '../../documents/make-pdf.ts';
import { makePng } from '../../documents/make-png.ts';
import type { World } from '../documented/world.ts';
import { base64, count, file, one, listOf, type Rules, send } from './kit.ts';

const refused = 'UNABLE_TO_LOAD_DOCUMENT';
const red = [255, 0, 0] as const;

/** One file of each type that the service lists, but those that only LibreOffice reads. */
const taken: readonly (readonly [string, () => Promise<Uint8Array> | Uint8Array])[] = [
  ['doc', () => makeDoc('Mooring\r', '\r')],
  ['dot', () => makeDoc('Mooring\r', '\r')],
  ...['docm', 'docx', 'dotm', 'dotx'].map((type) => [type, () => makeDocx(['Mooring'])] as const),
  ['htm', () => Buffer.from('<p>Mooring</p>')],
  ['html', () => Buffer.from('<p>Mooring</p>')],
  ['msg', () => makeMsg('Mooring', 'Please sign.')],
  ['pdf', () => makePdf({ pages: [['Mooring']] })],
  ['rtf', () => Buffer.from(rtf)],
  ['txt', () => Buffer.from('Mooring')],
  ['xps', () => makeXps('Mooring')],
  ['bmp', () => makeBmp(4, 4, red)],
  ['gif', () => makeGif([red, red])],
  ['png', () => makePng({ width: 4, height: 4, rows: Buffer.alloc(4 * 13) })],
  ['tif', () => makeTiff(4, 4, [[255, 0, 0]])],
  ['tiff', () => makeTiff(4, 4, [[255, 0, 0]])],
  ...['pot', 'pps', 'ppt'].map((type) => [type, () => makePpt([['Mooring', 'x']])] as const),
  ...['potx', 'pptm', 'pptx'].map((type) => [type, () => makePptx(['Mooring'])] as const),
  ['csv', () => Buffer.from('Berth,Rent\nA1,100\n')],
  ['xls', () => makeWorkbook('xls')],
  ['xlsm', () => makeWorkbook('xlsm')],
  ['xlsx', () => makeWorkbook('xlsx')],
];

/** A PDF that opens without a password, and allows nothing. */
async function restricted(): Promise<Uint8Array> {
  const document = await PDFDocument.load(await makePdf({ pages: [['Mooring']] }));
  document.encrypt({ ownerPassword: 'boss', userPassword: '', permissions: { modifying: false } });
  return document.save();
}

const draftOf = (world: World, ...documents: object[]) => world.draft({ documents }, [one]);
const txt = (documentId: string, words: string, more: object = {}) => ({
  documentId,
  name: words,
  fileExtension: 'txt',
  documentBase64: base64(words),
  ...more,
});

export const fileRules: Rules = [
  ...taken.map(([type, make]) => ({
    rule: `a file of the type ${type} is taken and becomes a PDF`,
    try: async (world: World) => {
      const said = await file(await make(), type)(world);
      if (said.status !== 201) return said;
      const id = said.body['envelopeId'] ?? '';
      const { bytes } = await world.ask(`GET envelopes/${id}/documents/1`);
      return bytes.subarray(0, 5).toString('latin1');
    },
    is: '%PDF-',
  })),
  {
    rule: 'a file of the type wpd is taken',
    why: 'LibreOffice reads it where the machine has it. Without, it is refused, since no library reads it.',
  },
  {
    rule: 'a file of the type jpg or jpeg is taken',
    why: 'A test of images makes them of all kinds, with a writer of its own.',
  },
  ...['zip', 'exe', 'svg', 'webp', 'mp4', 'json', 'xml', 'pages', 'ods', 'odp'].map((type) => ({
    rule: `a file of the type ${type} is refused`,
    try: file('nothing', type),
    is: refused,
  })),
  {
    rule: 'a file of the type md or odt is refused',
    why: 'They are taken with a warning, since they can be read.',
  },
  {
    rule: 'text without a fileExtension is taken for a PDF and cannot be loaded',
    try: file('Mooring'),
    is: refused,
  },
  {
    rule: 'the bytes of a file count, and not its extension',
    try: async (world) => file(await makePdf({ pages: [['Mooring']] }), 'docx')(world),
    is: 201,
  },
  {
    rule: 'a Word document that is called text is taken by its bytes',
    try: file(makeDocx(['Mooring']), 'txt'),
    is: 201,
  },
  {
    rule: 'types that are not taken are listed with extension and media type',
    try: async (world) => (await world.ask('GET unsupported_file_types')).body,
    is: { fileTypes: /./u },
  },
  {
    rule: 'a document may have 32 MB',
    why: 'A larger request is refused before it is read; a test of the limits of requests sends one.',
  },
  {
    rule: 'a PDF that opens with a password alone is refused',
    try: async (world) => file(await encryptedPdf(), 'pdf')(world),
    is: 'UNSUPPORTED_PDF_CONTENT',
  },
  {
    rule: 'restrictions of a PDF without a password to open are taken off',
    try: async (world) => {
      const said = await file(await restricted(), 'pdf')(world);
      const id = said.body['envelopeId'] ?? '';
      const { bytes } = await world.ask(`GET envelopes/${id}/documents/1`);
      return [said.status, bytes.includes('/Filter /Standard')];
    },
    is: [201, false],
  },
  {
    rule: 'the password of a document is not that of its file',
    try: async (world) => file(await encryptedPdf(), 'pdf', { password: 'sesame' })(world),
    is: 'UNSUPPORTED_PDF_CONTENT',
  },
  {
    rule: 'the same document is uploaded at most 70 times in an hour',
    why: 'It protects the service; tests upload the same document more often.',
  },
  {
    rule: 'an account can allow administrators alone to send other files than PDF',
    why: 'The setting is kept; who may send what is left to the service.',
  },
  {
    rule: 'images in HTML come as data',
    why: 'A test of HTML compares the colours of a page, which no answer shows.',
  },
  {
    rule: 'a supplement that is not for download is left out of the combined PDF',
    try: async (world) => {
      const id = await draftOf(
        world,
        txt('1', 'Mooring'),
        txt('2', 'Supplement', { includeInDownload: 'false', display: 'modal' }),
      );
      const { bytes } = await world.ask(`GET envelopes/${id}/documents/combined`);
      return (await PDFDocument.load(bytes)).getPageCount();
    },
    is: 1,
  },
  {
    rule: 'a supplement keeps how it is shown and acknowledged',
    try: async (world) => {
      const more = { display: 'modal', signerMustAcknowledge: 'view_accept' };
      const id = await draftOf(world, txt('1', 'Mooring', more));
      const { body } = await world.ask(`GET envelopes/${id}/documents`);
      return listOf(body['envelopeDocuments'])[0];
    },
    is: { display: 'modal', signerMustAcknowledge: 'view_accept', includeInDownload: 'true' },
  },
  {
    rule: 'a supplement with tabs for approval and view disregards signerMustAcknowledge',
    why: 'A test of the signing page holds it: the tabs are asked for, and nothing else.',
  },
  {
    rule: 'pages of documents are in points, with 72 dots per inch',
    try: async (world) => {
      const id = await draftOf(world, txt('1', 'Mooring'));
      const { body } = await world.ask(`GET envelopes/${id}/documents`);
      return listOf(body['envelopeDocuments'])[0]?.['pages'];
    },
    is: [{ sequence: '1', dpi: '72', width: '612', height: '792', pageId: /./u }],
  },
  {
    rule: 'images of pages have 94 dots per inch unless others are asked for',
    try: async (world) => {
      const id = await draftOf(world, txt('1', 'Mooring'));
      const path = `envelopes/${id}/documents/1/pages`;
      const { body: usual } = await world.ask(`GET ${path}`);
      const { body: asked } = await world.ask(`GET ${path}?dpi=72`);
      return [usual['pages'], asked['pages']].map((pages) => listOf(pages)[0]);
    },
    is: [{ dpi: /^(?:72|94)$/u }, { dpi: '72', width: '612' }],
  },
  {
    rule: 'a JSON body may have commas after its last members',
    try: async (world) => {
      const document = JSON.stringify(txt('1', 'Mooring'));
      const body = `{"emailSubject": "Quay", "status": "created", "documents": [${document},],}`;
      return world.ask('POST envelopes', body);
    },
    is: 201,
  },
  {
    rule: 'text keeps its lines',
    try: async (world) => {
      const said = await send([txt('1', 'One\r\nTwo')], [one])(world);
      return count(world, said.body['envelopeId'] ?? '', 'One', 'Two');
    },
    is: { One: 1, Two: 1 },
  },
];
