import { useState } from 'preact/hooks';
import { callService } from '../api/service.ts';
import { Menu } from '../parts/menu.tsx';
import { act } from '../parts/toasts.tsx';
import { ActionButton } from './action-button.tsx';
import { copyDefinition } from './copy-definition.ts';
import { recycleBin } from './summaries.ts';
import type { OpenTemplate } from './item.ts';
import { moveToBin } from './move-to-bin.ts';
import { openView } from './open-view.ts';
import { ReasonDialog } from './reason-dialog.tsx';
import { UseDialog } from './use-dialog.tsx';

/** Actions for a template. */
export function TemplateActions({ template }: { template: OpenTemplate }) {
  const [asking, setAsking] = useState<'use' | 'delete'>();
  const { id, accountId, path, summary } = template;
  const isDeleted = summary.folder === recycleBin;
  const inBin = { disabledBecause: 'The template is in the recycle bin.' };
  const close = () => setAsking(undefined);
  const findView = async () => {
    const body = { returnUrl: location.href };
    const call = { accountId, method: 'POST', path: `${path}/views/edit`, body } as const;
    return (await callService<{ url: string }>(call)).url;
  };
  return (
    <>
      <ActionButton label="Use…" first {...(isDeleted && inBin)} onClick={() => setAsking('use')} />
      <ActionButton
        label="Edit"
        {...(isDeleted && inBin)}
        onClick={() => void act(() => openView(findView), 'Opened the template for editing.')}
      />
      <Menu
        label="Actions"
        actions={[
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
      {asking === 'delete' && (
        <ReasonDialog
          title="Delete template"
          question="It moves to the recycle bin of its owner."
          said="Moved the template to the recycle bin."
          work={() => moveToBin(template)}
          onClose={close}
        />
      )}
    </>
  );
}
