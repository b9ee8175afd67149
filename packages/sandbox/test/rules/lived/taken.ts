import { PDFDocument } from '@cantoo/pdf-lib';
import { settle } from '../../admin-v2/organization.ts';
import { makeDocx, docxParagraph } from '../../documents/make-docx.ts';
import { encryptedPdf, makePdf } from '../../documents/make-pdf.ts';
import { accountId } from '../../harness.ts';
import { document, envelope, lio, odile, signer } from '../ask.ts';
import { organization, type Row, view, type World } from '../documented/world.ts';

const base64 = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64');

/** Sends a file under a name, with an extension. */
const sendFile = (
  name: string,
  fileExtension: string,
  make: () => Promise<Uint8Array> | Uint8Array,
) =>
  async function send(world: World) {
    const documents = [
      { documentId: '1', name, fileExtension, documentBase64: base64(await make()) },
    ];
    return world.ask('POST envelopes', envelope({ documents }));
  };

async function restricted(): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(await makePdf());
  pdf.encrypt({ ownerPassword: 'boss', userPassword: '', permissions: { modifying: false } });
  return pdf.save();
}

const docx = () => makeDocx([docxParagraph('Mooring agreement')]);

/** Asks for something of a sent envelope. */
const ofSent = (request: string, body?: unknown) => async (world: World) =>
  world.ask(request.replace('{sent}', await world.sent()), body);
const ofDraft = (request: string, body?: unknown) => async (world: World) =>
  world.ask(request.replace('{draft}', await world.draft()), body);

const boundary = '5e1d';
const parts = (list: readonly string[]) =>
  `${list.map((part) => `--${boundary}\r\n${part}\r\n`).join('')}--${boundary}--\r\n`;
const multipart = { type: `multipart/form-data; boundary=${boundary}` };
const documentsPart = `Content-Type: application/json\r\nContent-Disposition: form-data\r\n\r\n${JSON.stringify(
  { documents: [{ documentId: '3', name: 'berth.txt' }] },
)}`;
const filePart =
  'Content-Type: text/plain\r\nContent-Disposition: file; filename="berth.txt"; documentId=3\r\n\r\nMooring';

const profile = (settings: object) => (world: World) =>
  world.ask('POST permission_profiles', { permissionProfileName: 'Harbour', settings });

const publicAddress = (path: string) => async (world: World) => {
  const { status } = await world.ask(`GET ${path}`, undefined, { as: '' });
  return status;
};

