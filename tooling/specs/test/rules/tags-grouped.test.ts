import { expect, test } from 'vitest';
import { findings, text, type Case } from './lint.ts';

const whole = {
  'openapi.yaml': text`
    openapi: 3.1.1
    tags: { $ref: tags.yaml }
    x-tagGroups: { $ref: tag-groups.yaml }
    paths:
      /v2/roles:
        get: { $ref: roles.yaml }
      /v2/rooms:
        get: { $ref: rooms.yaml }
  `,
  'tags.yaml': '- name: Roles\n- name: Rooms\n',
  'tag-groups.yaml': '- name: Company\n  tags: [Roles]\n- name: Rooms\n  tags: [Rooms]\n',
  'roles.yaml': 'operationId: Roles_get\ntags: [Roles]\n',
  'rooms.yaml': 'operationId: Rooms_get\ntags: [Rooms]\n',
};

const cases: Case[] = [
  { name: 'accepts tags that are described and grouped', files: whole, findings: [] },
  {
    name: 'refuses a tag of an operation that is not described',
    files: { ...whole, 'roles.yaml': 'operationId: Roles_get\ntags: [Roles, Members]\n' },
    findings: ['roles.yaml:2 the tag `Members` is not described; add it to `tags`'],
  },
  {
    name: 'refuses a tag that no operation has',
    files: { ...whole, 'rooms.yaml': 'tags: [Roles]\n' },
    findings: ['tags.yaml:2 no operation has the tag `Rooms`; remove it'],
  },
  {
    name: 'refuses a tag without a group',
    files: { ...whole, 'tag-groups.yaml': '- name: Company\n  tags: [Roles]\n' },
    findings: ['tags.yaml:2 the tag `Rooms` is in no group; add it to one of `x-tagGroups`'],
  },
  {
    name: 'refuses a tag in two groups, and twice in one',
    files: {
      ...whole,
      'tag-groups.yaml': text`
        - name: Company
          tags: [Roles, Rooms, Roles]
        - name: Rooms
          tags:
            - Rooms
      `,
    },
    findings: [
      'tag-groups.yaml:2 the tag `Roles` is in a group already; remove one',
      'tag-groups.yaml:5 the tag `Rooms` is in a group already; remove one',
    ],
  },
  {
    name: 'refuses a group without tags, and one with a tag that is not described',
    files: {
      ...whole,
      'tag-groups.yaml': text`
        - name: Company
          tags: [Roles, Rooms, Offices]
        - name: Forms
          tags: []
        - name: Tasks
      `,
    },
    findings: [
      'tag-groups.yaml:3 this group has no tags; remove it',
      'tag-groups.yaml:5 this group has no tags; remove it',
      'tag-groups.yaml:2 the tag `Offices` is not described; add it to `tags`',
    ],
  },
  {
    name: 'looks also at what is written in the root itself',
    files: {
      'openapi.yaml': text`
        openapi: 3.1.1
        tags:
          - name: Roles
        x-tagGroups:
          - name: Company
            tags: [Rooms]
      `,
    },
    findings: [
      'openapi.yaml:6 the tag `Rooms` is not described; add it to `tags`',
      'openapi.yaml:3 no operation has the tag `Roles`; remove it',
      'openapi.yaml:3 the tag `Roles` is in no group; add it to one of `x-tagGroups`',
    ],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('tags-grouped', files)).toEqual(expected);
});
