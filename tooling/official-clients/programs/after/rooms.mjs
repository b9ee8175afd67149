// Makes a room for a sale, and says who is in it.
import { createClient } from '@countersign/client';

import {
  rolesGetRoles,
  roomsCreateRoom,
  roomsGetRoom,
  roomsGetRooms,
} from '@countersign/client/rooms-v2';

const accountId = process.env.ACCOUNT_ID;

const apiClient = createClient({
  baseUrl: process.env.BASE_PATH,
  token: process.env.ACCESS_TOKEN,
});

const { roles } = await rolesGetRoles(apiClient, {
  path: {
    accountId,
  },

  query: {
    onlyAssignable: true,
  },
});
const role = roles.find(({ isDefaultForAdmin }) => isDefaultForAdmin) ?? roles[0];
const body = {
  name: '12 Quay Street',
  roleId: role.roleId,
  transactionSideId: 'sell',
};
const room = await roomsCreateRoom(apiClient, {
  path: {
    accountId,
  },

  body,
});
const found = await roomsGetRoom(apiClient, {
  path: {
    accountId,
    roomId: room.roomId,
  },

  query: {
    includeFieldData: true,
  },
});
const all = await roomsGetRooms(apiClient, {
  path: {
    accountId,
  },

  query: {
    count: 10,
  },
});
console.log(found.name, all.rooms.length > 0);
