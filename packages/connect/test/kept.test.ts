import { parse, serialize, type ConnectEvent, type Finding } from '@countersign/connect';
import { envelopeInformation } from '@countersign/connect/zod';
import { describe, expect, it } from 'vitest';
import { changed, example } from './support/examples.js';

const xml = example('webhooks/envelope-completed.xml').text;
const root = '/DocuSignEnvelopeInformation';

/** Reads a message that has something unknown in it, and sees to it that nothing of it is lost. */
function parseKept(text: string): ConnectEvent {
  const event = parse(text);
  const written = serialize(event);
  expect(parse(written)).toEqual(event);
  // Once more, since writing and reading could have lost the same part.
  expect(serialize(parse(written))).toBe(written);
  return event;
}

function before(mark: string, added: string): string {
  return changed(xml, mark, `${added}${mark}`);
}

describe('an unknown element', () => {
  it('of the namespace of the message is kept where it was', () => {
    const event = parseKept(before('<TimeZone>', '<Mood>calm &amp; clear</Mood>'));
    expect(event.findings).toEqual<Finding[]>([
      { code: 'unknown-element', at: `${root}/Mood`, found: 'Mood' },
    ]);
    const namespace = 'http://www.docusign.net/API/3.0';
    expect(event.unknownElements).toEqual([
      { name: 'Mood', namespace, attributes: {}, text: 'calm & clear', elements: [] },
    ]);
    expect(serialize(event)).toContain(
      '<Mood>calm &amp; clear</Mood></DocuSignEnvelopeInformation>',
    );
  });

  it('of another namespace is kept with all that is in it', () => {
    const weather =
      '<w:Weather xmlns:w="urn:weather" w:source="harbour" mood="calm">' +
      '<w:Wind knots="12"><w:Gust>20</w:Gust><w:Gust>23</w:Gust></w:Wind>' +
      '<Tide xmlns="urn:tide">high<Level xmlns="">2.1</Level></Tide></w:Weather>';
    const event = parseKept(before('<TimeGenerated>', weather));
    expect(event.findings).toEqual<Finding[]>([
      { code: 'unknown-element', at: `${root}/EnvelopeStatus/Weather`, found: 'Weather' },
    ]);
    const inner = { namespace: 'urn:weather', attributes: {}, elements: [] };
    expect(event.envelope?.unknownElements).toEqual([
      {
        name: 'Weather',
        namespace: 'urn:weather',
        attributes: { 'xmlns:w': 'urn:weather', 'w:source': 'harbour', mood: 'calm' },
        text: '',
        elements: [
          {
            name: 'Wind',
            namespace: 'urn:weather',
            attributes: { knots: '12' },
            text: '',
            elements: [
              { ...inner, name: 'Gust', text: '20' },
              { ...inner, name: 'Gust', text: '23' },
            ],
          },
          {
            name: 'Tide',
            namespace: 'urn:tide',
            attributes: {},
            text: 'high',
            elements: [{ name: 'Level', namespace: '', attributes: {}, text: '2.1', elements: [] }],
          },
        ],
      },
    ]);
  });

  it('takes the prefixes along that are declared around it', () => {
    const declared = xml.replace('xmlns:xsd=', 'xmlns:w="urn:weather" xmlns:xsd=');
    const event = parseKept(changed(declared, '<TimeZone>', '<Mood w:knots="12" /><TimeZone>'));
    expect(event.unknownElements).toMatchObject([
      { name: 'Mood', attributes: { 'w:knots': '12', 'xmlns:w': 'urn:weather' } },
    ]);
  });

  it('is one where its name is known but its namespace is another', () => {
    const event = parseKept(before('<TimeZone>', '<TimeZone xmlns="urn:other">Mars</TimeZone>'));
    expect(event.timeZone).toBe('GMT Standard Time');
    expect(event.unknownElements).toMatchObject([{ name: 'TimeZone', namespace: 'urn:other' }]);
  });

  it('in a list is kept beside the list, and told of by its place', () => {
    const second = xml.replace(
      '<Type>CarbonCopy</Type>',
      '<Type>CarbonCopy</Type><Mood>calm</Mood>',
    );
    const event = parseKept(changed(second, '</RecipientStatuses>', '<Late/></RecipientStatuses>'));
    const list = `${root}/EnvelopeStatus/RecipientStatuses`;
    expect(event.findings).toEqual<Finding[]>([
      { code: 'unknown-element', at: `${list}/Late`, found: 'Late' },
      { code: 'unknown-element', at: `${list}/RecipientStatus[2]/Mood`, found: 'Mood' },
    ]);
    expect(event.envelope?.recipients[1]?.unknownElements).toMatchObject([{ name: 'Mood' }]);
    expect(event.envelope?.unknownElements).toMatchObject([
      { name: 'Late', within: ['RecipientStatuses'] },
    ]);
    expect(serialize(event)).toContain('<Late/></RecipientStatuses>');
  });

  it('deep in the elements around a list is kept there', () => {
    const form = '<FormData><xfdf><fields/><ids original="1"/></xfdf></FormData>';
    const event = parseKept(changed(xml, '  </EnvelopeStatus>', `${form}</EnvelopeStatus>`));
    expect(event.envelope?.unknownElements).toMatchObject([
      { name: 'ids', within: ['FormData', 'xfdf'], attributes: { original: '1' } },
    ]);
    expect(serialize(event)).toContain('<FormData><xfdf><ids original="1"/></xfdf></FormData>');
  });

  it('is accepted by the validators', () => {
    const { envelope, documentPdfs } = parseKept(
      before('<TimeGenerated>', '<Mood a="1"><b/></Mood>'),
    );
    expect(envelopeInformation.safeParse({ envelope, documentPdfs })).toMatchObject({
      success: true,
      data: { envelope: { unknownElements: [{ name: 'Mood' }] } },
    });
  });
});

