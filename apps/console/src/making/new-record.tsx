import { useAsked } from '../app/use-asked.ts';
import type { RecordKind } from '../records/record-kinds.ts';
import { MakeDialog } from './make-dialog.tsx';
import { makeables } from './makeable.ts';

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
  const makeable = makeables[word];
  if (makeable === undefined || accountId === '') return null;
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        New {kind.one}
      </button>
      {open && (
        <MakeDialog
          kind={kind}
          makeable={makeable}
          accountId={accountId}
          onClose={() => setOpen(false)}
          onMade={onMade}
        />
      )}
    </>
  );
}
