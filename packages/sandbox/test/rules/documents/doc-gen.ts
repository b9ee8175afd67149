import { odile } from '../ask.ts';
import type { World } from '../documented/world.ts';
import {
  base64,
  count,
  docGen,
  draftOf,
  fault,
  fields,
  listValues,
  made,
  names,
  readFields,
  type Rules,
  send,
  setValues,
  word,
  wordRow,
  wordTable,
  listOf,
} from './kit.ts';

const parameter = 'INVALID_REQUEST_PARAMETER';

/** A table of fees, with the row that is repeated. */
const fees = wordTable(
  wordRow('Fee', 'Amount'),
  wordRow('{{t:"TableRow", e:"Fees"}}{{Fee}}', '{{Amount}}'),
);
const rent = { Fee: 'Rent', Amount: '100' };
const power = { Fee: 'Power', Amount: '20' };

/** Generates from a condition, and counts what stands in it. */
const when = (condition: string, values: Readonly<Record<string, string>>) =>
  made([`{{if ${condition}}}Shown{{endif}} End`], values, 'Shown', 'End');
const shown = { Shown: 1, End: 1 };
const hidden = { Shown: 0, End: 1 };

/** A template with a document that is added afterwards, as the published example does. */
async function templateOf(world: World, ...texts: string[]): Promise<string> {
  const templateId = await world.template({
    documents: undefined,
    recipients: { signers: [{ recipientId: '1', roleName: 'Candidate' }] },
  });
  const { isDocGenDocument: _asked, ...document } = docGen(...texts);
  await world.ask(`PUT templates/${templateId}/documents/1`, { documents: [document] });
  return templateId;
}

