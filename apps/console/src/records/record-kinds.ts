/** An object as the service returns it; its fields differ by kind. */
export type ServiceObject = Readonly<Record<string, unknown>>;

/** A list inside the page of an object, from another operation. */
export interface RecordSection {
  title: string;
  /** The path of the operation, below the account or the organization. */
  path: (id: string, accountId: string) => string;
  /** The field of the response that has the list. */
  field: string;
  /** The fields that are the columns of the table. */
  columns: readonly string[];
}

/** A kind of objects with a list and pages. */
export interface RecordKind {
  title: string;
  /** One of them, as the search field and errors name it. */
  one: string;
  /** The path of the operation that lists them, below the account. */
  list: string;
  /** The parameter with which its next page begins; left out if it has no pages. */
  start?: string;
  /** The field of the response that has the list. */
  field: string;
  id: string;
  name: string;
  /** The field with an object whose fields are shown beside the others. */
  inside?: string;
  /** The fields below the name in the list. */
  details: readonly string[];
  /** The field with the status, if they have one. */
  status?: string;
  /** The path of one of them, as it is in the list. Left out if the list already has all. */
  get?: (id: string, listed: ServiceObject) => string;
  sections?: readonly RecordSection[];
  /** The field with an address that people can open. */
  link?: string;
  /** The area of its operations. Organizations are above accounts. */
  base: 'esign' | 'rooms' | 'admin' | 'click' | 'webforms';
  /** The changes after which they are loaded again. */
  changes: readonly string[];
  /** The resource in the reference: area and name. */
  reference: string;
  /** The way to create the first record. */
  empty: string;
}