describe('an unknown attribute', () => {
  it.each([
    ['<DocuSignEnvelopeInformation', root],
    ['<EnvelopeStatus', `${root}/EnvelopeStatus`],
    ['<RecipientStatuses', `${root}/EnvelopeStatus/RecipientStatuses`],
    ['<Subject', `${root}/EnvelopeStatus/Subject`],
    ['<EnvelopePDFHash', `${root}/EnvelopeStatus/EnvelopePDFHash`],
    ['<ID', `${root}/EnvelopeStatus/DocumentStatuses/DocumentStatus[1]/ID`],
    ['<TimeZoneOffset', `${root}/TimeZoneOffset`],
    ['<DocumentPDFs', `${root}/DocumentPDFs`],
    ['<fields', `${root}/EnvelopeStatus/RecipientStatuses/RecipientStatus[1]/FormData/xfdf/fields`],
  ])('of %s is kept', (tag, at) => {
    const text = xml.replace(
      new RegExp(`${tag}(?=[ >])`),
      `${tag} mood="calm &quot;&amp;&#10;&quot;"`,
    );
    const event = parseKept(text);
    expect(event.findings).toEqual<Finding[]>([{ code: 'unknown-attribute', at, found: 'mood' }]);
    expect(serialize(event)).toContain(' mood="calm &quot;&amp;&#10;&quot;"');
  });

  it('of one of several elements is kept there', () => {
    const field = '<CustomField>Boat: Petrel</CustomField>';
    const text = example('recipients/signer.xml').text;
    const event = parseKept(changed(text, field, field.replace('>', ' mood="calm">')));
    expect(event.envelope?.recipients[0]?.unknownAttributes).toEqual([
      { name: 'mood', namespace: '', value: 'calm', within: ['CustomFields', 'CustomField', 0] },
    ]);
    expect(serialize(event)).toContain('<CustomField mood="calm">Boat: Petrel</CustomField>');
  });

  it('of another namespace takes its prefix along', () => {
    const declared = xml.replace('xmlns:xsd=', 'xmlns:w="urn:weather" xmlns:xsd=');
    const event = parseKept(declared.replace('<Subject>', '<Subject w:knots="12">'));
    expect(event.envelope?.unknownAttributes).toEqual([
      { name: 'w:knots', namespace: 'urn:weather', value: '12', within: ['Subject'] },
    ]);
  });

  it('beside xsi:nil is kept', () => {
    const nil = '<DeclineReason xsi:nil="true" />';
    const event = parseKept(xml.replace(nil, nil.replace('/>', 'mood="calm" />')));
    expect(event.envelope?.recipients[0]).toMatchObject({
      declinedReason: null,
      unknownAttributes: [{ name: 'mood', within: ['DeclineReason'] }],
    });
  });

  it('goes with the element where that is taken out', () => {
    const event = parseKept(xml.replace('<Subject>', '<Subject mood="calm">'));
    delete event.envelope?.emailSubject;
    expect(serialize(event)).not.toContain('mood');
  });

  it('is accepted by the validators', () => {
    const { envelope, documentPdfs } = parseKept(xml.replace('<Subject>', '<Subject mood="calm">'));
    expect(envelopeInformation.safeParse({ envelope, documentPdfs })).toMatchObject({
      success: true,
      data: { envelope: { unknownAttributes: [{ name: 'mood' }] } },
    });
  });
});