export const docGenRules: Rules = [
  // The language
  {
    rule: 'spaces are allowed within the braces of a field',
    try: names('{{Name}} {{ Place }}'),
    is: ['Name', 'Place'],
  },
  {
    rule: 'a field with a space in its name is an error',
    try: fault('{{Name}} {{Field Name}}'),
    is: { errorCode: 'Undefined', tagIdentifier: '{{Field Name}}', message: /':'|json/u },
  },
  {
    rule: 'half a brace is text and no error',
    try: fields('{ name } {Name}} {{Other} {{Real}}'),
    is: [{ name: 'Real' }],
  },
  {
    rule: 'a field that stands several times is one field with one value',
    try: made(['{{Name}} and {{Name}}'], { Name: 'Ines' }, 'Ines', '{{'),
    is: { Ines: 2, '{{': 0 },
  },
  {
    rule: 'the same field in two documents is a field of each',
    try: async (world) => {
      const documents = [docGen('{{Name}}'), { ...docGen('{{Name}}'), documentId: '2' }];
      const id = await world.draft({ documents }, [{ recipientId: '1', ...odile }]);
      const { body } = await world.ask(`GET envelopes/${id}/docGenFormFields`);
      return body['docGenFormFields'];
    },
    is: [{ docGenFormFieldList: [{ name: 'Name' }] }, { docGenFormFieldList: [{ name: 'Name' }] }],
  },
  {
    rule: 'a tag can be an object whose members have no quotes',
    try: names(wordTable(wordRow('{{ t:"TableRow", e:"Fees" }}{{Fee}}', '{{Amount}}'))),
    is: ['Fees'],
  },
  {
    rule: 'the inner names of if and endif are those in errors',
    try: fault('{{Name}} {{endif}}'),
    is: { tagIdentifier: '{"type":"EndConditional"}' },
  },
  {
    rule: 'a row with the tag TableRow is repeated for each entry',
    try: made([fees], { Fees: [rent, power] }, 'Rent', 'Power', 'Amount', '{{'),
    is: { Rent: 1, Power: 1, Amount: 1, '{{': 0 },
  },
  {
    rule: 'a table without values has its heading and one empty row',
    try: made([fees, '{{Name}}'], { Name: 'Ines' }, 'Amount', '{{', 'Ines'),
    is: { Amount: 1, '{{': 0, Ines: 1 },
  },
  {
    rule: 'a cell of a table can have several fields',
    try: fields(wordTable(wordRow('{{t:"TableRow", e:"Fees"}}{{Fee}} {{Unit}}', '{{Amount}}'))),
    is: [
      {
        name: 'Fees',
        type: 'TableRow',
        rowValues: [
          {
            docGenFormFieldList: [
              { label: 'Fee', required: 'True', name: 'Fee' },
              { name: 'Unit' },
              { name: 'Amount' },
            ],
          },
        ],
      },
    ],
  },
  {
    rule: 'a name within a table and in the text has values of its own in each',
    try: made([fees, 'Total {{Amount}}'], { Fees: [rent], Amount: '7777' }, '100', '7777'),
    is: { '100': 1, '7777': 1 },
  },
  {
    rule: 'names of fields have no punctuation',
    try: fault('{{Name}} {{Fee#1}}'),
    is: { errorCode: 'Undefined' },
  },
  {
    rule: 'a condition spans paragraphs and other fields',
    try: made(
      ['{{if Pet = "cat"}}', 'The cat {{Cat}}', '{{endif}}', 'End'],
      { Pet: 'cat', Cat: 'Minna' },
      'The cat Minna',
      'End',
    ),
    is: { 'The cat Minna': 1, End: 1 },
  },
  {
    rule: 'what a condition hides leaves no paragraph',
    try: made(
      ['{{ if Pet = "cat" }}', 'Shown', '{{ endif }}', 'End'],
      { Pet: 'dog' },
      'Shown',
      'End',
    ),
    is: hidden,
  },
  { rule: 'a comparison regards case', try: when(`Pet = 'Cat'`, { Pet: 'cat' }), is: hidden },
  { rule: '!= is met where values differ', try: when(`Pet != "cat"`, { Pet: 'dog' }), is: shown },
  {
    rule: 'the value stands at the right of a comparison',
    try: fault(`{{Pet}} {{if 'cat' = Pet}}x{{endif}}`),
    is: { errorCode: 'Undefined' },
  },
  {
    rule: 'curly quotation marks are taken as Word writes them',
    try: when('Pet = \u2018cat\u2019', { Pet: 'cat' }),
    is: shown,
  },
  { rule: '== is taken for =', try: when(`Pet == 'cat'`, { Pet: 'cat' }), is: shown },
  {
    rule: 'and joins conditions',
    try: when(`Pet = 'cat' and Place = 'Turku'`, { Pet: 'cat', Place: 'Oslo' }),
    is: hidden,
  },
  {
    rule: 'or joins conditions',
    try: when(`Pet = 'cat' or Place = 'Turku'`, { Pet: 'cat', Place: 'Oslo' }),
    is: shown,
  },
  {
    rule: '$lowercase and $uppercase change the field',
    try: when(`$lowercase(Pet) = 'cat' and $uppercase(Pet) = 'CAT'`, { Pet: 'Cat' }),
    is: shown,
  },
  {
    rule: '$number compares by size',
    try: when('$number(Pay) >= 1000', { Pay: '999.5' }),
    is: hidden,
  },
  {
    rule: 'other functions of JSONata are part of the language',
    why: 'Nothing is published about them; a condition with one is an error, which says so.',
  },
  {
    rule: 'else and words of other template languages have no meaning',
    try: names(`{{if Pet = 'cat'}}Cat{{else}}Dog{{endif}}`),
    is: ['Pet', 'else'],
  },
  {
    rule: 'a condition without its end is an error',
    try: fault(`{{Name}} {{if Pet = 'cat'}}Cat`),
    is: { errorCode: 'Undefined' },
  },
  {
    rule: 'an end without its condition is an error',
    try: fault('{{Name}} {{endif}}'),
    is: { errorCode: 'EndTagWithoutStartTag' },
  },
  {
    rule: 'a field that stands in a condition alone is a field',
    try: names(`{{if Pet = 'cat'}}Cat{{endif}}`),
    is: ['Pet'],
  },
  {
    rule: 'SuppressParagraph takes its paragraph away where its condition is met',
    try: made(
      ['{{ t:"SuppressParagraph", e:"Pet = \u2018none\u2019"}}Shown {{Pet}}', 'End'],
      { Pet: 'none' },
      'Shown',
      'End',
    ),
    is: hidden,
  },
  {
    rule: 'SuppressParagraph alone in its paragraph is misplaced',
    try: fault('{{Pet}}', `{{t:"SuppressParagraph", e:"Pet = 'none'"}}`),
    is: { errorCode: 'InvalidPlacement' },
  },
  {
    rule: 'a tag of an unknown type is an error',
    try: fault('{{Pet}} {{t:"Table Row", e:"Fees"}}'),
    is: { errorCode: 'InvalidTagType' },
  },
  {
    rule: 'a tag that is no object is an error with its place',
    try: fault('{{Pet}} {{t:"TableRow" e:"Fees"}}'),
    is: { errorCode: 'JsonReaderException', message: /line 1, position \d+/u },
  },
  {
    rule: 'a value that does not fit its condition is an error, and the document is made all the same',
    try: async (world) => {
      const id = await draftOf(world, '{{if $number(Pay) > 1}}Shown{{endif}} End');
      await setValues(world, id, listValues({ Pay: 'much' }));
      const { docGenErrors } = await readFields(world, id);
      return { docGenErrors, ...(await count(world, id, 'End')) };
    },
    is: { docGenErrors: [{ errorCode: 'Undefined' }], End: 1 },
  },
  {
    rule: 'types of text, date, number and list that the add-in for Word writes are read',
    why: 'Their form is not published. Content controls with a tag stand for them: text, date and list.',
  },
  // The fields
  { rule: 'a plain field is a TextBox', try: fields('{{Name}}'), is: [{ type: 'TextBox' }] },
  {
    rule: 'dates, numbers and selected values are not checked by the API',
    try: async (world) => {
      const id = await draftOf(world, '{{Date}}');
      return setValues(world, id, [{ name: 'Date', value: 'some day', type: 'Date' }]);
    },
    is: 200,
  },
  {
    rule: 'a document has at most 1,000 fields',
    try: (world) =>
      world.ask('POST envelopes', {
        status: 'created',
        documents: [docGen(Array.from({ length: 1001 }, (_, at) => `{{F${at}}}`).join(' '))],
      }),
    is: 'UNABLE_TO_LOAD_DOCUMENT',
  },
  {
    rule: 'only .docx has fields',
    try: async (world) => {
      const document = { ...docGen(), fileExtension: 'txt', documentBase64: base64('{{Name}}') };
      const id = await world.draft({ documents: [document] });
      return world.ask(`GET envelopes/${id}/docGenFormFields`);
    },
    is: { status: 200, text: '{}' },
  },
  {
    rule: 'a document that is added to a template has its fields read',
    try: async (world) => {
      const path = `templates/${await templateOf(world, '{{Name}}')}`;
      return (await world.ask(`GET ${path}`)).body['isDocGenTemplate'];
    },
    is: 'true',
  },
  {
    rule: 'a document within a new template is not scanned',
    why: 'It is here, with a warning that names the operation that adds it, since tests are shorter so; --strict holds to the rule.',
  },
  {
    rule: 'a document of an envelope alone is not generated',
    try: async (world) => {
      const { isDocGenDocument: _asked, ...document } = docGen('{{Name}}');
      const id = await world.draft({ documents: [document] }, [{ recipientId: '1', ...odile }]);
      return count(world, id, '{{Name}}');
    },
    is: { '{{Name}}': 1 },
  },
  {
    rule: 'elastic templates, supplemental documents and PowerForms do not go with it',
    why: 'No error is published; such an envelope is generated as any other.',
  },
  {
    rule: 'five envelopes are a trial, and more need an addition to the plan',
    why: 'It is a matter of accounts in production; developer accounts always have it.',
  },
  // Reading
  {
    rule: 'the path is matched without regard to case',
    try: async (world) => {
      const id = await draftOf(world, '{{Name}}');
      return world.ask(`GET envelopes/${id}/docgenformfields`);
    },
    is: 200,
  },
  {
    rule: 'an envelope without fields has none, which is an empty object',
    try: async (world) => world.ask(`GET envelopes/${await world.draft()}/docGenFormFields`),
    is: { status: 200, text: '{}' },
  },
  {
    rule: 'a document is named by its GUID',
    try: async (world) => (await readFields(world, await draftOf(world, '{{Name}}')))['documentId'],
    is: /^[\da-f]{8}-[\da-f-]{27}$/u,
  },
  {
    rule: 'a field has label, type, required and name in this order, and no value before one is set',
    try: async (world) =>
      listOf(await fields('{{Name}}')(world)).map((field) => Object.keys(field)),
    is: [['label', 'type', 'required', 'name']],
  },
  {
    rule: 'required is a word with a capital',
    try: fields('{{Name}}'),
    is: [{ required: 'True' }],
  },
  {
    rule: 'the status of a document is spelt as the service spells it',
    try: async (world) => {
      const id = await draftOf(world, '{{Name}}');
      const { docGenDocumentStatus: before } = await readFields(world, id);
      await setValues(world, id, listValues({ Name: 'Ines' }));
      const { docGenDocumentStatus: after } = await readFields(world, id);
      const wrong = await readFields(world, await draftOf(world, '{{Name}} {{endif}}'));
      return [before, after, wrong['docGenDocumentStatus']];
    },
    is: ['created', 'mergesuceeded', 'hassyntaxerror'],
  },
  {
    rule: 'members of requests are read without regard to case',
    try: async (world) => {
      const id = await draftOf(world, '{{Name}}');
      await setValues(world, id, [{ Name: 'Name', Value: 'Ines' }]);
      return count(world, id, 'Ines');
    },
    is: { Ines: 1 },
  },
  // Setting values
  {
    rule: 'only the name and the value of a field matter',
    try: async (world) => {
      const id = await draftOf(world, '{{Name}}');
      return setValues(world, id, [{ name: 'Name', value: 'Ines' }]);
    },
    is: 200,
  },
  {
    rule: 'a row that lacks a column is refused',
    try: made([fees], { Fees: [{ Fee: 'Rent' }] }),
    is: parameter,
  },
  {
    rule: 'the values of a sent envelope change until somebody has signed',
    try: async (world) => {
      const id = await draftOf(world, '{{Name}}');
      await setValues(world, id, listValues({ Name: 'Ines' }));
      await world.ask(`PUT envelopes/${id}`, { emailSubject: 'Offer', status: 'sent' });
      const before = await setValues(world, id, listValues({ Name: 'Maud' }));
      await world.sign(id);
      const after = await setValues(world, id, listValues({ Name: 'Odile' }));
      return [before.status, after.code];
    },
    is: [200, 'ENVELOPE_INVALID_STATUS'],
  },
  {
    rule: 'each merge gives the document another ID',
    try: async (world) => {
      const id = await draftOf(world, '{{Name}}');
      const { documentId: first } = await readFields(world, id);
      await setValues(world, id, listValues({ Name: 'Ines' }));
      const { documentId: second } = await readFields(world, id);
      return first === second;
    },
    is: false,
  },
  {
    rule: 'update_docgen_formfields_only keeps the document and its ID',
    try: async (world) => {
      const id = await draftOf(world, '{{Name}}');
      const { documentId: first } = await readFields(world, id);
      const query = '?update_docgen_formfields_only=true';
      await setValues(world, id, listValues({ Name: 'Ines' }), query);
      const { documentId: second } = await readFields(world, id);
      return { isSame: first === second, ...(await count(world, id, 'Ines')) };
    },
    is: { isSame: true, Ines: 0 },
  },
  {
    rule: 'a value that is a number is taken',
    try: async (world) => {
      const id = await draftOf(world, '{{Shares}}');
      await setValues(world, id, [{ name: 'Shares', value: 500 }]);
      return count(world, id, '500');
    },
    is: { '500': 1 },
  },
  {
    rule: 'the document is generated when the answer comes, and anchors are found in it',
    try: async (world) => {
      const signHereTabs = [{ anchorString: '{{Anchor}}' }, { anchorString: '/made/' }];
      const signer = { recipientId: '1', ...odile, tabs: { signHereTabs: signHereTabs.slice(1) } };
      const id = await world.draft({ documents: [docGen('{{Anchor}} here')] }, [signer]);
      await setValues(world, id, listValues({ Anchor: '/made/' }));
      return world.ask(`PUT envelopes/${id}`, { emailSubject: 'Offer', status: 'sent' });
    },
    is: 200,
  },
  {
    rule: 'an envelope whose required fields have no values is incomplete',
    try: async (world) => {
      const id = await draftOf(world, '{{Name}}');
      return world.ask(`PUT envelopes/${id}`, { emailSubject: 'Offer', status: 'sent' });
    },
    is: 'ENVELOPE_IS_INCOMPLETE',
  },
  {
    rule: 'values come in the request that creates the envelope, with docGenFormFields',
    try: send(
      [{ ...docGen('{{Name}} /sig1/'), docGenFormFields: [{ name: 'Name', value: 'Ines' }] }],
      [{ recipientId: '1', ...odile }],
    ),
    is: 201,
  },
  {
    rule: 'values of a bulk list are in the copy of each person',
    why: 'A test of document generation sends a list of two copies, which needs a template and the clock.',
  },
  {
    rule: 'the published sequence works: template, document, tabs, draft, fields, values, sent',
    try: async (world) => {
      const templateId = await templateOf(world, '{{Candidate_Name}} signs at /sn1/');
      await world.ask(`POST templates/${templateId}/recipients/1/tabs`, {
        signHereTabs: [{ anchorString: '/sn1/', documentId: '1' }],
      });
      const id = await world.make(
        'POST envelopes',
        { templateId, status: 'created', templateRoles: [{ roleName: 'Candidate', ...odile }] },
        'envelopeId',
      );
      await setValues(world, id, listValues({ Candidate_Name: 'Odile' }));
      const sent = await world.ask(`PUT envelopes/${id}`, { status: 'sent' });
      return [sent.status, await count(world, id, 'Odile signs')];
    },
    is: [200, { 'Odile signs': 1 }],
  },
  {
    rule: 'a value looks like the tag in whose place it stands',
    why: 'A test of the pages compares the letters of runs, which no answer shows.',
  },
  {
    rule: 'a file may have the values of runs that Word has divided',
    try: async (world) => {
      const divided =
        '<w:p><w:r><w:t>{{Na</w:t></w:r><w:r><w:rPr><w:b/></w:rPr><w:t>me}}</w:t></w:r></w:p>';
      const document = { ...docGen(), documentBase64: base64(word(divided)) };
      const id = await world.draft({ documents: [document] }, [{ recipientId: '1', ...odile }]);
      await setValues(world, id, listValues({ Name: 'Ines' }));
      return count(world, id, 'Ines');
    },
    is: { Ines: 1 },
  },
];
