/**
 * The one table of a stage as plain data: CDK and the local stage create it from here, so they cannot differ. Both
 * indexes carry the map attribute `card` beside the keys, because lists read nothing else.
 */
export const table = {
  partitionKey: 'pk',
  sortKey: 'sk',
  indexes: [
    { name: 'gsi1', partitionKey: 'gsi1pk', sortKey: 'gsi1sk' },
    { name: 'gsi2', partitionKey: 'gsi2pk', sortKey: 'gsi2sk' },
  ],
  indexedAttributes: ['card'],
  /** Epoch seconds. Cleaning, not logic: an expired item that is still there counts as gone. */
  ttlAttribute: 'expiresAt',
  stream: 'NEW_AND_OLD_IMAGES',
} as const;
