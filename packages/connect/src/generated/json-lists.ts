// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * The name of the list of `RecipientTypeCode` items in JSON.
 */
export const recipientTypeCodeLists = {
    signer: {
        list: 'signers'
    },
    agent: {
        list: 'agents'
    },
    editor: {
        list: 'editors'
    },
    intermediary: {
        list: 'intermediaries'
    },
    carbonCopy: {
        list: 'carbonCopies'
    },
    certifiedDelivery: {
        list: 'certifiedDeliveries'
    },
    inPersonSigner: {
        list: 'inPersonSigners'
    },
    notary: {
        list: 'notaries'
    },
    seal: {
        list: 'seals'
    },
    witness: {
        list: 'witnesses'
    },
    authorizedSignatory: {
        list: 'authorizedSignatories'
    },
    notaryWitness: {
        list: 'notaryWitnesses'
    },
    participant: {
        list: 'participants'
    }
} as const;
/**
 * The name of the list of `TabTypeCode` items in JSON.
 */
export const tabTypeCodeLists = {
    initialHere: {
        list: 'initialHereTabs'
    },
    signHere: {
        list: 'signHereTabs'
    },
    fullName: {
        list: 'fullNameTabs'
    },
    firstName: {
        list: 'firstNameTabs'
    },
    lastName: {
        list: 'lastNameTabs'
    },
    emailAddress: {
        list: 'emailAddressTabs'
    },
    company: {
        list: 'companyTabs'
    },
    title: {
        list: 'titleTabs'
    },
    dateSigned: {
        list: 'dateSignedTabs'
    },
    initialHereOptional: {
        list: 'initialHereTabs',
        flag: 'optional'
    },
    envelopeId: {
        list: 'envelopeIdTabs'
    },
    signerAttachment: {
        list: 'signerAttachmentTabs'
    },
    signHereOptional: {
        list: 'signHereTabs',
        flag: 'optional'
    },
    approve: {
        list: 'approveTabs'
    },
    decline: {
        list: 'declineTabs'
    },
    commentThread: {
        list: 'commentThreadTabs'
    },
    commissionCounty: {
        list: 'commissionCountyTabs'
    },
    commissionExpiration: {
        list: 'commissionExpirationTabs'
    },
    commissionNumber: {
        list: 'commissionNumberTabs'
    },
    commissionState: {
        list: 'commissionStateTabs'
    },
    currency: {
        list: 'currencyTabs'
    },
    draw: {
        list: 'drawTabs'
    },
    notarize: {
        list: 'notarizeTabs'
    },
    notarySeal: {
        list: 'notarySealTabs'
    },
    phoneNumber: {
        list: 'phoneNumberTabs'
    },
    polyLineOverlay: {
        list: 'polyLineOverlayTabs'
    },
    smartSection: {
        list: 'smartSectionTabs'
    },
    view: {
        list: 'viewTabs'
    },
    numerical: {
        list: 'numericalTabs'
    }
} as const;
/**
 * The name of the list of `CustomTabType` items in JSON.
 */
export const customTabTypeLists = {
    text: {
        list: 'textTabs'
    },
    checkbox: {
        list: 'checkboxTabs'
    },
    list: {
        list: 'listTabs'
    },
    date: {
        list: 'dateTabs'
    },
    number: {
        list: 'numberTabs'
    },
    ssn: {
        list: 'ssnTabs'
    },
    zip5: {
        list: 'zipTabs'
    },
    zip5Dash4: {
        list: 'zipTabs',
        flag: 'useDash4'
    },
    email: {
        list: 'emailTabs'
    },
    note: {
        list: 'noteTabs'
    },
    formula: {
        list: 'formulaTabs'
    }
} as const;
/**
 * The name of the list of `CustomFieldType` items in JSON.
 */
export const customFieldTypeLists = {
    text: {
        list: 'textCustomFields'
    },
    list: {
        list: 'listCustomFields'
    }
} as const;

