// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

/**
 * How events are delivered; the words are those of specs/connect/delivery.yaml.
 */
export const delivery = {
    signature: {
        headerPrefix: 'X-DocuSign-Signature-',
        mostKeys: 100,
        hash: 'SHA-256',
        methodHeader: 'X-Authorization-Digest',
        method: 'HMACSHA256',
        accountHeader: 'X-DocuSign-AccountId'
    }
} as const;

