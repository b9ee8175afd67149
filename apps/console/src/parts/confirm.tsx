import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import { act } from './toasts.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

interface ConfirmButtonProps {
  /** The words of the button, and the title of the question. */
  label: string;
  /** The thing that the action is about, where several have the same button. */
  of?: string;
  /** The consequences of the action. */
  question: ComponentChildren;
  work: () => Promise<unknown>;
  /** The message after the action. */
  said: string;
  /** True if the question is asked at once. */
  isAsked?: boolean;
}

/** A button for an action that cannot be undone: it asks first. */
export function ConfirmButton({
  label,
  of,
  question,
  work,
  said,
  isAsked = false,
}: ConfirmButtonProps) {
  const [open, setOpen] = useState(isAsked);
  const title = of === undefined ? label : `${label} ${of}`;
  const close = () => setOpen(false);
  async function confirm() {
    if (await act(work, said)) close();
  }
  return (
    <>
      <button
        type="button"
        class="button"
        aria-label={of === undefined ? undefined : title}
        onClick={() => setOpen(true)}
      >
        {label}
      </button>
      {open && (
        <Dialog title={title} onClose={close}>
          <div>{question}</div>
          <DialogActions onClose={close}>
            <button type="button" class="button danger" onClick={() => void confirm()}>
              {title}
            </button>
          </DialogActions>
        </Dialog>
      )}
    </>
  );
}
