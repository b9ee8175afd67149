import { useAsked } from '../app/use-asked.ts';
import { pathOf, type RecordKind } from '../records/record-kinds.ts';
import { RecordDialog } from './record-dialog.tsx';
import { findMaking } from './record-form.ts';

interface NewRecordProps {
  kind: RecordKind;
  /** The word of the kind in the address. */
  word: string;
  accountId: string;
  onMade: (id: string) => void;
}

/** A button that makes a record; nothing for kinds that the console cannot make. */
export function NewRecord({ kind, word, accountId, onMade }: NewRecordProps) {
  const [open, setOpen] = useAsked('new');
  const form = findMaking(word);
  if (form === undefined || accountId === '') return null;
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        New {kind.one}
      </button>
      {open && (
        <RecordDialog
          title={`New ${kind.one}`}
          button="Make"
          said={`The ${kind.one} was made.`}
          form={form}
          base={pathOf(kind, accountId, '')}
          accountId={accountId}
          onClose={() => setOpen(false)}
          onDone={(made) => onMade(String(made[kind.id]))}
        />
      )}
    </>
  );
}
