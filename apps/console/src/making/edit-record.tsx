import { useState } from 'preact/hooks';
import { pathOf, type RecordKind, type ServiceObject } from '../records/record-kinds.ts';
import { RecordDialog } from './record-dialog.tsx';
import { findEditing } from './record-form.ts';

interface EditRecordProps {
  kind: RecordKind;
  /** The word of the kind in the address. */
  word: string;
  accountId: string;
  /** The record as the service returns it. */
  record: ServiceObject;
  onEdited: () => void;
}

/** A button that changes a record; nothing for kinds without an operation for it. */
export function EditRecord({ kind, word, accountId, record, onEdited }: EditRecordProps) {
  const [open, setOpen] = useState(false);
  const form = findEditing(word, kind, record);
  if (form === undefined) return null;
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        Edit
      </button>
      {open && (
        <RecordDialog
          title={`Edit ${kind.one}`}
          button="Save"
          said={`The ${kind.one} was changed.`}
          form={form}
          base={pathOf(kind, accountId, '')}
          accountId={accountId}
          onClose={() => setOpen(false)}
          onDone={onEdited}
        />
      )}
    </>
  );
}
