// Generated from the specs by `npm run generate`. Do not edit; edit the spec instead.

export * from './agreements.js';
export * from './bulk-job.js';
export * from './schemas/Agreement.js';
export * from './schemas/AgreementLinks.js';
export * from './schemas/AgreementSummary.js';
export * from './schemas/AgreementsResponse.js';
export * from './schemas/BulkJob.js';
export * from './schemas/BulkJobActionTemplate.js';
export * from './schemas/BulkJobActionTemplates.js';
export * from './schemas/BulkJobConstraints.js';
export * from './schemas/BulkJobEmbedded.js';
export * from './schemas/BulkJobEmbeddedItems.js';
export * from './schemas/BulkJobItemActions.js';
export * from './schemas/BulkJobLinks.js';
export * from './schemas/BulkJobMetadata.js';
export * from './schemas/CreateBulkJob.js';
export * from './schemas/CurrencyCode.js';
export * from './schemas/ErrDetails.js';
export * from './schemas/Error.js';
export * from './schemas/Link.js';
export * from './schemas/LinkedData.js';
export * from './schemas/PageLinks.js';
export * from './schemas/Party.js';
export * from './schemas/Provisions.js';
export * from './schemas/RelatedAgreementDocuments.js';
export * from './schemas/ResourceMetadata.js';
export * from './schemas/ResponseMetadata.js';

