import { signal } from '@preact/signals';
import { describeProblem } from '../api/problem.ts';

interface Toast {
  id: number;
  text: string;
  bad: boolean;
}

const toasts = signal<readonly Toast[]>([]);
let count = 0;
const shownFor = 6000;

/** Shows for some seconds that an action succeeded, or the reason why not. */
export function toast(text: string, bad = false): void {
  count += 1;
  const id = count;
  toasts.value = [...toasts.value, { id, text, bad }];
  setTimeout(() => close(id), bad ? 2 * shownFor : shownFor);
}

/** Runs an action, and shows its success or its error. Returns true if it succeeded. */
export async function act(work: () => Promise<unknown>, said: string): Promise<boolean> {
  try {
    await work();
    toast(said);
    return true;
  } catch (error) {
    toast(describeProblem(error), true);
    return false;
  }
}

/** The place where toasts appear. */
export function Toasts() {
  return (
    <div class="toasts" role="status" aria-live="polite">
      {toasts.value.map(({ id, text, bad }) => (
        <p key={id} class={bad ? 'toast bad' : 'toast'}>
          {text}
          <button type="button" class="icon-button" aria-label="Close" onClick={() => close(id)}>
            ×
          </button>
        </p>
      ))}
    </div>
  );
}

function close(id: number): void {
  toasts.value = toasts.value.filter((one) => one.id !== id);
}
