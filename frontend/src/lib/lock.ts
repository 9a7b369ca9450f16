const waiting = new Map<string, Promise<unknown>>();

/**
 * Runs a task exclusively per name across the site's tabs. Without the Web Locks API (plain HTTP on a local
 * network, old browsers) the lock covers this tab only; the server's grace period of a few seconds for spent
 * refresh tokens then covers two tabs.
 */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Browsers omit `locks` in insecure contexts, despite its type.
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks) return locks.request(name, task);
  const turn = (waiting.get(name) ?? Promise.resolve()).then(task, task);
  waiting.set(name, turn);
  return turn;
}
