import { useRef, useState } from 'preact/hooks';
import { describeProblem } from '../api/problem.ts';
import { callService, findToken } from '../api/service.ts';
import { CopyAs } from '../copying/copy-as.tsx';
import { callHere } from '../copying/sent-call.ts';
import { Dialog } from '../parts/dialog.tsx';
import { DialogActions } from '../parts/dialog-actions.tsx';
import { toast } from '../parts/toasts.tsx';
import { pathOf, type RecordKind } from '../records/record-kinds.ts';
import { isObject, readList } from '../records/read-list.ts';
import { FieldOfRecord } from './make-field.tsx';
import type { Makeable, MakeField } from './makeable.ts';

interface MakeDialogProps {
  kind: RecordKind;
  makeable: Makeable;
  accountId: string;
  onClose: () => void;
  /** Is called with the ID of the new record. */
  onMade: (id: string) => void;
}

/** Makes a record by the operation of the service. Errors stay in the dialog, at their field. */
export function MakeDialog({ kind, makeable, accountId, onClose, onMade }: MakeDialogProps) {
  const { fields, write, answer } = makeable;
  const form = useRef<HTMLFormElement>(null);
  const [error, setError] = useState<string>();
  const path = pathOf(kind, accountId, makeable.path);
  const readBody = () => {
    const data = new FormData(form.current ?? undefined);
    return write(
      Object.fromEntries(fields.map(({ name }) => [name, String(data.get(name) ?? '').trim()])),
    );
  };
  async function make(): Promise<void> {
    setError(undefined);
    try {
      const made = await callService<unknown>({
        accountId,
        method: 'POST',
        path,
        body: readBody(),
      });
      const record = answer === undefined ? made : readList(made, answer)[0];
      if (!isObject(record)) throw new Error('The service has not answered with what was made.');
      // In lists, the service says of each entry why it was refused.
      const { errorDetails } = record;
      if (isObject(errorDetails) && errorDetails['errorCode'] !== 'SUCCESS')
        throw new Error(String(errorDetails['message'] ?? errorDetails['errorCode']));
      toast(`The ${kind.one} was made.`);
      onClose();
      onMade(String(record[kind.id]));
    } catch (problem) {
      setError(describeProblem(problem));
    }
  }
  const wrong = error === undefined ? undefined : findWrong(fields, error);
  return (
    <Dialog title={`New ${kind.one}`} onClose={onClose}>
      <form
        ref={form}
        class="form"
        onSubmit={(event) => {
          event.preventDefault();
          void make();
        }}
      >
        {fields.map((field) => (
          <FieldOfRecord
            key={field.name}
            field={field}
            base={pathOf(kind, accountId, '')}
            accountId={accountId}
            error={wrong === field.name ? error : undefined}
          />
        ))}
        {error !== undefined && wrong === undefined && (
          <p class="error" role="alert">
            {error}
          </p>
        )}
        <DialogActions onClose={onClose}>
          <button type="submit" class="button first">
            Make
          </button>
          <CopyAs
            getCall={async () =>
              callHere(await findToken({ accountId }), { method: 'POST', path, body: readBody() })
            }
          />
        </DialogActions>
      </form>
    </Dialog>
  );
}

/** Finds the field that an error is about: the first one whose name or label the error has. */
function findWrong(fields: readonly MakeField[], error: string): string | undefined {
  const words = error.toLowerCase();
  return fields.find(({ name, label }) =>
    [name, label].some((word) => words.includes(word.toLowerCase())),
  )?.name;
}
