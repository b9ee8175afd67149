// The entry for those who get JSON alone.
import type { Envelope } from '@countersign/types/esign-v2.1';
import * as whole from '@countersign/connect';
import * as json from '@countersign/connect/json';
import { bundle } from '@countersign/packages/bundle';
import { describe, expect, it } from 'vitest';
import { jsonMessage, xmlMessage } from './support/messages.js';
import { secret, send } from './support/send.js';
import { serveFetch } from './support/serve.js';

const sent = jsonMessage('envelope-sent');

/** Works alike on an envelope that was requested and on one that was pushed. */
function describeEnvelope({ envelopeId, status, recipients }: Envelope): string {
  return `${envelopeId} ${status} ${recipients?.signers?.length}`;
}

describe('the envelope of an event in JSON', () => {
  it('keeps the shape of the service, beside the joined one', () => {
    const event = whole.parse(sent);
    const message: unknown = JSON.parse(sent);
    expect(message).toMatchObject({ data: { envelopeSummary: event.summary } });
    const { summary } = event;
    if (summary === undefined) throw new Error('there is no summary');
    expect(describeEnvelope(summary)).toBe(
      `${event.envelope?.envelopeId} sent ${summary.recipients?.signers?.length}`,
    );
    expect(summary).not.toBe(event.envelope);
  });

  it('is the message itself where the service merges events', () => {
    const envelope = {
      ...whole.parse(sent).summary,
      envelopeId: '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24',
      status: 'sent',
      statusChangedDateTime: '2026-11-20T10:15:00.5Z',
    };
    const merged = whole.parse(JSON.stringify(envelope));
    expect(merged).toMatchObject({ event: 'envelope-sent', envelopeId: envelope.envelopeId });
    expect(merged.summary).toEqual(envelope);
    expect(whole.parse(whole.serialize(merged))).toEqual(merged);
  });

  it('is not there where the message is XML, or about a template', () => {
    expect(whole.parse(xmlMessage('envelope-sent')).summary).toBeUndefined();
    expect(whole.parse(jsonMessage('template-created')).summary).toBeUndefined();
  });
});

describe('the entry for JSON', () => {
  it('reads what the whole package reads', () => {
    for (const name of [...json.envelopeEventNames, ...json.recipientEventNames]) {
      const message = jsonMessage(name);
      expect(json.parse(message)).toEqual(whole.parse(message));
    }
    expect(json.templateEventNames.length).toBeGreaterThan(0);
  });

  it('says what to do about XML', () => {
    expect(() => json.parse(xmlMessage('envelope-sent'))).toThrow(
      /which is not JSON.*@countersign\/connect, or set the format of the configuration to JSON/s,
    );
  });

  it('listens, verifies and finds duplicates', async () => {
    const ids: string[] = [];
    const { fetch } = json.createListener({
      secrets: [secret],
      onEvent: ({ id }) => void ids.push(id),
    });
    const url = await serveFetch(fetch);
    expect(await send(url, sent)).toMatchObject({ status: 200 });
    expect(await send(url, sent)).toMatchObject({ text: '{"received":true,"duplicate":true}' });
    expect(await send(url, xmlMessage('envelope-sent'))).toMatchObject({ status: 400 });
    expect(ids).toEqual([whole.parse(sent).id]);
  });

  it('brings no parser of XML, and a third of the whole', async () => {
    const folder = import.meta.dirname;
    const [own, all] = await Promise.all(
      ['@countersign/connect/json', '@countersign/connect'].map((from) =>
        bundle({ code: `export { createListener } from '${from}';`, folder }),
      ),
    );
    expect(all?.code).toContain('stopNodes');
    expect(own?.code).not.toContain('stopNodes');
    expect(own?.gzipped).toBeLessThan((all?.gzipped ?? 0) / 3);
    expect(own?.gzipped).toBeLessThan(15_000);
  });
});
