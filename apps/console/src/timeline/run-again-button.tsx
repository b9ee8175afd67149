import { useState } from 'preact/hooks';
import { inTenant, tenant } from '../api/tenant.ts';
import { describeProblem } from '../api/problem.ts';
import { isName, NameField } from '../control/name-field.tsx';
import { Dialog } from '../parts/dialog.tsx';
import { DialogActions } from '../parts/dialog-actions.tsx';
import { FormError } from '../parts/form-error.tsx';
import { type Run, runAgain } from './run-again.ts';

/** A button that runs the requests of the tenant again, in a new one. */
export function RunAgain() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" class="button" onClick={() => setOpen(true)}>
        Run again in a new tenant
      </button>
      {open && <RunDialog onClose={() => setOpen(false)} />}
    </>
  );
}

function RunDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(() => `${tenant.value}-again-${Date.now().toString(36)}`);
  const [run, setRun] = useState<Run>();
  const [error, setError] = useState<string>();
  const [isBusy, setBusy] = useState(false);
  async function start(): Promise<void> {
    setBusy(true);
    try {
      setRun(await runAgain(name));
    } catch (problem) {
      setError(describeProblem(problem));
    }
    setBusy(false);
  }
  return (
    <Dialog title="Run again in a new tenant" onClose={onClose}>
      {run === undefined ? (
        <form
          class="form"
          onSubmit={(event) => {
            event.preventDefault();
            if (!isBusy && isName(name)) void start();
          }}
        >
          <p>
            The recorded requests of {tenant.value} are sent once more, in order, to a tenant that
            begins with the seed. Later requests use the IDs that are created there.
          </p>
          <NameField label="New tenant" name={name} onChange={setName} />
          <FormError error={error} />
          <DialogActions onClose={onClose}>
            <button type="submit" class="button first" aria-disabled={isBusy}>
              {isBusy ? 'Runs …' : 'Run'}
            </button>
          </DialogActions>
        </form>
      ) : (
        <Outcome run={run} name={name} />
      )}
    </Dialog>
  );
}

function Outcome({ run, name }: { run: Run; name: string }) {
  const { count, differences } = run;
  return (
    <>
      <p role="status">
        {count === 1 ? '1 request was' : `${count} requests were`} run.{' '}
        {differences.length === 0
          ? 'All have the same status as before.'
          : `${differences.length} ${differences.length === 1 ? 'has' : 'have'} another status than before:`}
      </p>
      {differences.length > 0 && (
        <ul>
          {differences.map(({ title, before, now }, at) => (
            <li key={`${at} ${title}`}>
              {title}: {now} instead of {before}
            </li>
          ))}
        </ul>
      )}
      <p>
        <a
          class="button first"
          href={inTenant('/console/timeline', name)}
          onClick={(event) => {
            // All that was loaded belongs to the old tenant, so the page starts again.
            event.preventDefault();
            location.assign(event.currentTarget.href);
          }}
        >
          Open its timeline
        </a>
      </p>
    </>
  );
}