describe('what is in the schema namespace of instances', () => {
  it('is no finding', () => {
    const located = xml.replace('xmlns:xsd=', 'xsi:schemaLocation="a b" xmlns:xsd=');
    const typed = changed(located, '<TimeZone>', '<TimeZone xsi:type="xsd:string">');
    expect(parse(typed).findings).toEqual([]);
  });
});

describe('an unlisted word', () => {
  it.each([
    ['<Type>Signer</Type>', 'RecipientStatuses/RecipientStatus[1]/Type'],
    ['<Status>Signed</Status>', undefined],
    ['<SigningLocation>Online</SigningLocation>', 'SigningLocation'],
    [
      '<TabType>SignHere</TabType>',
      'RecipientStatuses/RecipientStatus[1]/TabStatuses/TabStatus[1]/TabType',
    ],
    ['<CustomFieldType>Text</CustomFieldType>', 'CustomFields/CustomField[1]/CustomFieldType'],
  ])('in XML is kept: %s', (element, path) => {
    const [, word = ''] = />(\w+)</.exec(element) ?? [];
    const event = parseKept(xml.replace(element, element.replace(`>${word}<`, '>Brand New<')));
    // The status of a tab is any text.
    const found = {
      code: 'unlisted-value',
      at: `${root}/EnvelopeStatus/${path}`,
      found: 'Brand New',
    };
    expect(event.findings).toEqual(path === undefined ? [] : [found]);
    expect(serialize(event)).toContain(element.replace(`>${word}<`, '>Brand New<'));
  });

  it.each([
    ['"status":"completed"', '/data/envelopeSummary/recipients/signers/0/status'],
    ['"signingLocation":"online"', '/data/envelopeSummary/signingLocation'],
    ['"deliveryMethod":"email"', '/data/envelopeSummary/recipients/signers/0/deliveryMethod'],
    [
      '"status":"Passed"',
      '/data/envelopeSummary/recipients/signers/0/recipientAuthenticationStatus/accessCodeResult/status',
    ],
  ])('in JSON is kept: %s', (field, at) => {
    const { text } = example('recipients/signer.message.yaml');
    const other = field.replace(/:.*/, ':"brand new"');
    const event = parseKept(text.replace(field, other));
    expect(event.findings).toEqual<Finding[]>([{ code: 'unlisted-value', at, found: 'brand new' }]);
    expect(serialize(event)).toContain(other);
  });
});

