import { useRef, useState } from 'preact/hooks';
import { describeProblem } from '../api/problem.ts';
import { callService, findToken } from '../api/service.ts';
import { CopyAs } from '../copying/copy-as.tsx';
import { callHere } from '../copying/sent-call.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogActions } from '../parts/dialog-actions.tsx';
import { FormError } from '../parts/form-error.tsx';
import { toast } from '../parts/toasts.tsx';
import type { ServiceObject } from '../records/record-kinds.ts';
import { isObject, readList } from '../records/read-list.ts';
import { FieldOfRecord } from './field-of-record.tsx';
import type { RecordField, RecordForm } from './record-form.ts';

interface RecordDialogProps {
  title: string;
  /** The words of the button. */
  button: string;
  /** The message afterwards. */
  said: string;
  form: RecordForm;
  /** The path that those of the form are below. */
  base: string;
  accountId: string;
  onClose: () => void;
  /** Is called with the record as the service answers. */
  onDone?: (record: ServiceObject) => void;
}

/** Makes or changes a record by an operation of the service. Errors stay at their field. */
export function RecordDialog(props: RecordDialogProps) {
  const { title, button, said, base, accountId, onClose, onDone } = props;
  const { fields, method, write, answer } = props.form;
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const path = base + props.form.path;
  const readBody = () => {
    const data = new FormData(form.current ?? undefined);
    return write(
      Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()])),
    );
  };
  async function work(): Promise<void> {
    setError(undefined);
    try {
      const answered = await callService<unknown>({ accountId, method, path, body: readBody() });
      const record = answer === undefined ? answered : readList(answered, answer)[0];
      if (!isObject(record)) throw new Error('The service has answered without the record.');
      // In lists, the service says of each entry why it was refused.
      const { errorDetails } = record;
      if (isObject(errorDetails) && errorDetails['errorCode'] !== 'SUCCESS')
        throw new Error(String(errorDetails['message'] ?? errorDetails['errorCode']));
      toast(said);
      onClose();
      onDone?.(record);
    } catch (problem) {
      setError(describeProblem(problem));
    }
  }
  const wrong = error === undefined ? undefined : findWrong(fields, error);
  return (
    <Dialog title={title} onClose={onClose}>
      <form
        ref={form}
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void work();
        }}
      >
        {fields.map((field) => (
          <FieldOfRecord
            key={field.name}
            field={field}
            base={base}
            accountId={accountId}
            error={wrong === field.name ? error : undefined}
          />
        ))}
        <FormError error={wrong === undefined ? error : undefined} />
        <DialogActions onClose={onClose}>
          <button type="submit" class="button first">
            {button}
          </button>
          <CopyAs
            getCall={async () =>
              callHere(await findToken({ accountId }), { method, path, body: readBody() })
            }
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Finds the field that an error is about: the first one whose name or label the error has. */
function findWrong(fields: readonly RecordField[], error: string): string | undefined {
  const words = error.toLowerCase();
  return fields.find(({ name, label }) =>
    [name, label].some((word) => words.includes(word.toLowerCase())),
  )?.name;
}
