// Documents of HTML on the signing page: as text that fits any screen, with what there is to fill in.
import { afterAll, describe, expect, it } from 'vitest';
import type { Client } from '@countersign/client';
import { envelopesCreate, envelopesGet } from '@countersign/client/esign-v2.1';
import type { DocumentHtmlDefinition, Tabs } from '@countersign/types/esign-v2.1';
import { startControlTest } from '../../control/harness.ts';
import { ines, signingUrl } from './lease.ts';
import { createVisitor, findFieldName, type Seen } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

async function open(
  client: Client,
  htmlDefinition: DocumentHtmlDefinition,
  tabs: Tabs = {},
): Promise<Seen & { envelopeId: string }> {
  const { envelopeId = '' } = await envelopesCreate(client, {
    body: {
      emailSubject: 'Order form',
      useDisclosure: 'false',
      status: 'sent',
      documents: [{ documentId: '1', name: 'Order form', htmlDefinition }],
      recipients: { signers: [{ ...ines, roleName: 'Signer', tabs }] },
    },
  });
  return { ...(await go(await signingUrl(client, envelopeId))), envelopeId };
}

/** The HTML of the document in the page, with each run of white space as one space. */
function flowOf({ html }: Seen): string {
  const [, flow = ''] = html.split('<div class="flow">');
  const [own = ''] = flow.split('</section>');
  return own.replaceAll(/\s+/gu, ' ');
}

const order =
  '<h1 style="color: darkblue">World Wide Corp</h1><table><tr><th>Item</th><th>Quantity</th></tr><tr><td>Harmonica</td><td><input data-ds-type="number" name="l1q"/></td><td>$<span style="color:white">/l1e/</span></td></tr></table><p>Remarks: {{"tabLabel": "Remarks"}}</p><p><select name="Pier"><option>North</option><option>South</option></select> <input type="radio" name="Pay" value="now"> now <input type="radio" name="Pay" value="later"> later</p><p>Agreed: <ds-signature data-ds-role="Signer"/></p>';
const orderTabs: Tabs = {
  textTabs: [{ documentId: '1', pageNumber: '1', tabLabel: 'Remarks', required: 'false' }],
  formulaTabs: [{ anchorString: '/l1e/', formula: '[l1q] * 5', tabLabel: 'l1e', documentId: '1' }],
};

