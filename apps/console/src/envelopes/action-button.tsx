import { useId } from 'preact/hooks';

interface ActionButtonProps {
  label: string;
  onClick: () => void;
  /** The subject of the action, for people who cannot see the text next to the button. */
  of?: string;
  /** Looks like the primary action. */
  first?: boolean;
  /** The reason why the action is not possible now; it is possible if left out. */
  disabledBecause?: string | undefined;
}

/** A button that says why it cannot be used. It keeps the focus then, so that everybody can learn why. */
export function ActionButton(props: ActionButtonProps) {
  const { label, onClick, of, first = false, disabledBecause } = props;
  const id = useId();
  const disabled = disabledBecause !== undefined;
  return (
    <button
      type="button"
      class={first && !disabled ? 'button first' : 'button'}
      aria-disabled={disabled}
      aria-describedby={disabled ? id : undefined}
      title={disabledBecause}
      onClick={() => {
        if (!disabled) onClick();
      }}
    >
      {label}
      {of !== undefined && <span class="out"> {of}</span>}
      {disabled && (
        <span id={id} class="out">
          {disabledBecause}
        </span>
      )}
    </button>
  );
}
