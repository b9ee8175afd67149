import { useState } from 'preact/hooks';
import { defaultTenant, tenant } from '../api/tenant.ts';
import { Code } from '../parts/code.tsx';
import { type SampleCall, writeSamples } from './samples.ts';

interface FirstCallProps {
  accountId: string;
  token: string;
}

const calls: readonly { id: SampleCall; title: string }[] = [
  { id: 'send', title: 'Send a document' },
  { id: 'list', title: 'List users' },
];

/** The first call to this server, in three forms that work as they are. */
export function FirstCall({ accountId, token }: FirstCallProps) {
  const [call, setCall] = useState<SampleCall>('send');
  const [language, setLanguage] = useState('curl');
  const samples = writeSamples({
    call,
    origin: location.origin,
    accountId,
    token,
    ...(tenant.value !== defaultTenant && { tenant: tenant.value }),
  });
  const sample = samples.find(({ title }) => title === language) ?? samples[0];
  return (
    <>
      <div class="bar">
        <div class="choice" role="group" aria-label="Language">
          {samples.map(({ title }) => (
            <button
              key={title}
              type="button"
              class="button small"
              aria-pressed={title === sample?.title}
              onClick={() => setLanguage(title)}
            >
              {title}
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
      {sample !== undefined && (
        <>
          <Code text={sample.code} what={`${sample.title} sample`} wrap={sample.title === 'curl'} />
          {sample.install !== undefined && (
            <p class="quiet">
              Install: <code>{sample.install}</code>. Save the program as{' '}
              <code>first-call.mjs</code> and run <code>node first-call.mjs</code>.
            </p>
          )}
        </>
      )}
    </>
  );
}
