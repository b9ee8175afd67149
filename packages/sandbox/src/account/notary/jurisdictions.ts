import type { Jurisdiction } from '@countersign/types/esign-v2.1';

/** The states whose law is known, in the order of their IDs. */
const states = [
  'Alabama',
  'Alaska',
  'Arizona',
  'Arkansas',
  'California',
  'Colorado',
  'Connecticut',
  'Delaware',
  'District of Columbia',
  'Florida',
  'Georgia',
  'Hawaii',
  'Idaho',
  'Illinois',
  'Indiana',
  'Iowa',
  'Kansas',
  'Kentucky',
  'Louisiana',
  'Maine',
  'Maryland',
  'Massachusetts',
  'Michigan',
  'Minnesota',
  'Mississippi',
  'Missouri',
  'Montana',
  'Nebraska',
  'Nevada',
  'New Hampshire',
  'New Jersey',
  'New Mexico',
  'New York',
  'North Carolina',
  'North Dakota',
  'Ohio',
  'Oklahoma',
  'Oregon',
  'Pennsylvania',
  'Rhode Island',
  'South Carolina',
  'South Dakota',
  'Tennessee',
  'Texas',
  'Utah',
  'Vermont',
  'Virginia',
  'Washington',
  'West Virginia',
  'Wisconsin',
  'Wyoming',
];

/** The ID of the first state. */
const firstId = 6;

/** The states whose seals show the county. */
const withCounty = new Set([
  'California',
  'Maryland',
  'Michigan',
  'North Carolina',
  'Pennsylvania',
]);

/** A jurisdiction with the requirements for its seal. */
export interface KnownJurisdiction extends Jurisdiction {
  jurisdictionId: string;
  name: string;
}

const jurisdictions: ReadonlyMap<string, KnownJurisdiction> = new Map(
  states.map((name, at): [string, KnownJurisdiction] => [
    String(firstId + at),
    {
      jurisdictionId: String(firstId + at),
      name,
      enabled: 'true',
      allowSystemCreatedSeal: 'true',
      allowUserUploadedSeal: 'true',
      commissionIdInSeal: 'true',
      notaryPublicInSeal: 'true',
      stateNameInSeal: 'true',
      countyInSeal: withCounty.has(name) ? 'true' : 'false',
    },
  ]),
);

/** Finds a jurisdiction by ID; undefined if there is none. */
export function findJurisdiction(jurisdictionId: string): KnownJurisdiction | undefined {
  return jurisdictions.get(jurisdictionId);
}
