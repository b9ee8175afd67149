import { html, htmlTabs, one, other, readTabs, type Rules, send } from './kit.ts';
import type { World } from '../documented/world.ts';
import { count } from './kit.ts';

const parameter = 'INVALID_REQUEST_PARAMETER';

/** Sends HTML, and counts texts in its PDF. */
const printed =
  (source: string, ...texts: string[]) =>
  async (world: World) => {
    const said = await send([html(source)], [one])(world);
    return said.status === 201 ? count(world, said.body['envelopeId'] ?? '', ...texts) : said;
  };

/** The responsive page of a file, laid out. */
const page =
  (text: string, layout: object = {}) =>
  async (world: World) => {
    const documentBase64 = Buffer.from(text).toString('base64');
    const file = { documentId: '1', name: 'Terms', fileExtension: 'txt', documentBase64 };
    const id = await world.draft({ documents: [file] }, [one]);
    const path = `envelopes/${id}/documents/1/responsive_html_preview`;
    const { body } = await world.ask(`POST ${path}`, { source: 'document', ...layout });
    return JSON.stringify(body);
  };

/** Sends HTML with tabs of the request. */
const marked = (source: string, tabs: object) => async (world: World) => {
  const said = await send([html(source)], [{ ...one, tabs }])(world);
  return readTabs(world, said.body['envelopeId'] ?? '');
};

/** The first tab that an element becomes. */
const element = (source: string) => htmlTabs(`<p>Before ${source}</p>`);

