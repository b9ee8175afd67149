import type { ComponentType } from 'preact';
import { lazy } from 'preact-iso';
import { Failure } from '../parts/failure.tsx';
import { Page } from '../parts/page.tsx';

/** Says that the console was loaded again because a file was missing. */
const marker = 'console-loaded-again';

/** A page of the console that is loaded when it is first shown. */
export function lazyPage<Props>(load: () => Promise<ComponentType<Props>>) {
  return lazy(() => loadPage(load));
}

/**
 * Loads a page of the console. If its file is gone, as a server with another version of the console
 * was started meanwhile, loads the console again, once; if that does not help, the page says so.
 */
async function loadPage<Props>(
  load: () => Promise<ComponentType<Props>>,
): Promise<ComponentType<Props>> {
  try {
    const page = await load();
    sessionStorage.removeItem(marker);
    return page;
  } catch {
    if (sessionStorage.getItem(marker) !== null || !(await isServed())) return LostPage;
    sessionStorage.setItem(marker, 'yes');
    location.reload();
    // Shows nothing else until the browser has left.
    return new Promise(() => {});
  }
}

async function isServed(): Promise<boolean> {
  return fetch('/_countersign/about').then(
    ({ ok }) => ok,
    () => false,
  );
}

function LostPage() {
  return (
    <Page title="This page could not be loaded">
      <Failure
        message="The server did not give the page. Is it still running?"
        retry={() => location.reload()}
      />
    </Page>
  );
}
