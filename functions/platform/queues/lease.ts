/** How long a worker in the background has what it took: longer than it may live, so behind one that is over nobody is left. */
export const LEASE_MS = 70_000;
