// Forms of the seed.

export const seabird = '5c20e8a1-7b3f-4d96-8a41-e0d9c6b2f573';
export const maine = 'a1f6d3b9-04c7-4e82-95ba-6d7e2f8c1043';
/** A form in the group for leases, which the office 4410 has. */
export const access = '2c9e4b7a-6f13-4d85-a0c2-91b8d7e5f364';
export const berthLease = 'd7430c9e-58b1-4f26-a3e7-1c9b60f8d254';
export const listing = '8b5d1f42-3e9a-4c07-b6d8-f2a7c0e91b35';
/** Available from 2027 on. */
export const hazards = 'f0a9c7d3-6e25-4b18-8c4d-93b7e5a1f862';
export const leases = '3e8f7d20-91c5-4ab6-b4f2-d06a5c9e7183';
export const sales = 'b62c9f15-d7a0-4e38-9c51-7f3e8a4d0b96';
