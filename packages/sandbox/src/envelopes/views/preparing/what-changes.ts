import type { StoredEnvelope } from '../../../state/model/envelope.ts';

/** Checks whether everything can still be changed: in a template, or before an envelope is sent. */
export function isDraft({ kind, status }: Pick<StoredEnvelope, 'kind' | 'status'>): boolean {
  return kind === 'template' || status === 'created';
}

/** Describes the effects of the buttons at the end in sentences. */
export function describeButtons(envelope: StoredEnvelope): { send?: string; save: string } {
  const { kind, status, recipients } = envelope;
  if (kind === 'template')
    return {
      save: 'Save changes the template. Envelopes that were created from it stay as they are.',
    };
  if (status === 'created') {
    const first = Math.min(...recipients.map(({ routingOrder }) => routingOrder));
    const isOrdered = recipients.some(({ routingOrder }) => routingOrder !== first);
    return {
      send: `Send e-mails the recipients now${isOrdered ? ', those with the lowest order first' : ''}.`,
      save: 'Save keeps a draft. Nobody receives anything yet.',
    };
  }
  if (status === 'correct')
    return {
      send: 'Send saves your changes and e-mails everybody whose turn it is again.',
      save: 'Save keeps your changes and lets the signing go on, without e-mails to those who have one already.',
    };
  return {
    save: 'Save changes the envelope at once. A recipient with a new address is invited there.',
  };
}
