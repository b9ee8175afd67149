import { CopyButton } from '../parts/copy-button.tsx';
import { Field } from '../parts/field.tsx';
import type { ChosenCaller } from './use-caller.ts';

/** Chooses the account and the user of the samples, and shows their IDs and the token. */
export function Caller({ caller }: { caller: ChosenCaller }) {
  const { accounts, accountId, users, userId, token } = caller;
  const user = users.find((one) => one.userId === userId);
  return (
    <>
      <div class="overview-choice">
        <Field label="Account">
          {(bound) => (
            <select
              {...bound}
              value={accountId}
              onChange={({ currentTarget }) => caller.chooseAccount(currentTarget.value)}
            >
              {accounts.map((one) => (
                <option key={one.accountId} value={one.accountId}>
                  {one.name}
                </option>
              ))}
            </select>
          )}
        </Field>
        <Field label="User">
          {(bound) => (
            <select
              {...bound}
              value={userId}
              onChange={({ currentTarget }) => caller.chooseUser(currentTarget.value)}
            >
              {users.map((one) => (
                <option key={one.userId} value={one.userId}>
                  {one.userName}
                  {one.isAdmin ? ' (administrator)' : ''}
                </option>
              ))}
            </select>
          )}
        </Field>
      </div>
      <dl class="facts">
        <Value name="Account ID" value={accountId} />
        <Value name="User ID" value={userId} />
        <Value name="E-mail" value={user?.email} />
        <Value name="Access token" value={token} />
      </dl>
    </>
  );
}

/** A value with its name and a button that copies it. */
export function Value({ name, value }: { name: string; value: string | undefined }) {
  return (
    <>
      <dt>{name}</dt>
      <dd>
        {value === undefined ? (
          <span class="quiet">none</span>
        ) : (
          <>
            <code>{value}</code>
            <CopyButton text={value} what={name} />
          </>
        )}
      </dd>
    </>
  );
}
