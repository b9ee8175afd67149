// Values that the tests of the transport send about.

export const accountId = '4410';
export const envelopeId = '3d2a9c4e-7b15-4f68-9c0d-5e8a1b6f7d24';
export const organizationId = 'e1b7d3f5-8c24-4a96-b05e-3f6d9a2c7b48';
export const envelope = { accountId, envelopeId };
