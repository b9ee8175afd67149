import { pathOf, type RecordKind } from '../records/record-kinds.ts';
import { NewButton } from './new-button.tsx';
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
  const form = findMaking(word);
  if (form === undefined || accountId === '') return null;
  return (
    <NewButton one={kind.one}>
      {(onClose) => (
        <RecordDialog
          title={`New ${kind.one}`}
          button="Make"
          said={`The ${kind.one} was made.`}
          form={form}
          base={pathOf(kind, accountId, '')}
          accountId={accountId}
          onClose={onClose}
          onDone={(made) => onMade(String(made[kind.id]))}
        />
      )}
    </NewButton>
  );
}
