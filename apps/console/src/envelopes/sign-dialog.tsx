import { useMemo, useState } from 'preact/hooks';
import { control, done } from '../api/control.ts';
import { CopyAs } from '../copying/copy-as.tsx';
import { callHere } from '../copying/sent-call.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogActions } from '../parts/dialog-actions.tsx';
import { FormError } from '../parts/form-error.tsx';
import { Field } from '../parts/field.tsx';
import { describeProblem } from '../api/problem.ts';
import { toast } from '../parts/toasts.tsx';
import { listFillableTabs, type FillableTab } from './fillable-tabs.ts';
import { readValues, writeSignCall } from './recipient-calls.ts';
import { nameRecipient, type Recipient } from './recipients.ts';

interface SignDialogProps {
  accountId: string;
  envelopeId: string;
  recipient: Recipient;
  onClose: () => void;
}

/** Signs for a recipient, with the values of the tabs. */
export function SignDialog({ accountId, envelopeId, recipient, onClose }: SignDialogProps) {
  const tabs = useMemo(() => listFillableTabs(recipient), [recipient]);
  const [values, setValues] = useState<Readonly<Record<string, string>>>(() =>
    readValues(recipient),
  );
  const [error, setError] = useState<string>();
  const name = nameRecipient(recipient);
  const { recipientId } = recipient;
  const getCall = () => writeSignCall({ accountId, envelopeId, recipient }, values);
  async function sign(event: Event) {
    event.preventDefault();
    const params = { path: { envelopeId, recipientId } };
    try {
      await done(
        control.POST('/envelopes/{envelopeId}/recipients/{recipientId}/sign', {
          params,
          body: getCall().body,
        }),
      );
      toast(`Signed as ${name}.`);
      onClose();
    } catch (problem) {
      setError(describeProblem(problem));
    }
  }
  const wrong = tabs.find((tab) => tab.name !== '' && error?.includes(tab.name) === true);
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
            error={tab === wrong ? error : undefined}
            value={values[tab.key] ?? ''}
            onChange={(value) => setValues({ ...values, [tab.key]: value })}
          />
        ))}
        <FormError error={wrong === undefined ? error : undefined} />
        <DialogActions onClose={onClose}>
          <button type="submit" class="button first">
            Sign
          </button>
          <CopyAs getCall={() => callHere('', getCall())} />
        </DialogActions>
      </form>
    </Dialog>
  );
}

interface TabFieldProps {
  tab: FillableTab;
  error: string | undefined;
  value: string;
  onChange: (value: string) => void;
}

function TabField({ tab, error, value, onChange }: TabFieldProps) {
  const { label, choices, isRequired } = tab;
  return (
    <Field
      label={isRequired ? `${label} (required)` : label}
      {...(error !== undefined && { error })}
    >
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
            {choices.every((choice) => choice.value !== '') && <option value="">Nothing</option>}
            {choices.map((choice) => (
              <option key={choice.value} value={choice.value}>
                {choice.words === '' ? 'Nothing' : choice.words}
              </option>
            ))}
          </select>
        )
      }
    </Field>
  );
}
