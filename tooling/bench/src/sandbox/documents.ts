import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';
import { PDFDocument } from '@cantoo/pdf-lib';
import { strToU8, zipSync } from 'fflate';
import { createSandboxEnvelope, health } from '../requests.ts';
import type { Program } from '../server/programs.ts';
import { request, type Request } from '../server/request.ts';
import type { Stage } from '../stage.ts';
import { createPng } from './png.ts';

/** The number of envelopes before measuring, and of those that are measured. */
const warmUps = 3;
const envelopes = 20;

/** A document of a request: its file or its HTML, and how it is read. */
type MakeDocument = () => object | Promise<object>;

const paragraphs = 400;
const words = 'The tenant keeps the berth clean, and tells the harbour of damage.';

const base64 = (bytes: Uint8Array | string) => Buffer.from(bytes).toString('base64');

function file(fileExtension: string, bytes: Uint8Array | string, more: object = {}) {
  return { fileExtension, documentBase64: base64(bytes), ...more };
}

function docx(texts: readonly string[]): Uint8Array {
  const body = texts.map((text) => `<w:p><w:r><w:t>${text}</w:t></w:r></w:p>`).join('');
  return zipSync({
    'word/document.xml': strToU8(
      `<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body>${body}</w:body></w:document>`,
    ),
  });
}

const repeat = (count: number, make: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => make(index));

async function form(): Promise<Uint8Array> {
  const document = await PDFDocument.create();
  const fields = document.getForm();
  for (let at = 0; at < 200; at += 1) {
    const page = at % 40 === 0 ? document.addPage() : document.getPage(Math.floor(at / 40));
    const field = fields.createTextField(`Field ${at}`);
    field.setText(`Value ${at}`);
    field.addToPage(page, { x: 50, y: 20 + (at % 40) * 18, width: 200, height: 14 });
  }
  return document.save();
}

/** Documents of each kind that the sandbox reads itself, by the names of the rows. */
const kinds = {
  csv: () => file('csv', repeat(paragraphs, (at) => `A${at},${words},${at * 10}`).join('\n')),
  docGen: () =>
    file(
      'docx',
      docx(repeat(paragraphs, (at) => (at < 100 ? `{{Field_${at}}} ${words}` : words))),
      {
        isDocGenDocument: 'true',
        docGenFormFields: repeat(100, (at) => `Field_${at}`).map((name) => ({
          name,
          value: 'Seabird',
        })),
      },
    ),
  docx: () => file('docx', docx(repeat(paragraphs, () => words))),
  form: async () => file('pdf', await form(), { transformPdfFields: 'true' }),
  html: () => ({
    htmlDefinition: {
      source: repeat(paragraphs, (at) =>
        at < 100 ? `<p>${words} <input name="Field ${at}"></p>` : `<p>${words}</p>`,
      ).join(''),
    },
  }),
  pdf: () => ({}),
  png: () => file('png', createPng(1000, 1000, deflateSync(Buffer.alloc(1000 * 3001, 0x55)))),
  rtf: () => file('rtf', `{\\rtf1 ${repeat(paragraphs, () => `${words}\\par `).join('')}}`),
  txt: () => file('txt', repeat(paragraphs, () => words).join('\n')),
} satisfies Readonly<Record<string, MakeDocument>>;

export type DocumentKind = keyof typeof kinds;

export const documentKinds = Object.keys(kinds).filter((name): name is DocumentKind =>
  Object.hasOwn(kinds, name),
);

/** Measures the processor time in milliseconds that the sandbox spends on an envelope with a document. */
export async function measureDocument(
  stage: Stage,
  sandbox: Program,
  kind: DocumentKind,
): Promise<number> {
  const { count, pid, send } = await start(stage, sandbox, kind);
  await send(stage.amount(warmUps, 1));
  const before = readProcessorTime(pid);
  await send(count);
  return (readProcessorTime(pid) - before) / count;
}

/** Measures the most memory in bytes that the sandbox has had after some envelopes with a document. */
export async function measureDocumentMemory(
  stage: Stage,
  sandbox: Program,
  kind: DocumentKind,
): Promise<number> {
  const { count, pid, send } = await start(stage, sandbox, kind);
  await send(count);
  const [, kilobytes = ''] =
    /^VmHWM:\s+(\d+)/mu.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes) * 1024;
}

async function start(stage: Stage, sandbox: Program, kind: DocumentKind) {
  const { url, pid } = await sandbox(stage, [health]);
  const create = await createRequest(kind);
  return {
    pid,
    count: stage.amount(envelopes, 1),
    async send(count: number) {
      for (let at = 0; at < count; at += 1) await request(url, create);
    },
  };
}

async function createRequest(kind: DocumentKind): Promise<Request> {
  const content = await kinds[kind]();
  // Values are put in when the envelope is sent.
  const status = kind === 'docGen' ? 'sent' : 'created';
  if (kind === 'pdf') return createSandboxEnvelope({ status });
  const documents = [{ documentId: '1', name: 'Lease', ...content }];
  const { numberAt: _number, ...create } = await createSandboxEnvelope({ status, documents }, 1000);
  return create;
}

/** A clock tick of Linux in milliseconds, in which it counts processor time. */
const millisecondsOfTick = 10;

/** Reads the processor time that a process has used, with all its threads; Linux alone counts so finely. */
function readProcessorTime(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  // The name of the program, in brackets, may have spaces.
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return (Number(fields[11]) + Number(fields[12])) * millisecondsOfTick;
}
