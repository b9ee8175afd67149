import { PDFDocument } from '@cantoo/pdf-lib';
import { makePdf } from '../../documents/make-pdf.ts';
import type { Body } from '../ask.ts';
import { Told, type World } from '../documented/world.ts';
import { anchored, base64, form, one, pdf, readTabs, listOf, type Rules, send } from './kit.ts';

const sig = { anchorString: '/sig1/' };
const notFound = 'ANCHOR_TAB_STRING_NOT_FOUND';
const offset = 'INVALID_USER_OFFSET';
const parameter = 'INVALID_REQUEST_PARAMETER';

/** The places of a tab in points. */
const at =
  (tab: object, pages: string[][] = [['Sign: /sig1/ in penmanship']]) =>
  async (world: World) => {
    const tabs = await anchored({ textTabs: [{ ...sig, ...tab }] }, ...pages)(world);
    return tabs instanceof Told ? tabs : placesOf(tabs);
  };

function placesOf(tabs: Body): number[][] {
  return listOf(tabs['textTabs']).map(({ pageNumber, xPosition, yPosition }) =>
    [pageNumber, xPosition, yPosition].map(Number),
  );
}

/** The place of a tab at the text. */
async function placeOf(world: World, tab: object): Promise<number[]> {
  const places = await at(tab)(world);
  return places instanceof Told ? [] : (places[0] ?? []);
}

/** The shift of a tab against the one without an offset. */
const shift = (tab: object) => async (world: World) => {
  const [, x0 = 0, y0 = 0] = await placeOf(world, {});
  const [, x1 = 0, y1 = 0] = await placeOf(world, tab);
  return [x1 - x0, y1 - y0];
};

/** A PDF whose text is in a form of the page, or white. */
async function drawn(kind: 'form' | 'white') {
  const document = await PDFDocument.create();
  const page = document.addPage([612, 792]);
  if (kind === 'white') {
    const { rgb } = await import('@cantoo/pdf-lib');
    page.drawText('/sig1/', { x: 72, y: 700, size: 12, color: rgb(1, 1, 1) });
  } else {
    const inner = await PDFDocument.load(await makePdf({ pages: [['/sig1/']] }));
    const [embedded] = await document.embedPages(inner.getPages());
    if (embedded !== undefined) page.drawPage(embedded);
  }
  return {
    documentId: '1',
    name: kind,
    fileExtension: 'pdf',
    documentBase64: base64(await document.save()),
  };
}

const sendWith = (documents: readonly object[], tabs: object) =>
  send(documents, [{ ...one, tabs }]);

