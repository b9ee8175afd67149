import type { State } from '../../../state/state.ts';
import { viewsPath } from '../../../pages/paths.ts';
import { views } from './stored-view.ts';

/** Takes back the address of a page about an envelope, so that nobody can open it any more. */
export async function takeBack(state: State, envelopeId: string, url: string): Promise<void> {
  const pathname = URL.parse(url)?.pathname ?? '';
  const viewId = pathname.startsWith(`${viewsPath}/open/`) ? pathname.split('/').at(-1) : undefined;
  if (viewId === undefined) return;
  const view = await state.of(views).get('', viewId);
  if (view?.envelopeId === envelopeId)
    await state.of(views).put('', viewId, { ...view, opened: true });
}
