import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { control, done } from '../api/control.ts';
import { callService, findToken } from '../api/service.ts';
import { inTenant } from '../api/tenant.ts';
import { CopyCalls } from '../copying/copy-calls.tsx';
import { callHere } from '../copying/sent-call.ts';
import { Menu } from '../parts/menu.tsx';
import { act } from '../parts/toasts.tsx';
import { ActionButton } from './action-button.tsx';
import { copyDefinition, saveAsTemplate } from './copy-definition.ts';
import type { OpenEnvelope } from './item.ts';
import { listRecipientCalls } from './recipient-calls.ts';
import { listSenderCalls } from './sender-calls.ts';
import { recycleBin } from './summaries.ts';
import { describeLock } from './lock.ts';
import { openViewOf } from './open-view.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { UnlockButton } from './unlock-button.tsx';

const inProcess = new Set(['sent', 'delivered', 'correct']);

/** Actions of the sender, and actions that only the sandbox has. */
export function EnvelopeActions({ envelope }: { envelope: OpenEnvelope }) {
  const [asking, setAsking] = useState<'void' | 'expire' | 'delete' | 'copy'>();
  const { route } = useLocation();
  const { id, accountId, summary } = envelope;
  const { status } = summary;
  const isDraft = status === 'created';
  const runs = inProcess.has(status);
  const locked = describeLock(summary);
  const notSent = isDraft ? 'The envelope was not sent yet.' : `The envelope is ${status}.`;
  const whyNot = runs ? locked : notSent;
  const close = () => setAsking(undefined);
  const calls = listSenderCalls(envelope);
  const correct = calls.openView(isDraft ? 'edit' : 'correct');
  return (
    <>
      {isDraft && (
        <ActionButton
          label="Send"
          first
          disabledBecause={locked}
          onClick={() => void act(() => callService(calls.send), 'Sent the envelope.')}
        />
      )}
      <UnlockButton item={envelope} />
      <ActionButton
        label={isDraft ? 'Edit' : 'Correct'}
        disabledBecause={
          isDraft || runs ? locked : `An envelope that is ${status} cannot be corrected.`
        }
        onClick={() =>
          void act(
            () => openViewOf(correct),
            isDraft ? 'Opened the draft for editing.' : 'Opened the envelope for correcting.',
          )
        }
      />
      <Menu
        label="Actions"
        actions={[
          {
            label: 'Resend',
            ...(whyNot !== undefined && { disabledBecause: whyNot }),
            onSelect: () =>
              void act(
                () => callService(calls.resend),
                'Sent the e-mails to the current recipients again.',
              ),
          },
          { label: 'Copy actions as…', onSelect: () => setAsking('copy') },
          {
            label: 'Copy as POST body',
            onSelect: () =>
              void act(
                () => copyDefinition(id),
                'Copied the body with which POST …/envelopes creates the same envelope.',
              ),
          },
          {
            label: 'Save as template',
            onSelect: () =>
              void act(
                async () => route(inTenant(`/console/templates/${await saveAsTemplate(envelope)}`)),
                'Saved a template with the same documents, recipients and tabs.',
              ),
          },
          {
            label: 'Void…',
            ...(whyNot !== undefined && { disabledBecause: whyNot }),
            onSelect: () => setAsking('void'),
          },
          {
            label: 'Expire…',
            ...(!runs && { disabledBecause: notSent }),
            onSelect: () => setAsking('expire'),
          },
          {
            label: 'Delete…',
            ...(summary.folder === recycleBin && {
              disabledBecause: 'The envelope is in the recycle bin already.',
            }),
            onSelect: () => setAsking('delete'),
          },
        ]}
      />
      {asking === 'copy' && (
        <CopyCalls
          title="Copy actions"
          calls={{
            Read: calls.read,
            ...(isDraft && { Send: calls.send }),
            [isDraft ? 'Edit' : 'Correct']: correct,
            ...(runs && {
              Resend: calls.resend,
              Void: calls.voidFor('It is no longer needed.'),
              Expire: calls.expire,
            }),
            Delete: calls.remove,
            ...(runs && listRecipientCalls(envelope)),
          }}
          onClose={close}
        />
      )}
      {asking === 'void' && (
        <ReasonDialog
          title="Void envelope"
          question="Nobody can sign it any more, and the recipients are told. This cannot be undone."
          reason="It is no longer needed."
          said="Voided the envelope."
          work={(reason) => callService(calls.voidFor(reason))}
          getCall={async (reason) =>
            callHere(await findToken({ accountId }), calls.voidFor(reason))
          }
          onClose={close}
        />
      )}
      {asking === 'expire' && (
        <ReasonDialog
          title="Expire envelope"
          question="It is voided now, as if its time were up. The clock does not move. This cannot be undone."
          said="The envelope has expired."
          work={() =>
            done(
              control.POST('/envelopes/{envelopeId}/expire', {
                params: { path: { envelopeId: id } },
              }),
            )
          }
          getCall={async () => callHere('', calls.expire)}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <ReasonDialog
          title="Delete envelope"
          question={
            runs
              ? 'It moves to the recycle bin of its sender, and is voided, because it is in process. Voiding cannot be undone.'
              : 'It moves to the recycle bin of its sender.'
          }
          said="Moved the envelope to the recycle bin."
          work={() => callService(calls.remove)}
          getCall={async () => callHere(await findToken(calls.remove), calls.remove)}
          onClose={close}
        />
      )}
    </>
  );
}
