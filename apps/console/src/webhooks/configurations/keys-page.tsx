import { useState } from 'preact/hooks';
import { callService } from '../../api/service.ts';
import { describeProblem } from '../../api/problem.ts';
import { useResource } from '../../api/use-resource.ts';
import { Code } from '../../parts/code.tsx';
import { ConfirmButton } from '../../parts/confirm.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { Moment } from '../../parts/moment.tsx';
import { Page } from '../../parts/page.tsx';
import { act } from '../../parts/toasts.tsx';
import { WebhooksTabs } from '../webhooks-tabs.tsx';
import { callerOf, connectPath, listOwners, type Owner } from './load-configurations.ts';

/** A key as accounts and organizations return it. */
interface Key {
  keyId?: string;
  secret?: string;
  createdDateTime?: string;
}

/** The keys of a list; those of an organization are texts. */
interface Listed {
  secrets?: (Key | string)[];
}

/** The keys that sign messages, by their owners. */
export function KeysPage() {
  const owners = useResource(loadKeys, { kinds: ['connect-key', 'account'] });
  return (
    <Page
      title="Webhooks"
      lead="Each key signs every message of a configuration with HMAC, in a header of its own. The newest key is first."
    >
      <WebhooksTabs current="keys" />
      <Loaded resource={owners}>
        {(all) => (
          <>
            {all.map((one) => (
              <Keys key={one.owner.id} {...one} />
            ))}
          </>
        )}
      </Loaded>
    </Page>
  );
}

interface OwnedKeys {
  owner: Owner;
  keys: Key[];
  problem?: string;
}

function Keys({ owner, keys, problem }: OwnedKeys) {
  const [created, setCreated] = useState<string>();
  const path = `${connectPath(owner)}/secret`;
  async function create() {
    await act(async () => {
      const made = await callService<Key & Listed>({ path, method: 'POST', ...callerOf(owner) });
      // An organization answers the list, in which the new key is the first, and all of it.
      const [first] = made.secrets ?? [];
      setCreated(made.secret ?? (typeof first === 'string' ? first : ''));
    }, 'The key is created.');
  }
  return (
    <section class="card" aria-label={owner.name}>
      <div class="delivery-head">
        <h2>{owner.name}</h2>
        {problem === undefined && (
          <button type="button" class="button small" onClick={() => void create()}>
            Create a key
          </button>
        )}
      </div>
      {problem !== undefined && <p class="quiet">{problem}</p>}
      {created !== undefined && (
        <div>
          <p>Copy the key now. The service does not return it again.</p>
          <Code text={created} what="new key" wrap />
        </div>
      )}
      {problem === undefined && keys.length === 0 && (
        <p class="quiet">There is no key, so messages are not signed.</p>
      )}
      {keys.length > 0 && (
        <div class="table-box webhooks-table">
          <table class="rows">
            <thead>
              <tr>
                <th scope="col">Key ID</th>
                <th scope="col">Key</th>
                <th scope="col">Created</th>
                <th scope="col">
                  <span class="out">Actions</span>
                </th>
              </tr>
            </thead>
            <tbody>
              {keys.map(({ keyId = '', secret = '', createdDateTime }) => (
                <tr key={keyId}>
                  <td class="value" data-label="Key ID">
                    {keyId}
                  </td>
                  <td class="value" data-label="Key">
                    {secret}
                  </td>
                  <td>
                    {createdDateTime === undefined ? 'unknown' : <Moment at={createdDateTime} />}
                  </td>
                  <td>
                    <ConfirmButton
                      label="Revoke"
                      question={`The key ${keyId} signs no more messages.`}
                      said="The key is revoked."
                      work={() =>
                        callService({
                          path: `${path}/${keyId}`,
                          method: 'DELETE',
                          ...callerOf(owner),
                        })
                      }
                    />
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </section>
  );
}

/** Reads a key of a list: organizations list texts, each the ID and the masked key with a dot between. */
function readKey(key: Key | string): Key {
  if (typeof key !== 'string') return key;
  const dot = key.indexOf('.');
  return { keyId: key.slice(0, dot), secret: key.slice(dot + 1) };
}

async function loadKeys(): Promise<OwnedKeys[]> {
  return Promise.all(
    (await listOwners()).map(async (owner): Promise<OwnedKeys> => {
      const path = `${connectPath(owner)}/secret`;
      try {
        const found = await callService<Listed>({ path, ...callerOf(owner) });
        return { owner, keys: (found.secrets ?? []).map(readKey) };
      } catch (error) {
        return { owner, keys: [], problem: describeProblem(error) };
      }
    }),
  );
}
