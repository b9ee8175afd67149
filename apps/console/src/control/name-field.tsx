import { Field } from '../parts/field.tsx';

/** Reports whether a text is a valid name of a tenant or a snapshot. */
export function isName(text: string): boolean {
  return /^[\w.-]{1,64}$/.test(text);
}

interface NameFieldProps {
  label: string;
  name: string;
  onChange: (name: string) => void;
}

/** A field for the name of a tenant or a snapshot, with a hint about valid names. */
export function NameField({ label, name, onChange }: NameFieldProps) {
  return (
    <Field
      label={label}
      {...(name !== '' &&
        !isName(name) && { error: 'Use up to 64 letters, digits, underscores, dots and hyphens.' })}
    >
      {(bound) => (
        <input
          {...bound}
          type="text"
          autocomplete="off"
          spellcheck={false}
          value={name}
          onInput={({ currentTarget }) => onChange(currentTarget.value)}
        />
      )}
    </Field>
  );
}
