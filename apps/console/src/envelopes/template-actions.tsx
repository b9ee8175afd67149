import { useState } from 'preact/hooks';
import { callService, findToken } from '../api/service.ts';
import { CopyCalls } from '../copying/copy-calls.tsx';
import { callHere } from '../copying/sent-call.ts';
import { RecordDialog } from '../making/record-dialog.tsx';
import { Menu } from '../parts/menu.tsx';
import { act } from '../parts/toasts.tsx';
import { ActionButton } from './action-button.tsx';
import { copyDefinition } from './copy-definition.ts';
import { listSenderCalls } from './sender-calls.ts';
import { recycleBin } from './summaries.ts';
import type { OpenTemplate } from './item.ts';
import { describeLock } from './lock.ts';
import { openViewOf } from './open-view.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { UnlockButton } from './unlock-button.tsx';
import { UseDialog } from './use-dialog.tsx';

/** Actions for a template. */
export function TemplateActions({ template }: { template: OpenTemplate }) {
  const [asking, setAsking] = useState<'use' | 'rename' | 'delete' | 'copy'>();
  const { id, accountId, path, summary, body } = template;
  const isDeleted = summary.folder === recycleBin;
  const inBin = { disabledBecause: 'The template is in the recycle bin.' };
  const close = () => setAsking(undefined);
  const calls = listSenderCalls(template);
  const edit = calls.openView('edit');
  return (
    <>
      <ActionButton label="Use…" first {...(isDeleted && inBin)} onClick={() => setAsking('use')} />
      <UnlockButton item={template} />
      <ActionButton
        label="Edit"
        disabledBecause={isDeleted ? inBin.disabledBecause : describeLock(summary)}
        onClick={() => void act(() => openViewOf(edit), 'Opened the template for editing.')}
      />
      <Menu
        label="Actions"
        actions={[
          { label: 'Rename…', ...(isDeleted && inBin), onSelect: () => setAsking('rename') },
          { label: 'Copy actions as…', onSelect: () => setAsking('copy') },
          {
            label: 'Copy as POST body',
            onSelect: () =>
              void act(
                () => copyDefinition(id),
                'Copied the body with which POST …/templates creates the same template.',
              ),
          },
          { label: 'Delete…', ...(isDeleted && inBin), onSelect: () => setAsking('delete') },
        ]}
      />
      {asking === 'use' && <UseDialog template={template} onClose={close} />}
      {asking === 'rename' && (
        <RecordDialog
          title="Rename template"
          button="Save"
          said="The template was changed."
          form={{
            method: 'PUT',
            path,
            fields: [
              { name: 'name', label: 'Name', initial: summary.subject },
              {
                name: 'description',
                label: 'Description',
                optional: true,
                initial: body.description ?? '',
              },
            ],
            write: (values) => values,
          }}
          base=""
          accountId={accountId}
          onClose={close}
        />
      )}
      {asking === 'copy' && (
        <CopyCalls
          title="Copy actions"
          calls={{ Read: calls.read, Edit: edit, Delete: calls.remove }}
          onClose={close}
        />
      )}
      {asking === 'delete' && (
        <ReasonDialog
          title="Delete template"
          question="It moves to the recycle bin of its owner."
          said="Moved the template to the recycle bin."
          work={() => callService(calls.remove)}
          getCall={async () => callHere(await findToken(calls.remove), calls.remove)}
          onClose={close}
        />
      )}
    </>
  );
}
