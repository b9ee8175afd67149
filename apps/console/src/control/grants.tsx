import { useState } from 'preact/hooks';
import { useLocation } from 'preact-iso';
import type { Schemas } from '../api/control.ts';
import { defaultTenant, tenant } from '../api/tenant.ts';
import { Code } from '../parts/code.tsx';
import { CopyButton } from '../parts/copy-button.tsx';
import { Field } from '../parts/field.tsx';
import { toTenantTime } from '../parts/moment.tsx';
import { writeCodeExchange, writeConsentAddress, writeJwtProgram } from './grant-samples.ts';

interface GrantsProps {
  integration: Schemas['Integration'];
  users: readonly Schemas['AccountUser'][];
}

/** Samples with which an application gets a token from this server, one for each grant. */
export function Grants({ integration, users }: GrantsProps) {
  const { query } = useLocation();
  const [userId, setUserId] = useState<string>();
  const active = users.filter(({ status }) => status === 'Active');
  const chosen = active.find((one) => one.userId === userId) ?? active[0];
  const target = {
    origin: location.origin,
    integration,
    ...(tenant.value !== defaultTenant && { tenant: tenant.value }),
  };
  const address = writeConsentAddress(target);
  const isOwn = query['state'] === integration.integrationKey;
  return (
    <>
      <details open={isOwn && query['code'] !== undefined}>
        <summary>Authorization code grant: a user logs in</summary>
        <p>
          1. The user logs in here and comes back with a code:{' '}
          <a href={address} target="_blank" rel="noreferrer">
            Log in with {integration.name}
          </a>{' '}
          <CopyButton text={address} what="log-in address" />
          {chosen !== undefined && (
            <span class="quiet">
              {' '}
              For example as {chosen.email}; users of the default seed have no password.
            </span>
          )}
        </p>
        <p>
          2. Exchange the code for a token
          {isOwn && query['code'] !== undefined ? ' (it is in the command):' : ':'}
        </p>
        <Code
          text={writeCodeExchange(target, (isOwn ? query['code'] : undefined) ?? 'CODE')}
          what={`command for a code of ${integration.name}`}
        />
      </details>
      <details>
        <summary>JWT grant: a program acts for a user</summary>
        <Field label="User">
          {(bound) => (
            <select
              {...bound}
              value={chosen?.userId}
              onChange={({ currentTarget }) => setUserId(currentTarget.value)}
            >
              {active.map((one, index) => (
                <option key={index} value={one.userId}>
                  {one.userName} ({one.email})
                </option>
              ))}
            </select>
          )}
        </Field>
        <p class="quiet">
          Save it as <code>jwt.mjs</code> and run <code>node jwt.mjs</code>.
          {!integration.consented &&
            ' The user must have consented: open the log-in address above once.'}
        </p>
        {chosen !== undefined && (
          <Code
            text={writeJwtProgram(target, chosen.userId, toTenantTime(Date.now()) - Date.now())}
            what={`program for a JWT of ${integration.name}`}
          />
        )}
      </details>
    </>
  );
}
