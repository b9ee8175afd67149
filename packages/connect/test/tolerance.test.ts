// Parts of a message beyond the contract do not stop an event.
import { parse } from '@countersign/connect';
import { describe, expect, it } from 'vitest';
import { example } from './support/examples.js';

const xml = example('webhooks/envelope-completed.xml').text;

/** A message in JSON whose envelope has other fields as well. */
function message(summary: object, event: unknown = 'envelope-completed'): string {
  const envelopeSummary = { status: 'completed', ...summary };
  return JSON.stringify({
    event,
    generatedDateTime: '2026-11-21T10:00:00.1234567Z',
    data: { accountId: '1', envelopeId: '2', envelopeSummary },
  });
}

describe('a message in JSON', () => {
  it.each<[string, object, object]>([
    ['a word that is new', { status: 'archived' }, { status: 'archived' }],
    ['a word in another case', { status: 'Completed' }, { status: 'completed' }],
    ['null', { sentDateTime: null, emailSubject: null, recipients: null }, { recipients: [] }],
    ['empty text', { sentDateTime: '', recipients: '' }, { recipients: [] }],
    ['True', { autoNavigation: 'True' }, { autoNavigation: true }],
    [
      '1',
      { autoNavigation: 1, envelopeIdStamping: '1' },
      { autoNavigation: true, envelopeIdStamping: true },
    ],
    ['False', { autoNavigation: 'False' }, { autoNavigation: false }],
    ['a boolean where text is expected', { emailSubject: true }, { emailSubject: 'true' }],
    [
      'a date without a time',
      { sentDateTime: '2026-11-21' },
      { sentDateTime: new Date('2026-11-21T00:00:00Z') },
    ],
    [
      'a moment without a zone',
      { sentDateTime: '2026-11-21T10:00' },
      { sentDateTime: new Date('2026-11-21T10:00:00Z') },
    ],
    [
      'null in lists',
      { recipients: { signers: [null, { name: 'Ada', customFields: [null, 1] }] } },
      { recipients: [expect.objectContaining({ name: 'Ada', customFields: ['1'] })] },
    ],
  ])('may have %s', (_what, summary, expected) => {
    const { envelope } = parse(message(summary));
    expect(envelope).toMatchObject(expected);
    expect(envelope?.sentDateTime).toEqual(Reflect.get(expected, 'sentDateTime'));
  });

  it('may be about an event that is new, or named in another case', () => {
    expect(parse(message({}, 'envelope-archived'))).toMatchObject({
      event: 'unlisted',
      name: 'envelope-archived',
    });
    expect(parse(message({}, 'Envelope-Completed')).event).toBe('envelope-completed');
  });
});

function withNavigation(word: string): string {
  return xml.replace(/<AutoNavigation>\w+</, `<AutoNavigation>${word}<`);
}

describe('a message in XML', () => {
  it('may have True and False', () => {
    expect(parse(withNavigation('True')).envelope?.autoNavigation).toBe(true);
    expect(parse(withNavigation('False')).envelope?.autoNavigation).toBe(false);
  });

  it('may have empty elements where a number, a boolean or a date is expected', () => {
    const empty = xml
      .replaceAll(/<(Delivered|RoutingOrder|AutoNavigation)>[^<]*</g, '<$1><')
      .replaceAll(/<(PageNumber)>[^<]*</g, '<$1> <');
    const { envelope, event } = parse(empty);
    expect(event).toBe('envelope-completed');
    expect(envelope).not.toHaveProperty('autoNavigation');
    expect(envelope?.recipients[0]).not.toHaveProperty('routingOrder');
    expect(envelope?.recipients[0]).not.toHaveProperty('deliveredDateTime');
  });

  it('may have words that are new', () => {
    const { envelope } = parse(xml.replace(/<Type>\w+</, '<Type>Robot<'));
    expect(envelope?.recipients[0]?.type).toBe('Robot');
  });
});
