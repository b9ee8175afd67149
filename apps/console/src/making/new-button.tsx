import type { ComponentChildren } from 'preact';
import { useAsked } from '../app/use-asked.ts';

interface NewButtonProps {
  /** The word for one of them, such as `envelope`. */
  one: string;
  /** The dialog that makes one. */
  children: (onClose: () => void) => ComponentChildren;
}

/** A button that opens the dialog for making something, as does a link with `?new`. */
export function NewButton({ one, children }: NewButtonProps) {
  const [open, setOpen] = useAsked('new');
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        New {one}
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}
