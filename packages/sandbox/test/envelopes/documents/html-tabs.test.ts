// Elements and JSON markers of HTML that become tabs, in an envelope of their own.
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import {
  envelopeDocumentsGet,
  envelopeDocumentsUpdateList,
  envelopeRecipientsCreate,
  envelopeRecipientTabsList,
  envelopesCreate,
  envelopesGet,
  envelopesUpdate,
  templatesCreate,
} from '@countersign/client/esign-v2.1';
import type { EnvelopeDefinition, Signer } from '@countersign/types/esign-v2.1';
import { startControlTest } from '../../control/harness.ts';
import { readColours } from '../../documents/colour-at.ts';
import { findPlace, pagesWith } from '../../documents/find-place.ts';
import { makePng } from '../../documents/make-png.ts';

let test: Awaited<ReturnType<typeof startControlTest>>;
beforeAll(async () => {
  test = await startControlTest();
});
afterAll(() => test.close());

const ines = { name: 'Ines Valdivia', email: 'ines.valdivia@seabird.example' };
const tomas = { name: 'Tomas Okafor', email: 'tomas.okafor@harbour.example' };

function definition(source: string, signers: Signer[], more: EnvelopeDefinition = {}) {
  return {
    emailSubject: 'Order form',
    status: 'sent' as const,
    documents: [{ documentId: '1', name: 'Order form', htmlDefinition: { source } }],
    recipients: { signers },
    ...more,
  };
}

async function create(
  client: Client,
  source: string,
  signers: Signer[] = [{ recipientId: '1', ...ines }],
): Promise<string> {
  const body = definition(source, signers);
  return (await envelopesCreate(client, { body })).envelopeId ?? '';
}

function listDocuments(source: string) {
  return [{ documentId: '1', name: 'Order', htmlDefinition: { source } }];
}

function readTabs(client: Client, envelopeId: string, recipientId = '1') {
  return envelopeRecipientTabsList(client, { path: { envelopeId, recipientId } });
}

async function readPdf(client: Client, envelopeId: string): Promise<Uint8Array> {
  const path = { envelopeId, documentId: '1' };
  return new Uint8Array(await (await envelopeDocumentsGet(client, { path })).arrayBuffer());
}

