import type { EnvelopeDefinition, SignHere } from '@countersign/types/esign-v2.1';
import { Field } from '../parts/field.tsx';
import { DefinitionDialog } from './definition-dialog.tsx';
import { NewButton } from './new-button.tsx';
import { PeopleFields } from './people-fields.tsx';
import { isFile, type ReadDocument } from './read-document.ts';

/** A button that makes an envelope. */
export function NewEnvelope() {
  return (
    <NewButton one="envelope">
      {(onClose) => (
        <DefinitionDialog
          kind="envelope"
          label="Subject"
          button="Send"
          fileHint="Without one, a short text that each signer signs is the document. In a file, Prepare… places the fields."
          people={<Signers />}
          write={writeEnvelope}
          onClose={onClose}
        />
      )}
    </NewButton>
  );
}

function Signers() {
  return (
    <PeopleFields one="signer">
      {(words, isFirst) => (
        <>
          <Field label={`Name of ${words}`}>
            {(bound) => (
              <input
                {...bound}
                name="name"
                required
                autocomplete="off"
                defaultValue={isFirst ? 'Ada Signer' : ''}
              />
            )}
          </Field>
          <Field label={`E-mail address of ${words}`} hint="Nothing leaves this machine.">
            {(bound) => (
              <input
                {...bound}
                name="email"
                type="email"
                required
                autocomplete="off"
                defaultValue={isFirst ? 'ada.signer@example.com' : ''}
              />
            )}
          </Field>
        </>
      )}
    </PeopleFields>
  );
}

function writeEnvelope(
  data: FormData,
  document: ReadDocument,
  atOnce: boolean,
): EnvelopeDefinition {
  const emails = data.getAll('email');
  const isShortText = !isFile(data.get('file'));
  return {
    emailSubject: String(data.get('subject')),
    status: atOnce ? 'sent' : 'created',
    documents: [document],
    recipients: {
      signers: data.getAll('name').map((name, at) => ({
        recipientId: String(at + 1),
        name: String(name),
        email: String(emails[at]),
        ...(atOnce && isShortText && { tabs: { signHereTabs: [placeSignature(at)] } }),
      })),
    },
  };
}

/** The number of signatures below each other, and of columns of them, on a page of the short text. */
const inColumn = 8;
const columns = 3;

/** Places the signature of a signer below the short text, in points from the top left. */
function placeSignature(at: number): SignHere {
  const column = Math.floor(at / inColumn) % columns;
  return {
    documentId: '1',
    pageNumber: '1',
    xPosition: String(72 + 170 * column),
    yPosition: String(130 + 70 * (at % inColumn)),
  };
}
