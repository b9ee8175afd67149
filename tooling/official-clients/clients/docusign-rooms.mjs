// What a program does with the Rooms client.
// node docusign-rooms.mjs <host and port of the service> <file with the private key>
import { createReadStream, readFileSync } from 'node:fs';
import docusign from 'docusign-rooms';
import { exchangeCode } from './exchange-code.mjs';
import { fails, step } from './steps.mjs';

const [host, keyFile] = process.argv.slice(2);
const clientId = '2f6b8d1c-9e34-4a70-b5c8-1d7e3f9a6b20';
const userId = '5c1e7b92-0f4d-4a63-8e21-9d7a6b3c5f10';
const secret = 'a secret of the lease desk';
const redirectUri = 'https://lease-desk.harbour.example/signed-in';
const scopes = ['signature', 'dtr.rooms.read', 'dtr.rooms.write'];
const privateKey = readFileSync(keyFile);

// This client throws the answer, and not an error of its own.
const refusal = ({ statusCode, body }) => {
  const { referenceId: _, ...told } = body;
  return { statusCode, ...told };
};

const client = new docusign.ApiClient();
client.setBasePath(`https://${host}/restapi`);
// Setting the one address sets back the other, so that this comes second.
client.setOAuthBasePath(host);

const login = await step(
  'Log in with a JWT',
  () =>
    client.requestJWTUserToken(clientId, userId, [...scopes, 'impersonation'], privateKey, 3600),
  ({ statusCode, body }) => ({
    statusCode,
    token_type: body.token_type,
    expires_in: body.expires_in,
    scope: body.scope,
  }),
);

const code = await step(
  'Log in with a code: send the user to the service',
  async () => {
    const address = client.getAuthorizationUri(clientId, scopes, redirectUri, 'code', 'quay-7');
    const response = await fetch(address, { redirect: 'manual' });
    return new URL(response.headers.get('location')).searchParams;
  },
  (query) => ({ state: query.get('state'), hasCode: query.has('code') }),
);

// The method reads a variable that this client does not have; no request leaves.
await fails(
  'Log in with a code: exchange it with the client',
  () => client.generateAccessToken(clientId, secret, code.get('code')),
  (error) => ({ error: error.name, message: error.message }),
);

await step(
  'Log in with a code: exchange it without the client',
  () => exchangeCode(host, { clientId, secret, code: code.get('code') }),
  (token) => ({ token_type: token.token_type, expires_in: token.expires_in, scope: token.scope }),
);

const user = await step(
  'Ask who has logged in',
  () => client.getUserInfo(login.body.access_token),
  ({ sub, name, accounts }) => ({
    sub,
    name,
    accounts: accounts.map(({ accountId, isDefault, baseUri }) => ({
      accountId,
      isDefault,
      baseUri,
    })),
  }),
);
const [{ accountId }] = user.accounts;
client.addDefaultHeader('Authorization', `Bearer ${login.body.access_token}`);
const rooms = new docusign.RoomsApi(client);

const roles = await step(
  'List the roles',
  () => new docusign.RolesApi(client).getRoles(accountId, { count: 10 }),
  (list) => ({
    resultSetSize: list.resultSetSize,
    roles: list.roles.map(({ roleId, name, isExternal }) => ({ roleId, name, isExternal })),
  }),
);

const offices = await step(
  'List the offices',
  () => new docusign.OfficesApi(client).getOffices(accountId),
  (list) => ({
    offices: list.officeSummaries.map(({ officeId, name }) => ({ officeId, name })),
  }),
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
  (room) => ({ roomId: room.roomId, name: room.name, officeId: room.officeId }),
);

await step(
  'List the rooms',
  () => rooms.getRooms(accountId, { count: 1, startPosition: 0, roomStatus: 'active' }),
  (list) => ({
    resultSetSize: list.resultSetSize,
    startPosition: list.startPosition,
    endPosition: list.endPosition,
    totalRowCount: list.totalRowCount,
    rooms: list.rooms.map((room) => ({ roomId: room.roomId, name: room.name })),
  }),
);

await step(
  'Read the details of the room',
  () => rooms.getRoomFieldData(accountId, roomId),
  ({ data }) => ({ data }),
);

await step(
  'Lay a document in the room',
  () =>
    rooms.addDocumentToRoom(accountId, roomId, {
      body: docusign.Document.constructFromObject({
        name: 'Berth notice.txt',
        folderId: 611,
        contentType: 'text/plain',
        base64Contents: Buffer.from('Berths 40 to 46 stay free.\n').toString('base64'),
      }),
    }),
  ({ documentId, name }) => ({ documentId, name }),
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
  (list) => ({
    resultSetSize: list.resultSetSize,
    documents: list.documents.map(({ documentId, name }) => ({ documentId, name })),
  }),
);

await step(
  'Delete the room',
  () => rooms.deleteRoom(accountId, roomId),
  (nothing) => nothing,
);

await fails('Get a room by a word', () => rooms.getRoom(accountId, 'quay'), refusal);

await fails(
  'Create a room without its name',
  () => rooms.createRoom(accountId, { body: { roleId: 52_411 } }),
  refusal,
);

const timeZones = new docusign.TimeZonesApi(client);

await fails(
  'List the time zones, when there were too many calls',
  () => timeZones.getTimeZones(),
  refusal,
);

await step(
  'List the time zones, a moment later',
  () => timeZones.getTimeZones(),
  ({ timeZones: list }) => ({ count: list.length, first: list[0] }),
);
