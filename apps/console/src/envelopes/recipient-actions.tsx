import { useState } from 'preact/hooks';
import { control, done, unwrap } from '../api/control.ts';
import { callHere } from '../copying/sent-call.ts';
import { act } from '../parts/toasts.tsx';
import { ActionButton } from './action-button.tsx';
import { addressToReturn } from '../app/returned.ts';
import { openView } from './open-view.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { writeDeclineCall } from './recipient-calls.ts';
import { isCopy, isDone, isWaitedFor, nameRecipient, type Recipient } from './recipients.ts';
import { SignDialog } from './sign-dialog.tsx';
import type { Summary } from './summaries.ts';

interface RecipientActionsProps {
  accountId: string;
  envelopeId: string;
  summary: Summary;
  recipient: Recipient;
}

/** Buttons to act as a recipient. */
export function RecipientActions(props: RecipientActionsProps) {
  const { accountId, envelopeId, summary, recipient } = props;
  const [asking, setAsking] = useState<'sign' | 'decline'>();
  const name = nameRecipient(recipient);
  const path = { envelopeId, recipientId: recipient.recipientId };
  const close = () => setAsking(undefined);
  const findUrl = async () => {
    const body = { returnUrl: addressToReturn(location.href) };
    const call = control.POST('/envelopes/{envelopeId}/recipients/{recipientId}/signing-url', {
      params: { path },
      body,
    });
    return (await unwrap(call)).url;
  };
  const because = whyNotAct(summary, recipient);
  return (
    <div class="actions">
      <ActionButton
        label="Open signing page"
        of={`as ${name}`}
        first={isWaitedFor(recipient)}
        disabledBecause={whyNotOpen(summary, recipient)}
        onClick={() => void act(() => openView(findUrl), `Opened the signing page as ${name}.`)}
      />
      {!isCopy(recipient) && (
        <>
          <ActionButton
            label="Sign…"
            of={`for ${name}`}
            disabledBecause={because}
            onClick={() => setAsking('sign')}
          />
          <ActionButton
            label="Decline…"
            of={`for ${name}`}
            disabledBecause={because}
            onClick={() => setAsking('decline')}
          />
        </>
      )}
      {because !== undefined && (
        <span class="quiet" aria-hidden="true">
          {because}
        </span>
      )}
      {asking === 'sign' && (
        <SignDialog
          accountId={accountId}
          envelopeId={envelopeId}
          recipient={recipient}
          onClose={close}
        />
      )}
      {asking === 'decline' && (
        <ReasonDialog
          title="Decline to sign"
          question={`${name} declines, and the envelope ends with that.`}
          reason="I do not agree."
          said={`Declined as ${name}.`}
          onClose={close}
          getCall={async (reason) =>
            callHere('', writeDeclineCall({ accountId, envelopeId, recipient }, reason))
          }
          work={(reason) =>
            done(
              control.POST('/envelopes/{envelopeId}/recipients/{recipientId}/decline', {
                params: { path },
                body: { reason },
              }),
            )
          }
        />
      )}
    </div>
  );
}

function whyNotOpen({ status, correctedBy }: Summary, recipient: Recipient): string | undefined {
  if (status === 'created') return 'The envelope was not sent yet.';
  if (status === 'correct')
    return `${correctedBy ?? 'The sender'} is correcting the envelope, until the page for that is saved, is left with Cancel, or has not been used for a while.`;
  if (['voided', 'deleted'].includes(status)) return `The envelope is ${status}.`;
  return recipient.status === 'created' ? 'It is not the turn of this recipient yet.' : undefined;
}

function whyNotAct(summary: Summary, recipient: Recipient): string | undefined {
  if (isCopy(recipient)) return 'This recipient only gets a copy.';
  if (isDone(recipient)) return 'This recipient has finished.';
  const { status } = summary;
  if (['completed', 'declined'].includes(status)) return `The envelope is ${status}.`;
  return whyNotOpen(summary, recipient);
}
