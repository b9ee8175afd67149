import { FocusKeys, focusZone } from '@primer/behaviors';
import { useEffect, useId, useRef, useState } from 'preact/hooks';

/** A thing that a menu does. */
export interface MenuAction {
  label: string;
  onSelect: () => void;
  /** The reason why the action is not possible now; it is possible if left out. */
  disabledBecause?: string;
}

/** A button that opens a menu of actions; arrows, Home and End move in it. */
export function Menu({ label, actions }: { label: string; actions: readonly MenuAction[] }) {
  const box = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [open, setOpen] = useState(false);
  const id = useId();
  useEffect(() => {
    const menu = box.current;
    if (menu === null || !open) return undefined;
    const { bottom, left } = button.current?.getBoundingClientRect() ?? { bottom: 0, left: 0 };
    menu.style.top = `${bottom + 4}px`;
    menu.style.left = `${Math.max(8, Math.min(left, innerWidth - menu.offsetWidth - 8))}px`;
    menu.querySelector<HTMLElement>('[role=menuitem]')?.focus();
    const controller = focusZone(menu, {
      bindKeys: FocusKeys.ArrowVertical | FocusKeys.HomeAndEnd,
      focusOutBehavior: 'wrap',
    });
    return () => controller.abort();
  }, [open]);
  return (
    <>
      <button
        ref={button}
        type="button"
        class="button"
        popovertarget={id}
        aria-haspopup="menu"
        aria-expanded={open}
      >
        {label} ▾
      </button>
      <div
        ref={box}
        id={id}
        class="menu"
        role="menu"
        popover="auto"
        aria-label={label}
        onToggle={({ newState }) => setOpen(newState === 'open')}
      >
        {actions.map(({ label: words, onSelect, disabledBecause }) => (
          <button
            key={words}
            type="button"
            role="menuitem"
            class="menu-item"
            aria-disabled={disabledBecause !== undefined}
            title={disabledBecause}
            onClick={() => {
              if (disabledBecause !== undefined) return;
              box.current?.hidePopover();
              onSelect();
            }}
          >
            {words}
          </button>
        ))}
      </div>
    </>
  );
}
