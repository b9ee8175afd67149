import { useRef, useState } from 'preact/hooks';
import { control, controlAddress, done, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { EmptyState } from '../parts/empty-state.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { act } from '../parts/toasts.tsx';
import { isName, NameField } from './name-field.tsx';

/** The snapshots of the tenant: take, restore, delete, download and upload. */
export function SnapshotsPart() {
  const snapshots = useResource(
    async () => (await unwrap(control.GET('/snapshots'))).snapshots.toReversed(),
    { kinds: ['tenant'] },
  );
  return (
    <>
      <NewSnapshot onDone={snapshots.reload} />
      <Loaded resource={snapshots}>
        {(all) =>
          all.length === 0 ? (
            <EmptyState title="There are no snapshots of this tenant">
              <p>Take one before a test, and go back to it as often as you like.</p>
            </EmptyState>
          ) : (
            <div class="table-box" tabIndex={0} role="region" aria-label="Snapshots">
              <table>
                <thead>
                  <tr>
                    <th scope="col">Name</th>
                    <th scope="col">Taken</th>
                    <th scope="col">Actions</th>
                  </tr>
                </thead>
                <tbody>
                  {all.map(({ name, takenAt }) => {
                    const params = { params: { path: { snapshot: name } } };
                    return (
                      <tr key={name}>
                        <th scope="row">{name}</th>
                        <td class="nowrap">
                          <Moment at={takenAt} exact />
                        </td>
                        <td>
                          <div class="actions">
                            <ConfirmButton
                              label={`Restore ${name}`}
                              question="The data, clock, faults and limits of this tenant are replaced with those of the snapshot."
                              said={`The tenant is as it was in ${name}.`}
                              work={() =>
                                done(control.POST('/snapshots/{snapshot}/restore', params))
                              }
                            />
                            <a
                              class="button"
                              href={controlAddress(`/snapshots/${name}/file`)}
                              download
                            >
                              Download {name}
                            </a>
                            <ConfirmButton
                              label={`Delete ${name}`}
                              question={`The snapshot ${name} cannot be restored after that.`}
                              said={`Snapshot ${name} was deleted.`}
                              work={async () => {
                                await done(control.DELETE('/snapshots/{snapshot}', params));
                                snapshots.reload();
                              }}
                            />
                          </div>
                        </td>
                      </tr>
                    );
                  })}
                </tbody>
              </table>
            </div>
          )
        }
      </Loaded>
    </>
  );
}

function NewSnapshot({ onDone }: { onDone: () => void }) {
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const isValid = isName(name);
  const params = { params: { path: { snapshot: name } } };

  async function take(): Promise<void> {
    const isDone = await act(
      () => unwrap(control.PUT('/snapshots/{snapshot}', params)),
      `Snapshot ${name} was taken.`,
    );
    if (!isDone) return;
    setName('');
    onDone();
  }

  async function upload(file: File): Promise<void> {
    // A file from here has the name of its tenant and its snapshot.
    const target = isValid ? name : file.name.replace(/\..*$/, '').replaceAll(/[^\w.-]/g, '-');
    const isDone = await act(
      () =>
        unwrap(
          control.PUT('/snapshots/{snapshot}/file', {
            params: { path: { snapshot: target } },
            body: '',
            bodySerializer: () => file,
            headers: { 'Content-Type': 'application/gzip' },
          }),
        ),
      `Snapshot ${target} was uploaded.`,
    );
    if (isDone) onDone();
  }

  return (
    <form
      class="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        void take();
      }}
    >
      <NameField label="Name" name={name} onChange={setName} />
      <button type="submit" class="button first" disabled={!isValid}>
        Take snapshot
      </button>
      <button type="button" class="button" onClick={() => input.current?.click()}>
        Upload a file …
      </button>
      <input
        ref={input}
        type="file"
        class="out"
        tabIndex={-1}
        aria-label="Snapshot file"
        accept=".gz"
        onChange={({ currentTarget }) => {
          const [file] = currentTarget.files ?? [];
          currentTarget.value = '';
          if (file !== undefined) void upload(file);
        }}
      />
    </form>
  );
}
