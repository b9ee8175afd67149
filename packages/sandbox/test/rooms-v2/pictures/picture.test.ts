import { expect, test } from 'vitest';
import type { Client } from '@countersign/client';
import {
  documentsDeleteDocument,
  roomsDeleteRoom,
  roomsUpdatePicture,
} from '@countersign/client/rooms-v2';
import type { Control } from '../../../src/control/client.ts';
import { catchErrorCode } from '../../lease.ts';
import { startRoomsPeople } from '../rooms-people.ts';

const path = { roomId: 5_518_203 };
const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0, 255, 128]);
const gif = new TextEncoder().encode('GIF89a, more or less');

let control: Control;
let mara: Client;
let ines: Client;

const { sandbox } = await startRoomsPeople((people) => {
  ({ control, mara, ines } = people);
});

async function upload(bytes: Uint8Array<ArrayBuffer>, client = mara): Promise<string> {
  const { url = '' } = await roomsUpdatePicture(client, {
    path,
    body: { file: new Blob([bytes]) },
  });
  return url;
}

async function fetchPicture(url: string, method = 'GET'): Promise<Response> {
  return sandbox.fetch(new Request(url, { method }));
}

test('the URL of a picture serves it to anyone who knows it', async () => {
  const url = await upload(png);
  const response = await fetchPicture(url);
  expect(response.status).toBe(200);
  expect(response.headers.get('content-type')).toBe('image/png');
  expect(new Uint8Array(await response.arrayBuffer())).toStrictEqual(png);
  expect((await fetchPicture(url, 'POST')).status).toBe(405);
  expect((await fetchPicture(`${url}x`)).status).toBe(404);
  expect((await fetchPicture(url.replace(/\/\d{7}\//, '/5517940/'))).status).toBe(404);
});

test('a new picture replaces the old one, and goes with the room', async () => {
  const old = await upload(png);
  const url = await upload(gif);
  expect((await fetchPicture(old)).status).toBe(404);
  expect((await fetchPicture(url)).headers.get('content-type')).toBe('image/gif');
  // Another person owns it, so that the room would stay.
  await documentsDeleteDocument(mara, { path: { documentId: 771_209 } });
  await roomsDeleteRoom(mara, { path });
  expect((await fetchPicture(url)).status).toBe(404);
});

test('a file that is no picture is rejected', async () => {
  const url = await upload(png);
  await expect(upload(new TextEncoder().encode('<svg/>'))).rejects.toMatchObject({
    status: 400,
    code: 'PROPERTY_VALIDATION_FAILURE',
    message: expect.stringContaining('/file'),
  });
  expect((await fetchPicture(url)).status).toBe(200);
});

test('the role must allow changing details', async () => {
  await upload(png, ines);
  const permissions = { autoAccessToRoomsInOfficeOnly: true, canViewRoomDetails: true };
  await control.seed({ roomsRoles: [{ roleId: 52_411, name: 'Berth manager', permissions }] });
  expect(await catchErrorCode(upload(png, ines))).toBe('USER_LACKS_PERMISSIONS');
});
