// Follows the mouse, a pen or a finger.

/** Follows a pointer until it is lifted. */
export function follow({ pointerId }, onMove, onEnd) {
  const move = (next) => next.pointerId === pointerId && onMove(next);
  const end = (last) => {
    if (last.pointerId !== pointerId) return;
    for (const [type, listener] of listeners) removeEventListener(type, listener);
    onEnd(last);
  };
  const listeners = [
    ['pointermove', move],
    ['pointerup', end],
    ['pointercancel', end],
  ];
  for (const [type, listener] of listeners) addEventListener(type, listener);
}
