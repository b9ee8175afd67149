// The log of an event identifies it, and shows nothing that a person has written.
import { inspect } from 'node:util';
import { brief, content, parse } from '@countersign/connect';
import { describe, expect, it } from 'vitest';
import { jsonMessage, xmlMessage } from './support/messages.js';

const personal = /Valdivia|Dahl|@|emailSubject|Lease|userName|JVBER/;

describe.each([
  ['JSON', () => parse(jsonMessage('envelope-completed'))],
  ['XML', () => parse(xmlMessage('envelope-completed'))],
  ['a recipient', () => parse(jsonMessage('recipient-completed'))],
  ['a template', () => parse(jsonMessage('template-created'))],
])('an event of %s', (_, make) => {
  it('prints what finds it again, without documents and personal data', () => {
    const event = make();
    const printed = inspect(event, { depth: 20 });
    expect(printed).toContain(event.event);
    expect(printed).toContain(event.id);
    expect(printed).not.toMatch(personal);
    expect(printed.length).toBeLessThan(1000);
    expect(inspect({ inside: [event] }, { depth: 20 })).not.toMatch(personal);
    expect(JSON.stringify(brief(event))).not.toMatch(personal);
  });

  it('is data still', () => {
    const event = make();
    expect({ ...event }).toEqual(event);
    expect(JSON.parse(JSON.stringify(event))).toMatchObject({ id: event.id, event: event.event });
    expect(Object.keys(event)).not.toContain('summary');
  });
});

it('a document prints with its size alone', () => {
  const document = content(new Uint8Array(1000));
  expect(inspect(document)).toBe('Content { 1000 bytes }');
  expect(inspect({ document })).toBe('{ document: Content { 1000 bytes } }');
  expect(JSON.stringify(document)).toContain('AAAA');
});

it('brief counts recipients, documents and findings', () => {
  const event = parse(
    jsonMessage('envelope-completed').replace('"apiVersion"', '"pier":1,"apiVersion"'),
  );
  expect(brief(event)).toMatchObject({
    event: 'envelope-completed',
    status: 'completed',
    recipients: event.envelope?.recipients.length,
    findings: 1,
  });
});
