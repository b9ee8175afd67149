import { useState } from 'preact/hooks';
import { CopyAs } from '../copying/copy-as.tsx';
import type { SentCall } from '../copying/sent-call.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogActions } from '../parts/dialog-actions.tsx';
import { Field } from '../parts/field.tsx';
import { act } from '../parts/toasts.tsx';

interface ReasonDialogProps {
  /** The name of the action; also the label of the button. */
  title: string;
  /** The consequences of the action. */
  question: string;
  /** A default reason; without one, the dialog does not ask for a reason. */
  reason?: string;
  work: (reason: string) => Promise<unknown>;
  /** Returns the call that does the same, for programs; without it, there is none. */
  getCall?: (reason: string) => Promise<SentCall>;
  /** The message after the action. */
  said: string;
  onClose: () => void;
}

/** Asks before something that cannot be undone, and for the reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, question, reason: usual, work, getCall, said, onClose } = props;
  const [reason, setReason] = useState(usual ?? '');
  async function confirm(event: Event) {
    event.preventDefault();
    if (await act(() => work(reason), said)) onClose();
  }
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="form" onSubmit={(event) => void confirm(event)}>
        <p>{question}</p>
        {usual !== undefined && (
          <Field label="Reason" hint="The people of the envelope read it.">
            {(bound) => (
              <input
                {...bound}
                type="text"
                required
                maxLength={200}
                value={reason}
                onInput={({ currentTarget }) => setReason(currentTarget.value)}
              />
            )}
          </Field>
        )}
        <DialogActions onClose={onClose}>
          <button type="submit" class="button danger">
            {title}
          </button>
          {getCall !== undefined && <CopyAs getCall={() => getCall(reason)} />}
        </DialogActions>
      </form>
    </Dialog>
  );
}
