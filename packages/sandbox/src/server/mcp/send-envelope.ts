import { envelopesCreate } from '@countersign/client/esign-v2.1';
import { z } from 'zod';
import { envelope } from '../testing/envelope.ts';
import type { TestTenant } from '../testing/test-tenant.ts';

const person = {
  name: z.string().min(1),
  email: z.email(),
};

/** The input schema for sending an envelope. */
export const sendEnvelopeInput = {
  subject: z.string().min(1).max(100),
  documents: z
    .array(z.strictObject({ name: z.string().min(1), text: z.string() }))
    .default([])
    .describe('The documents, as plain text.'),
  signers: z
    .array(
      z.strictObject({
        ...person,
        fields: z.array(z.string()).default([]).describe('Labels of text fields to fill in.'),
      }),
    )
    .min(1)
    .describe('Who signs, one after the other.'),
  copies: z.array(z.strictObject(person)).default([]).describe('Who gets a copy afterwards.'),
};

/** Sends an envelope, and says where to look at it. */
export async function sendEnvelope(
  { client, baseUrl, name }: TestTenant,
  { subject, documents, signers, copies }: z.output<z.ZodObject<typeof sendEnvelopeInput>>,
): Promise<object> {
  const made = documents.reduce(
    (builder, { name: title, text }) => builder.document(title, text),
    envelope(subject),
  );
  const body = made
    .sentTo(...signers)
    .copiedTo(...copies)
    .build();
  const { envelopeId = '', status } = await envelopesCreate(client, { body });
  const recipients = [...signers, ...copies].map(({ name: who }, index) => ({
    recipientId: String(index + 1),
    name: who,
  }));
  const page = `${baseUrl}/console/envelopes/${envelopeId}?tenant=${name}`;
  return { envelopeId, status, recipients, page };
}
