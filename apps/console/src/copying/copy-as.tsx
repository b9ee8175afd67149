import { Menu } from '../parts/menu.tsx';
import { act } from '../parts/toasts.tsx';
import { forms } from './forms.ts';
import type { SentCall } from './sent-call.ts';

/** A menu that copies a call as a program, in each language that has a client. */
export function CopyAs({ getCall }: { getCall: () => SentCall | Promise<SentCall> }) {
  return (
    <Menu
      label="Copy as"
      actions={forms.map(({ name, write }) => ({
        label: name,
        onSelect: () =>
          void act(async () => {
            await navigator.clipboard.writeText(await write(await getCall()));
          }, `Copied as ${name}.`),
      }))}
    />
  );
}
