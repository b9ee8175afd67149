import { envelopeRecipientsList, envelopesUpdate } from '@countersign/client/esign-v2.1';
import { afterAll, describe, expect, it } from 'vitest';
import { startControlTest } from '../../control/harness.ts';
import { ines, makeLease, omar, signHere, signingUrl } from './lease.ts';
import { readEvent, signed, fetchStatus } from './signed.ts';
import { createVisitor, findFieldName, origin } from './visitor.ts';

const { sandbox, newTenant, close } = await startControlTest();
afterAll(close);
const visitor = createVisitor(sandbox);
const { go, press } = visitor;

describe('a signer, without scripts', () => {
  it('finishes when nothing is missing, and is told at the field where something is', async () => {
    const { client } = newTenant();
    const place = { documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '100' };
    const tabs = {
      ...signHere,
      textTabs: [{ ...place, tabLabel: 'Boat', required: 'true' as const }],
      numberTabs: [{ ...place, yPosition: '200', tabLabel: 'Length' }],
      checkboxTabs: [{ ...place, yPosition: '300', tabLabel: 'Insured' }],
    };
    const envelopeId = await makeLease(client, { signers: [{ ...ines, tabs }] });
    const page = await go(await signingUrl(client, envelopeId));
    expect(await fetchStatus(client, envelopeId)).toBe('delivered');
    const fields = {
      [findFieldName(page, 'Length')]: 'long',
      [findFieldName(page, 'Insured')]: 'true',
      'signature-name': '',
    };
    const wrong = await press(page, 'finish', fields);
    expect(wrong.status).toBe(422);
    for (const text of [
      'Boat</a>: This must be',
      'Length</a>: ',
      'Signature</a>: Sign here',
      'Type your name',
    ])
      expect(wrong.html).toContain(text);
    expect(wrong.html).toContain('value="long"');
    expect(await fetchStatus(client, envelopeId)).toBe('delivered');
    const done = await press(wrong, 'finish', {
      ...fields,
      [findFieldName(page, 'Boat')]: 'Seabird',
      [findFieldName(page, 'Length')]: '12',
      [findFieldName(page, 'Signature')]: 'true',
      'signature-name': 'Ines Valdivia',
    });
    expect(done.goal?.href).toBe(
      'https://lease-desk.harbour.example/leases/42?tab=1&event=signing_complete#signed',
    );
    const { signers = [] } = await envelopeRecipientsList(client, {
      path: { envelopeId },
      query: { include_tabs: 'true' },
    });
    expect(signers[0]).toMatchObject({
      status: 'completed',
      tabs: {
        textTabs: [{ value: 'Seabird' }],
        numberTabs: [{ value: '12' }],
        checkboxTabs: [{ selected: 'true' }],
        signHereTabs: [{ status: 'signed' }],
      },
    });
    expect(await fetchStatus(client, envelopeId)).toBe('completed');
  });

  it('sees no attachment that was sent with a form that was refused', async () => {
    const { client } = newTenant();
    const place = { documentId: '1', pageNumber: '1', xPosition: '72', yPosition: '100' };
    const tabs = {
      textTabs: [{ ...place, tabLabel: 'Boat', required: 'true' as const }],
      signerAttachmentTabs: [{ ...place, yPosition: '200', tabLabel: 'Policy' }],
    };
    const envelopeId = await makeLease(client, { signers: [{ ...ines, tabs }] });
    const page = await go(await signingUrl(client, envelopeId));
    const sent = new FormData();
    sent.set('form-token', /name="form-token" value="([^"]*)"/.exec(page.html)?.[1] ?? '');
    sent.set(findFieldName(page, 'Policy'), new File(['Insured.'], 'policy.txt'));
    sent.set('action', 'finish');
    const action = /<form method="post" action="([^"]*)"/.exec(page.html)?.[1] ?? '';
    const wrong = await sandbox.fetch(
      new Request(new URL(action, origin), { method: 'POST', body: sent }),
    );
    expect(wrong.status).toBe(422);
    const html = await wrong.text();
    expect(html).toContain('This must be filled in');
    expect(html).not.toContain('policy.txt');
  });

  it('may come back: what was filled in is kept', async () => {
    const { client } = newTenant();
    const tabs = {
      textTabs: [
        { documentId: '1', pageNumber: '1', xPosition: '9', yPosition: '9', tabLabel: 'Boat' },
      ],
    };
    const envelopeId = await makeLease(client, { signers: [{ ...ines, tabs }] });
    const page = await go(await signingUrl(client, envelopeId));
    expect(
      readEvent(await press(page, 'later', { [findFieldName(page, 'Boat')]: 'Seabird' })),
    ).toBe('cancel');
    const { html } = await go(await signingUrl(client, envelopeId));
    expect(html).toContain('value="Seabird"');
  });

  it('declines with a reason, and not without one', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client);
    const page = await go(await signingUrl(client, envelopeId));
    expect((await press(page, 'decline', { 'decline-reason': ' ' })).html).toContain(
      'reason to decline',
    );
    expect(await fetchStatus(client, envelopeId)).toBe('delivered');
    const declined = await press(page, 'decline', { 'decline-reason': 'Too dear.' });
    expect(readEvent(declined)).toBe('decline');
    const { signers = [] } = await envelopeRecipientsList(client, { path: { envelopeId } });
    expect(signers[0]).toMatchObject({ status: 'declined', declinedReason: 'Too dear.' });
  });

  it('reads what is finished, and signs it no second time', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client);
    const [one, other] = [
      await signingUrl(client, envelopeId),
      await signingUrl(client, envelopeId),
    ];
    const late = await go(other);
    await signed(visitor, await go(one));
    // The other page was open before.
    expect((await signed(visitor, late)).html).toContain('All recipients have finished');
    const reading = await go(await signingUrl(client, envelopeId));
    expect(reading.html).toContain('All recipients have finished');
    expect(readEvent(await press(reading, 'close'))).toBe('viewing_complete');
  });

  it('is told that the envelope was voided while the page was open', async () => {
    const { client } = newTenant();
    const envelopeId = await makeLease(client);
    const page = await go(await signingUrl(client, envelopeId));
    const body = { status: 'voided', voidedReason: 'Rented out.' } as const;
    await envelopesUpdate(client, { path: { envelopeId }, body });
    expect((await signed(visitor, page)).html).toContain(
      'has withdrawn these documents. Reason: Rented out.',
    );
    expect(await fetchStatus(client, envelopeId)).toBe('voided');
  });

  it.each([
    ['true', 200],
    ['false', 404],
  ] as const)(
    'sees history and certificate as allowViewHistory says: %s',
    async (allow, status) => {
      const { client } = newTenant();
      const envelopeId = await makeLease(client, undefined, { allowViewHistory: allow });
      const { html } = await go(await signingUrl(client, envelopeId));
      expect(html.includes('View history')).toBe(allow === 'true');
      const [combined = ''] = /[^"]*\/documents\/combined\.pdf[^"]*/.exec(html) ?? [];
      expect((await go(combined)).headers.get('content-type')).toBe('application/pdf');
      const certificate = combined.replace('combined', 'certificate');
      expect((await go(certificate)).status).toBe(status);
    },
  );

  it('sees no document that is hidden from it', async () => {
    const { client } = newTenant();
    const place = { pageNumber: '1', xPosition: '9', yPosition: '9', tabLabel: 'Signature' };
    const tabsOn = (documentId: string) => ({ signHereTabs: [{ ...place, documentId }] });
    const documents = ['Lease', 'Guarantee'].map((name, index) => ({
      documentId: String(index + 1),
      name,
      fileExtension: 'txt',
      documentBase64: Buffer.from(name).toString('base64'),
    }));
    const signers = [
      { ...ines, tabs: tabsOn('1'), excludedDocuments: ['2'] },
      { ...omar, routingOrder: '1', tabs: tabsOn('2') },
    ];
    const envelopeId = await makeLease(client, { signers }, { documents });
    const { html } = await go(await signingUrl(client, envelopeId));
    const [image = ''] = /[^"]*\/pages\/1\/1\.png[^"]*/.exec(html) ?? [];
    expect(html).not.toContain('Guarantee');
    expect((await go(image)).headers.get('content-type')).toBe('image/png');
    expect((await go(image.replace('/pages/1/', '/pages/2/'))).status).toBe(404);
    expect((await go(await signingUrl(client, envelopeId, omar))).html).toContain('Guarantee');
  });
});
