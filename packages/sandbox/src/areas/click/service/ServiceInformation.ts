import { definePublicClickOperation } from '../define-click-operation.ts';

export const ServiceInformation_GetServiceInformation = definePublicClickOperation(
  'ServiceInformation_GetServiceInformation',
  async (_state, _request, { origin }) => ({
    status: 200,
    body: {
      buildVersion: '26.4.0',
      buildBranch: 'countersign',
      linkedSites: [],
      serviceVersions: [{ version: 'v1', versionUrl: `${origin}/clickapi/v1` }],
    },
  }),
);
