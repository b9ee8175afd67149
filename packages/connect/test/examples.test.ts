import { parse, serialize, type ConnectEvent } from '@countersign/connect';
import { envelopeInformation } from '@countersign/connect/zod';
import { describe, expect, it } from 'vitest';
import { changed, example, examples, jsonExamples, xmlExamples } from './support/examples.js';

const completed = example('webhooks/envelope-completed.xml').text;
const signer = example('recipients/signer.xml').text;

describe.each(examples)('$file', ({ text, event }) => {
  it(`is read as ${event}, and all of it is known`, () => {
    expect(parse(text)).toMatchObject({ event, findings: [] });
  });

  it('is read from bytes as from text', () => {
    expect(parse(new TextEncoder().encode(text))).toEqual(parse(text));
  });

  it('is the same event after it was written', () => {
    const read = parse(text);
    expect(parse(serialize(read))).toEqual(read);
  });

  it('has dates, numbers, flags and lists where the model says so', () => {
    const { envelope, documentPdfs } = parse(text);
    const payload = envelope === undefined ? { documentPdfs } : { envelope, documentPdfs };
    expect(envelopeInformation.safeParse(payload)).toMatchObject({ success: true });
  });
});

/** Returns the facts that the XML message and the JSON message of the same event share. */
function sharedBy(event: ConnectEvent) {
  const { envelope } = event;
  const people = envelope?.recipients.map(({ type, name, email, status, routingOrder }) => ({
    type,
    name,
    email,
    status,
    routingOrder,
  }));
  return {
    event: event.event,
    envelopeId: 'envelopeId' in event ? event.envelopeId : undefined,
    recipientId: 'recipientId' in event ? event.recipientId : undefined,
    emailSubject: envelope?.emailSubject,
    senderName: envelope?.senderName,
    senderEmail: envelope?.senderEmail,
    status: envelope?.status,
    createdDateTime: envelope?.createdDateTime,
    sentDateTime: envelope?.sentDateTime,
    completedDateTime: envelope?.completedDateTime,
    // JSON groups recipients by their kind.
    recipients: people?.toSorted((one, other) => `${one.name}`.localeCompare(`${other.name}`)),
    documents: envelope?.documents.map(({ documentId, name, order }) => [documentId, name, order]),
  };
}

describe('the XML and the JSON of one event', () => {
  const pairs = xmlExamples.flatMap(({ file, text }) => {
    const json = jsonExamples.find((one) => one.file === file.replace('.xml', '.message.yaml'));
    return json === undefined ? [] : [{ file, xml: sharedBy(parse(text)), json: parse(json.text) }];
  });

  it.each(pairs.filter(({ file }) => file.startsWith('recipients/')))(
    '$file say the same',
    ({ xml, json }) => {
      expect(sharedBy(json)).toEqual(xml);
    },
  );

  // The examples in JSON there leave out the parts that the configuration does not include.
  it.each(pairs.filter(({ file }) => file.startsWith('webhooks/')))(
    '$file say the same, as far as JSON says it',
    ({ xml, json }) => {
      const { recipients: _, documents: __, ...said } = sharedBy(json);
      const there = Object.entries(said).filter(([, value]) => value !== undefined);
      expect(there.length).toBeGreaterThanOrEqual(2);
      expect(xml).toMatchObject(Object.fromEntries(there));
    },
  );

  it('are there for every event and every kind of recipient that XML has', () => {
    const files = xmlExamples.map(({ file }) => file).filter((file) => /^[wr]/.test(file));
    expect(pairs.map(({ file }) => file)).toEqual(files);
    expect(files.length).toBeGreaterThan(10);
  });
});

describe('the documents', () => {
  const { documentPdfs } = parse(completed);

  it('are the PDF files', () => {
    expect(
      documentPdfs.map(({ name, documentId, documentType }) => [name, documentId, documentType]),
    ).toEqual([
      ['Berth lease.pdf', 1, 'content'],
      ['CertificateOfCompletion_3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24.pdf', undefined, 'summary'],
    ]);
  });

  it.each(documentPdfs)('$name is given whole and as a stream', async ({ pdfBytes }) => {
    const bytes = pdfBytes?.bytes() ?? new Uint8Array();
    expect(new TextDecoder().decode(bytes.subarray(0, 5))).toBe('%PDF-');
    expect(new TextDecoder().decode(bytes.subarray(-6))).toBe('%%EOF\n');
    expect(pdfBytes?.size).toBe(bytes.length);
    const streamed = await new Response(pdfBytes?.stream()).arrayBuffer();
    expect(new Uint8Array(streamed)).toEqual(bytes);
  });

  it('come with the data that was filled in', () => {
    const { envelope } = parse(completed);
    const [attachment] = envelope?.recipients[0]?.attachments ?? [];
    expect(new TextDecoder().decode(attachment?.data?.bytes())).toMatch(/^<\?xml/);
  });
});

