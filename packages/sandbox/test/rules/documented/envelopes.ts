import { document, envelope, lio, place, signer, text } from '../ask.ts';
import { readField } from './read-field.ts';
import { asOdile, type Row, two, view, type World } from './world.ts';

const parameter = 'INVALID_REQUEST_PARAMETER';

/** Sends an envelope with something wrong or odd in it. */
const send = (more: object, signers?: readonly object[]) => (world: World) =>
  world.ask('POST envelopes', envelope(more, signers));
const sendSigner = (more: object) => send({}, [signer(more)]);

/** Asks for something of a new envelope: `PUT {sent}/documents`. */
const of = (request: string, body?: unknown) => async (world: World) => {
  const kind = /\{(\w+)\}/u.exec(request)?.[1] ?? '';
  const id = await { draft: world.draft, sent: world.sent, completed: world.completed }[
    kind === 'draft' || kind === 'completed' ? kind : 'sent'
  ]();
  const [method = '', rest = ''] = request.split(' ');
  return world.ask(`${method} envelopes/${rest.replace(`{${kind}}`, id)}`, body);
};

const scheduled = (rule: object, more: object = {}) =>
  send({ workflow: { scheduledSending: { rules: [rule] } }, ...more });
const delay = { delay: '0.01:00:00' };

const anchored = { anchorString: '/sig1/', anchorXOffset: '1' };

