/** Ines Arcand, as the seed has her, without her role; her token is `sandbox-sender`. */
export const inesArcand = {
  userId: 33_129,
  eSignUserId: '7a4c9e16-2b83-4d5f-9c07-e1f6a8d3b520',
  email: 'ines.arcand@harbour.example',
  firstName: 'Ines',
  lastName: 'Arcand',
  accessLevel: 'Office' as const,
  defaultOfficeId: 4410,
  offices: [4410],
};