describe('elements of HTML', () => {
  it.each([
    ['<ds-signature/>', 'signHereTabs', { tabType: 'signhere', optional: 'false' }],
    [
      '<ds-signature name="sig" required="false">',
      'signHereTabs',
      { tabLabel: 'sig', optional: 'true' },
    ],
    ['<ds-signature data-ds-scale="0.5"></ds-signature>', 'signHereTabs', { scaleValue: '0.5' }],
    ['<ds-initial name="i"/>', 'initialHereTabs', { tabLabel: 'i' }],
    ['<ds-date-signed>', 'dateSignedTabs', { tabType: 'datesigned' }],
    ['<ds-full-name/>', 'fullNameTabs', {}],
    ['<ds-envelope-id/>', 'envelopeIdTabs', {}],
    [
      '<input name="Company">',
      'textTabs',
      { tabLabel: 'Company', required: 'true', locked: 'false' },
    ],
    [
      '<input data-ds-type="text" name="t" value="First" maxlength="40" readonly>',
      'textTabs',
      { value: 'First', maxLength: '40', locked: 'true' },
    ],
    [
      '<input name="t" pattern="[A-Z]+" data-ds-pattern-message="Capitals only" required="false">',
      'textTabs',
      { validationPattern: '[A-Z]+', validationMessage: 'Capitals only', required: 'false' },
    ],
    [
      '<input name="t" title="Your town" width="120" height="30" disabled="disabled">',
      'textTabs',
      { tooltip: 'Your town', width: '120', height: '30', locked: 'true' },
    ],
    [
      '<input name="t" data-ds-conditional-parent="Box" data-ds-conditional-value="on"><input type="checkbox" name="Box">',
      'textTabs',
      { conditionalParentLabel: 'Box', conditionalParentValue: 'on' },
    ],
    [
      '<input name="t" data-ds-shared="true" data-ds-shared-require-initial="false">',
      'textTabs',
      { shared: 'true', requireInitialOnSharedChange: 'false' },
    ],
    [
      '<input name="t" style="font-weight:bold; font-style: italic; color: darkred; font-family: \'Courier New\', monospace; font-size: 16px">',
      'textTabs',
      {
        bold: 'true',
        italic: 'true',
        fontColor: 'DarkRed',
        font: 'CourierNew',
        fontSize: 'Size12',
      },
    ],
    [
      '<textarea name="Remarks" rows="4">As found</textarea>',
      'textTabs',
      { tabLabel: 'Remarks', value: 'As found', height: '52' },
    ],
    ['<input data-ds-type="number" name="l1q"/>', 'numberTabs', { tabLabel: 'l1q' }],
    ['<input type="number" name="n">', 'numberTabs', { tabLabel: 'n' }],
    ['<input data-ds-type="ssn" name="s">', 'ssnTabs', { tabLabel: 's' }],
    ['<input data-ds-type="zip">', 'zipTabs', {}],
    ['<input data-ds-type="date" name="d">', 'dateTabs', { tabLabel: 'd' }],
    ['<input type="email" name="e">', 'emailTabs', { tabLabel: 'e' }],
    [
      '<input data-ds-type="formula" name="f" data-ds-formula="[a]+[b]"><input data-ds-type="number" name="a"><input data-ds-type="number" name="b">',
      'formulaTabs',
      { formula: '[a]+[b]' },
    ],
    [
      '<input type="checkbox" name="Agree" checked>',
      'checkboxTabs',
      { tabLabel: 'Agree', selected: 'true' },
    ],
    [
      '<select name="Pier"><option>North</option><option value="S" selected>South &amp; east</option></select>',
      'listTabs',
      {
        tabLabel: 'Pier',
        value: 'S',
        listItems: [
          { text: 'North', value: 'North', selected: 'false' },
          { text: 'South & east', value: 'S', selected: 'true' },
        ],
      },
    ],
    [
      '<button data-ds-type="approve" name="Approve" title="I agree">I Agree</button>',
      'approveTabs',
      { tabLabel: 'Approve', buttonText: 'I Agree', tooltip: 'I agree' },
    ],
    [
      '<button data-ds-type="decline" name="No">I do not</button>',
      'declineTabs',
      { buttonText: 'I do not' },
    ],
  ] as const)('become tabs: %s', async (element, list, properties) => {
    const { client } = test.newTenant();
    const envelopeId = await create(client, `<p>Before ${element} after</p>`);
    const tabs = await readTabs(client, envelopeId);
    expect(tabs[list]).toMatchObject([
      { documentId: '1', recipientId: '1', pageNumber: '1', ...properties },
    ]);
    // The room in the text is theirs.
    const pdf = await readPdf(client, envelopeId);
    const place = await findPlace(pdf, 'Before');
    expect(Number(tabs[list]?.[0]?.xPosition)).toBeGreaterThan(place.x + 25);
    expect(await pagesWith(pdf, 'after')).toEqual([1]);
    expect(await pagesWith(pdf, '<')).toEqual([]);
  });

  it('are text around them, whichever elements they are and whether they are closed', async () => {
    const { client } = test.newTenant();
    const source =
      '<p>One <span data-ds-type="text" name="a">inside</span> two <b>three <span data-ds-type="text" name="b"/> four</b></p><button data-ds-type="approve" name="c"/><p>Five</p><select name="d"><option>x</p><p>six</select><p>Seven</p>';
    const envelopeId = await create(client, source);
    const { textTabs = [], approveTabs = [], listTabs = [] } = await readTabs(client, envelopeId);
    const labels = [...textTabs, ...approveTabs, ...listTabs].map(({ tabLabel }) => tabLabel);
    expect(labels).toEqual(['a', 'b', 'c', 'd']);
    const pdf = await readPdf(client, envelopeId);
    for (const text of ['inside', 'two', 'four', 'Five', 'Seven'])
      expect(await pagesWith(pdf, text), text).toEqual([1]);
  });

  it('become groups of radio buttons by their names', async () => {
    const { client } = test.newTenant();
    const envelopeId = await create(
      client,
      '<p><input type="radio" name="Size" value="S"> small</p><p><input type="radio" name="Size" value="L" checked> large</p>',
    );
    const { radioGroupTabs = [] } = await readTabs(client, envelopeId);
    expect(radioGroupTabs).toMatchObject([
      {
        groupName: 'Size',
        radios: [
          { value: 'S', selected: 'false' },
          { value: 'L', selected: 'true' },
        ],
      },
    ]);
    const [first, second] = radioGroupTabs[0]?.radios ?? [];
    expect(Number(second?.yPosition)).toBeGreaterThan(Number(first?.yPosition) + 10);
  });

  it('are of the recipient with their role or ID, or of the only signer', async () => {
    const { client, control } = test.newTenant();
    const source =
      '<p><ds-signature data-ds-role="tenant" name="a"/><ds-signature data-ds-recipient-id="2" name="b"/><input name="c"><ds-initial data-ds-role="Owner"/></p>';
    const envelopeId = await create(client, source, [
      { recipientId: '1', roleName: 'Tenant', ...ines },
      { recipientId: '2', roleName: 'Landlord', ...tomas },
    ]);
    expect(await readTabs(client, envelopeId)).toMatchObject({ signHereTabs: [{ tabLabel: 'a' }] });
    const second = await readTabs(client, envelopeId, '2');
    expect(second.signHereTabs).toMatchObject([{ tabLabel: 'b' }]);
    expect(second.textTabs ?? []).toEqual([]);
    const warnings = await control.warnings({ code: 'tabs-ignored' });
    expect(warnings[0]?.message).toMatch(/`c`.*`Owner`/u);
    // As in a published example, which gives the role by another name.
    const only = await create(
      client,
      '<p><ds-signature data-ds-role="Signer"/><input name="c"></p>',
    );
    expect(await readTabs(client, only)).toMatchObject({
      signHereTabs: [{ tabType: 'signhere' }],
      textTabs: [{ tabLabel: 'c' }],
    });
  });

  it('wait for a recipient until the envelope is sent, and come with a template', async () => {
    const { client } = test.newTenant();
    const source = '<p>Signed <ds-signature data-ds-role="Tenant"/></p>';
    const documents = listDocuments(source);
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: { emailSubject: 'Order', documents, status: 'created' },
    });
    await envelopesUpdate(client, {
      path: { envelopeId },
      query: { advanced_update: 'true' },
      body: { recipients: { signers: [{ recipientId: '7', roleName: 'Tenant', ...ines }] } },
    });
    await envelopesUpdate(client, { path: { envelopeId }, body: { status: 'sent' } });
    expect((await readTabs(client, envelopeId, '7')).signHereTabs).toHaveLength(1);
    const { templateId = '' } = await templatesCreate(client, {
      body: {
        name: 'Order',
        emailSubject: 'Order',
        documents,
        recipients: { signers: [{ recipientId: '1', roleName: 'Tenant' }] },
      },
    });
    const made = await envelopesCreate(client, {
      body: { templateId, status: 'sent', templateRoles: [{ roleName: 'Tenant', ...ines }] },
    });
    expect((await readTabs(client, made.envelopeId ?? '')).signHereTabs).toHaveLength(1);
  });
});

