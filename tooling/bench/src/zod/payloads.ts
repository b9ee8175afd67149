// Envelopes as applications send them. They are the same each time.

const placed = { documentId: '1', pageNumber: '1' };

/**
 * The body of a request that creates an envelope: one document, and signers with tabs of the kinds
 * that are used most, in equal parts.
 * @param signers how many
 * @param tabs how many each of them has
 */
export function envelope(signers: number, tabs: number): object {
  return {
    emailSubject: 'Please sign the lease',
    emailBlurb: 'The lease is in two parts. Initial the first, sign the second.',
    status: 'sent',
    documents: [
      { documentId: '1', name: 'Lease', fileExtension: 'pdf', documentBase64: 'JVBERi0xLjcK' },
    ],
    recipients: {
      signers: Array.from({ length: signers }, (_, index) => signer(index + 1, tabs)),
    },
  };
}

function signer(number: number, tabs: number): object {
  const recipientId = String(number);
  return {
    recipientId,
    routingOrder: recipientId,
    name: `Signer ${number}`,
    email: `signer${number}@example.com`,
    clientUserId: String(1000 + number),
    roleName: 'Tenant',
    tabs: tabsOf(recipientId, tabs),
  };
}

function tabsOf(recipientId: string, count: number): object {
  const all = Array.from({ length: count }, (_, index) => ({
    ...placed,
    recipientId,
    tabLabel: `field-${index}`,
    xPosition: String(100 + (index % 5) * 90),
    yPosition: String(80 + index * 12),
  }));
  const every = (kind: number) => all.filter((_, index) => index % 4 === kind);
  return {
    signHereTabs: every(0).map((tab) => ({ ...tab, optional: 'false', scaleValue: '1' })),
    dateSignedTabs: every(1).map((tab) => ({ ...tab, font: 'helvetica', fontSize: 'size12' })),
    textTabs: every(2).map((tab, index) => ({
      ...tab,
      value: 'Rome',
      required: 'true',
      locked: 'false',
      width: '120',
      height: '20',
      font: 'helvetica',
      fontSize: 'size12',
      maxLength: '100',
      tabOrder: String(index + 1),
    })),
    checkboxTabs: every(3).map((tab, index) => ({
      ...tab,
      required: 'false',
      selected: 'true',
      tabOrder: String(index + 1),
    })),
  };
}
