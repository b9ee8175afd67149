import type {
  EnvelopesCreate201Response,
  EnvelopesCreateBody,
  EnvelopesCreateResponses,
} from '@countersign/types/esign-v2.1/envelopes';
import { Call } from '../call.js';
import { captureSite } from '../call-site.js';
import type { Client } from '../client.js';
import { InputError } from '../errors/input-error.js';
import type { Exchange } from '../exchange.js';
import { envelopesCreate, type EnvelopesCreateInput } from '../generated/esign-v2.1/envelopes.js';
import { readyBody } from '../encode.js';
import type { CallOptions } from '../options.js';
import { toPiece } from './concatenated.js';
import { definitionWith } from './definition-with.js';
import type { EnvelopeFile } from './envelope-file.js';
import { multipart } from './multipart.js';
import { fileHead, jsonHead } from './part-head.js';

/** The input of `createEnvelopeWithFiles`. */
export interface EnvelopeWithFilesInput extends EnvelopesCreateInput {
  /** The envelope, without `documentBase64` for documents that are sent as files. */
  body: EnvelopesCreateBody;
  documents: readonly EnvelopeFile[];
}

/**
 * Creates an envelope of files that go beside its JSON, as `multipart/form-data`, so that none of
 * them is written in Base64 or copied. The same call as `envelopesCreate` otherwise; it may have
 * 35,651,584 bytes, and one file 32 MB.
 *
 * Its Call rejects with an InputError where files and definition do not fit together.
 *
 * Envelopes_create: `POST /v2.1/accounts/{accountId}/envelopes`
 */
export function createEnvelopeWithFiles(
  client: Client<'esign'>,
  input: EnvelopeWithFilesInput,
  options?: CallOptions,
): Call<EnvelopesCreate201Response, EnvelopesCreateResponses> {
  return new Call(send(client, input, options), captureSite(createEnvelopeWithFiles));
}

async function send(
  client: Client<'esign'>,
  { body: definition, documents, ...input }: EnvelopeWithFilesInput,
  options: CallOptions | undefined,
): Promise<Exchange> {
  const { descriptor } = envelopesCreate;
  if (documents.length === 0)
    throw new InputError(descriptor.id, 'there is no file; use envelopesCreate instead');
  const whole = definitionWith(definition, documents);
  const { body, contentType, drop } = multipart([
    { head: jsonHead, content: JSON.stringify(whole) },
    ...documents.map((file) => ({ head: fileHead(file), content: toPiece(file.content) })),
  ]);
  try {
    const encode = () => readyBody(body, contentType);
    return await client.exchange({ ...descriptor, encode }, { ...input, body: whole }, options);
  } catch (error) {
    drop(error);
    throw error;
  }
}
