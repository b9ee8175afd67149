import type { MobileNotifierConfiguration } from '@countersign/types/esign-v2.1';
import { defineOperation } from '../../engine/operation.ts';
import { perItem } from '../../engine/per-item.ts';
import { requireItems } from '../../engine/require-items.ts';
import { ServiceRefusal } from '../../engine/service-refusal.ts';
import { kind } from '../../state/records.ts';

/** A device that would be notified; the sandbox notifies none. */
interface StoredDevice {
  deviceId: string;
  platform: string;
}

/** The devices of a user. Kept under the account, by the user ID. */
const devices = kind<StoredDevice[]>('mobile-devices');

export const Connect_listMobileNotifiers = defineOperation(
  'Connect_listMobileNotifiers',
  async (state, _, { account, caller }) => {
    const known = await state.of(devices).get(account.accountId, caller.userId);
    return { status: 200, body: { mobileNotifierConfigurations: known ?? [] } };
  },
);

export const Connect_updateMobileNotifiers = defineOperation(
  'Connect_updateMobileNotifiers',
  async (state, { body }, { account, caller }) => {
    const kept = state.of(devices);
    let known = (await kept.get(account.accountId, caller.userId)) ?? [];
    const mobileNotifierConfigurations = await perItem(
      requireItems(body.mobileNotifierConfigurations, 'mobileNotifierConfigurations'),
      echoDevice,
      async (item) => {
        const device = { deviceId: requireDeviceId(item), platform: item.platform ?? '' };
        known = [...known.filter(({ deviceId }) => deviceId !== device.deviceId), device];
        return device;
      },
    );
    await kept.put(account.accountId, caller.userId, known);
    return { status: 200, body: { mobileNotifierConfigurations } };
  },
);

export const Connect_deleteMobileNotifiers = defineOperation(
  'Connect_deleteMobileNotifiers',
  async (state, { body }, { account, caller }) => {
    const kept = state.of(devices);
    const gone = new Set(
      requireItems(body.mobileNotifierConfigurations, 'mobileNotifierConfigurations').map(
        requireDeviceId,
      ),
    );
    const known = (await kept.get(account.accountId, caller.userId)) ?? [];
    const left = known.filter(({ deviceId }) => !gone.has(deviceId));
    await kept.put(account.accountId, caller.userId, left);
    return { status: 200, body: { mobileNotifierConfigurations: left } };
  },
);

function echoDevice({ deviceId, platform }: MobileNotifierConfiguration) {
  return {
    ...(deviceId !== undefined && { deviceId }),
    ...(platform !== undefined && { platform }),
  };
}

/** @throws ServiceRefusal INVALID_REQUEST_PARAMETER */
function requireDeviceId({ deviceId = '' }: MobileNotifierConfiguration): string {
  if (deviceId !== '') return deviceId;
  throw new ServiceRefusal(
    'INVALID_REQUEST_PARAMETER',
    'A device needs a deviceId. Send the ID by which its application knows it.',
  );
}
