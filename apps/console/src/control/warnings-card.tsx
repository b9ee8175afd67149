import { control, done, unwrap } from '../api/control.ts';
import { inTenant } from '../api/tenant.ts';
import { useResource } from '../api/use-resource.ts';
import { Loaded } from '../parts/loaded.tsx';
import { act } from '../parts/toasts.tsx';

const modes = [
  {
    mode: 'warn',
    title: 'Warn',
    text: 'The request succeeds, as in the real service. Its warnings are listed.',
  },
  {
    mode: 'refuse',
    title: 'Reject',
    text: 'The request gets 400 with the warning, and nothing is changed.',
  },
] as const;

/** The handling of requests with parts that have no effect. */
export function WarningsCard() {
  const resource = useResource(
    async () => {
      const [{ mode }, { warnings }] = await Promise.all([
        unwrap(control.GET('/warnings/mode')),
        unwrap(control.GET('/warnings')),
      ]);
      return { mode, count: warnings.length };
    },
    { kinds: ['tenant', 'envelope'] },
  );
  return (
    <section class="card" aria-labelledby="warnings">
      <h2 id="warnings">Warnings</h2>
      <p class="quiet">A request gets a warning for each part of it that has no effect.</p>
      <Loaded resource={resource}>
        {({ mode, count }) => (
          <>
            <fieldset class="choices">
              <legend class="out">What happens to a request with warnings</legend>
              {modes.map((one) => (
                <label key={one.mode}>
                  <input
                    type="radio"
                    name="warning-mode"
                    checked={mode === one.mode}
                    onChange={() =>
                      void act(
                        async () => {
                          await unwrap(control.PUT('/warnings/mode', { body: { mode: one.mode } }));
                          resource.reload();
                        },
                        `Requests with warnings are ${one.mode === 'warn' ? 'accepted' : 'rejected'}.`,
                      )
                    }
                  />
                  <span>
                    <strong>{one.title}</strong> <span class="quiet">{one.text}</span>
                  </span>
                </label>
              ))}
            </fieldset>
            <div class="actions">
              <a href={inTenant('/console/requests')}>
                {count === 1 ? '1 warning' : `${count} warnings`}
              </a>
              {count > 0 && (
                <button
                  type="button"
                  class="button small"
                  onClick={() =>
                    void act(async () => {
                      await done(control.DELETE('/warnings'));
                      resource.reload();
                    }, 'The warnings are forgotten.')
                  }
                >
                  Forget them
                </button>
              )}
            </div>
          </>
        )}
      </Loaded>
    </section>
  );
}
