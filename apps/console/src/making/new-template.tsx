import type { EnvelopeTemplate } from '@countersign/types/esign-v2.1';
import { Field } from '../parts/field.tsx';
import { DefinitionDialog } from './definition-dialog.tsx';
import { NewButton } from './new-button.tsx';
import { PeopleFields } from './people-fields.tsx';
import type { ReadDocument } from './read-document.ts';

/** A button that makes a template. */
export function NewTemplate() {
  return (
    <NewButton one="template">
      {(onClose) => (
        <DefinitionDialog
          kind="template"
          label="Name"
          button="Make"
          fileHint="Without one, a short text is the document."
          people={<Roles />}
          write={writeTemplate}
          onClose={onClose}
        />
      )}
    </NewButton>
  );
}

function Roles() {
  return (
    <PeopleFields one="role">
      {(words, isFirst) => (
        <Field
          label={`Name of ${words}`}
          {...(isFirst && { hint: 'Each envelope from the template says who has the role.' })}
        >
          {(bound) => (
            <input
              {...bound}
              name="role"
              maxLength={100}
              required
              autocomplete="off"
              defaultValue={isFirst ? 'Signer' : ''}
            />
          )}
        </Field>
      )}
    </PeopleFields>
  );
}

function writeTemplate(data: FormData, document: ReadDocument): EnvelopeTemplate {
  const name = String(data.get('subject'));
  return {
    name,
    emailSubject: name,
    documents: [document],
    recipients: {
      signers: data.getAll('role').map((role, at) => ({
        recipientId: String(at + 1),
        roleName: String(role),
      })),
    },
  };
}