export const taken: Row[] = [
  {
    rule: 'a search for all finds what the caller has sent, drafts too',
    try: async (world) => {
      const ids = [await world.sent(), await world.draft()];
      const { text } = await world.ask('GET search_folders/all?from_date=2020-01-01');
      return ids.map((id) => text.includes(id));
    },
    is: [true, true],
  },
  {
    rule: 'parameters of a create may say null, as the official client for PHP sends them',
    try: async (world) => {
      const query = 'cdse_mode=null&change_routing_order=null&completed_documents_only=null';
      return (await world.ask(`POST envelopes?${query}&merge_roles_on_draft=true`, envelope({})))
        .status;
    },
    is: 201,
  },
  {
    rule: 'the subject and the text of a sent envelope change',
    try: async (world) => {
      const id = await world.sent();
      await world.ask(`PUT envelopes/${id}`, { emailSubject: 'Other', emailBlurb: 'Words' });
      return (await world.ask(`GET envelopes/${id}`)).body;
    },
    is: { status: 'sent', emailSubject: 'Other', emailBlurb: 'Words' },
  },
  {
    rule: 'a document of a sent envelope is replaced',
    try: ofSent('PUT envelopes/{sent}/documents', { documents: [document('1', 'Corrected')] }),
    is: 200,
  },
  {
    rule: 'documents come as a multipart body',
    try: async (world) =>
      world.ask(
        `PUT envelopes/${await world.draft()}/documents`,
        parts([documentsPart, filePart]),
        multipart,
      ),
    is: { status: 200, body: { envelopeDocuments: [{ documentId: '3' }] } },
  },
  {
    rule: 'a document without its part in a multipart body has errorDetails',
    try: async (world) =>
      world.ask(
        `PUT envelopes/${await world.draft()}/documents`,
        parts([documentsPart]),
        multipart,
      ),
    is: {
      status: 200,
      body: { envelopeDocuments: [{ errorDetails: { errorCode: 'NO_DOCUMENT_RECEIVED' } }] },
    },
  },
  {
    rule: 'recipients whose IDs are not there are added to a sent envelope',
    try: ofSent('PUT envelopes/{sent}/recipients', {
      carbonCopies: [{ recipientId: '9', ...lio }],
    }),
    is: { status: 200, body: { recipientUpdateResults: [{ recipientId: '9' }] } },
  },
  {
    rule: 'the last recipient of a sent envelope is deleted',
    try: async (world) => {
      const id = await world.sent();
      const gone = await world.ask(`DELETE envelopes/${id}/recipients/1`);
      const { body } = await world.ask(`GET envelopes/${id}/recipients`);
      return [gone.status, body['recipientCount']];
    },
    is: [200, '0'],
  },
  {
    rule: 'a sent envelope is moved among the drafts',
    try: async (world) => {
      const id = await world.sent();
      const moved = await world.ask('PUT folders/draft', {
        envelopeIds: [id],
        fromFolderId: 'sentitems',
      });
      const { text } = await world.ask('GET folders/draft?include_items=true');
      return [moved.status, text.includes(id)];
    },
    is: [200, true],
  },
  {
    rule: 'a routingOrder of 0 comes before 1',
    try: async (world) => {
      const id = await world.sent({}, [
        signer({ routingOrder: '1' }),
        signer({ recipientId: '2', ...lio, routingOrder: '0' }),
      ]);
      return (await world.ask(`GET envelopes/${id}/recipients`)).body['currentRoutingOrder'];
    },
    is: '0',
  },
  {
    rule: 'a routingOrder is taken as a number',
    try: (world) => world.ask('POST envelopes', envelope({}, [signer({ routingOrder: 0 })])),
    is: 201,
  },
  {
    rule: 'the caller opens a page for oneself without a clientUserId',
    try: async (world) => {
      const me = { name: 'Mara Lindqvist', email: 'mara.lindqvist@harbour.example' };
      const id = await world.sent({}, [signer(me)]);
      return world.ask(`POST envelopes/${id}/views/recipient`, {
        ...view,
        userName: me.name,
        email: me.email,
      });
    },
    is: 201,
  },
  {
    rule: 'a PDF that is restricted by a password for permissions alone is taken',
    try: sendFile('rules.pdf', 'pdf', restricted),
    is: 201,
  },
  {
    rule: 'a PDF that opens by a password alone is refused',
    try: sendFile('rules.pdf', 'pdf', encryptedPdf),
    is: 400,
  },
  {
    rule: 'a PDF that is called docx is a PDF',
    try: sendFile('rules.docx', 'docx', makePdf),
    is: 201,
  },
  {
    rule: 'a docx that is called html is a docx',
    try: sendFile('rules.html', 'html', docx),
    is: 201,
  },
  { rule: 'a docx that is called txt is a docx', try: sendFile('rules.txt', 'txt', docx), is: 201 },
  { rule: 'a docx that is called pdf is a docx', try: sendFile('rules.pdf', 'pdf', docx), is: 201 },
  {
    rule: 'words of an address are the same in any case',
    try: async (world) => {
      const id = await world.sent();
      const addresses = [
        `Envelopes/${id}`,
        `envelopes/${id}/Documents/Combined`,
        `envelopes/${id}/DocGenFormFields`,
        `envelopes/${id}/Recipients/1/Tabs`,
        `envelopes/${id}/AUDIT_EVENTS`,
      ];
      const answers = [];
      for (const one of addresses) answers.push((await world.ask(`GET ${one}`)).status);
      return answers;
    },
    is: [200, 200, 200, 200, 200],
  },
  {
    rule: 'form data of a draft are read',
    try: ofDraft('GET envelopes/{draft}/form_data'),
    is: { status: 200, body: { formData: [] } },
  },
  ...['optional', 'true', 'false'].map((word): Row => ({
    rule: `a setting of a permission profile may be ${word}`,
    try: profile({ useNewDocuSignExperienceInterface: word }),
    is: { status: 201, body: { settings: { useNewDocuSignExperienceInterface: word } } },
  })),
  ...['restv2', 'restv2.1'].map((version): Row => ({
    rule: `data of events have the version ${version}`,
    try: (world) =>
      world.ask('POST connect', {
        name: 'Quay',
        urlToPublishTo: 'https://quay.example/',
        allUsers: 'true',
        eventData: { version, format: 'json' },
        events: ['envelope-sent'],
      }),
    is: 201,
  })),
  ...['', 'restapi/'].flatMap((base) =>
    ['v2', 'v2.1'].map((version): Row => ({
      rule: `resources of ${base}${version} are listed without a token`,
      try: publicAddress(`/${base}${version}`),
      is: 200,
    })),
  ),
  {
    rule: 'services are listed without a token',
    try: publicAddress('/restapi/service_information'),
    is: 200,
  },
  {
    rule: 'accounts are provisioned under v1 too',
    try: async (world) => {
      const statuses = [];
      for (const version of ['v1', 'v2'])
        statuses.push(
          (
            await world.ask(
              `GET admin:${version}/organizations/${organization}/assetGroups/accounts`,
            )
          ).status,
        );
      return statuses[0] === statuses[1] ? 'the same' : statuses;
    },
    is: 'the same',
  },
  {
    rule: 'the address of an export leads to a CSV',
    try: async (world) => {
      const made = await world.ask(
        `POST admin:v2/organizations/${organization}/exports/user_list`,
        { type: 'organization_memberships_export' },
      );
      const ended = await settle(async () => {
        const { body } = await world.ask(
          `GET admin:v2/organizations/${organization}/exports/user_list/${String(made.body['id'])}`,
        );
        return { ...body, status: String(body['status']) };
      });
      const url = new URL(
        JSON.stringify(ended).match(/https?:[^"]+organization_exports[^"]+/u)?.[0] ??
          'http://x/none',
      );
      const file = await world.ask(`GET ${url.pathname}`);
      return [file.status, file.headers.get('content-type')];
    },
    is: [200, /csv/u],
  },
  {
    rule: 'XML is read and written by v2.1',
    try: async (world) => {
      const { status, text } = await world.ask(
        'POST envelopes',
        '<envelopeDefinition xmlns="http://www.docusign.com/restapi"><status>created</status></envelopeDefinition>',
        { type: 'application/xml', headers: { accept: 'application/xml' } },
      );
      return [status, text];
    },
    is: [201, /<envelopeSummary /u],
  },
  {
    rule: 'XML is read and written by v2',
    try: async (world) => {
      const { status, text } = await world.ask(
        `POST /esign-v2/restapi/v2/accounts/${accountId}/envelopes`,
        '<envelopeDefinition xmlns="http://www.docusign.com/restapi"><status>created</status></envelopeDefinition>',
        { type: 'application/xml', headers: { accept: 'application/xml' } },
      );
      return [status, text];
    },
    is: [201, /<envelopeSummary /u],
  },
  ...['Box', 'GoogleDrive', 'Dropbox', 'SalesForce', 'SkyDrive'].map((serviceId): Row => ({
    rule: `${serviceId} is a storage in the cloud`,
    try: (world) =>
      world.ask('POST users/5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10/cloud_storage', {
        storageProviders: [{ service: serviceId }],
      }),
    is: 201,
  })),
  ...['CyberSource', 'Zuora', 'Elavon', 'Stripe'].map((paymentGateway): Row => ({
    rule: `${paymentGateway} takes payments of a tab`,
    try: (world) =>
      world.ask(
        'POST envelopes',
        envelope({ status: 'created' }, [
          signer({
            tabs: {
              formulaTabs: [
                {
                  documentId: '1',
                  pageNumber: '1',
                  xPosition: '10',
                  yPosition: '10',
                  tabLabel: 'Fee',
                  formula: '10',
                  paymentDetails: {
                    paymentGateway,
                    gatewayAccountId: 'x',
                    currencyCode: 'USD',
                    lineItems: [],
                  },
                },
              ],
            },
          }),
        ]),
      ),
    is: 201,
  })),
  {
    rule: 'a name alone is not enough for a page of someone else',
    try: async (world) => {
      const id = await world.sent();
      return world.ask(`POST envelopes/${id}/views/recipient`, { ...view, userName: odile.name });
    },
    is: 'UNKNOWN_ENVELOPE_RECIPIENT',
  },
];
