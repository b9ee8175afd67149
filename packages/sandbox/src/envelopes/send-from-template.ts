import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import type { StoredAccount, StoredMember } from '../state/model/account.ts';
import type { StoredEnvelope } from '../state/model/envelope.ts';
import type { State } from '../state/state.ts';
import { addAudit, emitFor } from './life/events.ts';
import { sendEnvelope, senderActor } from './life/send.ts';
import { readDefinition } from './read-definition.ts';
import { saveEnvelope } from './save.ts';
import { createSenderContext } from './sender-context.ts';
import { cutSubject } from './subject.ts';

/** An envelope that a form or a workflow sends in the name of a user. */
export interface TemplateSending {
  account: StoredAccount;
  sender: StoredMember;
  /** The origin of the server, for addresses in e-mails. */
  origin: string;
  definition: Pick<
    EnvelopeDefinition,
    'templateId' | 'templateRoles' | 'emailSubject' | 'emailBlurb'
  >;
  /** The subject where neither the definition nor the template has one. */
  usualSubject: string;
  /** The entry of the history that says where the envelope comes from. */
  message: string;
  /** Changes the draft before it is sent. */
  prepare?: (draft: StoredEnvelope) => Promise<void> | void;
}

/**
 * Creates an envelope from a template, sends it in the name of a user and saves it.
 * @throws ServiceRefusal with the reason why it cannot be sent
 */
export async function sendFromTemplate(
  state: State,
  { account, sender, origin, definition, usualSubject, message, prepare }: TemplateSending,
): Promise<StoredEnvelope> {
  const envelope = await readDefinition(
    state,
    createSenderContext(state, account, sender, origin),
    { status: 'sent', ...definition },
    new Map(),
    { exactLabels: true, changeRoutingOrder: true, replacePeople: true },
  );
  // A template needs no subject, and its envelopes do.
  const { emailSubject = '' } = envelope.settings;
  envelope.settings.emailSubject = cutSubject(emailSubject === '' ? usualSubject : emailSubject);
  await prepare?.(envelope);
  addAudit(state, envelope, senderActor(envelope), 'Registered', message);
  await sendEnvelope(state, envelope);
  // A template can have its envelopes sent later.
  if (envelope.status === 'created') emitFor(state, envelope, 'envelope-created');
  await saveEnvelope(state, envelope);
  return envelope;
}
