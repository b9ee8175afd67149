import { sign } from '@countersign/connect';
import type { State } from '../state/state.ts';
import { connectKeys } from './kinds.ts';
import type { Delivery } from './delivery.ts';
import { toXml } from './to-xml.ts';

/** What goes over the wire. */
export interface ToSend {
  url: string;
  headers: Record<string, string>;
  body: Buffer;
}

/** The text of a message, as it is sent at its next try. */
export function serializeMessage({ tries, body }: Pick<Delivery, 'tries' | 'body'>): string {
  const message = { ...body.message, retryCount: tries };
  return body.settings.form === 'json' ? JSON.stringify(message) : toXml(message, body);
}

/** Makes what is sent of a delivery: the documents are put in, and the account's keys sign it. */
export async function toSend(state: State, delivery: Delivery): Promise<ToSend> {
  const { settings } = delivery.body;
  const { documents, certificate } = delivery.body;
  // Few messages have documents, and what makes those is large.
  if (documents === true || certificate === true)
    await (await import('./fill-documents.ts')).fillDocuments(state, delivery.body);
  const body = Buffer.from(serializeMessage(delivery));
  return {
    url: settings.url,
    body,
    headers: {
      'content-type':
        settings.form === 'json' ? 'application/json; charset=utf-8' : 'text/xml; charset=utf-8',
      ...(settings.login !== undefined && { authorization: basic(settings.login) }),
      ...(settings.signed && (await signature(state, delivery.account, body))),
    },
  };
}

function basic({ user, password }: { user: string; password: string }): string {
  return `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;
}

async function signature(
  state: State,
  accountId: string,
  body: Buffer,
): Promise<Record<string, string>> {
  const keys = await state.of(connectKeys).list(accountId);
  if (keys.length === 0) return {};
  return sign(
    body,
    keys.map(({ secret }) => secret),
    { accountId },
  );
}
