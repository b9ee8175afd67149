import { useState } from 'preact/hooks';
import { findToken, type ServiceRequest } from '../api/service.ts';
import { useResource } from '../api/use-resource.ts';
import { Code } from '../parts/code.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { Field } from '../parts/field.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { forms } from './forms.ts';
import { callHere } from './sent-call.ts';

/** An operation of the service with the parts that a program sends. */
export interface CopiedCall extends ServiceRequest {
  body?: object;
}

interface CopyCallsProps {
  title: string;
  /** The calls, by their names for people. */
  calls: Readonly<Record<string, CopiedCall>>;
  onClose: () => void;
}

/** Shows the calls of the actions of a page as programs, to be copied. */
export function CopyCalls({ title, calls, onClose }: CopyCallsProps) {
  const [name, setName] = useState(Object.keys(calls)[0] ?? '');
  const [language, setLanguage] = useState(forms[0]?.name ?? '');
  const program = useResource(() => writeProgram(calls[name], language), {
    key: `${name} ${language}`,
  });
  return (
    <Dialog title={title} onClose={onClose}>
      <form class="form" onSubmit={(event) => event.preventDefault()}>
        <Choice label="Action" values={Object.keys(calls)} value={name} onChange={setName} />
        <Choice
          label="Language"
          values={forms.map((form) => form.name)}
          value={language}
          onChange={setLanguage}
        />
        <Loaded resource={program}>{(text) => <Code text={text} what="program" />}</Loaded>
      </form>
    </Dialog>
  );
}

interface ChoiceProps {
  label: string;
  values: readonly string[];
  value: string;
  onChange: (value: string) => void;
}

function Choice({ label, values, value, onChange }: ChoiceProps) {
  return (
    <Field label={label}>
      {(bound) => (
        <select
          {...bound}
          value={value}
          onChange={({ currentTarget }) => onChange(currentTarget.value)}
        >
          {values.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      )}
    </Field>
  );
}

async function writeProgram(call: CopiedCall | undefined, language: string): Promise<string> {
  const form = forms.find(({ name }) => name === language);
  if (call === undefined || form === undefined) throw new Error('Choose an action and a language.');
  return form.write(callHere(await findToken(call), call));
}
