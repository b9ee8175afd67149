import { setTimeout as pause } from 'node:timers/promises';
import { numberedPdf } from '../envelope.ts';
import { quantile } from '../numbers.ts';
import * as ask from '../requests.ts';
import type { Program } from '../server/programs.ts';
import { request } from '../server/request.ts';
import type { Stage } from '../stage.ts';

/** The size of the envelope: as many recipients as the service takes, and 5,000 tabs of theirs. */
const size = { documents: 100, recipients: 100, tabs: 50, bytes: 25_000_000 };

const millisecondsBetween = 5;
const signatures = 10;

/**
 * Measures the times in milliseconds in which a sandbox responds to reading an envelope while a large
 * one is created, read, signed by ten and downloaded.
 */
export async function measureBesideLarge(stage: Stage, sandbox: Program): Promise<number> {
  const { url } = await sandbox(stage, [ask.getSandboxEnvelope]);
  const create = await createLarge(stage.quick ? 2 : size.documents);
  const times: number[] = [];
  const done = new AbortController();
  const watch = async () => {
    while (!done.signal.aborted) {
      const since = performance.now();
      await request(url, ask.getSandboxEnvelope);
      times.push(performance.now() - since);
      await pause(millisecondsBetween);
    }
  };
  const work = async () => {
    const { body } = await request(url, create);
    const { envelopeId }: { envelopeId: string } = JSON.parse(body.toString());
    await request(url, ask.getOfSandbox(`/${envelopeId}?include=recipients,tabs,documents`));
    for (let recipientId = 1; recipientId <= signatures; recipientId += 1)
      await request(url, ask.signEnvelope(envelopeId, String(recipientId)));
    await request(url, ask.getOfSandbox(`/${envelopeId}/documents/combined`));
  };
  await Promise.all([work().finally(() => done.abort()), watch()]);
  return quantile(times, 0.99);
}

async function createLarge(documents: number) {
  const numbers = Array.from({ length: documents }, (_, index) => index + 1);
  const bytes = size.bytes / size.documents;
  const pdfs = await Promise.all(numbers.map(() => numberedPdf(bytes)));
  const signers = Array.from({ length: size.recipients }, (_, index) => ({
    recipientId: String(index + 1),
    name: `Signer ${index}`,
    email: `signer${index}@example.com`,
    tabs: {
      signHereTabs: Array.from({ length: size.tabs }, (_tab, at) => ({
        documentId: String(((index + at) % documents) + 1),
        pageNumber: '1',
        xPosition: String(20 + (at % 10) * 50),
        yPosition: String(20 + (index % 40) * 15),
      })),
    },
  }));
  const create = ask.postToSandbox('/envelopes', {
    emailSubject: 'Every berth of the harbour',
    status: 'sent',
    documents: numbers.map((number, index) => ({
      documentId: String(number),
      name: `Lease ${number}`,
      fileExtension: 'pdf',
      documentBase64: pdfs[index],
    })),
    recipients: { signers },
  });
  // Others must wait for the sandbox alone, not for this process.
  return { ...create, body: Buffer.from(create.body ?? '') };
}
