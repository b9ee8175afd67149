import type { EnvelopeTemplate } from '@countersign/types/esign-v2.1';
import { useAsked } from '../app/use-asked.ts';
import { Field } from '../parts/field.tsx';
import { DefinitionDialog } from './definition-dialog.tsx';
import { PeopleFields } from './people-fields.tsx';
import type { ReadDocument } from './read-document.ts';

/** A button that makes a template. */
export function NewTemplate() {
  const [open, setOpen] = useAsked('new');
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        New template
      </button>
      {open && (
        <DefinitionDialog
          kind="template"
          label="Name"
          button="Make"
          people={<Roles />}
          write={writeTemplate}
          onClose={() => setOpen(false)}
        />
      )}
    </>
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
