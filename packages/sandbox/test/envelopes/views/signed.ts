import type { Client } from '@countersign/client';
import { envelopesGet } from '@countersign/client/esign-v2.1';
import { findFieldName, type createVisitor, type Seen } from './visitor.ts';

/** Reads the event that the return URL passes to the application. */
export function readEvent({ goal }: Seen): string | null | undefined {
  return goal?.searchParams.get('event');
}

export async function fetchStatus(client: Client, envelopeId: string): Promise<string | undefined> {
  return (await envelopesGet(client, { path: { envelopeId } })).status;
}

/** Signs a page with one signature and a name. */
export function signed(
  { press }: Pick<ReturnType<typeof createVisitor>, 'press'>,
  page: Seen,
): Promise<Seen> {
  return press(page, 'finish', {
    [findFieldName(page, 'Signature')]: 'true',
    'signature-name': 'I. Valdivia',
  });
}
