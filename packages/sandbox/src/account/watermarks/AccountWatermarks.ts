import type { Watermark } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../engine/operation.ts';
import { requireAdmin } from '../../engine/require-admin.ts';
import type { State } from '../../state/state.ts';
import { readWatermark, watermarkOptions, watermarks } from './watermark.ts';

export const AccountWatermarks_get = defineOperation(
  'AccountWatermarks_get',
  async (state, _request, { account }) => ({
    status: 200,
    body: await watermarks.read(state, account.accountId),
  }),
);

export const AccountWatermarks_update = defineOperation(
  'AccountWatermarks_update',
  async (state, { body }, context) => {
    requireAdmin(context);
    const { accountId } = context.account;
    return {
      status: 200,
      body: await watermarks.change(state, accountId, readWatermark(state, body)),
    };
  },
);

export const AccountWatermarks_preview = defineOperation(
  'AccountWatermarks_preview',
  async (state, { body }, context) => {
    requireAdmin(context);
    const now = await watermarks.read(state, context.account.accountId);
    const shown = { ...now, ...readWatermark(state, body) };
    return { status: 200, body: { ...shown, imageBase64: await previewWatermark(state, shown) } };
  },
);

/** An empty page with a watermark over it, as a PNG in Base64. */
async function previewWatermark(
  { documents: { pageImage, toPdf, watermark } }: Pick<State, 'documents'>,
  requested: Watermark,
): Promise<string> {
  const blank = await toPdf(Buffer.from(' '), { name: 'preview.txt', fileExtension: 'txt' });
  const marked = await watermark(blank, watermarkOptions(requested));
  const { png } = await pageImage(marked, 1, {});
  return Buffer.from(png).toString('base64');
}