export const htmlRules: Rules = [
  {
    rule: 'a document can be made of HTML alone, without a file and an extension',
    try: send([html('<p>Order</p>')], [one]),
    is: 201,
  },
  {
    rule: 'the word document in place of HTML makes the page of the file',
    try: async (world) => {
      const documents = [
        {
          documentId: '1',
          name: 'Rules',
          fileExtension: 'txt',
          documentBase64: Buffer.from('No wake.').toString('base64'),
          htmlDefinition: { source: 'document' },
        },
      ];
      const id = await world.draft({ documents }, [one]);
      const path = `envelopes/${id}/documents/1/responsive_html_preview`;
      return (await world.ask(`POST ${path}`, { source: 'document' })).text;
    },
    is: /No wake\./u,
  },
  {
    rule: 'a marker is replaced by the tab of the request with its label',
    try: marked('<p>Town: {{"tabLabel": "town"}}</p>', {
      textTabs: [{ documentId: '1', recipientId: '1', pageNumber: '1', tabLabel: 'town' }],
    }),
    is: { textTabs: [{ tabLabel: 'town', xPosition: /^[1-9]\d+$/u, yPosition: /^[1-9]\d*$/u }] },
  },
  {
    rule: 'a marker with a group and a value is replaced by that radio button',
    try: marked(
      '<p>{{"groupName": "size", "value": "S"}} small</p><p>{{"groupName": "size", "value": "L"}} large</p>',
      {
        radioGroupTabs: [
          { documentId: '1', groupName: 'size', radios: [{ value: 'S' }, { value: 'L' }] },
        ],
      },
    ),
    is: {
      radioGroupTabs: [{ radios: [{ yPosition: /^[1-9]\d+$/u }, { yPosition: /^[1-9]\d+$/u }] }],
    },
  },
  {
    rule: 'a marker that no tab has vanishes',
    try: printed('<p>Town: {{"tabLabel": "town"}} end</p>', 'tabLabel', 'end'),
    is: { tabLabel: 0, end: 1 },
  },
  {
    rule: 'a signature closes itself or is left open, and names a role or a recipientId',
    try: htmlTabs(
      '<p><ds-signature data-ds-role="Signer"/> and <ds-signature data-ds-recipient-id="1" name="sig"></p>',
    ),
    is: { signHereTabs: [{ documentId: '1' }, { tabLabel: 'sig' }] },
  },
  {
    rule: 'ds-initial and ds-date-signed are initials and the date of the signature',
    try: element('<ds-initial/><ds-date-signed/>'),
    is: { initialHereTabs: [{}], dateSignedTabs: [{}] },
  },
  {
    rule: 'an input of the type number is one that formulas use by its name',
    try: element('<input data-ds-type="number" name="l1q"/>'),
    is: { numberTabs: [{ tabLabel: 'l1q' }] },
  },
  {
    rule: 'other types of inputs are those of tabs',
    try: element('<input data-ds-type="text" name="a"><input data-ds-type="ssn" name="b">'),
    is: { textTabs: [{ tabLabel: 'a' }], ssnTabs: [{ tabLabel: 'b' }] },
  },
  {
    rule: 'an input without a type of tabs has that of HTML',
    try: element('<input type="checkbox" name="a"><input type="email" name="b"><input name="c">'),
    is: {
      checkboxTabs: [{ tabLabel: 'a' }],
      emailTabs: [{ tabLabel: 'b' }],
      textTabs: [{ tabLabel: 'c' }],
    },
  },
  {
    rule: 'buttons approve and decline',
    try: element(
      '<button data-ds-type="approve" name="Approve" title="I agree">I Agree</button><button data-ds-type="decline" name="No">No</button>',
    ),
    is: {
      approveTabs: [{ tabLabel: 'Approve', buttonText: 'I Agree' }],
      declineTabs: [{ buttonText: 'No' }],
    },
  },
  {
    rule: 'a select is a list, and a textarea a text of several lines',
    try: element(
      '<select name="Pier"><option selected>North</option></select><textarea name="More" rows="4"></textarea>',
    ),
    is: {
      listTabs: [{ tabLabel: 'Pier', value: 'North' }],
      textTabs: [{ tabLabel: 'More', height: /^[3-9]\d$/u }],
    },
  },
  {
    rule: 'a name is the label, and readonly locks',
    try: element('<input name="Town" value="Turku" readonly maxlength="9">'),
    is: { textTabs: [{ tabLabel: 'Town', value: 'Turku', locked: 'true', maxLength: '9' }] },
  },
  {
    rule: 'a field is required unless it says false',
    try: element('<input name="a"><input name="b" required="false">'),
    is: { textTabs: [{ required: 'true' }, { required: 'false' }] },
  },
  {
    rule: 'a box is ticked where it says checked',
    try: element('<input type="checkbox" name="a" checked><input type="checkbox" name="b">'),
    is: { checkboxTabs: [{ selected: 'true' }, { selected: 'false' }] },
  },
  {
    rule: 'a field depends on another one by its label and value',
    try: element(
      '<input type="checkbox" name="Box"><input name="t" data-ds-conditional-parent="Box" data-ds-conditional-value="on">',
    ),
    is: { textTabs: [{ conditionalParentLabel: 'Box', conditionalParentValue: 'on' }] },
  },
  {
    rule: 'a pattern has its message, and sharing its initials',
    try: element(
      '<input name="a" pattern="[A-Z]+" data-ds-pattern-message="Capitals" data-ds-shared="true" data-ds-shared-require-initial="true">',
    ),
    is: {
      textTabs: [
        {
          validationPattern: '[A-Z]+',
          validationMessage: 'Capitals',
          shared: 'true',
          requireInitialOnSharedChange: 'true',
        },
      ],
    },
  },
  {
    rule: 'inline styles are the letters of a tab',
    try: element(
      '<input name="a" style="font-weight: bold; font-style: italic; color: navy; font-family: Tahoma; font-size: 12pt">',
    ),
    is: {
      textTabs: [
        { bold: 'true', italic: 'true', fontColor: 'NavyBlue', font: 'Tahoma', fontSize: 'Size12' },
      ],
    },
  },
  {
    rule: 'a scale makes a signature smaller',
    try: element('<ds-signature data-ds-scale="0.5"/>'),
    is: { signHereTabs: [{ scaleValue: '0.5' }] },
  },
  {
    rule: 'data-ds-autoemail is read',
    why: 'It stands for a property of tabs that the description of the service does not have.',
  },
  {
    rule: 'a field belongs to the recipient with its role',
    try: htmlTabs('<p><ds-signature data-ds-role="Other"/></p>', [one, other], '2'),
    is: { signHereTabs: [{ recipientId: '2' }] },
  },
  {
    rule: 'a field belongs to the recipient with its recipientId',
    try: htmlTabs('<p><ds-signature data-ds-recipient-id="2"/></p>', [one, other], '2'),
    is: { signHereTabs: [{ recipientId: '2' }] },
  },
  {
    rule: 'a field that names nobody, or a role that nobody has, belongs to the only signer',
    try: htmlTabs('<p><input name="a"> <ds-signature data-ds-role="Nobody"/></p>'),
    is: { textTabs: [{ tabLabel: 'a' }], signHereTabs: [{}] },
  },
  {
    rule: 'a field that names nobody belongs to none of two signers',
    try: async (world) => {
      const tabs = await htmlTabs('<p><input name="a"></p>', [one, other])(world);
      return Object.keys(tabs);
    },
    is: [],
  },
  {
    rule: 'anchors are found in the text, also in white',
    try: marked('<p>Sum <span style="color:white">/l1e/</span></p>', {
      formulaTabs: [{ anchorString: '/l1e/', formula: '1+1', tabLabel: 'sum' }],
    }),
    is: { formulaTabs: [{ pageNumber: '1', xPosition: /^[1-9]\d+$/u }] },
  },
  {
    rule: 'style sheets and links to them are ignored',
    try: printed('<style>p { display: none }</style><p>Seen</p>', 'Seen', 'display'),
    is: { Seen: 1, display: 0 },
  },
  {
    rule: 'images are shown where they come as data',
    why: 'A test of HTML compares the colours of a page, which no answer shows.',
  },
  {
    rule: 'links are of http, https or data',
    try: send([html('<a href="javascript:alert(1)">x</a>')], [one]),
    is: parameter,
  },
  {
    rule: 'elements that are not listed are refused',
    try: send([html('<p>x</p><script>alert(1)</script>')], [one]),
    is: parameter,
  },
  {
    rule: 'handlers of events are no attributes',
    try: send([html('<p onclick="x()">x</p>')], [one]),
    is: parameter,
  },
  {
    rule: 'a part between display anchors can be folded, with its label',
    try: page('Start\nTerms of the berth\nStop', {
      displayAnchors: [
        {
          startAnchor: 'Start',
          endAnchor: 'Stop',
          displaySettings: { display: 'collapsed', displayLabel: 'Read the terms' },
        },
      ],
    }),
    is: /Read the terms/u,
  },
  {
    rule: 'an anchor of the display that is not found is ignored',
    try: page('Terms of the berth', {
      displayAnchors: [
        { startAnchor: 'Nowhere', endAnchor: 'x', displaySettings: { display: 'collapsed' } },
      ],
    }),
    is: /Terms of the berth/u,
  },
  {
    rule: 'anchors of the display begin with the prefix that the document says',
    why: 'The prefix makes the service faster. Anchors are found without it here.',
  },
  {
    rule: 'print_only hides a part from the page',
    try: async (world) =>
      (
        await page('Start\nSecret of the page\nStop', {
          displayAnchors: [
            {
              startAnchor: 'Start',
              endAnchor: 'Stop',
              displaySettings: { display: 'print_only' },
            },
          ],
        })(world)
      ).includes('Secret of the page'),
    is: false,
  },
  {
    rule: 'settings of folded parts have arrows, labels and styles',
    why: 'A part folds with the marks of the browser; arrows and styles of containers are kept and not drawn.',
  },
  {
    rule: 'screens wider than maxScreenWidth get the PDF',
    why: 'A test of the signing page shows it; no answer does.',
  },
  {
    rule: 'a header label stands above the document',
    try: page('Order', { headerLabel: 'Please read the order' }),
    is: /Please read the order/u,
  },
  {
    rule: 'elements of removeEmptyTags vanish where they hold no text',
    why: 'A test of the signing page shows it; no answer does.',
  },
  {
    rule: 'a document has a switch between both views by default',
    why: 'A test of the signing page shows it; no answer does.',
  },
  {
    rule: 'languages from right to left are not supported',
    why: 'No error is published; their letters are set from left to right.',
  },
  {
    rule: 'the PDF has the same text and tabs, and is what is downloaded',
    try: printed('<p>Order of <b>fenders</b></p>', 'Order of', 'fenders'),
    is: { 'Order of': 1, fenders: 1 },
  },
];
