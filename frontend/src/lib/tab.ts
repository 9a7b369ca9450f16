/** The browser tab that the page runs in. */
export interface Tab {
  /** Survives a reload of the tab; no other open tab has it. */
  id: string;
  /** Ids of the other tabs of this browser that are open now. */
  others: ReadonlySet<string>;
}

const STORED = 'quizhall.tab';
const LOCK = 'quizhall.tab.';

let current: Tab | undefined;
let claiming: Promise<string> | undefined;

/** The tab as `claimTab` last found it. Where storage is refused, every page is a tab of its own. */
export const claimedTab = (): Tab => (current ??= { id: storedId() ?? newTabId(), others: new Set() });

/**
 * Claims an id for this tab and looks which others are open. A duplicated tab copies the stored id, so an id that another
 * tab holds is replaced. A browser without Web Locks knows nothing of other tabs.
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
    // The browser refuses storage: a reload is another tab.
  }
  return id;
}

/** Holds the lock of an id for as long as the page is open; false where another tab holds it. */
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