export const envelopes: Row[] = [
  // Views
  {
    rule: 'the page for correcting of a completed envelope does not open',
    try: of('POST {completed}/views/correct', view),
    is: 'ENVELOPE_INVALID_STATUS',
  },
  {
    rule: 'the page for correcting of a draft does not open',
    try: of('POST {draft}/views/correct', view),
    is: 'ENVELOPE_INVALID_STATUS',
  },
  {
    rule: 'the page for sending of a sent envelope does not open, and the message names the draft state',
    try: of('POST {sent}/views/sender', view),
    is: { code: 'ENVELOPE_INVALID_STATUS', text: /created/iu },
  },
  {
    rule: 'a preview needs a returnUrl',
    try: of('POST {draft}/views/recipient_preview', {}),
    is: 400,
  },
  {
    rule: 'a preview of a draft opens',
    try: of('POST {draft}/views/recipient_preview', {
      returnUrl: view.returnUrl,
      recipientId: '1',
    }),
    is: 201,
  },
  {
    rule: 'a page for a recipient needs an authenticationMethod',
    try: async (world) => {
      const id = await world.sent({}, [signer({ clientUserId: '1' })]);
      return world.ask(`POST envelopes/${id}/views/recipient`, {
        ...asOdile,
        authenticationMethod: undefined,
        clientUserId: '1',
      });
    },
    is: 400,
  },
  {
    rule: 'the page for a recipient of a draft does not open',
    try: of('POST {draft}/views/recipient', { ...asOdile, clientUserId: '1' }),
    is: 400,
  },
  {
    rule: 'frameAncestors have at most 500 characters',
    try: async (world) => {
      const id = await world.sent({}, [signer({ clientUserId: '1' })]);
      return world.ask(`POST envelopes/${id}/views/recipient`, {
        ...asOdile,
        clientUserId: '1',
        messageOrigins: ['https://apps-d.docusign.com'],
        frameAncestors: [`https://${'a'.repeat(60)}.example/${'x'.repeat(500)}`],
      });
    },
    is: 400,
  },
  {
    rule: 'the view of a remote recipient does not open with a clientUserId',
    try: of('POST {sent}/views/recipient', { ...asOdile, clientUserId: '1' }),
    is: 'UNKNOWN_ENVELOPE_RECIPIENT',
  },
  {
    rule: 'a correct view is taken back without an effect',
    try: of('DELETE {sent}/views/correct', {}),
    is: 200,
  },
  // Locks
  {
    rule: 'a lock that is given up without saving takes back what was changed under it',
    try: async (world) => {
      const id = await world.draft();
      const locked = await world.ask(`POST envelopes/${id}/lock`, {
        lockDurationInSeconds: '600',
        lockedByApp: 'Quay',
      });
      const headers = {
        'X-DocuSign-Edit': JSON.stringify({
          LockToken: locked.body['lockToken'],
          LockDurationInSeconds: '600',
        }),
      };
      await world.ask(`PUT envelopes/${id}`, { emailSubject: 'Changed' }, { headers });
      await world.ask(`DELETE envelopes/${id}/lock?save_changes=false`, undefined, { headers });
      return (await world.ask(`GET envelopes/${id}`)).body['emailSubject'];
    },
    is: 'Quay',
  },
  {
    rule: 'a lock that is given up keeps what was changed under it',
    try: async (world) => {
      const id = await world.draft();
      const locked = await world.ask(`POST envelopes/${id}/lock`, {
        lockDurationInSeconds: '600',
        lockedByApp: 'Quay',
      });
      const headers = {
        'X-DocuSign-Edit': JSON.stringify({
          LockToken: locked.body['lockToken'],
          LockDurationInSeconds: '600',
        }),
      };
      await world.ask(`PUT envelopes/${id}`, { emailSubject: 'Changed' }, { headers });
      await world.ask(`DELETE envelopes/${id}/lock`, undefined, { headers });
      return (await world.ask(`GET envelopes/${id}`)).body['emailSubject'];
    },
    is: 'Changed',
  },
  {
    rule: 'there is no lock of an envelope that is not locked',
    try: of('GET {sent}/lock'),
    is: { status: 404, code: 'EDIT_LOCK_ENVELOPE_NOT_LOCKED' },
  },
  {
    rule: 'there is no lock of a template that is not locked',
    try: async (world) => world.ask(`GET templates/${await world.template()}/lock`),
    is: 404,
  },
  {
    rule: 'a completed envelope is not locked',
    try: of('POST {completed}/lock', { lockDurationInSeconds: '600' }),
    is: 'EDIT_LOCK_INVALID_STATE_FOR_LOCK',
  },
  {
    rule: 'a locked envelope changes only with the token of its lock',
    try: async (world) => {
      const id = await world.draft();
      await world.ask(`POST envelopes/${id}/lock`, { lockDurationInSeconds: '600' });
      return world.ask(`PUT envelopes/${id}`, { emailSubject: 'Other' });
    },
    is: 'EDIT_LOCK_NOT_LOCK_OWNER',
  },
  {
    rule: 'the token of a lock is taken in XML',
    try: async (world) => {
      const id = await world.draft();
      const locked = await world.ask(`POST envelopes/${id}/lock`, { lockDurationInSeconds: '600' });
      const header = `<DocuSignEdit><LockToken>${locked.body['lockToken'] ?? ''}</LockToken><LockDurationInSeconds>600</LockDurationInSeconds></DocuSignEdit>`;
      return world.ask(
        `PUT envelopes/${id}`,
        { emailSubject: 'Other' },
        { headers: { 'X-DocuSign-Edit': header } },
      );
    },
    is: 200,
  },
  {
    rule: 'who reads a lock finds its token in a header',
    try: async (world) => {
      const id = await world.draft();
      await world.ask(`POST envelopes/${id}/lock`, { lockDurationInSeconds: '600' });
      return (await world.ask(`GET envelopes/${id}/lock`)).headers.has('x-docusign-edit');
    },
    is: true,
  },
  {
    rule: 'a lock is not given up without its token',
    try: async (world) => {
      const id = await world.draft();
      await world.ask(`POST envelopes/${id}/lock`, { lockDurationInSeconds: '600' });
      return world.ask(`DELETE envelopes/${id}/lock`);
    },
    is: 400,
  },
  {
    rule: 'a lock is extended by its duration and its application alone',
    try: async (world) => {
      const id = await world.draft();
      const locked = await world.ask(`POST envelopes/${id}/lock`, {
        lockDurationInSeconds: '600',
        lockedByApp: 'Quay',
      });
      const headers = {
        'X-DocuSign-Edit': JSON.stringify({
          LockToken: locked.body['lockToken'],
          LockDurationInSeconds: '600',
        }),
      };
      return world.ask(
        `PUT envelopes/${id}/lock`,
        { lockDurationInSeconds: '300', lockedByApp: 'Quay' },
        { headers },
      );
    },
    is: 200,
  },
  // Documents
  {
    rule: 'documents are removed of a sent envelope',
    try: of('DELETE {sent}/documents', { documents: [{ documentId: '2' }] }),
    is: 200,
  },
  {
    rule: 'a list of documents adds to a sent envelope',
    try: of('PUT {sent}/documents', { documents: [document('9')] }),
    is: 200,
  },
  {
    rule: 'one document is added to a sent envelope',
    try: (world) =>
      world.sent().then((id) =>
        world.ask(`PUT envelopes/${id}/documents/5`, 'Rules', {
          type: 'application/octet-stream',
          headers: { 'content-disposition': 'file; filename="rules.txt"' },
        }),
      ),
    is: 200,
  },
  {
    rule: 'a document of a list that fails has errorDetails, and the others are taken',
    try: of('PUT {draft}/documents', {
      documents: [
        document('9'),
        { ...document('10'), name: 'x.xyz', fileExtension: 'xyz', documentBase64: 'AAECAw==' },
      ],
    }),
    is: {
      status: 200,
      body: {
        envelopeDocuments: [
          { documentId: '9' },
          { documentId: '10', errorDetails: { errorCode: 'UNABLE_TO_LOAD_DOCUMENT' } },
        ],
      },
    },
  },
  {
    rule: 'documents of a completed envelope stay',
    try: of('DELETE {completed}/documents', { documents: [{ documentId: '2' }] }),
    is: 'ENVELOPE_INVALID_STATUS',
  },
  { rule: 'a documentId begins at 1', try: send({ documents: [document('0')] }, []), is: 400 },
  {
    rule: 'a documentId is at most 2147483647',
    try: send({ status: 'created', documents: [document('2147483648')] }, []),
    is: 400,
  },
  {
    rule: 'a document comes as Base64 where the request asks for that',
    try: async (world) => {
      const id = await world.sent();
      const got = await world.ask(`GET envelopes/${id}/documents/1`, undefined, {
        headers: { 'content-transfer-encoding': 'base64' },
      });
      return {
        encoding: got.headers.get('content-transfer-encoding'),
        begins: Buffer.from(got.text, 'base64').toString('latin1').slice(0, 4),
      };
    },
    is: { encoding: 'base64', begins: '%PDF' },
  },
  {
    rule: 'a document says its name and its ID',
    try: async (world) =>
      (await world.ask(`GET envelopes/${await world.sent()}/documents/1`)).headers.get(
        'content-disposition',
      ),
    is: /^file; filename="[^"]+"; documentid="?1"?/u,
  },
  {
    rule: 'documents come as a ZIP',
    try: async (world) =>
      (
        await world.ask(`GET envelopes/${await world.completed()}/documents/archive`)
      ).bytes.toString('latin1', 0, 2),
    is: 'PK',
  },
  {
    rule: 'documents come as a portfolio',
    try: async (world) =>
      (
        await world.ask(`GET envelopes/${await world.completed()}/documents/portfolio`)
      ).bytes.toString('latin1', 0, 4),
    is: '%PDF',
  },
  {
    rule: 'the combined documents have the certificate only where it is asked for',
    try: async (world) => {
      const id = await world.completed();
      const bare = await world.ask(`GET envelopes/${id}/documents/combined`);
      const more = await world.ask(`GET envelopes/${id}/documents/combined?certificate=true`);
      return more.bytes.length > bare.bytes.length;
    },
    is: true,
  },
  {
    rule: 'a PDF is put under a name without an extension',
    try: async (world) => {
      const id = await world.sent();
      const { bytes } = await world.ask(`GET envelopes/${id}/documents/1`);
      return world.ask(
        `PUT envelopes/${await world.draft()}/documents/1`,
        new Blob([new Uint8Array(bytes)]),
        {
          type: 'application/pdf',
          headers: { 'content-disposition': 'file; filename="newDocument"; documentid=1' },
        },
      );
    },
    is: 200,
  },
  {
    rule: 'pages are drawn with 94 dots per inch by default',
    try: async (world) => {
      const id = await world.sent();
      const usual = await world.ask(`GET envelopes/${id}/documents/1/pages/1/page_image`);
      const asked = await world.ask(`GET envelopes/${id}/documents/1/pages/1/page_image?dpi=94`);
      return usual.bytes.equals(asked.bytes);
    },
    is: true,
  },
  {
    rule: 'a page is rotated left and right',
    try: async (world) => {
      const id = await world.draft();
      await world.ask(`PUT envelopes/${id}/documents/1/pages/1/page_image`, { rotate: 'left' });
      return world.ask(`PUT envelopes/${id}/documents/1/pages/1/page_image`, { rotate: 'right' });
    },
    is: 200,
  },
  // Attachments
  {
    rule: 'an envelope has at most 12 attachments',
    try: of('PUT {draft}/attachments', {
      attachments: Array.from({ length: 13 }, (_, at) => ({
        attachmentId: String(at + 1),
        name: `a${at}.txt`,
        data: text('a'),
      })),
    }),
    is: 400,
  },
  {
    rule: 'attachments of a sent envelope stay',
    try: of('DELETE {sent}/attachments', { attachments: [{ attachmentId: '1' }] }),
    is: 'ENVELOPE_INVALID_STATUS',
  },
  {
    rule: 'attachments are added to a sent envelope',
    try: of('PUT {sent}/attachments', {
      attachments: [{ attachmentId: '1', name: 'a.txt', data: text('a') }],
    }),
    is: 200,
  },
  // Recipients
  {
    rule: 'a witness is for someone',
    try: (world) =>
      world.ask('POST envelopes', {
        ...envelope(),
        recipients: { signers: [signer()], witnesses: [{ recipientId: '2', ...lio }] },
      }),
    is: 400,
  },
  {
    rule: 'a witness for a signer is taken',
    try: (world) =>
      world.ask('POST envelopes', {
        ...envelope(),
        recipients: {
          signers: [signer()],
          witnesses: [{ recipientId: '2', witnessFor: '1', ...lio }],
        },
      }),
    is: 201,
  },
  {
    rule: 'recipients are added without the tabs of the request',
    try: async (world) => {
      const id = await world.sent();
      await world.ask(`POST envelopes/${id}/recipients`, {
        signers: [signer({ recipientId: '2', ...lio })],
      });
      return Object.keys((await world.ask(`GET envelopes/${id}/recipients/2/tabs`)).body);
    },
    is: [],
  },
  {
    rule: 'an update of recipients leaves out tabs of the request',
    try: async (world) => {
      const id = await world.draft();
      await world.ask(`PUT envelopes/${id}/recipients`, {
        signers: [signer({ recipientId: '2', ...lio })],
      });
      return Object.keys((await world.ask(`GET envelopes/${id}/recipients/2/tabs`)).body);
    },
    is: [],
  },
  {
    rule: 'an update of recipients adds one that a draft does not have',
    try: of('PUT {draft}/recipients', { carbonCopies: [{ recipientId: '9', ...lio }] }),
    is: 200,
  },
  {
    rule: 'a recipient who signed is not changed, and the answer says why',
    try: async (world) => {
      const id = await world.sent({}, two);
      await world.sign(id);
      return world.ask(`PUT envelopes/${id}/recipients`, {
        signers: [{ recipientId: '1', note: 'Late' }],
      });
    },
    is: {
      status: 200,
      body: {
        recipientUpdateResults: [
          {
            recipientId: '1',
            errorDetails: { errorCode: 'RECIPIENT_UPDATE_FAILED', message: /state/iu },
          },
        ],
      },
    },
  },
  {
    rule: 'a recipient who signed is not deleted',
    try: async (world) => {
      const id = await world.sent({}, two);
      await world.sign(id);
      return world.ask(`DELETE envelopes/${id}/recipients/1`);
    },
    is: 400,
  },
  {
    rule: 'the current order is that of whose turn it is',
    try: async (world) => {
      const id = await world.sent({}, two);
      await world.sign(id);
      return (await world.ask(`GET envelopes/${id}/recipients`)).body['currentRoutingOrder'];
    },
    is: '2',
  },
  {
    rule: 'a recipientId is a number or a GUID',
    try: sendSigner({ recipientId: 'abc' }),
    is: 'INVALID_RECIPIENT_ID',
  },
  { rule: 'a recipientId stands once', try: send({}, [signer(), signer({ ...lio })]), is: 400 },
  {
    rule: 'custom fields of a recipient have at most 100 characters',
    try: sendSigner({ customFields: ['x'.repeat(101)] }),
    is: parameter,
  },
  {
    rule: 'a subject for a recipient has at most 100 characters',
    try: sendSigner({ emailNotification: { emailSubject: 'x'.repeat(101) } }),
    is: parameter,
  },
  {
    rule: 'a text for a recipient has at most 10000 characters',
    try: sendSigner({ emailNotification: { emailBody: 'x'.repeat(10_001) } }),
    is: parameter,
  },
  {
    rule: 'a seal has its order for itself',
    try: (world) =>
      world.ask('POST envelopes', {
        ...envelope(),
        recipients: {
          signers: [signer()],
          seals: [
            {
              recipientId: '2',
              routingOrder: '1',
              recipientSignatureProviders: [{ sealName: 'Harbour Leasing seal' }],
            },
          ],
        },
      }),
    is: 400,
  },
  {
    rule: 'a name of a recipient has at most 100 characters',
    try: sendSigner({ name: 'x'.repeat(101) }),
    is: 400,
  },
  {
    rule: 'an address of a recipient has at most 100 characters',
    try: sendSigner({ email: `${'x'.repeat(100)}@quay.example` }),
    is: 400,
  },
  {
    rule: 'an access code has at most 50 characters',
    try: sendSigner({ accessCode: 'x'.repeat(51) }),
    is: 400,
  },
  {
    rule: 'a clientUserId has at most 100 characters',
    try: sendSigner({ clientUserId: 'x'.repeat(101) }),
    is: 400,
  },
  {
    rule: 'a note has at most 1000 characters',
    try: sendSigner({ note: 'x'.repeat(1001) }),
    is: 400,
  },
  {
    rule: 'who signs in person needs a host',
    try: (world) =>
      world.ask('POST envelopes', {
        ...envelope(),
        recipients: { inPersonSigners: [{ recipientId: '1', signerName: 'Odile' }] },
      }),
    is: 400,
  },
  {
    rule: 'the name of who signs in person is kept',
    try: async (world) => {
      const id = await world.make(
        'POST envelopes',
        {
          ...envelope(),
          recipients: {
            inPersonSigners: [
              {
                recipientId: '1',
                signerName: 'Odile',
                hostName: 'Mara Lindqvist',
                hostEmail: 'mara.lindqvist@harbour.example',
                signInEachLocation: 'true',
              },
            ],
          },
        },
        'envelopeId',
      );
      return (await world.ask(`GET envelopes/${id}/recipients`)).body;
    },
    is: { inPersonSigners: [{ signerName: 'Odile', signInEachLocation: 'true' }] },
  },
  {
    rule: 'recipients of a sent envelope change in order, note, access code and delivery',
    try: async (world) => {
      const id = await world.sent({}, two);
      return world.ask(`PUT envelopes/${id}/recipients`, {
        signers: [
          {
            recipientId: '2',
            routingOrder: '3',
            note: 'N',
            accessCode: '4523',
            deliveryMethod: 'Email',
          },
        ],
      });
    },
    is: 200,
  },
  {
    rule: 'a carbon copy is done when its turn comes',
    try: async (world) => {
      const id = await world.make(
        'POST envelopes',
        {
          ...envelope(),
          recipients: {
            carbonCopies: [{ recipientId: '2', routingOrder: '1', ...lio }],
            signers: [signer({ routingOrder: '2' })],
          },
        },
        'envelopeId',
      );
      return (await world.ask(`GET envelopes/${id}/recipients`)).body;
    },
    is: { carbonCopies: [{ status: /^(sent|completed)$/u }], signers: [{ status: 'sent' }] },
  },
  // Visibility
  {
    rule: 'a document with tabs of a recipient is not hidden from it',
    try: of('PUT {sent}/recipients/1/document_visibility', {
      documentVisibility: [{ documentId: '1', recipientId: '1', visible: 'false' }],
    }),
    is: 'ONESIGNALLSIGN_NOT_SATISFIED',
  },
  {
    rule: 'carbon copies see every document',
    try: async (world) => {
      const id = await world.sent();
      await world.ask(`POST envelopes/${id}/recipients`, {
        carbonCopies: [{ recipientId: '9', ...lio }],
      });
      return world.ask(`PUT envelopes/${id}/recipients/9/document_visibility`, {
        documentVisibility: [{ documentId: '2', recipientId: '9', visible: 'false' }],
      });
    },
    is: { body: { documentVisibility: [{ visible: 'true' }] } },
  },
  // Tabs
  {
    rule: 'tabs of a recipient who was sent for do not change without a correction or a lock',
    try: async (world) => {
      const id = await world.sent();
      const { body } = await world.ask(`GET envelopes/${id}/recipients/1/tabs`);
      return (
        await world.ask(`PUT envelopes/${id}/recipients/1/tabs`, {
          signHereTabs: [{ tabId: readField(body, 'signHereTabs.0.tabId'), xPosition: '90' }],
        })
      ).text;
    },
    is: /errorDetails|errorCode/u,
  },
  {
    rule: 'a tab that is not there has errorDetails',
    try: of('PUT {draft}/recipients/1/tabs', {
      signHereTabs: [{ tabId: '00000000-0000-4000-8000-000000000000', xPosition: '90' }],
    }),
    is: { status: 200, body: { signHereTabs: [{ errorDetails: { errorCode: /./u } }] } },
  },
  {
    rule: 'a place is not negative',
    try: sendSigner({ tabs: { signHereTabs: [place('-1')] } }),
    is: parameter,
  },
  {
    rule: 'an anchor that must be there is',
    try: sendSigner({
      tabs: { signHereTabs: [{ anchorString: 'zz', anchorIgnoreIfNotPresent: 'false' }] },
    }),
    is: 'ANCHOR_TAB_STRING_NOT_FOUND',
  },
  {
    rule: 'a formula is calculated',
    try: async (world) => {
      const id = await world.sent({}, [
        signer({
          tabs: {
            numberTabs: [{ ...place(), tabLabel: 'a', value: '2' }],
            formulaTabs: [{ ...place('90', '200'), tabLabel: 'f', formula: '[a] * 3' }],
            signHereTabs: [place('90', '300')],
          },
        }),
      ]);
      await world.sign(id);
      return JSON.stringify(
        (await world.ask(`GET envelopes/${id}/recipients/1/tabs`)).body['formulaTabs'],
      );
    },
    is: /"value":"6(\.0+)?"/u,
  },
  {
    rule: 'prefill tabs are made on the document of a draft',
    try: of('POST {draft}/documents/1/tabs', {
      prefillTabs: {
        textTabs: [{ pageNumber: '1', xPosition: '40', yPosition: '40', tabLabel: 'p' }],
        checkboxTabs: [{ pageNumber: '1', xPosition: '90', yPosition: '40', tabLabel: 'c' }],
      },
    }),
    is: 201,
  },
  {
    rule: 'tabs of a label and a type share their value',
    try: async (world) => {
      const texts = [
        { ...place(), tabLabel: 'Shared' },
        { ...place('90', '200'), tabLabel: 'Shared' },
      ];
      const id = await world.sent({}, [
        signer({ tabs: { textTabs: texts, signHereTabs: [place('90', '300')] } }),
      ]);
      await world.sign(id, '1', { Shared: 'Both' });
      return (await world.ask(`GET envelopes/${id}/recipients/1/tabs`)).body;
    },
    is: { textTabs: [{ value: 'Both' }, { value: 'Both' }] },
  },
  {
    rule: 'a conditional tab is not required while it is hidden',
    try: async (world) => {
      const tabs = {
        checkboxTabs: [{ ...place(), tabLabel: 'box' }],
        textTabs: [
          {
            ...place('90', '200'),
            tabLabel: 'more',
            required: 'true',
            conditionalParentLabel: 'box',
            conditionalParentValue: 'on',
          },
        ],
        signHereTabs: [place('90', '300')],
      };
      const id = await world.sent({}, [signer({ tabs })]);
      await world.sign(id);
      return (await world.ask(`GET envelopes/${id}`)).body['status'];
    },
    is: 'completed',
  },
  {
    rule: 'anchors are moved by pixels, or by inches where they say so',
    try: async (world) => {
      const id = await world.sent({}, [
        signer({ tabs: { signHereTabs: [anchored, { ...anchored, anchorUnits: 'inches' }] } }),
      ]);
      const { body } = await world.ask(`GET envelopes/${id}/recipients/1/tabs`);
      const [first, second] = [0, 1].map((index) =>
        Number(readField(body, `signHereTabs.${index}.xPosition`)),
      );
      return Number(second) - Number(first);
    },
    is: 71,
  },
  {
    rule: 'a signer without tabs places one, or is signed for',
    try: async (world) => {
      const id = await world.sent({}, [signer({ tabs: {} })]);
      await world.sign(id);
      return (await world.ask(`GET envelopes/${id}`)).body['status'];
    },
    is: 'completed',
  },
  // Custom fields
  {
    rule: 'names of custom fields stand once',
    try: async (world) => {
      const id = await world.draft();
      const fields = { textCustomFields: [{ name: 'Berth', value: '1' }] };
      await world.ask(`POST envelopes/${id}/custom_fields`, fields);
      return world.ask(`POST envelopes/${id}/custom_fields`, fields);
    },
    is: { text: /errorDetails|errorCode/u },
  },
  {
    rule: 'custom fields of a completed envelope stay',
    try: of('PUT {completed}/custom_fields', {
      textCustomFields: [{ fieldId: '1', name: 'a', value: '1' }],
    }),
    is: 400,
  },
  // Purge
  {
    rule: 'documents with an authoritative copy are not purged',
    try: async (world) => {
      const id = await world.make(
        'POST envelopes',
        {
          ...envelope({ documents: [{ ...document(), authoritativeCopy: true }] }),
          recipients: { carbonCopies: [{ recipientId: '1', ...lio }] },
        },
        'envelopeId',
      );
      return world.ask(`PUT envelopes/${id}`, { purgeState: 'documents_queued' });
    },
    is: parameter,
  },
  {
    rule: 'a draft is not purged',
    try: of('PUT {draft}', { purgeState: 'documents_queued' }),
    is: 400,
  },
  {
    rule: 'a sent envelope is not purged',
    try: of('PUT {sent}', { purgeState: 'documents_queued' }),
    is: 400,
  },
  {
    rule: 'a voided envelope is purged',
    try: async (world) => {
      const id = await world.sent();
      await world.ask(`PUT envelopes/${id}`, { status: 'voided', voidedReason: 'Sold' });
      return world.ask(`PUT envelopes/${id}`, { purgeState: 'documents_queued' });
    },
    is: 200,
  },
  {
    rule: 'documents that wait for the purge are still read',
    try: async (world) => {
      const id = await world.completed();
      await world.ask(`PUT envelopes/${id}`, { purgeState: 'documents_queued' });
      return world.ask(`GET envelopes/${id}/documents/1`);
    },
    is: 200,
  },
  {
    rule: 'documents that are taken out of the queue are not purged',
    try: async (world) => {
      const id = await world.completed();
      await world.ask(`PUT envelopes/${id}`, { purgeState: 'documents_queued' });
      await world.ask(`PUT envelopes/${id}`, { purgeState: 'documents_dequeued' });
      await world.later(15);
      return world.ask(`GET envelopes/${id}/documents/1`);
    },
    is: 200,
  },
  {
    rule: 'a purge with redaction takes the name out of addresses',
    try: async (world) => {
      const id = await world.completed();
      await world.ask(`PUT envelopes/${id}`, {
        purgeState: 'documents_and_metadata_and_redact_queued',
      });
      await world.later(15);
      return (await world.ask(`GET envelopes/${id}/recipients`)).text;
    },
    is: /redacted_/u,
  },
  // Envelopes
  {
    rule: 'IDs in the body need a body',
    try: (world) => world.ask('PUT envelopes/status?envelope_ids=request_body'),
    is: 400,
  },
  {
    rule: 'an empty body is none where the query counts',
    try: (world) => world.ask('PUT envelopes/status?from_date=2020-01-01', {}),
    is: 200,
  },
  {
    rule: 'statuses are asked for by a date or by IDs',
    try: (world) => world.ask('PUT envelopes/status', {}),
    is: parameter,
  },
  { rule: 'a void says why', try: of('PUT {sent}', { status: 'voided' }), is: parameter },
  {
    rule: 'a completed envelope is not voided',
    try: of('PUT {completed}', { status: 'voided', voidedReason: 'Sold' }),
    is: 'ENVELOPE_CANNOT_VOID_INVALID_STATE',
  },
  {
    rule: 'a paused workflow keeps what is made from being sent',
    try: async (world) => {
      const id = await world.sent({
        workflow: {
          workflowStatus: 'paused',
          workflowSteps: [{ action: 'pause_before', triggerOnItem: 'routing_order', itemId: '1' }],
        },
      });
      return (await world.ask(`GET envelopes/${id}?include=workflow,recipients`)).body;
    },
    is: { workflow: { workflowStatus: 'paused' } },
  },
  {
    rule: 'a subject has at most 100 characters',
    try: send({ emailSubject: 'x'.repeat(101) }),
    is: 400,
  },
  {
    rule: 'nothing came to an end in time',
    try: async (world) => {
      await world.sent();
      return (await world.ask('GET envelopes?from_date=2020-01-01&from_to_status=timedout')).body[
        'resultSetSize'
      ];
    },
    is: '0',
  },
  {
    rule: 'what was completed is not sent any more',
    try: async (world) =>
      (await world.ask('GET envelopes?from_date=2020-01-01&from_to_status=completed&status=sent'))
        .body['resultSetSize'],
    is: '0',
  },
  {
    rule: 'more than 1000 envelopes are asked for without a refusal',
    try: (world) => world.ask('GET envelopes?from_date=2020-01-01&count=5000'),
    is: 200,
  },
  {
    rule: 'envelopes are asked for as a recipient only',
    try: (world) => world.ask('GET envelopes?from_date=2020-01-01&user_filter=recipient_only'),
    is: 200,
  },
  {
    rule: 'folders of searches are asked for by name',
    try: (world) => world.ask('GET envelopes?folder_ids=expiring_soon,waiting_for_others'),
    is: 200,
  },
  {
    rule: 'the page of an address asks without a name',
    try: (world) => world.ask('GET envelopes?from_date=2020-01-01&email=odile@quay.example'),
    is: 200,
  },
  {
    rule: 'a text is looked for in subjects',
    try: async (world) => {
      await world.sent({ emailSubject: 'Quoxxle' });
      return (await world.ask('GET envelopes?from_date=2020-01-01&search_text=Quoxxle')).body[
        'resultSetSize'
      ];
    },
    is: '1',
  },
  {
    rule: 'a text is looked for in the words of the mail',
    try: async (world) => {
      await world.sent({ emailBlurb: 'Slithy toves' });
      return (await world.ask('GET envelopes?from_date=2020-01-01&search_text=Slithy')).body[
        'resultSetSize'
      ];
    },
    is: '1',
  },
  {
    rule: 'an envelope that is not there is not',
    try: (world) => world.ask('GET envelopes/00000000-0000-4000-8000-000000000000'),
    is: 'ENVELOPE_DOES_NOT_EXIST',
  },
  {
    rule: 'more parts are asked for by name',
    try: async (world) =>
      world.ask(`GET envelopes/${await world.draft()}?include=document_fields,prefill_tabs`),
    is: 200,
  },
  {
    rule: 'an update with advanced_update changes all of a draft',
    try: (world) =>
      world.draft().then((id) =>
        world.ask(`PUT envelopes/${id}?advanced_update=true`, {
          recipients: { carbonCopies: [{ recipientId: '9', ...lio }] },
          customFields: { textCustomFields: [{ name: 'Berth', value: '4' }] },
          notification: {
            useAccountDefaults: 'false',
            reminders: { reminderEnabled: 'true', reminderDelay: '2', reminderFrequency: '2' },
          },
        }),
      ),
    is: 200,
  },
  {
    rule: 'events of the log are told in a language',
    try: of('GET {sent}/audit_events?locale=fr'),
    is: 200,
  },
  {
    rule: 'notifications of a sent envelope change without a mail',
    try: of('PUT {sent}/notification', {
      useAccountDefaults: 'false',
      reminders: { reminderEnabled: 'true', reminderDelay: '2', reminderFrequency: '2' },
    }),
    is: 200,
  },
  {
    rule: 'templates that match are asked for by name',
    try: of('GET {draft}/documents/1/templates?include=matched'),
    is: 200,
  },
  {
    rule: 'settings of mails are deleted by an empty text',
    try: async (world) => {
      const id = await world.draft();
      await world.ask(`POST envelopes/${id}/email_settings`, {
        replyEmailNameOverride: 'Quay',
        replyEmailAddressOverride: 'quay@quay.example',
      });
      await world.ask(`PUT envelopes/${id}/email_settings`, { replyEmailNameOverride: '' });
      return (await world.ask(`GET envelopes/${id}/email_settings`)).body;
    },
    is: { replyEmailAddressOverride: 'quay@quay.example' },
  },
  // Workflows
  {
    rule: 'a date to resume that is none is a wrong parameter',
    try: scheduled({ resumeDate: 'abc' }),
    is: parameter,
  },
  {
    rule: 'a date and a delay in one rule contradict each other',
    try: scheduled({ resumeDate: '2030-01-01T00:00:00Z', ...delay }),
    is: parameter,
  },
  { rule: 'a delay has a form', try: scheduled({ delay: 'abc' }), is: parameter },
  {
    rule: 'a date to resume is to come',
    try: scheduled({ resumeDate: '2020-01-01T00:00:00Z' }),
    is: parameter,
  },
  {
    rule: 'there is one rule',
    try: send({ workflow: { scheduledSending: { rules: [delay, delay] } } }),
    is: parameter,
  },
  { rule: 'a delay is at most 30 days', try: scheduled({ delay: '31.00:00:00' }), is: parameter },
  {
    rule: 'a scheduled envelope waits as a draft',
    try: async (world) => {
      const id = await world.sent({ workflow: { scheduledSending: { rules: [delay] } } });
      return (await world.ask(`GET envelopes/${id}?include=workflow`)).body;
    },
    is: {
      status: 'created',
      workflow: { workflowStatus: 'scheduled', scheduledSending: { status: 'started' } },
    },
  },
  {
    rule: 'a draft is scheduled only once it is sent',
    try: async (world) => {
      const id = await world.draft({ workflow: { scheduledSending: { rules: [delay] } } });
      return (await world.ask(`GET envelopes/${id}?include=workflow`)).body;
    },
    is: { workflow: { workflowStatus: 'pending', scheduledSending: { status: 'pending' } } },
  },
  {
    rule: 'the schedule stays while it counts',
    try: async (world) => {
      const id = await world.sent({ workflow: { scheduledSending: { rules: [delay] } } });
      return world.ask(`DELETE envelopes/${id}/workflow/scheduledSending`);
    },
    is: 'WORKFLOW_UPDATE_NOT_ALLOWED',
  },
  {
    rule: 'without its workflow a scheduled envelope is a draft',
    try: async (world) => {
      const id = await world.sent({ workflow: { scheduledSending: { rules: [delay] } } });
      await world.ask(`DELETE envelopes/${id}/workflow`);
      return (await world.ask(`GET envelopes/${id}`)).body['status'];
    },
    is: 'created',
  },
  {
    rule: 'a paused workflow names its step',
    try: async (world) => {
      const id = await world.sent(
        {
          workflow: {
            workflowSteps: [
              { action: 'pause_before', triggerOnItem: 'routing_order', itemId: '2' },
            ],
          },
        },
        two,
      );
      await world.sign(id);
      return (await world.ask(`GET envelopes/${id}/workflow`)).body;
    },
    is: {
      workflowStatus: 'paused',
      currentWorkflowStepId: /./u,
      workflowSteps: [{ status: 'in_progress', triggeredDate: /./u }],
    },
  },
  {
    rule: 'a paused envelope goes on',
    try: async (world) => {
      const id = await world.sent(
        {
          workflow: {
            workflowSteps: [
              { action: 'pause_before', triggerOnItem: 'routing_order', itemId: '2' },
            ],
          },
        },
        two,
      );
      await world.sign(id);
      await world.ask(`PUT envelopes/${id}`, { workflow: { workflowStatus: 'in_progress' } });
      return (await world.ask(`GET envelopes/${id}/recipients`)).body['signers']?.[1];
    },
    is: { status: 'sent' },
  },
  {
    rule: 'a delayed step has a date or a delay',
    try: send(
      {
        workflow: {
          workflowSteps: [
            {
              action: 'pause_before',
              triggerOnItem: 'routing_order',
              itemId: '2',
              delayedRouting: { rules: [{ resumeDate: '2030-01-01T00:00:00Z', ...delay }] },
            },
          ],
        },
      },
      two,
    ),
    is: parameter,
  },
  // Views that end
  {
    rule: 'the address of a view opens once',
    try: async (world) => {
      const id = await world.sent({}, [signer({ clientUserId: '1' })]);
      const { body } = await world.ask(`POST envelopes/${id}/views/recipient`, {
        ...asOdile,
        clientUserId: '1',
      });
      const { pathname, search } = new URL(body['url'] ?? '');
      const first = await world.ask(`GET ${pathname}${search}`);
      const second = await world.ask(`GET ${pathname}${search}`);
      return first.status < 400 && second.headers.get('location') !== first.headers.get('location');
    },
    is: true,
  },
  {
    rule: 'the address of a view opens within 5 minutes',
    try: async (world) => {
      const id = await world.sent({}, [signer({ clientUserId: '1' })]);
      const { body } = await world.ask(`POST envelopes/${id}/views/recipient`, {
        ...asOdile,
        clientUserId: '1',
      });
      const { pathname, search } = new URL(body['url'] ?? '');
      await world.later(6 / 1440);
      return (await world.ask(`GET ${pathname}${search}`)).headers.get('location');
    },
    is: /event=ttl_expired/u,
  },
  // Uploads in parts
  {
    rule: 'after the commit no more parts are taken',
    try: async (world) => {
      const id = await world.make('POST chunked_uploads', { data: text('abc') }, 'chunkedUploadId');
      await world.ask(`PUT chunked_uploads/${id}?action=commit`);
      return world.ask(`PUT chunked_uploads/${id}/1`, { data: text('abc') });
    },
    is: 400,
  },
  {
    rule: 'an upload that an envelope took stays',
    try: async (world) => {
      const id = await world.make('POST chunked_uploads', { data: text('abc') }, 'chunkedUploadId');
      const { body } = await world.ask(`PUT chunked_uploads/${id}?action=commit`);
      await world.draft(
        {
          documents: [
            {
              documentId: '1',
              name: 'a.txt',
              fileExtension: 'txt',
              remoteUrl: body['chunkedUploadUri'],
            },
          ],
        },
        [],
      );
      return world.ask(`DELETE chunked_uploads/${id}`);
    },
    is: 404,
  },
  // Requests
  {
    rule: 'times of a request are told where they are asked for',
    try: async (world) =>
      (
        await world.ask(
          'GET /restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
          undefined,
          { headers: { 'X-DocuSign-TimeTrack': 'Z123' } },
        )
      ).headers.get('x-docusign-timetrack'),
    is: /^Z123;REST0_Start,.*;REST0_End,/u,
  },
  {
    rule: 'XML that is called JSON is refused',
    try: (world) => world.ask('POST envelopes', '<a/>'),
    is: 400,
  },
  {
    rule: 'the limits of the burst are told',
    try: async (world) => {
      const { headers } = await world.ask(
        'GET /restapi/v2.1/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60',
      );
      return (
        headers.has('x-burstlimit-limit') &&
        headers.has('x-burstlimit-remaining') &&
        Number(headers.get('x-ratelimit-reset')) > 1_600_000_000
      );
    },
    is: true,
  },
  {
    rule: 'v2 answers as v2.1 does',
    try: async (world) => {
      const id = await world.sent();
      const seen = [];
      for (const what of ['', '/recipients', '/documents'])
        seen.push(
          (
            await world.ask(
              `GET /restapi/v2/accounts/9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60/envelopes/${id}${what}`,
            )
          ).status,
        );
      return seen;
    },
    is: [200, 200, 200],
  },
];
