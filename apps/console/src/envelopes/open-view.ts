import { callService, type ServiceRequest } from '../api/service.ts';

/**
 * Opens a page of the service in a tab of its own. The tab is opened at once, since browsers allow
 * that only right after a click or a key.
 * @param find finds the URL
 */
export async function openView(find: () => Promise<string>): Promise<void> {
  const opened = window.open('', '_blank');
  try {
    const url = await find();
    if (opened === null) {
      location.assign(url);
      return;
    }
    opened.opener = null;
    opened.location.href = url;
  } catch (error) {
    opened?.close();
    throw error;
  }
}

/** Opens the page whose URL a call of the service answers. */
export function openViewOf(call: ServiceRequest): Promise<void> {
  return openView(async () => (await callService<{ url: string }>(call)).url);
}
