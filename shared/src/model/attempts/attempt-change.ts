/** What whoever decides on results does to one attempt of somebody, as it is told to them. */
export const ATTEMPT_CHANGES = ['reopened', 'granted', 'forcedIn', 'annulled', 'reinstated'] as const;
export type AttemptChangeKind = (typeof ATTEMPT_CHANGES)[number];