describe('tabs of HTML', () => {
  it('come to a recipient who is added, and go with the document that they are on', async () => {
    const { client } = test.newTenant();
    const path = { envelopeId: '' };
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: {
        emailSubject: 'Order',
        status: 'created',
        documents: listDocuments('<p><input name="old"> <ds-signature name="kept"></p>'),
      },
    });
    path.envelopeId = envelopeId;
    await envelopeRecipientsCreate(client, {
      path,
      body: { signers: [{ recipientId: '1', ...ines }] },
    });
    expect((await readTabs(client, envelopeId)).textTabs).toMatchObject([{ tabLabel: 'old' }]);
    await envelopeDocumentsUpdateList(client, {
      path,
      body: { documents: listDocuments('<p><input name="new"></p>') },
    });
    const { textTabs, signHereTabs = [] } = await readTabs(client, envelopeId);
    expect(textTabs?.map(({ tabLabel }) => tabLabel)).toEqual(['new']);
    expect(signHereTabs).toEqual([]);
  });

  it('come with a document in a composite template', async () => {
    const { client } = test.newTenant();
    const source = '<p><ds-signature data-ds-role="Tenant"> {{"tabLabel": "town"}}</p>';
    const tab = { documentId: '1', recipientId: '1', pageNumber: '1', tabLabel: 'town' };
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: {
        emailSubject: 'Order',
        status: 'sent',
        compositeTemplates: [
          {
            document: { documentId: '1', name: 'Order', htmlDefinition: { source } },
            inlineTemplates: [
              {
                sequence: '1',
                recipients: {
                  signers: [
                    { recipientId: '1', roleName: 'Tenant', ...ines, tabs: { textTabs: [tab] } },
                  ],
                },
              },
            ],
          },
        ],
      },
    });
    const { signHereTabs = [], textTabs = [] } = await readTabs(client, envelopeId);
    expect(signHereTabs).toHaveLength(1);
    expect(Number(textTabs[0]?.xPosition)).toBeGreaterThan(100);
  });
});

