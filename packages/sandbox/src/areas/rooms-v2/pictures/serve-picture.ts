import { splitUrl, type MockRequest, type MockResponse } from '@countersign/mock/core/server';
import type { Tenants } from '../../../engine/tenants.ts';
import { file } from '../../../pages/render.ts';
import { tenantName } from '../../../state/tenant-name.ts';
import { picturesPath } from './picture-path.ts';

/** Makes what answers for the pictures of rooms; undefined for other addresses. */
export function createPictures(tenants: Tenants) {
  return async ({ method, url }: MockRequest): Promise<MockResponse | undefined> => {
    const { path: address } = splitUrl(url);
    if (!address.startsWith(`${picturesPath}/`)) return undefined;
    if (method !== 'GET')
      return file(405, 'text/plain; charset=utf-8', 'A picture can only be read.\n', {
        allow: 'GET',
      });
    const steps = address.slice(picturesPath.length + 1).split('/');
    const [tenant = '', accountId = '', roomId = '', contentId = ''] = steps;
    const found = tenantName.test(tenant)
      ? await findPicture(tenants, tenant, { accountId, roomId, contentId })
      : undefined;
    return found === undefined
      ? file(404, 'text/plain; charset=utf-8', 'The room has no such picture.\n')
      : file(200, found.mediaType, found.bytes);
  };
}

async function findPicture(
  tenants: Tenants,
  tenant: string,
  { accountId, roomId, contentId }: Record<'accountId' | 'roomId' | 'contentId', string>,
): Promise<{ bytes: Buffer; mediaType: string } | undefined> {
  if (!/^\d{1,10}$/.test(roomId)) return undefined;
  return tenants.read(tenant, async (state) => {
    const room = await state.rooms.get(accountId, Number(roomId));
    const picture = room?.picture;
    if (picture?.contentId !== contentId) return undefined;
    return { bytes: await state.contents.get(contentId), mediaType: picture.mediaType };
  });
}
