import { Buffer } from 'node:buffer';
import type {
  CarbonCopy,
  Document,
  EnvelopeDefinition,
  Signer,
  Tabs,
} from '@countersign/types/esign-v2.1';

/** A signer: a first name, or the properties of a recipient. */
export type SignerInput = string | (Signer & { fields?: readonly string[] });

/** A recipient of a copy: a first name, or the properties of a recipient. */
export type CopyInput = string | CarbonCopy;

/**
 * A builder of an envelope. Each step returns a new builder, so that tests can share the first
 * steps.
 */
export interface EnvelopeBuilder {
  /** The body of `Envelopes_create`. */
  build(): EnvelopeDefinition;
  /** Adds a document: a text, or the bytes of a file (a placeholder text). */
  document(name: string, content: string | Uint8Array, extension?: string): EnvelopeBuilder;
  /**
   * Adds signers, each after the ones before. Each has a place to sign and a required text field for
   * each of its `fields`, unless it has `tabs`. `'ines'` is Ines, at `ines@example.com`.
   */
  sentTo(...signers: readonly SignerInput[]): EnvelopeBuilder;
  /** Adds people who get a copy after the earlier recipients have signed. */
  copiedTo(...people: readonly CopyInput[]): EnvelopeBuilder;
  /** Keeps it a draft. */
  draft(): EnvelopeBuilder;
  /** Adds or replaces properties. */
  with(more: Partial<EnvelopeDefinition>): EnvelopeBuilder;
}

/** Begins an envelope that is sent at once. */
export function envelope(emailSubject = 'Please sign'): EnvelopeBuilder {
  return builderOf({ emailSubject, status: 'sent' });
}

function builderOf(made: EnvelopeDefinition): EnvelopeBuilder {
  const { documents = [], recipients = {} } = made;
  const { signers = [], carbonCopies = [] } = recipients;
  const next = (more: EnvelopeDefinition) => builderOf({ ...made, ...more });
  return {
    build: () => ({
      ...made,
      documents: documents.length > 0 ? documents : [documentOf(1, 'Document', ' ', 'txt')],
    }),
    document: (name, content, extension = typeof content === 'string' ? 'txt' : 'pdf') =>
      next({
        documents: [...documents, documentOf(documents.length + 1, name, content, extension)],
      }),
    sentTo(...more) {
      const before = signers.length + carbonCopies.length;
      const added = more.map((signer, index) => signerOf(signer, before + index + 1));
      return next({ recipients: { ...recipients, signers: [...signers, ...added] } });
    },
    copiedTo(...more) {
      const before = signers.length + carbonCopies.length;
      const added = more.map((person, index) => copyOf(person, before + index + 1));
      return next({ recipients: { ...recipients, carbonCopies: [...carbonCopies, ...added] } });
    },
    draft: () => next({ status: 'created' }),
    with: next,
  };
}

function documentOf(
  number: number,
  name: string,
  content: string | Uint8Array,
  fileExtension: string,
): Document {
  return {
    documentId: String(number),
    name,
    fileExtension,
    documentBase64: Buffer.from(content).toString('base64'),
  };
}

/** Creates the name and address of a person from a first name. */
function personOf(name: string): { name: string; email: string } {
  return {
    name: name.charAt(0).toUpperCase() + name.slice(1),
    email: addressOf(name),
  };
}

/** Creates the e-mail address of a person whose name alone is known. */
export function addressOf(name: string): string {
  return `${name.toLowerCase().replaceAll(/[^a-z0-9]+/g, '.')}@example.com`;
}

function placeOf(number: number): { recipientId: string; routingOrder: string } {
  return { recipientId: String(number), routingOrder: String(number) };
}

function signerOf(signer: SignerInput, number: number): Signer {
  const { fields = [], ...person }: Exclude<SignerInput, string> =
    typeof signer === 'string' ? personOf(signer) : signer;
  return { ...placeOf(number), tabs: tabsOf(number, fields), ...person };
}

function copyOf(person: CopyInput, number: number): CarbonCopy {
  return { ...placeOf(number), ...(typeof person === 'string' ? personOf(person) : person) };
}

/** A row for each signer: the place to sign, and fields to its right. */
function tabsOf(number: number, fields: readonly string[]): Tabs {
  const place = { documentId: '1', pageNumber: '1', yPosition: String(60 * number) };
  return {
    signHereTabs: [{ ...place, xPosition: '72', tabLabel: 'Signature' }],
    textTabs: fields.map((tabLabel, index) => ({
      ...place,
      xPosition: String(200 + 120 * index),
      tabLabel,
      required: 'true',
    })),
  };
}