describe('dates', () => {
  const offset = '<TimeZoneOffset>0</TimeZoneOffset>';

  it('are points in time', () => {
    const { envelope, generatedDateTime } = parse(completed);
    expect(envelope?.completedDateTime).toEqual(new Date('2026-11-20T18:05:47.330Z'));
    expect(envelope?.recipients[0]?.sentDateTime).toEqual(new Date('2026-11-20T10:15:01.020Z'));
    expect(generatedDateTime).toEqual(new Date('2026-11-20T18:05:48.332Z'));
  });

  it.each([
    [-8, '2026-11-21T02:05:47.330Z'],
    [3, '2026-11-20T15:05:47.330Z'],
  ])('are local to a time zone %i hours ahead of UTC', (hours, moment) => {
    const text = changed(completed, offset, `<TimeZoneOffset>${hours}</TimeZoneOffset>`);
    const event = parse(text);
    expect(event.envelope?.completedDateTime).toEqual(new Date(moment));
    expect(event.timeZoneOffset).toBe(hours);
    expect(serialize(event)).toMatch(/<Completed>2026-11-20T18:05:47\.33<\/Completed>/);
  });

  it('are local to the time zone that the caller knows, where the message does not say', () => {
    const { envelope } = parse(changed(completed, offset, ''), { timeZoneOffset: -8 });
    expect(envelope?.completedDateTime).toEqual(new Date('2026-11-21T02:05:47.330Z'));
  });

  it('say their own time zone in the older form', () => {
    const { text } = example('older/envelope-completed.xml');
    const { envelope } = parse(text, { timeZoneOffset: -8 });
    expect(envelope?.completedDateTime).toEqual(new Date('2026-11-20T18:05:47.330Z'));
  });
});

describe('what stands in the message', () => {
  it('is in the model by its words', () => {
    const { envelope } = parse(signer);
    expect(envelope?.recipients[0]).toMatchObject({
      type: 'signer',
      name: 'Ines Valdivia',
      routingOrder: 1,
      declinedReason: null,
      autoNavigation: true,
      customFields: ['Boat: Petrel', 'Length: 9.4 m'],
      authenticationStatus: {
        accessCodeResult: {
          status: 'passed',
          eventTimestamp: new Date('2026-11-20T17:38:52.600Z'),
        },
      },
    });
    expect(envelope?.recipients[0]?.tabs[1]).toEqual({
      tabType: 'initialHere',
      status: 'Signed',
      xPosition: 1333,
      yPosition: 1556,
      signedDateTime: new Date('2026-11-20T18:04:58.120Z'),
      tabLabel: 'Rules initials',
      name: 'Initials',
      value: '',
      documentId: 1,
      pageNumber: 1,
      scaleValue: 0.8,
    });
  });

  it('keeps the wrapper of SOAP', () => {
    const event = parse(example('soap/envelope-completed.xml').text);
    expect(event.soapNamespace).toBe('http://www.docusign.net/API/3.0');
    expect(serialize(event)).toContain('<soap:Body>');
  });
});

describe('an event in the other form', () => {
  it.each(xmlExamples.filter(({ file }) => file.startsWith('webhooks/')))(
    'is the same: $file as JSON',
    ({ text }) => {
      const event = parse(text);
      const json = parse(serialize(event, { format: 'json' }));
      expect(json.format).toBe('json');
      expect(sharedBy(json)).toEqual(sharedBy(event));
    },
  );

  it('is refused where only JSON has it', () => {
    const event = parse(example('webhooks/envelope-resent.message.yaml').text);
    expect(() => serialize(event, { format: 'xml' })).toThrow(
      expect.objectContaining({ code: 'event-not-in-xml', at: '/event' }),
    );
  });

  it('leaves out an infinite number, which JSON does not know', () => {
    const text = completed.replace('<XPosition>200<', '<XPosition>INF<');
    const event = parse(text);
    expect(event.envelope?.recipients[0]?.tabs[0]?.xPosition).toBe(Infinity);
    expect(parse(serialize(event))).toEqual(event);
    const { envelope } = parse(serialize(event, { format: 'json' }));
    expect(envelope?.recipients[0]?.tabs[0]).not.toHaveProperty('xPosition');
  });

  it.each(['json', 'xml'] as const)('is refused in %s where a date is none', (format) => {
    const event = parse(completed);
    event.envelope?.sentDateTime?.setTime(Number.NaN);
    expect(() => serialize(event, { format })).toThrow(
      expect.objectContaining({ code: 'value-invalid' }),
    );
  });

  it('has the empty elements and the digits of the service in XML', () => {
    const event = parse(completed);
    const { envelope } = event;
    if (envelope === undefined) throw new Error('there is no envelope');
    envelope.customFields = [];
    envelope.generatedDateTime = new Date('2026-11-20T10:15:02.5Z');
    const text = serialize(event);
    expect(text).toContain('<TimeGenerated>2026-11-20T10:15:02.5000000</TimeGenerated>');
    // The envelope has no custom fields, and no recipient has any.
    expect(text.match(/<CustomFields\/>/g)).toHaveLength(envelope.recipients.length + 1);
  });
});
