import type { ComponentChildren } from 'preact';

interface DialogActionsProps {
  onClose: () => void;
  /** The buttons with the actions of the dialog. */
  children: ComponentChildren;
}

/** The buttons at the end of a dialog; the last one leaves it. */
export function DialogActions({ onClose, children }: DialogActionsProps) {
  return (
    <div class="actions">
      {children}
      <button type="button" class="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}
