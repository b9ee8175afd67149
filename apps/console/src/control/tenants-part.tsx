import { useLocation } from 'preact-iso';
import { useState } from 'preact/hooks';
import { control, controlPath, done, unwrap } from '../api/control.ts';
import { inTenant, openTenant, tenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { ConfirmButton } from '../parts/confirm.tsx';
import { Loaded } from '../parts/loaded.tsx';
import { Moment } from '../parts/moment.tsx';
import { SearchField } from '../parts/search-field.tsx';
import { Status } from '../parts/status.tsx';
import { act } from '../parts/toasts.tsx';
import { useFilter } from '../parts/use-filter.ts';
import { isName, NameField } from './name-field.tsx';

/** The tenants: which one is shown, and how to create, reset and delete them. */
export function TenantsPart() {
  const tenants = useResource(async () => (await unwrap(control.GET('/tenants'))).tenants, {
    kinds: ['tenant'],
  });
  const [search, setSearch] = useFilter('search');
  // A link of the palette asks the question at once.
  const asked = useLocation().query['reset'];
  return (
    <>
      <NewTenant />
      <div class="bar">
        <SearchField what="tenants" value={search} onChange={setSearch} />
      </div>
      <Loaded resource={tenants}>
        {(all) => (
          <div class="table-box" tabIndex={0} role="region" aria-label="Tenants">
            <table class="rows">
              <thead>
                <tr>
                  <th scope="col">Name</th>
                  <th scope="col">Clock</th>
                  <th scope="col">Envelopes</th>
                  <th scope="col">Created</th>
                  <th scope="col">Actions</th>
                </tr>
              </thead>
              <tbody>
                {all
                  .filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()))
                  .map(({ name, clock, createdAt, envelopes }) => (
                    <tr key={name}>
                      <th scope="row">
                        <a
                          href={inTenant('/console/control/tenants', name)}
                          onClick={(event) => {
                            if (event.ctrlKey || event.metaKey || event.shiftKey) return;
                            event.preventDefault();
                            openTenant(name);
                          }}
                        >
                          {name}
                        </a>{' '}
                        {name === tenant.value && <Status value="shown" tone="active" />}
                      </th>
                      <td class="nowrap" data-label="Clock">
                        <Moment at={clock.now} exact />{' '}
                        {clock.frozen && <Status value="frozen" tone="waiting" />}
                      </td>
                      <td data-label="Envelopes">{envelopes}</td>
                      <td class="nowrap" data-label="Created">
                        <Moment at={createdAt} exact />
                      </td>
                      <td>
                        <div class="actions">
                          <ConfirmButton
                            label="Reset"
                            of={name}
                            isAsked={name === asked}
                            question={`All data of ${name} are replaced with the seed, and its clock, faults and limits are reset. Snapshots stay.`}
                            said={`Tenant ${name} was reset.`}
                            work={() => reset(name)}
                          />
                          <ConfirmButton
                            label="Delete"
                            of={name}
                            question={`The tenant ${name}, its data and its snapshots are deleted. A request that names it creates it again from the seed.`}
                            said={`Tenant ${name} was deleted.`}
                            work={() =>
                              done(
                                control.DELETE('/tenants/{tenant}', {
                                  params: { path: { tenant: name } },
                                }),
                              )
                            }
                          />
                        </div>
                      </td>
                    </tr>
                  ))}
              </tbody>
            </table>
          </div>
        )}
      </Loaded>
    </>
  );
}

/** Resets a tenant that may be another one than the console shows. */
async function reset(name: string): Promise<void> {
  const query = new URLSearchParams({ tenant: name });
  const response = await fetch(`${controlPath}/reset?${query}`, { method: 'POST' });
  if (!response.ok) throw new Error(`The tenant ${name} was not reset: status ${response.status}.`);
}

function NewTenant() {
  const [name, setName] = useState('');
  const isValid = isName(name);
  return (
    <form
      class="inline-form"
      onSubmit={(event) => {
        event.preventDefault();
        const create = unwrap(
          control.PUT('/tenants/{tenant}', { params: { path: { tenant: name } } }),
        );
        void act(() => create, `Tenant ${name} was created.`).then(
          (isDone) => isDone && setName(''),
        );
      }}
    >
      <NameField label="New tenant" name={name} onChange={setName} />
      <button type="submit" class="button first" disabled={!isValid}>
        Create
      </button>
    </form>
  );
}
