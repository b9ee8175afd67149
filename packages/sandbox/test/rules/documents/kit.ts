import { findAnchors } from '../../../src/documents/index.ts';
import { type DocxParts, docxParagraph, makeDocxFromParts } from '../../documents/make-docx.ts';
import { makeForm, type RawField } from '../../documents/make-form.ts';
import { makePdf } from '../../documents/make-pdf.ts';
import { type Body, lio, odile } from '../ask.ts';
import type { Row, World } from '../documented/world.ts';

/** A rule that the sandbox does not follow or that no request shows, and the reason. */
interface Reason {
  rule: string;
  why: string;
}

/** The rules about one part of documents. */
export type Rules = readonly (Row | Reason)[];

export const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');

/** The items of a list in an answer. */
export function listOf(list: Body | undefined): Body[] {
  return Object.values(list ?? {});
}

/** A row of a table in Word. */
export const wordRow = (...cells: string[]) =>
  `<w:tr>${cells.map((cell) => `<w:tc>${docxParagraph(cell)}</w:tc>`).join('')}</w:tr>`;
export const wordTable = (...rows: string[]) => `<w:tbl>${rows.join('')}</w:tbl>`;

/** A Word document: each text a paragraph, and what begins with an angle bracket as it is. */
export function word(...texts: string[]): Uint8Array {
  const body = texts
    .map((text) => (text.startsWith('<') ? text : docxParagraph(text.replaceAll('&', '&amp;'))))
    .join('');
  return makeDocxFromParts({ body } satisfies DocxParts);
}

/** A Word document that is generated from. */
export const docGen = (...texts: string[]) => ({
  documentId: '1',
  name: 'Offer',
  fileExtension: 'docx',
  isDocGenDocument: 'true',
  documentBase64: base64(word(...texts)),
});

/** The first document of an envelope with fields, as the service presents it. */
export async function readFields(world: World, envelopeId: string): Promise<Body> {
  const { body } = await world.ask(`GET envelopes/${envelopeId}/docGenFormFields`);
  const [first] = listOf(body['docGenFormFields']);
  if (first === undefined) throw new Error('The envelope has no document with fields.');
  return first;
}

export const draftOf = (world: World, ...texts: string[]) =>
  world.draft({ documents: [docGen(...texts)] }, [{ recipientId: '1', ...odile }]);

/** The fields of a Word document. */
export const fields =
  (...texts: string[]) =>
  async (world: World) => {
    const { docGenFormFieldList } = await readFields(world, await draftOf(world, ...texts));
    return docGenFormFieldList;
  };

/** The names of its fields. */
export const names =
  (...texts: string[]) =>
  async (world: World) =>
    listOf(await fields(...texts)(world)).map(({ name }) => name);

/** The first error in its tags. */
export const fault =
  (...texts: string[]) =>
  async (world: World) => {
    const { docGenErrors } = await readFields(world, await draftOf(world, ...texts));
    return listOf(docGenErrors)[0];
  };

/** Values of fields: texts, and rows of texts by column. */
export type Values = Readonly<Record<string, string | readonly Readonly<Record<string, string>>[]>>;

export function listValues(values: Values) {
  return Object.entries(values).map(([name, value]) =>
    typeof value === 'string'
      ? { name, value }
      : {
          name,
          type: 'TableRow',
          rowValues: value.map((row) => ({
            docGenFormFieldList: Object.entries(row).map(([column, cell]) => ({
              name: column,
              value: cell,
            })),
          })),
        },
  );
}

/** Sets values of the first document. */
export async function setValues(
  world: World,
  envelopeId: string,
  docGenFormFieldList: readonly object[],
  query = '',
) {
  const { documentId } = await readFields(world, envelopeId);
  return world.ask(`PUT envelopes/${envelopeId}/docgenformfields${query}`, {
    docGenFormFields: [{ documentId, docGenFormFieldList }],
  });
}

/** Counts how often each text stands on the pages of a document. */
export async function count(world: World, envelopeId: string, ...texts: string[]) {
  const { bytes } = await world.ask(`GET envelopes/${envelopeId}/documents/1`);
  const found = await findAnchors(
    bytes,
    texts.map((text) => ({ text, caseSensitive: true })),
  );
  return Object.fromEntries(texts.map((text, at) => [text, found[at]?.length ?? 0]));
}

/** Generates a document, and counts texts in it. */
export const made =
  (texts: readonly string[], values: Values, ...sought: string[]) =>
  async (world: World) => {
    const envelopeId = await draftOf(world, ...texts);
    const said = await setValues(world, envelopeId, listValues(values));
    return said.status === 200 ? count(world, envelopeId, ...sought) : said;
  };

/** Asks for a sent envelope with documents. */
export const send =
  (documents: readonly object[], signers: readonly object[], more: object = {}) =>
  (world: World) =>
    world.ask('POST envelopes', {
      emailSubject: 'Quay',
      status: 'sent',
      documents,
      recipients: { signers },
      ...more,
    });

/** The tabs of a recipient, by their lists. */
export async function readTabs(world: World, envelopeId: string, recipientId = '1') {
  const { body } = await world.ask(`GET envelopes/${envelopeId}/recipients/${recipientId}/tabs`);
  return body;
}

export const one = { recipientId: '1', roleName: 'Signer', ...odile };
export const other = { recipientId: '2', roleName: 'Other', ...lio };

/** A document of HTML. */
export const html = (source: string, more: object = {}) => ({
  documentId: '1',
  name: 'Order',
  htmlDefinition: { source, ...more },
});

/** The tabs that HTML becomes, of the signer or another one. */
export const htmlTabs =
  (source: string, signers: readonly object[] = [one], recipientId = '1') =>
  async (world: World) => {
    const said = await send([html(source)], signers)(world);
    return said.status === 201 ? readTabs(world, said.body['envelopeId'] ?? '', recipientId) : said;
  };

/** A PDF with a form. */
export const form = async (raw: readonly RawField[], more: object = {}) => ({
  documentId: '1',
  name: 'Form',
  fileExtension: 'pdf',
  transformPdfFields: 'true',
  documentBase64: base64(await makeForm(raw)),
  ...more,
});

/** The tabs that a form becomes. */
export const formTabs =
  (raw: readonly RawField[], more: object = {}, signers: readonly object[] = [one], id = '1') =>
  async (world: World) => {
    const said = await send([await form(raw, more)], signers)(world);
    return said.status === 201 ? readTabs(world, said.body['envelopeId'] ?? '', id) : said;
  };

/** A PDF with texts, each page its lines. */
export const pdf = async (...pages: string[][]) => ({
  documentId: '1',
  name: 'Lease',
  fileExtension: 'pdf',
  documentBase64: base64(await makePdf({ pages })),
});

/** The tabs at a text of a page that says `Sign: /sig1/ here`, in penmanship. */
export const anchored =
  (tabs: object, ...pages: string[][]) =>
  async (world: World) => {
    const document = await pdf(...(pages.length > 0 ? pages : [['Sign: /sig1/ in penmanship']]));
    const said = await send([document], [{ ...one, tabs }])(world);
    return said.status === 201 ? readTabs(world, said.body['envelopeId'] ?? '') : said;
  };

/** Sends a file, and answers what came of it. */
export const file =
  (bytes: Uint8Array | string, fileExtension?: string, more: object = {}) =>
  (world: World) =>
    send(
      [
        {
          documentId: '1',
          name: 'File',
          documentBase64: base64(bytes),
          ...(fileExtension !== undefined && { fileExtension }),
          ...more,
        },
      ],
      [one],
    )(world);
