/** The dialog that a shortcut opens and closes. */
interface Target {
  isOpen(): boolean;
  open(): void;
  close(): void;
}

/**
 * Calls the target on shortcuts: Control+K, or Command+K, opens and closes it; `/` opens it outside
 * of text fields.
 */
export function onShortcut(target: Target): void {
  window.addEventListener('keydown', (event) => {
    const isPalette = event.key.toLowerCase() === 'k' && (event.ctrlKey || event.metaKey);
    const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !event.altKey;
    if (isPalette && target.isOpen()) target.close();
    else if (isPalette || (isSlash && !isTypedInto(event.target))) target.open();
    else return;
    event.preventDefault();
  });
}

function isTypedInto(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement &&
    (target.isContentEditable || target.matches('input, textarea, select'))
  );
}
