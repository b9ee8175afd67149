import { useState } from 'preact/hooks';
import { Dialog } from '../parts/dialog.tsx';
import { DialogActions } from '../parts/dialog-actions.tsx';
import { Field } from '../parts/field.tsx';
import { act } from '../parts/toasts.tsx';

interface ReasonDialogProps {
  /** What is done; also the words of the button. */
  title: string;
  /** What will happen. */
  question: string;
  /** A reason to begin with; without one, no reason is asked for. */
  reason?: string;
  work: (reason: string) => Promise<unknown>;
  /** What is said once it was done. */
  said: string;
  onClose: () => void;
}

/** Asks before something that cannot be undone, and for the reason. */
export function ReasonDialog(props: ReasonDialogProps) {
  const { title, question, reason: usual, work, said, onClose } = props;
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
        </DialogActions>
      </form>
    </Dialog>
  );
}
