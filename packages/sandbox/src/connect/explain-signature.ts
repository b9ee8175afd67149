import { createHmac } from 'node:crypto';
import { limits, readOutsideJson } from '@countersign/mock/core/outside';

/** A key with its owner. */
export interface SigningKey {
  /** Undefined for a key that a caller brought. */
  keyId?: string;
  /** The account or organization. */
  ownerId?: string;
  secret: string;
}

/** The input for checking a signature. */
interface SignatureInput {
  payload: string;
  signature: string;
  /** The keys that should have created it. */
  keys: readonly SigningKey[];
  /** Other keys that may have. */
  otherKeys: readonly SigningKey[];
}

/** The result of checking a signature. */
export interface SignatureFinding {
  finding:
    | 'valid'
    | 'other-key'
    | 'signature-format'
    | 'key-decoded'
    | 'key-whitespace'
    | 'payload-whitespace'
    | 'payload-encoding'
    | 'payload-rewritten'
    | 'no-keys'
    | 'unknown';
  message: string;
  key?: SigningKey;
}

const bytesOfDigest = 32;

/** Finds the key that created a signature or, if there is none, the change since then. */
export function explainSignature(input: SignatureInput): SignatureFinding {
  const { payload, keys, otherKeys } = input;
  if (keys.length === 0)
    return {
      finding: 'no-keys',
      message: 'There is no key to check with. Create a key of the account, or enter one.',
    };
  const { digest, problem } = readSignature(input.signature);
  if (digest === undefined) return { finding: 'signature-format', message: problem };
  const matches = (body: string | Buffer) => (key: SigningKey) => isBy(key.secret, body, digest);
  const bytes = Buffer.from(payload);

  const key = keys.find(matches(bytes));
  if (key !== undefined && problem === '')
    return { finding: 'valid', message: 'The signature is correct.', key };
  if (key !== undefined) return { finding: 'signature-format', message: problem, key };
  const other = otherKeys.find(matches(bytes));
  if (other !== undefined)
    return {
      finding: 'other-key',
      message:
        'The payload is unchanged, but another key of the tenant created the signature. Each key has a header of its own: X-DocuSign-Signature-1, X-DocuSign-Signature-2 and so on.',
      key: other,
    };
  for (const one of [...keys, ...otherKeys]) {
    const found = explainKey(one, bytes, digest) ?? explainPayload(one, payload, digest);
    if (found !== undefined) return { ...found, key: one };
  }
  return {
    finding: 'unknown',
    message:
      'No key creates this signature of this payload, also not with changed line breaks, spaces or encodings. Check that payload and signature are of the same message, and that the key was not deleted.',
  };
}

/** Reads the bytes of a signature, and describes the fault of its format. */
function readSignature(text: string): { digest?: Buffer; problem: string } {
  const trimmed = text.trim().replace(/^x-docusign-signature-\d+:\s*/i, '');
  if (/^[\da-f]{64}$/i.test(trimmed))
    return {
      digest: Buffer.from(trimmed, 'hex'),
      problem: 'The signature is in hexadecimal. The service sends it in Base64.',
    };
  const bare = trimmed.replace(/^sha256=/i, '');
  const digest = Buffer.from(bare, 'base64');
  if (digest.length !== bytesOfDigest)
    return {
      problem: `The signature has ${digest.length} bytes. An HMAC with SHA-256 has ${bytesOfDigest}, which are 44 characters in Base64.`,
    };
  if (bare !== trimmed)
    return {
      digest,
      problem: 'The signature begins with "sha256=". The service does not send that.',
    };
  if (digest.toString('base64') !== bare)
    return {
      digest,
      problem:
        'The signature is in another form of Base64 than the one that the service sends, with +, / and =.',
    };
  return { digest, problem: '' };
}

function explainKey(
  { secret }: SigningKey,
  bytes: Buffer,
  digest: Buffer,
): SignatureFinding | undefined {
  if (isBy(Buffer.from(secret, 'base64'), bytes, digest))
    return {
      finding: 'key-decoded',
      message:
        'The signature was created with the key decoded from Base64. The service uses the text of the key as it is.',
    };
  const trimmed = secret.trim();
  if ((trimmed !== secret && isBy(trimmed, bytes, digest)) || isBy(`${secret}\n`, bytes, digest))
    return {
      finding: 'key-whitespace',
      message: 'The key has a space or a line break at its end. Remove it.',
    };
  return undefined;
}

function explainPayload(
  { secret }: SigningKey,
  payload: string,
  digest: Buffer,
): SignatureFinding | undefined {
  for (const { finding, message, make } of changes) {
    const original = make(payload);
    if (original.some((body) => isBy(secret, body, digest))) return { finding, message };
  }
  return undefined;
}

/** Changes that programs make to payloads before they verify them, and how to undo each. */
const changes: readonly (Pick<SignatureFinding, 'finding' | 'message'> & {
  make: (payload: string) => (string | Buffer)[];
})[] = [
  {
    finding: 'payload-whitespace',
    message:
      'The payload has a space, a line break or a byte order mark too much or too little at its beginning or end.',
    make: (payload) => {
      const bare = payload.replace(/^\uFEFF/, '').trim();
      return [bare, `${bare}\n`, `${bare}\r\n`, `\uFEFF${bare}`];
    },
  },
  {
    finding: 'payload-whitespace',
    message: 'The line breaks of the payload were changed. Check the bytes as they arrived.',
    make: (payload) => [payload.replaceAll('\r\n', '\n'), payload.replaceAll(/\r?\n/g, '\r\n')],
  },
  {
    finding: 'payload-encoding',
    message:
      'The payload was read in another encoding than UTF-8. Check the bytes as they arrived, before they are decoded.',
    make: (payload) => [
      Buffer.from(payload, 'latin1'),
      Buffer.from(payload).toString('latin1'),
      Buffer.from(payload, 'utf16le'),
    ],
  },
  {
    finding: 'payload-encoding',
    message: 'The payload is in Base64. Decode it before the check.',
    make: (payload) => [Buffer.from(payload, 'base64')],
  },
  {
    finding: 'payload-rewritten',
    message:
      'The JSON was parsed and written again, which changes spaces, order or escapes. Check the bytes as they arrived, before they are parsed.',
    make: rewriteJson,
  },
];

/** Writes JSON again, as most programs do. */
function rewriteJson(payload: string): string[] {
  try {
    const value: unknown = readOutsideJson(payload, limits.recorded);
    const compact = JSON.stringify(value);
    return [compact, compact.replaceAll('/', '\\/'), JSON.stringify(value, null, 2)];
  } catch {
    return [];
  }
}

function isBy(secret: string | Buffer, body: string | Buffer, digest: Buffer): boolean {
  return createHmac('sha256', secret).update(body).digest().equals(digest);
}
