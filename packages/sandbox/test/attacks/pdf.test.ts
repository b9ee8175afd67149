import { afterAll, beforeAll, expect, test } from 'vitest';
import { startSandbox, type RunningSandbox } from '../../src/index.ts';
import { makePdf } from '../documents/make-pdf.ts';
import { accountId } from '../harness.ts';
import { newStorage } from '../storage.ts';
import {
  chainOfObjects,
  largeImage,
  nestedForms,
  nestedLists,
  packedDrawing,
  packedObjects,
  repeatedPage,
  smallPrint,
} from './write-pdf.ts';

let running: RunningSandbox;
beforeAll(async () => {
  running = await startSandbox({ port: 0, storage: await newStorage() });
});
afterAll(() => running.close());

interface Answer {
  status: number;
  bytes: number;
  envelopeId?: string;
  errorCode?: string;
  message?: string;
}

async function call(address: string, body?: unknown, tenant = 'attacks'): Promise<Answer> {
  const response = await fetch(`${running.url}/restapi/v2.1/accounts/${accountId}/${address}`, {
    headers: {
      authorization: 'Bearer sandbox',
      'content-type': 'application/json',
      'x-countersign-tenant': tenant,
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const bytes = Buffer.from(await response.arrayBuffer());
  const isJson = response.headers.get('content-type')?.includes('json') === true;
  const json: Omit<Answer, 'status' | 'bytes'> = isJson ? JSON.parse(bytes.toString()) : {};
  return { ...json, status: response.status, bytes: bytes.length };
}

function createDraft(...pdfs: Uint8Array[]) {
  return {
    status: 'created',
    emailSubject: 'A document',
    documents: pdfs.map((pdf, index) => ({
      documentId: String(index + 1),
      name: `Document ${index + 1}`,
      fileExtension: 'pdf',
      documentBase64: Buffer.from(pdf).toString('base64'),
    })),
  };
}

const create = (...pdfs: Uint8Array[]) => call('envelopes', createDraft(...pdfs));

async function createDocuments(...pdfs: Uint8Array[]): Promise<string> {
  const { envelopeId = '', ...made } = await create(...pdfs);
  expect(made).toMatchObject({ status: 201 });
  return `envelopes/${envelopeId}/documents`;
}

test.for([
  ['one page that is listed 5,000 times', () => repeatedPage(5000), /5000 pages.*2000/],
  ['lists that are nested 100,000 deep', () => nestedLists(100_000), /nested/],
  ['lists that are nested a little too deep', () => nestedLists(101), /nested/],
] as const)('%s is refused when it comes', async ([, make, sentence]) => {
  const answer = await create(make());
  expect(answer).toMatchObject({ status: 400, errorCode: 'UNABLE_TO_LOAD_DOCUMENT' });
  expect(answer.message).toMatch(sentence);
});

test.for([
  ['forms that draw each other a billion times', () => nestedForms(9, 10)],
  ['a drawing that unpacks to 200 MB', () => packedDrawing(200_000_000)],
] as const)('%s has no image, and the next document has', async ([, make]) => {
  const documents = await createDocuments(await make(), await makePdf());
  expect(await call(`${documents}/1/pages/1/page_image`)).toMatchObject({
    status: 400,
    errorCode: expect.stringMatching(/^(UNABLE_TO_LOAD_DOCUMENT|UNSUPPORTED_PDF_CONTENT)$/),
  });
  expect(await call(`${documents}/2/pages/1/page_image`)).toMatchObject({ status: 200 });
});

test.for([
  ['lists of objects that unpack to 140 MB', () => packedObjects(140_000_000), /134217728 bytes/],
  ['20,000 objects that each refer to the next', () => chainOfObjects(20_000), /nested/],
] as const)('%s are not combined', async ([, make, sentence]) => {
  const documents = await createDocuments(await make());
  const answer = await call(`${documents}/combined`);
  expect(answer).toMatchObject({ status: 400, errorCode: 'UNABLE_TO_LOAD_DOCUMENT' });
  expect(answer.message).toMatch(sentence);
});

test('Base64 with very many spaces in it is refused', async () => {
  const document = { ...createDraft(Buffer.from('A')).documents[0] };
  const documentBase64 = `A${' '.repeat(1_000_000)}!`;
  const answer = await call('envelopes', {
    ...createDraft(),
    documents: [{ ...document, documentBase64 }],
  });
  expect(answer).toMatchObject({ status: 400, errorCode: 'UNABLE_TO_LOAD_DOCUMENT' });
});

test('documents of more than 5,000 pages together are not combined', async () => {
  const documents = await createDocuments(
    repeatedPage(2000),
    repeatedPage(2000),
    repeatedPage(1001),
  );
  const answer = await call(`${documents}/combined`);
  expect(answer).toMatchObject({ status: 400, errorCode: 'UNABLE_TO_LOAD_DOCUMENT' });
  expect(answer.message).toMatch(/5000 pages/);
  expect(await call(`${documents}/1`)).toMatchObject({ status: 200 });
});

test('others are answered while a page is drawn, by the same tenant and on the same envelope', async () => {
  const documents = await createDocuments(await largeImage(12_000, 9_000));
  const order: string[] = [];
  const note = async (name: string, work: Promise<{ status: number }>) => {
    const { status } = await work;
    order.push(`${name} ${status}`);
  };
  const drawn = note('image', call(`${documents}/1/pages/1/page_image`));
  await note('health', fetch(`${running.url}/healthz`));
  await note('list', call(documents));
  await note('create', create(await makePdf()));
  await note('document', call(`${documents}/1`));
  await drawn;
  expect(order).toEqual(['health 200', 'list 200', 'create 201', 'document 200', 'image 200']);
});

test('others are answered while an envelope is made, which is there once', async () => {
  const tenant = 'slow';
  const pdf = smallPrint(30);
  const tab = {
    documentId: '1',
    anchorString: 'Sign at the end of nowhere',
    anchorIgnoreIfNotPresent: 'true',
  };
  const draft = {
    ...createDraft(pdf),
    status: 'sent',
    recipients: {
      signers: [
        {
          recipientId: '1',
          name: 'Ines Valdivia',
          email: 'ines.valdivia@seabird.example',
          tabs: { signHereTabs: [tab] },
        },
      ],
    },
  };
  const order: string[] = [];
  const made = call('envelopes', draft, tenant).then(({ status }) => order.push(`sent ${status}`));
  const other = await call('envelopes', createDraft(await makePdf()), tenant);
  order.push(`draft ${other.status}`);
  await made;
  expect(order).toEqual(['draft 201', 'sent 201']);
  const response = await fetch(
    `${running.url}/restapi/v2.1/accounts/${accountId}/envelopes?from_date=2020-01-01&status=sent`,
    { headers: { authorization: 'Bearer sandbox', 'x-countersign-tenant': tenant } },
  );
  const { envelopes = [] }: { envelopes?: { emailSubject: string }[] } = JSON.parse(
    await response.text(),
  );
  expect(envelopes.filter(({ emailSubject }) => emailSubject === 'A document')).toHaveLength(1);
});

test('a request with many documents does not delay one with a single document', async () => {
  const order: string[] = [];
  const lines = Buffer.from(
    'Berth lease, with a line for each berth of the harbour.\n'.repeat(9000),
  );
  const documents = Array.from({ length: 10 }, (_, at) => ({
    documentId: `${at + 1}`,
    name: `Berths ${at}.txt`,
    documentBase64: lines.toString('base64'),
  }));
  const many = call('envelopes', { emailSubject: 'Many', status: 'created', documents });
  const [one = { documentId: '1' }] = documents;
  await new Promise((resolve) => setTimeout(resolve, 500));
  const single = call('envelopes', {
    emailSubject: 'One',
    status: 'created',
    documents: [{ ...one, documentBase64: Buffer.from('Berth 42').toString('base64') }],
  });
  await Promise.all([
    many.then(({ status }) => order.push(`many ${status}`)),
    single.then(({ status }) => order.push(`one ${status}`)),
  ]);
  expect(order).toEqual(['one 201', 'many 201']);
});