describe('JSON markers in HTML', () => {
  it.each([
    ['one for each button', '<p>{{"groupName": "Pier"}} a</p><p>{{"groupName": "Pier"}} b</p>'],
    ['one for the group', '<p>{{"groupName": "Pier"}} a</p><p>b</p>'],
    ['one of another button', '<p>{{"groupName": "Pier", "value": "a"}} a</p><p>b</p>'],
  ])('place radio buttons that they do not name: %s', async (_, source) => {
    const { client } = test.newTenant();
    const radios = [{ value: 'a' }, { value: 'b' }];
    const tabs = { radioGroupTabs: [{ documentId: '1', groupName: 'Pier', radios }] };
    const signer = { recipientId: '1', ...ines, tabs };
    const envelopeId = await create(client, source, [signer]);
    const { radioGroupTabs } = await readTabs(client, envelopeId);
    const [first, second] = radioGroupTabs?.[0]?.radios ?? [];
    expect(Number(first?.xPosition)).toBeGreaterThan(0);
    expect(second?.xPosition).toBe(first?.xPosition);
    expect(Number(second?.yPosition)).toBeGreaterThan(Number(first?.yPosition));
  });

  it('are replaced by the tabs with their labels', async () => {
    const { client } = test.newTenant();
    const tab = { documentId: '1', recipientId: '1', pageNumber: '1' };
    const source =
      '<h1>Contract</h1><p>Approve: {{"tabLabel": "exampleApproveTab"}}</p><p>Sign: {{&quot;tabLabel&quot;: &quot;sign&quot;}} end</p><p>{{"groupName": "myRadio", "value": "radio1"}} one</p><p>{{"groupName": "myRadio", "value": "radio2"}} two</p><p>{{"tabLabel": "nobody"}} {{ not a marker }}</p>';
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: definition(source, [
        {
          recipientId: '1',
          ...ines,
          tabs: {
            approveTabs: [{ ...tab, tabLabel: 'exampleApproveTab' }],
            signHereTabs: [{ ...tab, tabLabel: 'sign' }],
            radioGroupTabs: [
              {
                documentId: '1',
                recipientId: '1',
                groupName: 'myRadio',
                radios: [
                  { pageNumber: '1', value: 'radio1' },
                  { pageNumber: '1', value: 'radio2' },
                ],
              },
            ],
          },
        },
      ]),
    });
    const { approveTabs, signHereTabs, radioGroupTabs } = await readTabs(client, envelopeId);
    const pdf = await readPdf(client, envelopeId);
    const [approve, sign, one, two] = [
      await findPlace(pdf, 'Approve:'),
      await findPlace(pdf, 'Sign:'),
      await findPlace(pdf, 'one'),
      await findPlace(pdf, 'two'),
    ];
    expect(Number(approveTabs?.[0]?.xPosition)).toBeGreaterThan(approve.x + 30);
    expect(Math.abs(Number(approveTabs?.[0]?.yPosition) - approve.y)).toBeLessThan(20);
    expect(Math.abs(Number(signHereTabs?.[0]?.yPosition) - sign.y)).toBeLessThan(20);
    const [first, second] = radioGroupTabs?.[0]?.radios ?? [];
    expect(Math.abs(Number(first?.yPosition) - one.y)).toBeLessThan(20);
    expect(Math.abs(Number(second?.yPosition) - two.y)).toBeLessThan(20);
    expect(await pagesWith(pdf, 'tabLabel')).toEqual([]);
    expect(await pagesWith(pdf, '{{ not a marker }}')).toEqual([1]);
  });
});

