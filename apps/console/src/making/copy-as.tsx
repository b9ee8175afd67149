import { Menu } from '../parts/menu.tsx';
import { act } from '../parts/toasts.tsx';
import { forms, writeCall, type WrittenCall } from './write-call.ts';

/** A menu that copies a call as a program. */
export function CopyAs({ getCall }: { getCall: () => WrittenCall | Promise<WrittenCall> }) {
  return (
    <Menu
      label="Copy as"
      actions={forms.map((form) => ({
        label: form,
        onSelect: () =>
          void act(
            async () => {
              await navigator.clipboard.writeText(await writeCall(form, await getCall()));
            },
            `Copied as ${form === forms[2] ? 'a program with the vendor’s client' : form}.`,
          ),
      }))}
    />
  );
}
