import type { EnvelopeDefinition } from '@countersign/types/esign-v2.1';
import { Field } from '../parts/field.tsx';
import { DefinitionDialog } from './definition-dialog.tsx';
import { NewButton } from './new-button.tsx';
import { PeopleFields } from './people-fields.tsx';
import type { ReadDocument } from './read-document.ts';

/** A button that makes an envelope. */
export function NewEnvelope() {
  return (
    <NewButton one="envelope">
      {(onClose) => (
        <DefinitionDialog
          kind="envelope"
          label="Subject"
          button="Send"
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
  return {
    emailSubject: String(data.get('subject')),
    status: atOnce ? 'sent' : 'created',
    documents: [document],
    recipients: {
      signers: data.getAll('name').map((name, at) => ({
        recipientId: String(at + 1),
        name: String(name),
        email: String(emails[at]),
      })),
    },
  };
}
