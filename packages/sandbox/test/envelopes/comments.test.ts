import {
  commentsGetCommentsTranscript,
  envelopesCreateEnvelopeComments,
  envelopesListAuditEvents,
} from '@countersign/client/esign-v2.1';
import type { Client } from '@countersign/client';
import type { CommentPublish, EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import type { Control } from '../../src/control/client.ts';
import { startControlTest } from '../control/harness.ts';
import { catchErrorCode } from '../lease.ts';
import { pagesWith } from '../documents/find-place.ts';
import { ines, makeLease, omar, signHere, signingUrl } from './views/lease.ts';
import { createVisitor } from './views/visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const { go, press } = createVisitor(sandbox);

let client: Client;
let control: Control;
beforeEach(() => void ({ client, control } = newTenant()));

const both = {
  signers: [
    { ...ines, tabs: signHere },
    { ...omar, routingOrder: '1', tabs: signHere },
  ],
};
const send = (more: EnvelopeDefinition = {}) => makeLease(client, both, more);
const comment = (envelopeId: string, ...commentsToPublish: CommentPublish[]) =>
  envelopesCreateEnvelopeComments(client, { path: { envelopeId }, body: { commentsToPublish } });

describe('comments', () => {
  it('begin threads and continue them', async () => {
    const envelopeId = await send();
    const { comments: [first] = [] } = await comment(envelopeId, { text: 'Is it free from May?' });
    const { threadId = '' } = first ?? {};
    const { comments = [], count } = await comment(
      envelopeId,
      { text: 'It is.', threadId },
      { text: 'About page 2.', threadAnchorKeys: { tabId: 'a7' } },
    );
    expect(count).toBe(3);
    expect(comments.map(({ text }) => text)).toEqual([
      'Is it free from May?',
      'It is.',
      'About page 2.',
    ]);
    expect(comments[1]?.threadId).toBe(threadId);
    expect(comments[2]).toMatchObject({ tabId: 'a7', sentByFullName: 'Mara Lindqvist' });
    const { auditEvents = [] } = await envelopesListAuditEvents(client, { path: { envelopeId } });
    expect(JSON.stringify(auditEvents)).toContain('Commented');
  });

  it('are on the signing page, where recipients write them', async () => {
    const envelopeId = await send();
    await comment(envelopeId, { text: 'For <everybody> to read.' });
    await comment(envelopeId, { text: 'For Omar alone.', visibleTo: ['2'] });
    const page = await go(await signingUrl(client, envelopeId));
    expect(page.html).toContain('Comments (1)');
    expect(page.html).toContain('For &lt;everybody&gt; to read.');
    expect(page.html).not.toContain('For Omar alone.');
    const after = await press(page, 'comment', { comment: 'The boat is longer.' });
    expect(after.html).toContain('Comments (2)');
    const { comments = [] } = await comment(envelopeId, { text: 'Noted.' });
    expect(comments.at(-2)).toMatchObject({
      text: 'The boat is longer.',
      sentByFullName: 'Ines Valdivia',
      sentByRecipientId: '1',
    });
    const empty = await press(await go(await signingUrl(client, envelopeId)), 'comment');
    expect(empty.status).toBe(422);
    expect(empty.html).toContain('A comment needs a text');
  });

  it('are told to the sender and to the people whom they mention', async () => {
    const guest = { recipientId: '1', name: 'Rosa Blum', email: 'rosa.blum@quayside.example' };
    const envelopeId = await makeLease(client, { signers: [{ ...guest, tabs: signHere }] });
    await comment(envelopeId, { text: 'Please look.', mentions: [guest.email] });
    const texts = JSON.stringify(await control.outbox({ to: guest.email }));
    expect(texts).toContain('New comment: Lease of berth 42');
    expect(texts).toContain('Please look.');
  });

  it('become a transcript', async () => {
    const envelopeId = await send();
    const path = { envelopeId };
    const read = async () =>
      new Uint8Array(await (await commentsGetCommentsTranscript(client, { path })).arrayBuffer());
    const empty = await read();
    expect(await pagesWith(empty, 'has no comments')).toHaveLength(1);
    await comment(envelopeId, { text: 'Is the berth free?' });
    const transcript = await read();
    expect(await pagesWith(transcript, 'Thread 1')).toHaveLength(1);
    expect(await pagesWith(transcript, 'Is the berth free?')).toHaveLength(1);
  });

  it('are refused where they are off, empty, or about nothing known', async () => {
    const envelopeId = await send();
    const refusal = (one: CommentPublish) => catchErrorCode(comment(envelopeId, one));
    expect(await refusal({ text: ' ' })).toBe('INVALID_REQUEST_PARAMETER');
    expect(await refusal({ text: 'x'.repeat(2001) })).toBe('INVALID_REQUEST_PARAMETER');
    expect(await refusal({ text: 'x', threadId: 'none' })).toBe('INVALID_REQUEST_PARAMETER');
    expect(await refusal({ text: 'x', mentions: ['9'] })).toBe('INVALID_REQUEST_PARAMETER');
    const silent = await send({ allowComments: 'false' });
    expect(await catchErrorCode(comment(silent, { text: 'x' }))).toBe('USER_LACKS_PERMISSIONS');
    expect((await go(await signingUrl(client, silent))).html).not.toContain('Add comment');
  });
});
