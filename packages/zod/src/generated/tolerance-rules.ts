// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

import type { Synonyms } from '../readings/synonyms.js';
import type { Tolerance } from '../tolerance/tolerance.js';
export const tolerance: Tolerance = {
    requests: {
        propertyNames: 'any-case',
        enumValues: 'any-case',
        nulls: 'absent',
        emptyText: 'absent',
        scalars: 'any-type',
        moments: 'any-precision',
        base64: 'white-space',
        json: 'lenient'
    },
    responses: {
        propertyNames: 'any-case',
        enumValues: 'open',
        nulls: 'absent',
        emptyText: 'absent',
        scalars: 'any-type',
        moments: 'any-precision'
    }
};
export const synonyms: ReadonlyArray<Synonyms> = [{
        of: ['active', 'signed', 'declined', 'na'],
        words: {
            created: 'active'
        }
    }, {
        of: ['agent', 'carbonCopy', 'certifiedDelivery', 'editor', 'inPersonSigner', 'intermediary', 'notary', 'seal', 'signer', 'witness'],
        words: {
            cc: 'carbonCopy'
        }
    }];

