import type { ComponentChildren } from 'preact';
import { useId } from 'preact/hooks';

interface FieldProps {
  label: string;
  /** A short description of the expected value. */
  hint?: string;
  error?: string;
  /** The control; it receives the attributes that bind it to its label. */
  children: (bound: BoundField) => ComponentChildren;
}

interface BoundField {
  id: string;
  'aria-describedby': string | undefined;
  'aria-invalid': boolean | undefined;
}

/** A labelled control of a form. */
export function Field({ label, hint, error, children }: FieldProps) {
  const id = useId();
  const described = error === undefined && hint === undefined ? undefined : `${id}-more`;
  return (
    <div class="field">
      <label for={id}>{label}</label>
      {children({
        id,
        'aria-describedby': described,
        'aria-invalid': error === undefined ? undefined : true,
      })}
      {described !== undefined && (
        <p id={described} class={error === undefined ? 'quiet' : 'error'}>
          {error ?? hint}
        </p>
      )}
    </div>
  );
}
