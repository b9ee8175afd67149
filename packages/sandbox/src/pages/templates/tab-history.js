// Undoes and redoes changes of fields. Each step is a copy of all fields, as text.

/** The number of steps that can be undone. */
const most = 200;

/**
 * Starts with the present state.
 * @param read returns all fields as text
 * @param write puts such a text in their place
 */
export function createHistory({ read, write }) {
  const past = [];
  const future = [];
  let present = read();
  let last;

  function go(from, to) {
    const text = from.pop();
    if (text === undefined) return false;
    to.push(present);
    present = text;
    last = undefined;
    write(text);
    return true;
  }

  return {
    /** Keeps the present state as a step; those of one gesture, such as typing, are one step. */
    keep(gesture) {
      const now = read();
      if (now === present) return;
      if (gesture === undefined || gesture !== last) past.push(present);
      if (past.length > most) past.shift();
      future.length = 0;
      present = now;
      last = gesture;
    },
    undo: () => go(past, future),
    redo: () => go(future, past),
    canUndo: () => past.length > 0,
    canRedo: () => future.length > 0,
  };
}
