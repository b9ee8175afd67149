import type { ComponentChildren } from 'preact';
import { lazy, useLocation } from 'preact-iso';
import { Suspense } from 'preact/compat';
import { useEffect, useLayoutEffect, useState } from 'preact/hooks';
import { about, loadAbout } from '../api/about.ts';
import { connection, listen } from '../api/live.ts';
import { inTenant, tenant } from '../api/tenant.ts';
import { Toasts } from '../parts/toasts.tsx';
import { focusHeading } from './focus-heading.ts';
import { NavigationList } from './navigation-list.tsx';
import { listenToKeys } from './shortcuts.ts';
import { switchTheme, theme } from './theme.ts';
import { control, unwrap } from '../api/control.ts';
import { useResource } from '../api/use-resource.ts';
import { formatMoment, tenantClock } from '../parts/moment.tsx';

const ahead = 2000;

/** Reads the clock of the tenant, with its distance at this moment: it grows while it is frozen. */
async function loadClock() {
  const { now, frozen } = await unwrap(control.GET('/clock'));
  const time = Date.parse(now);
  const offset = time - Date.now();
  return { time, frozen, offset: Math.abs(offset) < ahead ? 0 : offset };
}

/** The time of the tenant, if it is not the real one. */
function ClockChip() {
  const { data } = useResource(loadClock, { kinds: ['tenant'] });
  useEffect(() => {
    if (data === undefined) return;
    const { time, frozen, offset } = data;
    tenantClock.value = { offset, ...(frozen && { frozenAt: time }) };
  }, [data]);
  if (data === undefined || (!data.frozen && data.offset === 0)) return null;
  return (
    <a class="chip warn" href={inTenant('/console/control/clock')}>
      {data.frozen ? 'Clock frozen' : 'Clock moved'}
      <span class="moment">: {formatMoment(data.time)}</span>
    </a>
  );
}

// Few people search in the first second, so the palette is loaded after the page.
const loadPalette = async () => (await import('./palette.tsx')).Palette;
const Palette = lazy(loadPalette);
/** The time in milliseconds that a page has for its own files. */
const paletteDelay = 500;
const connectionWords = { connecting: 'Connecting', live: 'Live', lost: 'Not connected' };

/** The frame of all pages: navigation, state of the server, search. */
export function Shell({ children }: { children: ComponentChildren }) {
  const { route, path } = useLocation();
  const [searching, setSearching] = useState(false);
  const [menu, setMenu] = useState(false);
  useEffect(() => {
    // Without the facts the page still shows whether the server is there.
    const loaded = loadAbout(() => (connection.value = 'lost'));
    void loaded.then(({ server }) => listen(server));
  }, []);
  // Before the page is seen: keys that are pressed earlier would be lost.
  useLayoutEffect(
    () =>
      listenToKeys({
        open(href) {
          route(inTenant(href));
          focusHeading();
        },
        search: () => setSearching(true),
      }),
    [route],
  );
  // Keys that are pressed while it is loaded would be lost.
  useEffect(() => void setTimeout(() => void loadPalette(), paletteDelay), []);
  useEffect(() => setMenu(false), [path]);
  const server = about.value?.server ?? 'sandbox';
  return (
    <div class="shell">
      <a class="skip" href="#content">
        Skip to the content
      </a>
      <header class="top">
        <button
          type="button"
          class="icon-button menu-button"
          aria-expanded={menu}
          aria-controls="navigation"
          onClick={() => setMenu(!menu)}
        >
          ☰<span class="out">Navigation</span>
        </button>
        <a class="brand" href={inTenant('/')}>
          Countersign <span class="quiet">{server}</span>
        </a>
        <button type="button" class="search-button" onClick={() => setSearching(true)}>
          <span>
            Search<span class="more"> or go to …</span>
          </span>{' '}
          <kbd>Ctrl K</kbd>
        </button>
        {about.value?.server === 'sandbox' && <ClockChip />}
        {about.value?.server === 'sandbox' && (
          <a
            class="chip"
            href={inTenant('/console/control/tenants')}
            title="The tenant that is shown"
          >
            <span class="out">Tenant: </span>
            {tenant.value}
          </a>
        )}
        <span class={`live ${connection.value}`} role="status">
          {connectionWords[connection.value]}
        </span>
        <button
          type="button"
          class="icon-button"
          onClick={switchTheme}
          title={`Colours: ${theme.value}`}
        >
          ◐<span class="out">Colours: {theme.value}. Switch</span>
        </button>
      </header>
      <nav id="navigation" class={menu ? 'side open' : 'side'} aria-label="Console">
        <NavigationList server={server} path={path} />
      </nav>
      <div class="content">{children}</div>
      {searching && (
        <Suspense fallback={null}>
          <Palette onClose={() => setSearching(false)} />
        </Suspense>
      )}
      <Toasts />
    </div>
  );
}