/** All kinds, by the word in the address. */
export const recordKinds: Readonly<Record<string, RecordKind>> = {
  users: {
    title: 'Users',
    one: 'user',
    list: '/users?additional_info=true&count=100',
    start: 'start_position',
    field: 'users',
    id: 'userId',
    name: 'userName',
    details: ['email', 'permissionProfileName'],
    status: 'userStatus',
    get: (id) => `/users/${id}?additional_info=true`,
    base: 'esign',
    changes: ['member', 'identity', 'group'],
    reference: 'esign-v2.1/resources/Users/',
    empty: 'An application adds users with Users_create.',
  },
  groups: {
    title: 'Groups',
    one: 'group',
    list: '/groups?count=100',
    start: 'start_position',
    field: 'groups',
    id: 'groupId',
    name: 'groupName',
    details: ['groupType'],
    sections: [
      {
        title: 'Users',
        path: (id) => `/groups/${id}/users`,
        field: 'users',
        columns: ['userName', 'email', 'userStatus'],
      },
      {
        title: 'Brands',
        path: (id) => `/groups/${id}/brands`,
        field: 'brandOptions',
        columns: ['brandName', 'brandCompany'],
      },
    ],
    base: 'esign',
    changes: ['group', 'member'],
    reference: 'esign-v2.1/resources/Groups/',
    empty: 'An application adds groups with Groups_create.',
  },
  brands: {
    title: 'Brands',
    one: 'brand',
    list: '/brands',
    field: 'brands',
    id: 'brandId',
    name: 'brandName',
    details: ['brandCompany', 'defaultBrandLanguage'],
    get: (id) => `/brands/${id}`,
    base: 'esign',
    changes: ['brand'],
    reference: 'esign-v2.1/resources/AccountBrands/',
    empty: 'An application adds brands with AccountBrands_create.',
  },
  'bulk-sends': {
    title: 'Bulk sends',
    one: 'bulk send',
    list: '/bulk_send_batch?count=100',
    start: 'start_position',
    field: 'bulkBatchSummaries',
    id: 'batchId',
    name: 'batchName',
    details: ['sent', 'queued', 'failed'],
    get: (id) => `/bulk_send_batch/${id}`,
    sections: [
      {
        title: 'Envelopes',
        path: (id) => `/bulk_send_batch/${id}/envelopes?count=100`,
        field: 'envelopes',
        columns: ['envelopeId', 'emailSubject', 'status', 'sentDateTime'],
      },
    ],
    base: 'esign',
    changes: ['bulk-batch', 'bulk-send-batch', 'envelope'],
    reference: 'esign-v2.1/resources/BulkSend/',
    empty: 'An application sends a list with BulkSend_createBulkSendRequest.',
  },
  'power-forms': {
    title: 'PowerForms',
    one: 'PowerForm',
    list: '/powerforms?count=100',
    field: 'powerForms',
    id: 'powerFormId',
    name: 'name',
    details: ['templateName', 'signingMode'],
    get: (id) => `/powerforms/${id}`,
    link: 'powerFormUrl',
    base: 'esign',
    changes: ['power-form', 'envelope'],
    reference: 'esign-v2.1/resources/PowerForms/',
    empty: 'An application makes one of a template with PowerForms_create.',
  },
  clickwraps: {
    title: 'Clickwraps',
    one: 'clickwrap',
    list: '/clickwraps',
    field: 'clickwraps',
    id: 'clickwrapId',
    name: 'clickwrapName',
    details: ['versionNumber', 'lastModified'],
    status: 'status',
    get: (id) => `/clickwraps/${id}`,
    sections: [
      {
        title: 'Agreements',
        path: (id) => `/clickwraps/${id}/users`,
        field: 'userAgreements',
        columns: ['clientUserId', 'status', 'version', 'createdOn', 'agreedOn', 'declinedOn'],
      },
      {
        title: 'Versions',
        path: (id) => `/clickwraps/${id}/versions`,
        field: 'versions',
        columns: ['versionNumber', 'status', 'createdTime', 'lastModified', 'requireReacceptance'],
      },
    ],
    base: 'click',
    changes: ['clickwrap', 'click-agreement'],
    reference: 'click/resources/Clickwraps/',
    empty: 'An application makes one of documents with Clickwraps_PostClickwrap.',
  },
  'web-forms': {
    title: 'Web forms',
    one: 'web form',
    list: '/forms?count=100',
    start: 'start_position',
    field: 'items',
    id: 'id',
    name: 'name',
    inside: 'formProperties',
    details: ['isPublished', 'isEnabled', 'allowSending'],
    status: 'formState',
    // Without a state, the service returns the draft of a published form.
    get: (id, { formState }) => `/forms/${id}?state=${String(formState)}`,
    sections: [
      {
        title: 'Instances',
        path: (id) => `/forms/${id}/instances`,
        field: 'items',
        columns: ['id', 'clientUserId', 'status', 'tokenExpirationDateTime'],
      },
    ],
    base: 'webforms',
    changes: ['web-form', 'web-form-instance'],
    reference: 'webforms/resources/WebForm/',
    empty: 'The control API makes one of a template: createWebForm.',
  },
  rooms: {
    title: 'Rooms',
    one: 'room',
    list: '/rooms?count=100',
    start: 'startPosition',
    field: 'rooms',
    id: 'roomId',
    name: 'name',
    details: ['createdDate', 'closedDate'],
    get: (id) => `/rooms/${id}?includeFieldData=true`,
    sections: [
      {
        title: 'People',
        path: (id) => `/rooms/${id}/users`,
        field: 'users',
        columns: ['firstName', 'lastName', 'email', 'roleName', 'companyName'],
      },
      {
        title: 'Documents',
        path: (id) => `/rooms/${id}/documents`,
        field: 'documents',
        columns: ['name', 'documentId', 'createdDate', 'size'],
      },
      {
        title: 'Task lists',
        path: (id) => `/rooms/${id}/task_lists`,
        field: 'taskListSummaries',
        columns: ['name', 'taskListId'],
      },
    ],
    base: 'rooms',
    changes: ['room', 'room-person', 'room-document'],
    reference: 'rooms-v2/resources/Rooms/',
    empty: 'An application opens a room with Rooms_CreateRoom.',
  },
  organizations: {
    title: 'Organizations',
    one: 'organization',
    list: '/management/v2/organizations?mode=org_admin',
    field: 'organizations',
    id: 'id',
    name: 'name',
    details: ['description'],
    sections: [
      {
        title: 'Users of the account',
        path: (id, accountId) =>
          `/management/v2/organizations/${id}/users?account_id=${accountId}&take=100`,
        field: 'users',
        columns: ['user_name', 'email', 'user_status', 'membership_status'],
      },
      {
        title: 'Domains',
        path: (id) => `/management/v2/organizations/${id}/reserved_domains`,
        field: 'reserved_domains',
        columns: ['host_name', 'status', 'txt_token'],
      },
      {
        title: 'Identity providers',
        path: (id) => `/management/v2/organizations/${id}/identity_providers`,
        field: 'identity_providers',
        columns: ['friendly_name', 'type', 'auto_provision_users'],
      },
      {
        title: 'Imports of users',
        path: (id) => `/management/v2/organizations/${id}/imports/bulk_users`,
        field: 'imports',
        columns: ['id', 'type', 'status', 'user_count', 'added_user_count', 'warning_count'],
      },
      {
        title: 'Exports of users',
        path: (id) => `/management/v2/organizations/${id}/exports/user_list`,
        field: 'exports',
        columns: ['id', 'type', 'status', 'number_rows', 'expires'],
      },
    ],
    base: 'admin',
    changes: ['organization', 'member', 'identity', 'user-import', 'organization-export'],
    reference: 'admin-v2/resources/Organization/',
    empty: 'The control API makes organizations: createOrganization.',
  },
};

/** The beginnings of the paths of each area. */
const prefixes = {
  esign: '/restapi/v2.1',
  rooms: '/restapi/v2',
  click: '/clickapi/v1',
  webforms: '/api/webforms/v1.1',
} as const;

/** The whole path of an operation of a kind. */
export function pathOf({ base }: RecordKind, accountId: string, path: string): string {
  if (base === 'admin') return path;
  return `${prefixes[base]}/accounts/${accountId}${path}`;
}
