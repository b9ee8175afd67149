import { useState } from 'preact/hooks';
import { useResource } from '../api/use-resource.ts';
import { forms } from '../copying/forms.ts';
import { callHere } from '../copying/sent-call.ts';
import { Code } from '../parts/code.tsx';
import { describeSample, type SampleCall } from './samples.ts';

interface FirstCallProps {
  accountId: string;
  token: string;
}

const calls: readonly { id: SampleCall; title: string }[] = [
  { id: 'send', title: 'Send a document' },
  { id: 'list', title: 'List users' },
];

/** The first call to this server, in forms that work as they are. */
export function FirstCall({ accountId, token }: FirstCallProps) {
  const [call, setCall] = useState<SampleCall>('send');
  const [language, setLanguage] = useState('curl');
  const form = forms.find(({ name }) => name === language);
  const key = [language, call, token, accountId].join(' ');
  const { data: written } = useResource(
    async () => ({
      key,
      code: (await form?.write(callHere(token, describeSample(call, accountId)))) ?? '',
    }),
    { key },
  );
  return (
    <>
      <div class="bar">
        <div class="choice" role="group" aria-label="Language">
          {forms.map(({ name }) => (
            <button
              key={name}
              type="button"
              class="button small"
              aria-pressed={name === language}
              onClick={() => setLanguage(name)}
            >
              {name}
            </button>
          ))}
        </div>
        <select
          aria-label="Call"
          value={call}
          onChange={({ currentTarget }) => {
            const chosen = calls.find(({ id }) => id === currentTarget.value);
            if (chosen !== undefined) setCall(chosen.id);
          }}
        >
          {calls.map(({ id, title }) => (
            <option key={id} value={id}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {form !== undefined && written?.key === key && (
        <>
          <Code text={written.code} what={`${form.name} sample`} wrap={form.name === 'curl'} />
          {form.install !== undefined && (
            <p class="quiet">
              Needs: <code>{form.install}</code>.{' '}
              {form.run !== undefined && (
                <>
                  Save it as <code>{form.run.file}</code> and run <code>{form.run.command}</code>.
                </>
              )}
            </p>
          )}
        </>
      )}
    </>
  );
}
