import { defineOlderPublicOperation } from '../../../engine/operation.ts';

/** The release of the service whose contract the sandbox has. */
const build = {
  buildBranch: 'countersign',
  buildBranchDeployedDateTime: '2026-11-16T04:30:00.0000000Z',
  buildSHA: '0000000000000000000000000000000000000000',
  buildVersion: '26.4.0.0',
};

export const Services_get = defineOlderPublicOperation(
  'Services_get',
  async (_state, _request, { origin }) => ({
    status: 200,
    body: {
      ...build,
      linkedSites: [origin],
      serviceVersions: ['v2', 'v2.1'].map((version) => ({
        version,
        versionUrl: `${origin}/restapi/${version}`,
      })),
    },
  }),
);
