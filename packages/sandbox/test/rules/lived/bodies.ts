import { gzipSync } from 'node:zlib';
import { mara } from '../../harness.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { envelope, signer } from '../ask.ts';
import { readField } from '../documented/read-field.ts';
import type { Row, World } from '../documented/world.ts';

const boundary = '3f07';
const described = {
  emailSubject: 'Quay',
  status: 'sent',
  documents: [{ documentId: '1', name: 'berth.txt' }],
  recipients: { signers: [signer()] },
};
const json = `Content-Type: application/json\r\nContent-Disposition: form-data; name="envelope_definition"\r\n\r\n${JSON.stringify(described)}`;
const file = (disposition: string) =>
  `Content-Disposition: ${disposition}\r\nContent-Type: text/plain\r\n\r\nMooring`;

/** Sends an envelope whose JSON and file are parts of a body. */
const sendParts = (...parts: readonly string[]) =>
  async function send(world: World) {
    const body = `${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
    return world.ask('POST envelopes', body, { type: `multipart/form-data; boundary=${boundary}` });
  };

const inBase64 = { 'content-transfer-encoding': 'Base64' };
const gif = 'R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7';

/** A text in Base64, on lines as mail has them. */
const lines = (bytes: Uint8Array) =>
  Buffer.from(bytes).toString('base64').replaceAll(/.{76}/gu, '$&\r\n');

/** Sends a PDF as the body itself, and reads its first bytes. */
const putPdf = (type: string, isText: boolean) => async (world: World) => {
  const draft = { emailSubject: 'Berth', status: 'created' };
  const id = await world.make('POST envelopes', draft, 'envelopeId');
  const pdf = await makePdf();
  const headers = {
    'content-disposition': 'file; filename="berth.pdf"; documentid=7',
    ...(isText && inBase64),
  };
  const body = new Blob([isText ? lines(pdf) : Uint8Array.from(pdf)]);
  const sent = await world.ask(`PUT envelopes/${id}/documents/7`, body, { headers, type });
  if (sent.status !== 200) return sent;
  return (await world.ask(`GET envelopes/${id}/documents/7`)).text.slice(0, 5);
};

/** Bodies as programs write them by hand, and how the service reads them. */
export const bodies: readonly Row[] = [
  {
    rule: 'the JSON of a multipart body is a later part, too',
    try: sendParts(file('file; filename="berth.txt"; documentid=1'), json),
    is: 201,
  },
  {
    rule: 'a file of a form has the ID of its document as the name of its field',
    try: sendParts(json, file('form-data; name="1"; filename="berth.txt"')),
    is: 201,
  },
  {
    rule: 'a file without an ID has none of the documents',
    try: sendParts(json, file('form-data; name="file"; filename="other.txt"')),
    is: 'INVALID_REQUEST_PARAMETER',
  },
  {
    rule: 'JSON is called text, too',
    try: (world) =>
      world.ask('POST envelopes', JSON.stringify(envelope()), { type: 'text/json; charset=utf-8' }),
    is: 201,
  },
  {
    rule: 'a body that is compressed is refused by the name of the header',
    try: (world) =>
      world.ask('POST envelopes', new Blob([gzipSync(JSON.stringify(envelope()))]), {
        headers: { 'content-encoding': 'gzip' },
      }),
    is: { status: 400, text: /Content-Encoding/u },
  },
  {
    rule: 'the lines of a body of many parts end with a line feed alone',
    try: (world) => {
      const definition = envelope({ documents: [{ documentId: '1', name: 'a.txt' }] });
      const parts = [
        `Content-Type: application/json\n\n${JSON.stringify(definition)}`,
        'Content-Type: text/plain\nContent-Disposition: file; filename="a.txt"; documentid=1\n\nQuay',
      ];
      const body = `${parts.map((part) => `--5e1d\n${part}\n`).join('')}--5e1d--\n`;
      return world.ask('POST envelopes', body, { type: 'multipart/form-data; boundary=5e1d' });
    },
    is: 201,
  },
  {
    rule: 'a file in a part is Base64 where the part says so',
    try: sendParts(
      json,
      `Content-Disposition: file; filename="berth.txt"; documentid=1\r\nContent-Transfer-Encoding: base64\r\n\r\n${lines(Buffer.from('Mooring at the northern quay, berth 12, from the first of May to the end of September'))}`,
    ),
    is: 201,
  },
  {
    rule: 'a file in a part that says so and is no Base64 is refused',
    try: sendParts(
      json,
      'Content-Disposition: file; filename="berth.txt"; documentid=1\r\nContent-Transfer-Encoding: base64\r\n\r\nMooring: 12',
    ),
    is: 'INVALID_REQUEST_BODY',
  },
  {
    rule: 'a document that is the body is Base64 where the header says so',
    try: putPdf('application/pdf', true),
    is: '%PDF-',
  },
  {
    rule: 'a document that is the body needs no media type',
    try: putPdf('', false),
    is: '%PDF-',
  },
  {
    rule: 'an image that is the body is Base64 where the header says so',
    try: async (world) => {
      const image = `users/${mara}/profile/image`;
      await world.ask(`PUT ${image}`, gif, { type: 'image/gif', headers: inBase64 });
      return (await world.ask(`GET ${image}`)).bytes.toString('base64');
    },
    is: gif,
  },
  {
    rule: 'the first part says that it is JSON or XML',
    try: sendParts(json.replace(/^.*\r\n/u, ''), file('file; filename="berth.txt"; documentid=1')),
    is: 'INVALID_CONTENT_TYPE',
  },
  {
    rule: 'the headers of the first part end with an empty line',
    try: sendParts(
      json.replace('\r\n\r\n', '\r\n'),
      file('file; filename="berth.txt"; documentid=1'),
    ),
    is: 'ENVELOPE_IS_INCOMPLETE',
  },
  {
    rule: 'the parts stand behind the boundary of the header',
    try: (world) =>
      world.ask('POST envelopes', `--other\r\n${json}\r\n--other--\r\n`, {
        type: 'multipart/form-data; boundary=this',
      }),
    is: 'ENVELOPE_IS_INCOMPLETE',
  },
  {
    rule: 'XML in the first part is a definition also as a field of a form',
    try: sendParts(
      'Content-Type: application/xml\r\nContent-Disposition: form-data\r\n\r\n<envelopeDefinition xmlns="http://www.docusign.com/restapi"><documents><document><documentId>1</documentId><name>berth.txt</name></document></documents></envelopeDefinition>',
      file('file; filename="berth.txt"; documentid=1'),
    ),
    is: 201,
  },
  {
    rule: 'the body of a call that reads none is ignored, with a warning',
    try: async (world) => {
      const tab = { type: 'text', tabLabel: 'Berth' };
      const id = await world.make('POST tab_definitions', tab, 'customTabId');
      const deleted = await world.ask(`DELETE tab_definitions/${id}`, 'reason=done', {
        type: 'application/x-www-form-urlencoded',
      });
      const { body } = await world.ask('GET control:warnings?code=body-ignored');
      return [deleted.status, readField(body, 'warnings.0.code')];
    },
    is: [200, 'body-ignored'],
  },
];
