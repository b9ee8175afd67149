import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountId, startTest, type TestSandbox } from '../harness.ts';

let test: TestSandbox;
beforeAll(async () => {
  test = await startTest();
});
afterAll(() => test.close());

const namespace = 'http://www.docusign.com/restapi';

async function call(method: string, place: string, body?: string, headers = {}) {
  const response = await test.sandbox.fetch(
    `https://demo.docusign.net/restapi/${place.replace('{account}', accountId)}`,
    {
      method,
      headers: {
        authorization: 'Bearer sandbox',
        'content-type': 'application/xml',
        accept: 'application/xml',
        ...headers,
      },
      ...(body !== undefined && { body }),
    },
  );
  const type = response.headers.get('content-type');
  return { status: response.status, type, text: await response.text() };
}

const written = Buffer.from('Mooring agreement').toString('base64');

function definition(status: string): string {
  return `<envelopeDefinition xmlns="${namespace}">
    <status>${status}</status>
    <emailSubject>Quay &amp; berth</emailSubject>
    <documents><document>
      <documentId>1</documentId><name>berth.txt</name><documentBase64>${written}</documentBase64>
    </document></documents>
    <recipients><signers><signer>
      <recipientId>1</recipientId><name>Odile Marchetti</name><email>odile@quay.example</email>
      <tabs>
        <signHereTabs><signHere>
          <documentId>1</documentId><pageNumber>1</pageNumber>
          <xPosition>40</xPosition><yPosition>90</yPosition>
        </signHere></signHereTabs>
        <listTabs><list>
          <documentId>1</documentId><pageNumber>1</pageNumber><tabLabel>berth</tabLabel>
          <xPosition>40</xPosition><yPosition>190</yPosition>
          <listItems>
            <listItem><text>A1</text><value>a1</value></listItem>
            <listItem><text>A2</text><value>a2</value></listItem>
          </listItems>
        </list></listTabs>
      </tabs>
    </signer></signers></recipients>
  </envelopeDefinition>`;
}

async function create(version: string, status = 'sent'): Promise<string> {
  const path = `${version}/accounts/{account}/envelopes`;
  const { text } = await call('POST', path, definition(status));
  return /<envelopeId>(?<id>[^<]+)</.exec(text)?.groups?.['id'] ?? text;
}

/** The path, the root element of the response, and another part of it. */
const reads: [string, string, string][] = [
  ['envelopes/{envelope}', 'envelope', '<emailSubject>Quay &amp; berth</emailSubject>'],
  ['envelopes/{envelope}/recipients?include_tabs=true', 'recipients', '<listItem>'],
  ['envelopes/{envelope}/recipients/1/tabs', 'tabs', '<signHere>'],
  ['envelopes/{envelope}/documents', 'envelopeDocumentsResult', '<envelopeDocument>'],
  ['envelopes/{envelope}/custom_fields', 'customFieldsEnvelope', ''],
  ['envelopes/{envelope}/notification', 'notification', '<reminders>'],
  ['envelopes?from_date=2020-01-01', 'envelopesInformation', '<envelope>'],
  ['templates', 'envelopeTemplateResults', '<envelopeTemplate>'],
  ['users', 'userInformationList', '<userInformation>'],
  ['groups', 'groupInformation', '<group>'],
  ['folders', 'foldersResponse', '<folder>'],
  ['brands', 'brandsResponse', ''],
  ['', 'accountInformation', '<accountName>'],
];

describe.each([['v2.1'], ['v2']])('XML of %s', (version) => {
  it('goes in and comes out', async () => {
    const path = `${version}/accounts/{account}/envelopes`;
    expect(await call('POST', path, definition('created'))).toMatchObject({
      status: 201,
      type: 'application/xml; charset=utf-8',
      text: expect.stringMatching(
        new RegExp(`<envelopeSummary xmlns="${namespace}"[^]*<envelopeId>[^<]+</envelopeId>`, 'u'),
      ),
    });
  });

  it('has every read in it', async () => {
    const envelope = await create(version);
    for (const [place, root, has] of reads) {
      const path = `${version}/accounts/{account}/${place.replace('{envelope}', envelope)}`;
      const answer = await call('GET', path.replace(/\/$/u, ''));
      expect({ place, ...answer }).toMatchObject({
        status: 200,
        type: 'application/xml; charset=utf-8',
        text: expect.stringContaining(`<${root} xmlns="${namespace}"`),
      });
      expect(answer.text).toContain(has);
    }
  });

  it.each([
    ['what is not there', 'GET', 'envelopes/00000000-0000-4000-8000-000000000000', undefined],
    ['an address that is none', 'GET', 'nowhere', undefined],
    ['a body that is no XML', 'POST', 'envelopes', '{"status":"created"}'],
    ['another root', 'POST', 'envelopes', `<envelope xmlns="${namespace}"/>`],
  ])('is an error too, for %s', async (_name, method, place, body) => {
    const answer = await call(method, `${version}/accounts/{account}/${place}`, body);
    expect(answer.status).toBeGreaterThanOrEqual(400);
    expect(answer.text).toContain(`<errorDetails xmlns="${namespace}"`);
    expect(answer.text).toMatch(/<errorCode>\w+<\/errorCode>/u);
  });

  it('goes in while JSON comes out', async () => {
    const answer = await call(
      'POST',
      `${version}/accounts/{account}/envelopes`,
      definition('created'),
      { accept: 'application/json' },
    );
    expect(answer).toMatchObject({ status: 201, type: 'application/json; charset=utf-8' });
  });

  it('leaves documents what they are', async () => {
    const envelope = await create(version);
    const path = `${version}/accounts/{account}/envelopes/${envelope}/documents/1`;
    expect(await call('GET', path)).toMatchObject({ status: 200, type: 'application/pdf' });
  });
});

