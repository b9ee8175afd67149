import type {
  PowerFormFormDataEnvelope,
  PowerFormFormDataRecipient,
} from '@countersign/types/esign-v2.1';
import { XMLBuilder } from 'fast-xml-parser';
import type { AnswerFile } from '../../engine/operation.ts';

/** The layouts of the data that was entered, by the words of `data_layout`. */
export type DataLayout = 'Native' | 'Csv_Classic' | 'Csv_One_Envelope_Per_Line' | 'Xml_Classic';

/** Chooses the layout of a response: by the parameter, else by the accepted media types. */
export function chooseLayout(requested: DataLayout | undefined, accept: string): DataLayout {
  if (requested !== undefined) return requested;
  for (const part of accept.split(',')) {
    const type = part.split(';', 1)[0]?.trim().toLowerCase() ?? '';
    if (type === 'text/csv' || type === 'application/csv') return 'Csv_Classic';
    if (type === 'application/xml' || type === 'text/xml') return 'Xml_Classic';
    if (type !== '') return 'Native';
  }
  return 'Native';
}

type Envelopes = readonly PowerFormFormDataEnvelope[];

/** Writes the data as a file. */
export function writeFormData(
  envelopes: Envelopes,
  layout: Exclude<DataLayout, 'Native'>,
): AnswerFile {
  if (layout === 'Xml_Classic')
    return { bytes: writeXml(envelopes), mediaType: 'application/xml; charset=utf-8' };
  const rows =
    layout === 'Csv_Classic' ? listRecipientRows(envelopes) : listEnvelopeRows(envelopes);
  return { bytes: writeCsv(rows), mediaType: 'text/csv; charset=utf-8' };
}

/** A line of the CSV: its values by the columns. */
type Row = ReadonlyMap<string, string>;

/** A line for each recipient; fields with the same label share a column. */
function listRecipientRows(envelopes: Envelopes): Row[] {
  return envelopes.flatMap(({ envelopeId = '', recipients = [] }) =>
    recipients.map(
      (recipient) => new Map([['EnvelopeId', envelopeId], ...listValues(recipient, '')]),
    ),
  );
}

/** A line for each envelope; the columns of a recipient begin with its ID. */
function listEnvelopeRows(envelopes: Envelopes): Row[] {
  return envelopes.map(
    ({ envelopeId = '', recipients = [] }) =>
      new Map([
        ['EnvelopeId', envelopeId],
        ...recipients.flatMap((one) => listValues(one, `${one.recipientId ?? ''} `)),
      ]),
  );
}

function listValues(
  { recipientId = '', name = '', email = '', formData = [] }: PowerFormFormDataRecipient,
  prefix: string,
): [string, string][] {
  return [
    [`${prefix}RecipientId`, recipientId],
    [`${prefix}Name`, name],
    [`${prefix}Email`, email],
    ...formData.map((field): [string, string] => [
      `${prefix}${nameColumn(field.name ?? '')}`,
      field.value ?? '',
    ]),
  ];
}

const ownColumns: ReadonlySet<string> = new Set(['EnvelopeId', 'RecipientId', 'Name', 'Email']);

/** The column of a field, which must not be that of the recipient's own name. */
function nameColumn(label: string): string {
  return ownColumns.has(label) ? `${label} (field)` : label;
}

/** The rows as RFC 4180 has them, with a line of names first. */
function writeCsv(rows: readonly Row[]): string {
  const columns = new Set(['EnvelopeId']);
  for (const row of rows) for (const column of row.keys()) columns.add(column);
  const names = [...columns];
  const lines = [names, ...rows.map((row) => names.map((name) => row.get(name) ?? ''))];
  return lines.map((line) => `${line.map(quote).join(',')}\r\n`).join('');
}

function quote(text: string): string {
  return /[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

const builder = new XMLBuilder({
  format: true,
  ignoreAttributes: false,
  attributeNamePrefix: '@',
});

function writeXml(envelopes: Envelopes): string {
  const elements: unknown = builder.build({
    powerFormsFormDataResponse: {
      '@xmlns': 'http://www.docusign.com/restapi',
      envelopes: {
        powerFormFormDataEnvelope: envelopes.map(({ envelopeId, recipients = [] }) => ({
          envelopeId,
          recipients: {
            powerFormFormDataRecipient: recipients.map((one) => ({
              recipientId: one.recipientId,
              name: writeText(one.name),
              email: writeText(one.email),
              formData: {
                nameValue: (one.formData ?? []).map(({ name, value }) => ({
                  name: writeText(name),
                  value: writeText(value),
                })),
              },
            })),
          },
        })),
      },
    },
  });
  return `<?xml version="1.0" encoding="utf-8"?>\n${String(elements)}`;
}

/** Text without the control characters that XML cannot hold. */
function writeText(text = ''): string {
  // oxlint-disable-next-line no-control-regex -- these are what is looked for
  return text.replaceAll(/[\u0000-\u0008\u000B\u000C\u000E-\u001F\uFFFE\uFFFF]/g, '\uFFFD');
}
