import { accountId, startTest } from '../harness.ts';
import type { SandboxOptions } from '../../src/index.ts';

/** A response of any shape. */
export interface Answer {
  status: number;
  body: Body;
  /** The error code; empty if there is none. */
  code: string;
  /** The target of a redirect; empty if there is none. */
  location: string;
}

/** JSON that a test looks into. */
export interface Body {
  readonly [name: string]: Body & string;
}

/** A sandbox that requests are sent to as any program sends them. */
export async function startRules(options: SandboxOptions = {}) {
  const { sandbox, close } = await startTest(options);
  async function ask(
    request: string,
    body?: unknown,
    headers: Readonly<Record<string, string>> = {},
  ): Promise<Answer> {
    const [method = 'GET', path = ''] = request.split(' ');
    const at = path.startsWith('/') ? path : `/restapi/v2.1/accounts/${accountId}/${path}`;
    const raw = typeof body === 'string' ? body : undefined;
    const response = await sandbox.fetch(
      new Request(`http://sandbox.test${at}`, {
        method,
        headers: {
          authorization: 'Bearer sandbox',
          ...(body !== undefined && raw === undefined && { 'content-type': 'application/json' }),
          ...headers,
        },
        ...(body !== undefined && {
          body: body instanceof Blob ? body : (raw ?? JSON.stringify(body)),
        }),
      }),
    );
    const text = await response.text();
    const read: Body = text.startsWith('{') || text.startsWith('[') ? JSON.parse(text) : {};
    const location = response.headers.get('location') ?? '';
    return { status: response.status, body: read, code: read['errorCode'] ?? '', location };
  }
  return { ask, close };
}

export type Ask = Awaited<ReturnType<typeof startRules>>['ask'];

export const text = (words: string) => Buffer.from(words).toString('base64');

export function document(documentId = '1', words = 'Mooring agreement\n\nTenant: /sig1/\n') {
  return {
    documentId,
    name: `Mooring ${documentId}`,
    fileExtension: 'txt',
    documentBase64: text(words),
  };
}

export function place(xPosition = '40', yPosition = '90') {
  return { documentId: '1', pageNumber: '1', xPosition, yPosition };
}

export const odile = { name: 'Odile Marchetti', email: 'odile@quay.example' };
export const lio = { name: 'Lio Brandt', email: 'lio@quay.example' };
export const uma = { name: 'Uma Sato', email: 'uma@quay.example' };

export function signer(more: object = {}) {
  return {
    recipientId: '1',
    routingOrder: '1',
    ...odile,
    tabs: { signHereTabs: [place()] },
    ...more,
  };
}

/** A definition of an envelope that can be sent. */
export function envelope(more: object = {}, signers: readonly object[] = [signer()]) {
  return {
    emailSubject: 'Quay',
    status: 'sent',
    documents: [document(), document('2')],
    recipients: { signers },
    ...more,
  };
}
