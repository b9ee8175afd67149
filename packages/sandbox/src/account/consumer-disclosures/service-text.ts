/**
 * The text of the service, in English. A word in double braces stands for a particular of the
 * account: the name of a field of `consumerDisclosure`.
 */
export const serviceText = [
  '<p>{{companyName}} would like to send you documents, notices and other records in electronic form, and to have you sign them electronically.</p>',
  '<p>If you prefer paper, ask for copies at {{copyRequestEmail}}. A page costs {{copyCostPerPage}}.</p>',
  '<p>You may withdraw your consent at any time by writing to {{withdrawEmail}}. {{withdrawConsequences}}</p>',
  '<p>By going on you agree to receive and sign records from {{companyName}} electronically.</p>',
].join('\n');
