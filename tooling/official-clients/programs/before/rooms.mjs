// Makes a room for a sale, and says who is in it.
import docusign from 'docusign-rooms';

const accountId = process.env.ACCOUNT_ID;
const apiClient = new docusign.ApiClient();
apiClient.setBasePath(process.env.BASE_PATH);
apiClient.addDefaultHeader('Authorization', `Bearer ${process.env.ACCESS_TOKEN}`);
const roomsApi = new docusign.RoomsApi(apiClient);
const rolesApi = new docusign.RolesApi(apiClient);

const { roles } = await rolesApi.getRoles(accountId, { onlyAssignable: true });
const role = roles.find(({ isDefaultForAdmin }) => isDefaultForAdmin) ?? roles[0];
const body = docusign.RoomForCreate.constructFromObject({
  name: '12 Quay Street',
  roleId: role.roleId,
  transactionSideId: 'sell',
});
const room = await roomsApi.createRoom(accountId, { body });
const found = await roomsApi.getRoom(accountId, room.roomId, { includeFieldData: true });
const options = { count: 10 };
const all = await roomsApi.getRooms(accountId, options);
console.log(found.name, all.rooms.length > 0);