describe('an unknown field of JSON', () => {
  const message: { data: { envelopeSummary: object } } = JSON.parse(
    example('recipients/signer.message.yaml').text,
  );
  const odd = { deep: [1, { text: 'ok' }, null], no: false };

  it('beside the known ones is kept and told of', () => {
    const event = parseKept(JSON.stringify({ ...message, 'mo/od~': odd }));
    expect(event.findings).toEqual<Finding[]>([
      { code: 'unknown-field', at: '/mo~1od~0', found: 'mo/od~' },
    ]);
    expect(JSON.parse(serialize(event))).toMatchObject({ 'mo/od~': odd });
  });

  it('in the data is kept and told of', () => {
    const event = parseKept(JSON.stringify({ ...message, data: { ...message.data, mood: odd } }));
    expect(event.findings).toEqual<Finding[]>([
      { code: 'unknown-field', at: '/data/mood', found: 'mood' },
    ]);
    expect(JSON.parse(serialize(event))).toMatchObject({ data: { mood: odd } });
  });

  // The envelope has many fields that the contract knows and the model has no word for.
  it.each([
    ['the envelope', '"envelopeSummary":{', ({ envelope }: ConnectEvent) => envelope],
    ['the sender', '"sender":{', ({ envelope }: ConnectEvent) => envelope?.otherFields?.['sender']],
    ['a recipient', '"signers":[{', ({ envelope }: ConnectEvent) => envelope?.recipients[0]],
    [
      'a tab',
      '"initialHereTabs":[{',
      ({ envelope }: ConnectEvent) => envelope?.recipients[0]?.tabs[0],
    ],
    [
      'a document',
      '"envelopeDocuments":[{',
      ({ envelope }: ConnectEvent) => envelope?.documents[0],
    ],
    [
      'a custom field',
      '"textCustomFields":[{',
      ({ envelope }: ConnectEvent) => envelope?.customFields[0],
    ],
    [
      'an attachment',
      '"recipientAttachments":[{',
      ({ envelope }: ConnectEvent) => envelope?.recipients[0]?.attachments[0],
    ],
  ])('of %s is kept', (_name, mark, holder) => {
    const text = changed(JSON.stringify(message), mark, `${mark}"mood":${JSON.stringify(odd)},`);
    const event = parseKept(text);
    expect(event.findings).toEqual([]);
    expect(JSON.stringify(holder(event))).toContain(`"mood":${JSON.stringify(odd)}`);
    expect(serialize(event)).toContain(`"mood":${JSON.stringify(odd)}`);
  });

  it.each([
    '{',
    '"data":{',
    '"envelopeSummary":{',
    '"sender":{',
    '"recipients":{',
    '"signers":[{',
    '"tabs":{',
  ])('called __proto__ is a field like others, after %s', (mark) => {
    const evil = '"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}},';
    const text = JSON.stringify(message).replace(mark, `${mark}${evil}`);
    const event = parseKept(text);
    const written = serialize(event);
    expect(written.split('"__proto__":{"polluted":true}')).toHaveLength(2);
    expect(written.split('"constructor":{"prototype":{"polluted":true}}')).toHaveLength(2);
    expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  });

  it('loses nothing of the whole message', () => {
    const text = JSON.stringify(message);
    expect(JSON.parse(serialize(parse(text)))).toEqual({
      ...message,
      // Written to seven digits, of which a date holds three.
      generatedDateTime: '2026-11-20T18:05:46.9620000Z',
    });
  });
});

describe('an unlisted event', () => {
  const text = example('webhooks/envelope-sent.message.yaml').text;
  const event = parseKept(text.replace('"envelope-sent"', '"envelope-teleported"'));

  it('is told of', () => {
    expect(event).toMatchObject({
      event: 'unlisted',
      subject: 'unlisted',
      name: 'envelope-teleported',
      id: expect.stringMatching(/^envelope-teleported\//),
      findings: expect.arrayContaining([
        { code: 'unlisted-value', at: '/event', found: 'envelope-teleported' },
      ]),
    });
  });

  it('keeps what it is about', () => {
    const { data }: { data: object } = JSON.parse(text);
    expect(JSON.parse(serialize(event))).toMatchObject({ event: 'envelope-teleported', data });
  });

  it('cannot be written as XML', () => {
    expect(() => serialize(event, { format: 'xml' })).toThrow(
      expect.objectContaining({ code: 'event-not-in-xml', at: '/event' }),
    );
  });
});
