/**
 * Duration of a background worker's lease. Longer than a function may run, so an expired lease has no running
 * worker.
 */
export const WORKER_LEASE_MS = 70_000;