describe('HTML that is signed', () => {
  it.each([
    ['<script>alert(1)</script>', /element script/u],
    ['<p onclick="x()">Text</p>', /attribute onclick/u],
    ['<iframe src="https://seabird.example"></iframe>', /element iframe/u],
    ['<svg></svg>', /element svg/u],
    ['<object data="x"></object>', /element object/u],
    ['<video></video>', /element video/u],
    ['<a href=" java&#115;cript:alert(1)">Link</a>', /scheme/u],
  ])('is refused where it has what is not allowed: %s', async (html, message) => {
    const { client } = test.newTenant();
    await expect(create(client, `<p>Text</p>${html}`)).rejects.toMatchObject({
      status: 400,
      code: 'INVALID_REQUEST_PARAMETER',
      message: expect.stringMatching(message),
    });
  });

  it('ignores style sheets, and has the letters of its styles', async () => {
    const { client } = test.newTenant();
    const source =
      '<!DOCTYPE html><html><head><meta charset="UTF-8"><title>Title</title><style>p { color: red }</style><link rel="stylesheet" href="https://seabird.example/x.css"></head><body><p>Plain <b style="font-size:24pt">Large</b> <span style="display:none">Hidden</span></p><table border="1"><tr><th>Item</th><th>Each</th></tr><tr><td>Harmonica</td><td>$5</td></tr></table><ol><li>First<li>Second</ol></body></html>';
    const envelopeId = await create(client, source);
    const pdf = await readPdf(client, envelopeId);
    const [plain, large] = [await findPlace(pdf, 'Plain'), await findPlace(pdf, 'Large')];
    expect(large.height).toBeGreaterThan(plain.height * 2);
    const [item, each] = [await findPlace(pdf, 'Harmonica'), await findPlace(pdf, '$5')];
    expect(each.x).toBeGreaterThan(item.x + 60);
    expect(each.y).toBeCloseTo(item.y, 0);
    expect(await pagesWith(pdf, '2. Second')).toEqual([1]);
    for (const text of ['Hidden', 'Title', 'color']) expect(await pagesWith(pdf, text)).toEqual([]);
  });

  it('has its images, which come as data', async () => {
    const { client } = test.newTenant();
    const png = makePng({ width: 1, height: 1, rows: new Uint8Array([0, 255, 0, 0]) });
    const red = Buffer.from(png).toString('base64');
    const source = `<p>Logo:</p><p><img src="data:image/png;base64,${red}" width="80" height="40"> <img src="https://seabird.example/x.png"><img src="data:image/png;base64,AAAA"></p><p>Below</p>`;
    const pdf = await readPdf(client, await create(client, source));
    const [above, below] = [await findPlace(pdf, 'Logo:'), await findPlace(pdf, 'Below')];
    expect(below.y - above.y).toBeGreaterThan(40);
    const colours = await readColours(pdf);
    expect(colours(60, above.y + 25)).toBe('255,0,0');
    expect(colours(54 + 70, above.y + 25)).toBe('255,255,255');
  });

  it('can be signed: an order with formulas at anchors', async () => {
    const { client, control } = test.newTenant();
    const source =
      '<h1 style="color: darkblue">World Wide Corp</h1><table><tbody><tr><td style="border-bottom: 1px solid #667">Harmonica</td><td><input data-ds-type="number" name="l1q"/></td><td>$5</td><td>$<span style="color:white;">/l1e/</span></td></tr></tbody></table><h3>Agreed: <ds-signature data-ds-role="Signer"/></h3>';
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: definition(source, [
        {
          recipientId: '1',
          roleName: 'Signer',
          ...ines,
          tabs: {
            formulaTabs: [
              { anchorString: '/l1e/', formula: '[l1q] * 5', tabLabel: 'l1e', documentId: '1' },
            ],
          },
        },
      ]),
    });
    await control.sign(envelopeId, '1', { l1q: '2469' });
    expect((await envelopesGet(client, { path: { envelopeId } })).status).toBe('completed');
    const { formulaTabs } = await readTabs(client, envelopeId);
    expect(formulaTabs?.[0]?.value).toBe('12345');
    const pdf = await readPdf(client, envelopeId);
    expect(await pagesWith(pdf, 'World Wide Corp')).toEqual([1]);
    expect(await pagesWith(pdf, '12345')).toEqual([1]);
  });
});