describe('files beside the first part', () => {
  const boundary = '7b1f';
  const file = `Content-Type: text/plain\r\nContent-Disposition: file; filename="berth.txt"; documentId=1\r\n\r\nMooring agreement`;
  const json = JSON.stringify({
    emailSubject: 'Quay',
    status: 'created',
    name: 'Berth',
    envelopeTemplateDefinition: { name: 'Berth' },
    documents: [{ documentId: '1', name: 'berth.txt' }],
  });
  const asJson = `Content-Type: application/json\r\nContent-Disposition: form-data\r\n\r\n${json}`;
  const xml = `<envelopeDefinition xmlns="${namespace}"><documents><document><documentId>1</documentId><name>berth.txt</name></document></documents></envelopeDefinition>`;
  const asXml = `Content-Type: application/xml\r\nContent-Disposition: form-data\r\n\r\n${xml}`;
  const template = asXml.replaceAll('envelopeDefinition', 'envelopeTemplate');

  type Row = [string, string, string, string[], number, string | undefined];
  const rows: Row[] = [
    ['an envelope in JSON', 'POST', 'envelopes', [asJson, file], 201, undefined],
    ['an envelope in XML', 'POST', 'envelopes', [asXml, file], 201, undefined],
    ['documents', 'PUT', 'envelopes/{draft}/documents', [asJson, file], 200, 'SUCCESS'],
    ['documents in XML', 'PUT', 'envelopes/{draft}/documents', [asXml, file], 200, 'SUCCESS'],
    [
      'no file for a document',
      'PUT',
      'envelopes/{draft}/documents',
      [asJson],
      200,
      'NO_DOCUMENT_RECEIVED',
    ],
    ['a template', 'POST', 'templates', [asJson, file], 201, undefined],
    ['a template in XML', 'POST', 'templates', [template, file], 201, undefined],
  ];
  it.each(
    ['v2', 'v2.1'].flatMap((version) => rows.map((row): [string, ...Row] => [version, ...row])),
  )('%s takes %s', async (version, _name, method, place, parts, status, code) => {
    const draft = place.includes('{draft}') ? await create('v2.1', 'created') : '';
    const path = `${version}/accounts/{account}/${place.replace('{draft}', draft)}`;
    const body = `\r\n\r\n${parts.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
    const answer = await call(method, path, body, {
      'content-type': `multipart/form-data; boundary=${boundary}`,
      accept: 'application/json',
    });
    // Only v2 says of each item that it went well.
    const expected = version === 'v2.1' && code === 'SUCCESS' ? '"documentIdGuid"' : (code ?? '');
    expect(answer).toMatchObject({ status, text: expect.stringContaining(expected) });
  });
});

it('a recipient may have the turn 0, which comes before 1', async () => {
  const signers = [1, 0].map((turn, at) => ({
    recipientId: String(at + 1),
    name: `Signer ${turn}`,
    email: `signer-${turn}@quay.example`,
    routingOrder: String(turn),
  }));
  const documents = [{ documentId: '1', name: 'berth.txt', documentBase64: written }];
  const body = { status: 'sent', emailSubject: 'Quay', documents, recipients: { signers } };
  const json = { 'content-type': 'application/json', accept: 'application/json' };
  const sent = await call('POST', 'v2.1/accounts/{account}/envelopes', JSON.stringify(body), json);
  const { envelopeId }: { envelopeId: string } = JSON.parse(sent.text);
  const path = `v2.1/accounts/{account}/envelopes/${envelopeId}/recipients`;
  const { text } = await call('GET', path, undefined, json);
  expect(JSON.parse(text)).toMatchObject({
    currentRoutingOrder: '0',
    signers: expect.arrayContaining([
      expect.objectContaining({ routingOrder: '0', status: 'sent' }),
      expect.objectContaining({ routingOrder: '1', status: 'created' }),
    ]),
  });
});
