import { useMemo, useState } from 'preact/hooks';
import { control, done } from '../api/control.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogActions } from '../parts/dialog-actions.tsx';
import { Field } from '../parts/field.tsx';
import { act } from '../parts/toasts.tsx';
import { listFillableTabs, type FillableTab } from './fillable-tabs.ts';
import { nameRecipient, type Recipient } from './recipients.ts';

interface SignDialogProps {
  envelopeId: string;
  recipient: Recipient;
  onClose: () => void;
}

/** Signs for a recipient, with the values of the tabs. */
export function SignDialog({ envelopeId, recipient, onClose }: SignDialogProps) {
  const tabs = useMemo(() => listFillableTabs(recipient), [recipient]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    Object.fromEntries(tabs.map(({ key, value }) => [key, value])),
  );
  const name = nameRecipient(recipient);
  const { recipientId } = recipient;
  async function sign(event: Event) {
    event.preventDefault();
    const filled = Object.fromEntries(Object.entries(values).filter(([, value]) => value !== ''));
    const params = { path: { envelopeId, recipientId } };
    const signed = await act(
      () =>
        done(
          control.POST('/envelopes/{envelopeId}/recipients/{recipientId}/sign', {
            params,
            body: { values: filled },
          }),
        ),
      `Signed as ${name}.`,
    );
    if (signed) onClose();
  }
  return (
    <Dialog title={`Sign for ${name}`} onClose={onClose}>
      <form class="form" onSubmit={(event) => void sign(event)}>
        <p class="quiet">
          {tabs.length === 0
            ? 'There is nothing to fill in. The signature is added, and the next recipients are invited.'
            : 'The values are entered as on the signing page, and the same rules apply.'}
        </p>
        {tabs.map((tab) => (
          <TabField
            key={tab.key}
            tab={tab}
            value={values[tab.key] ?? ''}
            onChange={(value) => setValues({ ...values, [tab.key]: value })}
          />
        ))}
        <DialogActions onClose={onClose}>
          <button type="submit" class="button first">
            Sign
          </button>
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface TabFieldProps {
  tab: FillableTab;
  value: string;
  onChange: (value: string) => void;
}

function TabField({ tab: { label, choices, isRequired }, value, onChange }: TabFieldProps) {
  return (
    <Field label={isRequired ? `${label} (required)` : label}>
      {(bound) =>
        choices === undefined ? (
          <input
            {...bound}
            type="text"
            value={value}
            onInput={({ currentTarget }) => onChange(currentTarget.value)}
          />
        ) : (
          <select
            {...bound}
            value={value}
            onChange={({ currentTarget }) => onChange(currentTarget.value)}
          >
            {!choices.includes('') && <option value="">Nothing</option>}
            {choices.map((choice) => (
              <option key={choice} value={choice}>
                {choice === '' ? 'Nothing' : choice}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}
