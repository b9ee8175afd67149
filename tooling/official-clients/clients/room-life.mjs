// The whole life of a room, with the vendor's clients for Rooms and eSignature. What people do in
// their browsers, such as accepting an invitation or signing, is done with the control API.
// node room-life.mjs <host and port of the service> <file with the private key>
import { createControl } from '@countersign/sandbox/control';
import esign from 'docusign-esign';
import docusign from 'docusign-rooms';
import { host, logIn } from './log-in.mjs';
import { pick, step } from './steps.mjs';

const control = createControl(`https://${host}`);
const scopes = [
  'signature',
  'impersonation',
  'dtr.rooms.read',
  'dtr.rooms.write',
  'dtr.documents.read',
  'dtr.documents.write',
  'dtr.profile.read',
  'dtr.profile.write',
  'dtr.company.read',
  'dtr.company.write',
  'room_forms',
];

const client = new docusign.ApiClient();
client.setBasePath(`https://${host}/restapi`);
client.setOAuthBasePath(host);
const login = await logIn(client, scopes);
const token = login.body.access_token;
client.addDefaultHeader('Authorization', `Bearer ${token}`);
const accountId = '9f5b1c3e-6a27-4d3f-8f0e-2b7c4d1a9e60';
const rooms = new docusign.RoomsApi(client);
const tasks = new docusign.TaskListsApi(client);
const users = new docusign.UsersApi(client);

const company = await step(
  'Get the company',
  () => new docusign.AccountsApi(client).getAccountInformation(accountId),
  pick('companyId', 'name', 'companyVersion'),
);

const office = await step(
  'Open an office',
  () =>
    new docusign.OfficesApi(client).createOffice(accountId, {
      body: docusign.OfficeForCreate.constructFromObject({
        name: 'Island office',
        city: 'Seabird Bay',
        stateId: 'US-ME',
        countryId: 'US',
        timeZoneId: 'eastern',
      }),
    }),
  pick('officeId', 'name'),
);

const { roles } = await new docusign.RolesApi(client).getRoles(accountId);
const administrator = roles.find(({ isDefaultForAdmin }) => isDefaultForAdmin);
const manager = roles.find(({ name }) => name === 'Berth manager');

const invited = await step(
  'Invite a member',
  () =>
    users.inviteUser(accountId, {
      body: docusign.UserToInvite.constructFromObject({
        email: 'runa.falk@harbour.example',
        firstName: 'Runa',
        lastName: 'Falk',
        roleId: manager.roleId,
        accessLevel: 'Office',
        defaultOfficeId: office.officeId,
        offices: [office.officeId],
        eSignPermissionProfileId: '2301415',
      }),
    }),
  pick('userId', 'email', 'status'),
);

await step(
  'The member gets an e-mail and accepts',
  async () => {
    const [mail] = await control.outbox({ to: invited.email });
    await control.acceptRoomsInvitation(accountId, invited.userId);
    return mail;
  },
  (mail) => ({ subject: mail.subject, hasLink: mail.link !== undefined }),
);

await step(
  'Get the member',
  () => users.getUser(accountId, invited.userId),
  pick('userId', 'status', 'offices'),
);

const { roomTemplates } = await step(
  'List the room templates',
  () => new docusign.RoomTemplatesApi(client).getRoomTemplates(accountId),
  pick({ roomTemplates: ['roomTemplateId', 'name', 'taskTemplateCount'] }),
);
const [lease] = roomTemplates;

const { roomId } = await step(
  'Create a room from a template',
  () =>
    rooms.createRoom(accountId, {
      body: docusign.RoomForCreate.constructFromObject({
        name: 'Berth 12',
        roleId: administrator.roleId,
        officeId: office.officeId,
        templateId: lease.roomTemplateId,
        transactionSideId: 'sell',
        fieldData: docusign.FieldDataForCreate.constructFromObject({
          data: { address1: 'Quay 12', city: 'Seabird Bay', state: 'US-ME' },
        }),
      }),
    }),
  pick('roomId', 'name', 'officeId', 'roomOwnerIds'),
);

await step(
  'Fill in the details of the room',
  () =>
    rooms.updateRoomFieldData(accountId, roomId, {
      body: docusign.FieldDataForUpdate.constructFromObject({
        data: { contractDate: '2026-12-15', listingPrice: 4800 },
      }),
    }),
  pick('data'),
);

await step(
  'Invite the member to the room',
  () =>
    rooms.inviteUser(accountId, roomId, {
      body: docusign.RoomInvite.constructFromObject({
        email: invited.email,
        firstName: 'Runa',
        lastName: 'Falk',
        roleId: manager.roleId,
        transactionSideId: 'sell',
      }),
    }),
  pick('userId', 'roomId', 'email'),
);

