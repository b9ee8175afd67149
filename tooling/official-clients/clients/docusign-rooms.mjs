// A program that uses the Rooms client.
// node docusign-rooms.mjs <host and port of the service> <file with the private key>
import { createReadStream } from 'node:fs';
import docusign from 'docusign-rooms';
import { host, logInBothWays, refusal } from './log-in.mjs';
import { fails, pick, step } from './steps.mjs';

const client = new docusign.ApiClient();
client.setBasePath(`https://${host}/restapi`);
const scopes = ['signature', 'dtr.rooms.read', 'dtr.rooms.write'];
const token = await logInBothWays(client, scopes, 'quay-7');

const user = await step(
  'Get the user who has logged in',
  () => client.getUserInfo(token),
  pick('sub', 'name', { accounts: ['accountId', 'isDefault', 'baseUri'] }),
);
const [{ accountId }] = user.accounts;
const rooms = new docusign.RoomsApi(client);

const roles = await step(
  'List the roles',
  () => new docusign.RolesApi(client).getRoles(accountId, { count: 10 }),
  pick('resultSetSize', { roles: ['roleId', 'name', 'isExternal'] }),
);

const offices = await step(
  'List the offices',
  () => new docusign.OfficesApi(client).getOffices(accountId),
  (list) => ({ offices: list.officeSummaries.map(pick('officeId', 'name')) }),
);

const created = await step(
  'Create a room',
  () =>
    rooms.createRoom(accountId, {
      body: docusign.RoomForCreate.constructFromObject({
        name: 'Boathouse 9',
        roleId: roles.roles[0].roleId,
        transactionSideId: 'sell',
        officeId: offices.officeSummaries[0].officeId,
        fieldData: docusign.FieldDataForCreate.constructFromObject({
          data: { address1: 'Quay 9', city: 'Seabird Bay', postalCode: '04101' },
        }),
      }),
    }),
  ({ roomId, name, officeId, createdDate, fieldData }) => ({
    roomId,
    name,
    officeId,
    createdDateIsDate: createdDate instanceof Date,
    fieldData: fieldData.data,
  }),
);
const { roomId } = created;

await step(
  'Get the room',
  () => rooms.getRoom(accountId, roomId, { includeFieldData: true }),
  pick('roomId', 'name', 'officeId'),
);

await step(
  'List the rooms',
  () => rooms.getRooms(accountId, { count: 1, startPosition: 0, roomStatus: 'active' }),
  pick('resultSetSize', 'startPosition', 'endPosition', 'totalRowCount', {
    rooms: ['roomId', 'name'],
  }),
);

await step(
  'Get the field data of the room',
  () => rooms.getRoomFieldData(accountId, roomId),
  pick('data'),
);

await step(
  'Add a document to the room',
  () =>
    rooms.addDocumentToRoom(accountId, roomId, {
      body: docusign.Document.constructFromObject({
        name: 'Berth notice.txt',
        folderId: 611,
        contentType: 'text/plain',
        base64Contents: Buffer.from('Berths 40 to 46 stay free.\n').toString('base64'),
      }),
    }),
  pick('documentId', 'name'),
);

await step(
  'Upload a file to the room',
  () =>
    rooms.addDocumentToRoomViaFileUpload(accountId, roomId, {
      file: createReadStream(new URL('berth-lease.pdf', import.meta.url)),
    }),
  ({ documentId, name }) => ({ hasDocumentId: typeof documentId === 'number', name }),
);

await step(
  'List the documents of the room',
  () => rooms.getDocuments(accountId, roomId, { count: 5 }),
  pick('resultSetSize', { documents: ['documentId', 'name'] }),
);

await step('Delete the room', () => rooms.deleteRoom(accountId, roomId));

await fails('Get a room by an invalid ID', () => rooms.getRoom(accountId, 'quay'), refusal);

await fails(
  'Create a room without its name',
  () => rooms.createRoom(accountId, { body: { roleId: 52_411 } }),
  refusal,
);

const timeZones = new docusign.TimeZonesApi(client);

await fails('List the time zones, after too many calls', () => timeZones.getTimeZones(), refusal);

await step(
  'List the time zones, a moment later',
  () => timeZones.getTimeZones(),
  ({ timeZones: list }) => ({ count: list.length, first: list[0] }),
);
