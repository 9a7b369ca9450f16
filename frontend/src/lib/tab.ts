/** Browser tab of this page. */
export interface Tab {
  /** Unique among open tabs; survives a reload. */
  id: string;
  /** Ids of this browser's other open tabs. */
  others: ReadonlySet<string>;
}

const STORED = 'quizhall.tab';
const LOCK = 'quizhall.tab.';

let current: Tab | undefined;
let claiming: Promise<string> | undefined;

/** Returns the tab last claimed by `claimTab`. If storage is blocked, every page is its own tab. */
export const claimedTab = (): Tab => (current ??= { id: storedId() ?? newTabId(), others: new Set() });

/**
 * Claims an id for this tab and finds other open tabs. Duplicating a tab copies its stored id, so an id held by
 * another tab is replaced. Without Web Locks, other tabs are unknown.
 */
export async function claimTab(): Promise<Tab> {
  claiming ??= claimId();
  const id = await claiming;
  const held = (await navigator.locks?.query())?.held ?? [];
  const open = held.flatMap(({ name = '' }) => (name.startsWith(LOCK) ? name.slice(LOCK.length) : []));
  current = { id, others: new Set(open.filter((other) => other !== id)) };
  return current;
}

async function claimId(): Promise<string> {
  const stored = storedId();
  const id = stored !== undefined && (await holds(stored)) ? stored : newTabId();
  if (id !== stored) await holds(id);
  try {
    sessionStorage.setItem(STORED, id);
  } catch {
    // The browser blocks storage: a reload counts as another tab.
  }
  return id;
}

/** Holds the lock for an id while the page is open; false if another tab holds it. */
function holds(id: string): Promise<boolean> {
  const { locks } = navigator;
  if (!locks) return Promise.resolve(true);
  return new Promise((resolve) => {
    void locks.request(`${LOCK}${id}`, { ifAvailable: true }, (lock) => {
      resolve(lock !== null);
      return lock && new Promise<never>(() => undefined);
    });
  });
}

function storedId(): string | undefined {
  try {
    return sessionStorage.getItem(STORED) ?? undefined;
  } catch {
    return undefined;
  }
}

const newTabId = (): string => crypto.randomUUID().slice(0, 8);
