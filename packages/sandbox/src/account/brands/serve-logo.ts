import type { MockResponse } from '@countersign/mock/core/server';
import { file, notice } from '../../pages/render.ts';
import { brands, logoTypes } from '../../state/model/brands.ts';
import type { State } from '../../state/state.ts';

/** A logo of a brand, such as `primary.png`, for pages and e-mails. */
export async function serveLogo(
  state: State,
  [accountId = '', brandId = '', name = '']: readonly string[],
): Promise<MockResponse> {
  const brand = await state.of(brands).get(accountId, brandId);
  const type = logoTypes.find((one) => name === `${one}.png`);
  const content = type === undefined ? undefined : brand?.logos[type];
  if (content === undefined)
    return notice(404, 'This logo does not exist', 'The brand or its logo was deleted.');
  return file(200, 'image/png', Buffer.from(await state.contents.get(content)));
}
