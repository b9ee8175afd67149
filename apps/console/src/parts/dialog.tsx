import type { ComponentChildren } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';

/** The elements in which people write or choose. */
const fields = 'input, textarea, select';

interface DialogProps {
  title: string;
  onClose: () => void;
  children: ComponentChildren;
  /** Hides the title, which is then only read out. */
  bare?: boolean;
}

/**
 * A dialog over the page, there for as long as it is rendered. The browser keeps the focus in it,
 * closes it with Escape and gives the focus back.
 */
export function Dialog({ title, onClose, children, bare = false }: DialogProps) {
  const box = useRef<HTMLDialogElement>(null);
  const id = useId();
  // Before the next key, which would otherwise be lost.
  useLayoutEffect(() => {
    const dialog = box.current;
    dialog?.showModal();
    // People write at once: first where nothing is yet. The browser would begin with the button that
    // closes.
    const found = dialog?.querySelectorAll<HTMLInputElement>(
      `form :is(${fields}):not([type=hidden], [type=file])`,
    );
    const all = [...(found ?? [])];
    (all.find(({ required, value }) => required && value === '') ?? all[0])?.focus();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={box}
      class={bare ? 'dialog bare' : 'dialog'}
      aria-labelledby={id}
      onClose={({ currentTarget }) => {
        // A dialog that is gone tells it late, when another one may be open.
        if (currentTarget.isConnected) onClose();
      }}
      onClick={({ target, currentTarget }) => {
        // The backdrop belongs to the dialog; all else in it is in the box below.
        if (target === currentTarget) currentTarget.close();
      }}
    >
      <div class="dialog-box">
        <header class={bare ? 'out' : 'dialog-head'}>
          <h2 id={id}>{title}</h2>
          {!bare && (
            <button
              type="button"
              class="icon-button"
              aria-label="Close"
              onClick={() => box.current?.close()}
            >
              ×
            </button>
          )}
        </header>
        {children}
      </div>
    </dialog>
  );
}
