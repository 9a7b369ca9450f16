const waiting = new Map<string, Promise<unknown>>();

/**
 * Runs a task while no other tab of this site runs one under the same name. Where the Web Locks API is missing (plain
 * http on a local network, old browsers) it holds within this tab only, and the server's overlap of a few seconds for
 * a spent refresh token covers two tabs.
 */
export function withLock<T>(name: string, task: () => Promise<T>): Promise<T> {
  // Browsers leave `locks` out of insecure contexts, whatever the type says.
  const locks = (navigator as Partial<Navigator>).locks;
  if (locks) return locks.request(name, task);
  const turn = (waiting.get(name) ?? Promise.resolve()).then(task, task);
  waiting.set(name, turn);
  return turn;
}