describe('the signing page of a document of HTML', () => {
  it('has its text, with each field where it stands', async () => {
    const { client } = newTenant();
    const page = await open(client, { source: order }, orderTabs);
    const flow = flowOf(page);
    const places = [
      'World Wide Corp',
      'Harmonica',
      'placeholder="Text, page 1"',
      '/l1e/',
      'Remarks:',
      'placeholder="Remarks"',
      'Pier: choose',
      'Pay: now',
      'Pay: later',
      'Agreed:',
      'Signature, page 1',
    ].map((text) => flow.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(flow).not.toContain('tabLabel');
    expect(page.html).not.toContain('/pages/');
    expect(page.html).toMatch(/\.flow \.d1-1\{color:darkblue\}/u);
    const policy = page.headers.get('content-security-policy') ?? '';
    expect(policy).not.toContain('unsafe-inline');
  });

  it('can be filled in and finished', async () => {
    const { client } = newTenant();
    const page = await open(client, { source: order }, orderTabs);
    const fields = {
      [findFieldName(page, 'Text, page 1')]: '3',
      [findFieldName(page, 'Pier')]: 'South',
      [findFieldName(page, 'Pay: now')]: 'later',
      [findFieldName(page, 'Signature, page 1')]: 'true',
      'signature-name': ines.name,
    };
    const wrong = await press(page, 'finish', {
      ...fields,
      [findFieldName(page, 'Text, page 1')]: 'x',
    });
    expect(wrong.status).toBe(422);
    expect(flowOf(wrong)).toContain('Enter a number.');
    expect((await press(wrong, 'finish', fields)).goal?.searchParams.get('event')).toBe(
      'signing_complete',
    );
    const read = await envelopesGet(client, {
      path: { envelopeId: page.envelopeId },
      query: { include: 'recipients,tabs' },
    });
    expect(read.status).toBe('completed');
    expect(read.recipients?.signers?.[0]?.tabs).toMatchObject({
      formulaTabs: [{ value: '15' }],
      listTabs: [{ value: 'South' }],
      radioGroupTabs: [{ value: 'later' }],
    });
  });

  it('shows the pages where they are wanted', async () => {
    const { client } = newTenant();
    const page = await open(client, { source: order, maxScreenWidth: '600' }, orderTabs);
    const [, address = ''] = /<a href="([^"]*)" data-pages-above="600">/u.exec(page.html) ?? [];
    const pages = await go(address);
    expect(pages.html).toContain('/pages/1/1.png');
    expect(pages.html).not.toContain('class="flow"');
    expect(pages.html).toContain('Show as text');
    const kept = await press(pages, 'finish');
    expect(kept.html).toContain('/pages/1/1.png');
    const hidden = await open(client, { source: order, showMobileOptimizedToggle: 'false' });
    expect(hidden.html).not.toContain('Show the pages');
  });

  it('is made from a file that asks for it, with each field beside its line', async () => {
    const { client } = newTenant();
    const lines = ['Lease of a berth', ...Array.from({ length: 30 }, (_, at) => `Rule ${at}`)];
    const place = { documentId: '1', pageNumber: '1', xPosition: '300' };
    const { envelopeId = '' } = await envelopesCreate(client, {
      body: {
        emailSubject: 'Lease',
        useDisclosure: 'false',
        status: 'sent',
        documents: [
          {
            documentId: '1',
            name: 'Lease',
            fileExtension: 'txt',
            documentBase64: Buffer.from(lines.join('\n')).toString('base64'),
            htmlDefinition: {
              source: 'document',
              displayAnchors: [
                {
                  startAnchor: 'Rule 20',
                  endAnchor: 'Rule 25',
                  displaySettings: { display: 'collapsed', displayLabel: 'Small print' },
                },
              ],
            },
          },
        ],
        recipients: {
          signers: [
            {
              ...ines,
              tabs: {
                textTabs: [
                  { ...place, yPosition: '60', tabLabel: 'Boat', required: 'false' },
                  { documentId: '1', anchorString: 'Rule 9', tabLabel: 'Crew', required: 'false' },
                ],
                signHereTabs: [{ ...place, yPosition: '740' }],
              },
            },
          ],
        },
      },
    });
    const page = await go(await signingUrl(client, envelopeId));
    const flow = flowOf(page);
    const places = [
      'Lease of a berth',
      'placeholder="Boat"',
      'Rule 9<',
      'placeholder="Crew"',
      'Rule 11<',
      '<details class="fold',
      'Small print',
      'Rule 20<',
      '</details>',
      'Rule 26<',
      'Signature, page 1',
    ].map((text) => flow.indexOf(text));
    expect(places).toEqual(places.toSorted((one, other) => one - other));
    expect(places).not.toContain(-1);
    expect(page.html).not.toContain('/pages/');
    const fields = {
      [findFieldName(page, 'Boat')]: 'Heron',
      [findFieldName(page, 'Signature, page 1')]: 'true',
      'signature-name': ines.name,
    };
    const done = await press(page, 'finish', fields);
    expect(done.goal?.searchParams.get('event')).toBe('signing_complete');
  });

  it.each([
    [
      '<p id="sign" class="field" data-x="1" name="n" style="position:fixed;color:red">Text</p>',
      '<div class="p d1-1">Text</div>',
    ],
    ['<p style="color:red}*{display:none">Text</p>', '<div class="p">Text</div>'],
    [
      '<p style="background:url(https://seabird.example/x.png)">Text</p>',
      '<div class="p">Text</div>',
    ],
    [
      '<form action="https://seabird.example"><p>Text</p></form>',
      '<div class="chunk"><div class="p">Text</div></div>',
    ],
    [
      '<a href="https://seabird.example/?a=1" target="_top">Text</a>',
      '<a href="https://seabird.example/?a=1" target="_blank" rel="noopener noreferrer">Text</a>',
    ],
    ['<a href="mailto:ines@seabird.example">Text</a>', '<a>Text</a>'],
    ['<img src="https://seabird.example/x.png">Text', '<div class="chunk">Text</div>'],
    [
      '<img src="data:image/gif;base64,R0lGOD lhAQ==" width="15" alt="A &quot;">Text',
      '<img alt="A "" src="data:image/gif;base64,R0lGODlhAQ==" width="15">Text',
    ],
    ['<style>p{}</style><title>T</title><b>Text', '<b>Text</b></div>'],
    ['<unknown foo><i>Text</unknown>', '<i>Text</i>'],
    ['<ul><li>One<li>Text</ul>', '<ul><li>One</li><li>Text</li></ul>'],
    ['<p>&lt;script&gt;Text</p>', '&lt;script&gt;Text'],
    ['<div style="display:none">Hidden</div><p>Text</p>', '<div class="p">Text</div>'],
  ])('has only what is safe: %s', async (html, expected) => {
    const { client } = newTenant();
    const flow = flowOf(await open(client, { source: `<body>${html}</body>` }));
    expect(flow).toContain(expected);
    expect(flow).not.toContain('Hidden');
  });

  const text = '<p>Head</p><p>TERMS one</p><p>Two</p><p>three END</p><p>Foot</p>';
  const between = { startAnchor: 'terms', endAnchor: 'END' };

  it.each([
    [
      { display: 'collapsed', displayLabel: 'All terms', labelWhenOpened: 'Close' },
      /<details class="fold closed-down opened-up"><summary><span class="when-closed">All terms<\/span><span class="when-opened">Close<\/span><span class="arrow"><\/span><\/summary>.*TERMS one.*three END.*<\/details>.*Foot/u,
    ],
    [
      {
        display: 'collapsible',
        displayLabel: 'All terms',
        hideLabelWhenOpened: true,
        collapsibleSettings: {
          arrowLocation: 'left',
          arrowSize: 'small',
          arrowClosed: 'right',
          arrowOpen: 'down',
        },
      },
      /<details class="fold arrow-left arrow-small closed-right opened-down" open><summary><span class="when-closed">All terms<\/span><span class="when-opened"><\/span>/u,
    ],
    [
      { display: 'continue_button' },
      /Head.*<details class="continue"><summary>Continue<\/summary>.*TERMS one/u,
    ],
    [{ display: 'responsive_table_single_column' }, /<div class="turning single">.*TERMS one/u],
    [
      { display: 'inline', inlineOuterStyle: 'color: green' },
      /<div class="d1-1">.*TERMS one.*three END.*<\/div>.*Foot/u,
    ],
  ] as const)('has sections: %j', async (displaySettings, expected) => {
    const { client } = newTenant();
    const displayAnchors = [{ ...between, displaySettings }];
    expect(flowOf(await open(client, { source: text, displayAnchors }))).toMatch(expected);
  });

  it('leaves out what is only printed, anchors and empty elements, and has a header', async () => {
    const { client } = newTenant();
    const printed = [{ ...between, displaySettings: { display: 'print_only' as const } }];
    const left = flowOf(await open(client, { source: text, displayAnchors: printed }));
    expect(left).toMatch(/Head.*Foot/u);
    expect(left).not.toContain('Two');
    const missing = [
      { ...between, endAnchor: 'nowhere', displaySettings: { display: 'collapsed' as const } },
    ];
    expect(flowOf(await open(client, { source: text, displayAnchors: missing }))).not.toContain(
      'details',
    );
    const flow = flowOf(
      await open(client, {
        source: `${text}<p></p><ul><li> </li></ul>`,
        removeEmptyTags: 'p, li',
        headerLabel: 'Order <b>form</b>',
        displayAnchors: [
          { ...between, removeStartAnchor: true, removeEndAnchor: true, caseSensitive: false },
        ],
      }),
    );
    expect(flow).toMatch(/Order <b>form<\/b>.*Head/u);
    expect(flow).not.toContain('END');
    expect(flow).not.toContain('<li>');
  });
});
