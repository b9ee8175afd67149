// The address of the server that is called: it is the same on every page, so it is remembered.

const key = 'countersign-server';

/** The address that was set on an earlier page, or that of the server that serves this page. */
export async function knownServer(): Promise<string | undefined> {
  return remembered() ?? (await servingOrigin());
}

/** Keeps the address for the other pages; an empty one is forgotten. */
export function rememberServer(address: string): void {
  try {
    if (address === '') localStorage.removeItem(key);
    else localStorage.setItem(key, address);
  } catch {
    // A browser that keeps nothing asks on every page.
  }
}

function remembered(): string | undefined {
  try {
    return localStorage.getItem(key) ?? undefined;
  } catch {
    return undefined;
  }
}

/**
 * Our servers serve the site at this base; elsewhere no request is sent, since a failure would be
 * logged.
 */
export async function servingOrigin(): Promise<string | undefined> {
  if (import.meta.env.BASE_URL !== '/reference/') return undefined;
  try {
    const { ok } = await fetch('/healthz');
    return ok ? location.origin : undefined;
  } catch {
    return undefined;
  }
}