const libraries = new docusign.FormLibrariesApi(client);
const { formsLibrarySummaries } = await libraries.getFormLibraries(accountId);
const [{ formsLibraryId }] = formsLibrarySummaries;
const { forms } = await step(
  'List the forms of a library',
  () => libraries.getFormLibraryForms(accountId, formsLibraryId),
  pick({ forms: ['libraryFormId', 'name'] }),
);

const form = await step(
  'Add a form to the room',
  () =>
    rooms.addFormToRoom(accountId, roomId, {
      body: docusign.FormForAdd.constructFromObject({ formId: forms[0].libraryFormId }),
    }),
  pick('documentId', 'name', 'isDynamic'),
);

const notice = await step(
  'Add a document to the room',
  () =>
    rooms.addDocumentToRoom(accountId, roomId, {
      body: docusign.Document.constructFromObject({
        name: 'Berth lease.txt',
        contentType: 'text/plain',
        base64Contents: Buffer.from('Lease of berth 12. Signed: /sn1/\n').toString('base64'),
      }),
    }),
  pick('documentId', 'name'),
);

const envelope = await step(
  'Create an envelope of the form and the document',
  () =>
    new docusign.RoomEnvelopesApi(client).createRoomEnvelope(accountId, roomId, {
      body: docusign.EnvelopeForCreate.constructFromObject({
        envelopeName: 'Lease of berth 12',
        documentIds: [form.documentId, notice.documentId],
      }),
    }),
  pick('eSignEnvelopeId'),
);

const signing = new esign.ApiClient();
signing.setBasePath(`https://${host}/restapi`);
signing.addDefaultHeader('Authorization', `Bearer ${token}`);
const envelopes = new esign.EnvelopesApi(signing);
const envelopeId = envelope.eSignEnvelopeId;

await step(
  'Add the tenant to the envelope, with docusign-esign',
  () =>
    envelopes.createRecipient(accountId, envelopeId, {
      recipients: esign.Recipients.constructFromObject({
        signers: [
          {
            recipientId: '1',
            name: 'Ines Valdivia',
            email: 'ines.valdivia@seabird.example',
            tabs: { signHereTabs: [{ anchorString: '/sn1/' }] },
          },
        ],
      }),
    }),
  (recipients) => ({ signers: recipients.signers.map(pick('name', 'recipientId')) }),
);

await step(
  'Send the envelope',
  () => envelopes.update(accountId, envelopeId, { envelope: { status: 'sent' } }),
  pick('envelopeId'),
);

await step(
  'The tenant signs',
  () => control.sign(envelopeId, '1'),
  pick('envelopeStatus', 'recipientStatus'),
);

const { documents } = await step(
  'List the documents of the room, with those that were signed',
  () => rooms.getDocuments(accountId, roomId),
  pick({ documents: ['documentId', 'name', 'isSigned'] }),
);

const { taskListSummaries } = await step(
  'List the task lists that came with the template',
  () => tasks.getTaskLists(accountId, roomId),
  pick({ taskListSummaries: ['taskListId', 'name'] }),
);
const [{ taskListId }] = taskListSummaries;

await step(
  'The tasks are done, reviewed and approved',
  async () => {
    const signed = documents.find(({ isSigned }) => isSigned);
    const list = await control.taskList(accountId, taskListId);
    for (const { taskId } of list.tasks) {
      const { documentId } = signed;
      await control.completeTask(accountId, taskId, { userId: 33_127, documentId });
    }
    const { tasks: done } = await control.taskList(accountId, taskListId);
    for (const { taskId, status } of done)
      if (status === 'inreview') await control.approveTask(accountId, taskId, { userId: 33_127 });
    // The role of the owner approves without a review of the list.
    return control.submitTaskList(accountId, taskListId);
  },
  pick('name', 'status', { tasks: ['name', 'status', 'dueDate'] }),
);

await step(
  'Read the review of the task list',
  () => tasks.getTaskLists(accountId, roomId),
  ({ taskListSummaries: [list] }) => ({
    isApproved: list.approvalDate !== undefined,
    approvedByUserId: list.approvedByUserId,
  }),
);

await step(
  'The room is closed',
  () => control.setRoomStatus(accountId, roomId, { status: 'closed', closedStatusId: 'sold' }),
  pick('roomId', 'status', 'closedStatusId'),
);

await step(
  'Get the closed room',
  () => rooms.getRoom(accountId, roomId),
  ({ closedStatusId, closedDate }) => ({ closedStatusId, isDated: closedDate !== undefined }),
);

await step(
  'Find the room among the closed ones of the company',
  () => rooms.getRooms(accountId, { roomStatus: 'closed', officeId: office.officeId }),
  ({ rooms: [room], totalRowCount }) => ({
    company: company.name,
    totalRowCount,
    room: pick('roomId', 'name')(room),
  }),
);