export const anchorRules: Rules = [
  {
    rule: 'a text is looked for in all documents, whatever the documentId of the tab',
    try: async (world) => {
      const documents = [
        await pdf(['Sign: /sig1/']),
        { ...(await pdf(['Also: /sig1/'])), documentId: '2' },
      ];
      const said = await sendWith(documents, { signHereTabs: [{ ...sig, documentId: '1' }] })(
        world,
      );
      const { signHereTabs } = await readTabs(world, said.body['envelopeId'] ?? '');
      return listOf(signHereTabs).map(({ documentId }) => documentId);
    },
    is: ['1', '2'],
  },
  {
    rule: 'anchorTabScope document looks in the document of the tab alone',
    try: async (world) => {
      const documents = [await pdf(['x']), { ...(await pdf(['/sig1/'])), documentId: '2' }];
      const tab = { ...sig, documentId: '1', anchorTabScope: 'document' };
      return sendWith(documents, { textTabs: [tab] })(world);
    },
    is: notFound,
  },
  {
    rule: 'each place of a text gets a tab',
    try: at({}, [['/sig1/ and /sig1/'], ['/sig1/']]),
    is: [1, 1, 2].map((page) => [page, /\d/u, /\d/u]),
  },
  {
    rule: 'a signature stands on its text, and other tabs hang from it',
    try: async (world) => {
      const tabs = await anchored({ signHereTabs: [sig], textTabs: [sig] })(world);
      if (tabs instanceof Told) return tabs;
      const [sign = 0, text = 0] = [tabs['signHereTabs'], tabs['textTabs']].map((list) =>
        Number(listOf(list)[0]?.['yPosition']),
      );
      return text - sign;
    },
    is: 36,
  },
  {
    rule: 'offsets go to the right and down',
    try: shift({ anchorXOffset: '10', anchorYOffset: '20' }),
    is: [10, 20],
  },
  {
    rule: 'a unit is pixels, of 72 to the inch',
    try: shift({ anchorUnits: 'pixels', anchorXOffset: '72' }),
    is: [72, 0],
  },
  {
    rule: 'a unit can be inches',
    try: shift({ anchorUnits: 'inches', anchorXOffset: '1' }),
    is: [72, 0],
  },
  {
    rule: 'a unit can be millimeters',
    try: shift({ anchorUnits: 'mms', anchorXOffset: '25.4' }),
    is: [72, 0],
  },
  {
    rule: 'a unit can be centimeters',
    try: shift({ anchorUnits: 'cms', anchorXOffset: '2.54' }),
    is: [72, 0],
  },
  {
    rule: 'a unit that there is not is refused',
    try: at({ anchorUnits: 'furlongs', anchorXOffset: '1' }),
    is: parameter,
  },
  {
    rule: 'alignment right begins where the text ends',
    try: async (world) => {
      const [x = 0] = await shift({ anchorHorizontalAlignment: 'right' })(world);
      return x > 20;
    },
    is: true,
  },
  {
    rule: 'case is disregarded unless it is asked for',
    try: at({ anchorString: '/SIG1/' }),
    is: [[1, /./u, /./u]],
  },
  {
    rule: 'anchorCaseSensitive regards case',
    try: at({ anchorString: '/SIG1/', anchorCaseSensitive: 'true' }),
    is: notFound,
  },
  { rule: 'a part of a word is found', try: at({ anchorString: 'man' }), is: [[1, /./u, /./u]] },
  {
    rule: 'anchorMatchWholeWord finds no part of a word',
    try: at({ anchorString: 'man', anchorMatchWholeWord: 'true' }),
    is: notFound,
  },
  {
    rule: 'one more space within a text still matches',
    try: at({ anchorString: 'DocuSign' }, [['By Docu Sign here']]),
    is: [[1, /./u, /./u]],
  },
  {
    rule: 'several more spaces do not match',
    why: 'The reader of PDF gives spaces side by side as one, so that they match.',
  },
  {
    rule: 'more spaces where there is one still match',
    try: at({ anchorString: 'Docu Sign' }, [['By Docu    Sign here']]),
    is: [[1, /./u, /./u]],
  },
  { rule: 'a text that is nowhere is refused', try: at({ anchorString: '/none/' }), is: notFound },
  {
    rule: 'anchorIgnoreIfNotPresent leaves the tab out',
    try: async (world) => {
      const tab = { anchorString: '/none/', anchorIgnoreIfNotPresent: 'true' };
      return (await sendWith([await pdf(['x'])], { textTabs: [tab] })(world)).status;
    },
    is: 201,
  },
  {
    rule: 'a place above or below the page is moved to its edge',
    try: async (world) => {
      const [, , high] = await placeOf(world, { anchorYOffset: '-900' });
      const [, , low] = await placeOf(world, { anchorYOffset: '900' });
      return [high, Number(low) <= 792];
    },
    is: [0, true],
  },
  { rule: 'a place beside the page is refused', try: at({ anchorXOffset: '900' }), is: offset },
  { rule: 'a place left of the page is refused', try: at({ anchorXOffset: '-300' }), is: offset },
  {
    rule: 'a tab whose width passes the edge is refused',
    try: at({ anchorXOffset: '400', width: '200' }),
    is: offset,
  },
  {
    rule: 'a text for two recipients in a document is not allowed',
    why: 'No error is published; each of them gets a tab there.',
  },
  {
    rule: 'text in images is not found',
    why: 'Nothing here reads letters in images.',
  },
  {
    rule: 'text in a drawing within the page is not found',
    try: async (world) => sendWith([await drawn('form')], { textTabs: [sig] })(world),
    is: notFound,
  },
  {
    rule: 'white text is found',
    try: async (world) => sendWith([await drawn('white')], { textTabs: [sig] })(world),
    is: 201,
  },
  {
    rule: 'the value of a form field is no text of the page before it is one',
    try: async (world) => {
      const document = await form([{ name: 'a', type: 'Tx', value: '/sig1/' }]);
      return sendWith([document], { signHereTabs: [sig] })(world);
    },
    is: notFound,
  },
  {
    rule: 'an envelope has at most 3,000 tabs at texts',
    why: 'A test of the search for texts meets the limit; the envelope would have 3,000 places.',
  },
  {
    rule: 'tabs of templates have the version of the processor',
    try: async (world) => {
      const signers = [{ ...one, tabs: { textTabs: [sig] } }];
      const id = await world.template({ recipients: { signers } });
      const { body } = await world.ask(`GET templates/${id}/recipients/1/tabs`);
      return body['textTabs'];
    },
    is: [{ anchorTabProcessorVersion: 'v1_3' }],
  },
  {
    rule: 'a tab without a page and a text is refused',
    why: 'It stands at the upper left of the first page, as in published requests that work.',
  },
  {
    rule: 'a document that cannot be searched is refused',
    why: 'A PDF that cannot be searched is refused when it is added, with UNABLE_TO_LOAD_DOCUMENT.',
  },
  {
    rule: 'places below zero are refused',
    try: async (world) => {
      const tab = { documentId: '1', pageNumber: '1', xPosition: '-5', yPosition: '10' };
      return sendWith([await pdf(['x'])], { textTabs: [tab] })(world);
    },
    is: 400,
  },
  {
    rule: 'places are rounded to whole points',
    try: async (world) => {
      const tab = { documentId: '1', pageNumber: '1', xPosition: '10.4', yPosition: '10.6' };
      const said = await sendWith([await pdf(['x'])], { textTabs: [tab] })(world);
      return (await readTabs(world, said.body['envelopeId'] ?? ''))['textTabs'];
    },
    is: [{ xPosition: '10', yPosition: '11' }],
  },
];
