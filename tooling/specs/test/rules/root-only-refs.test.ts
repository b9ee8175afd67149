import { expect, test } from 'vitest';
import { findings, text, type Case } from './lint.ts';

const cases: Case[] = [
  {
    name: 'accepts a root of nothing but references',
    files: {
      'openapi.yaml': text`
        openapi: 3.1.1
        info: { $ref: info.yaml }
        servers:
          - $ref: ../common/servers/bare.yaml
        security: { $ref: security.yaml }
        tags: { $ref: tags.yaml }
        x-tagGroups: { $ref: tag-groups.yaml }
        x-problems: { $ref: problems.yaml }
        paths:
          /v2/roles:
            get: { $ref: resources/Roles/GetRoles.yaml }
        components:
          securitySchemes:
            oauth: { $ref: ../common/security/oauth.yaml }
      `,
    },
    findings: [],
  },
  {
    name: 'refuses what is written out at the top',
    files: {
      'openapi.yaml': text`
        openapi: 3.1.1
        info: { title: Rooms, version: 2.0.0 }
        security: []
        tags:
          - name: Roles
        x-problems: none
      `,
    },
    findings: [
      'openapi.yaml:2 `info` is inline; move it to its own file and reference it',
      'openapi.yaml:3 `security` is inline; move it to its own file and reference it',
      'openapi.yaml:4 `tags` is inline; move it to its own file and reference it',
      'openapi.yaml:6 `x-problems` is inline; move it to its own file and reference it',
    ],
  },
  {
    name: 'refuses a server, an operation and a security scheme that are written out',
    files: {
      'openapi.yaml': text`
        openapi: 3.1.1
        servers:
          - $ref: ../common/servers/bare.yaml
          - url: /
        paths:
          /v2/roles:
            get: { $ref: resources/Roles/GetRoles.yaml }
            post:
              operationId: Roles_CreateRole
        components:
          securitySchemes:
            oauth: { type: http, scheme: bearer }
      `,
    },
    findings: [
      'openapi.yaml:4 `servers/1` is inline; move it to its own file and reference it',
      'openapi.yaml:8 `paths//v2/roles/post` is inline; move it to its own file and reference it',
      'openapi.yaml:12 `components/securitySchemes/oauth` is inline; move it to its own file and reference it',
    ],
  },
  {
    name: 'refuses a reference inside the file, and one with something beside it',
    files: {
      'openapi.yaml': text`
        openapi: 3.1.1
        tags: { $ref: '#/x-tags' }
        info: { $ref: info.yaml, title: Rooms }
      `,
    },
    findings: [
      'openapi.yaml:2 `tags` is inline; move it to its own file and reference it',
      'openapi.yaml:3 `info` is inline; move it to its own file and reference it',
    ],
  },
  {
    name: 'refuses what is no method under a path',
    files: {
      'openapi.yaml': text`
        openapi: 3.1.1
        paths:
          /v2/roles:
            parameters: { $ref: parameters.yaml }
            get: { $ref: resources/Roles/GetRoles.yaml }
      `,
    },
    findings: [
      'openapi.yaml:4 `/v2/roles` has `parameters`, but only methods are allowed under a path; move it to the files of the operations',
    ],
  },
];

test.each(cases)('$name', async ({ files, findings: expected }) => {
  expect(await findings('root-only-refs', files)).toEqual(expected);
});
