import { useEffect, useRef } from 'react';
import { storedSetting } from './stored-setting.ts';

export interface Shortcut {
  /** As people read it: `?`, `F`, `Ctrl+S` (together), `g h` (one after the other), `1–9`. */
  keys: string;
  /** What it does, as a short sentence in the imperative. */
  label: string;
  /**
   * Carried out by the site's one key listener, which leaves fields, dialogs and menus alone and obeys the setting:
   * for characters and sequences without modifiers. Left out where the page listens for itself.
   */
  run?: () => void;
  /** Whether it does anything on the page as it stands; asked when the help opens. Yes, unless told. */
  exists?: () => boolean;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

const groups = new Set<ShortcutGroup>();

/** Makes shortcuts known to the keyboard help (and, with `run`, to the key listener) while the caller is on screen. */
export function useShortcuts(title: string, shortcuts: readonly Shortcut[]): void {
  const group = useRef<ShortcutGroup>({ title, shortcuts });
  useEffect(() => {
    group.current.title = title;
    group.current.shortcuts = shortcuts;
  });
  useEffect(() => {
    const { current } = group;
    groups.add(current);
    return () => void groups.delete(current);
  }, []);
}

/** What exists on the page now, groups of the same title put together, in the order in which they appeared. */
export function currentShortcuts(): ShortcutGroup[] {
  const byTitle = new Map<string, Shortcut[]>();
  for (const { title, shortcuts } of groups) {
    const existing = shortcuts.filter(({ exists }) => exists?.() ?? true);
    if (existing.length > 0) byTitle.set(title, [...(byTitle.get(title) ?? []), ...existing]);
  }
  return [...byTitle].map(([title, shortcuts]) => ({ title, shortcuts }));
}

const setting = storedSetting('quizhall.shortcuts');

const areShortcutsOn = (): boolean => setting.read() !== 'off';

const setShortcuts = (on: boolean): void => setting.write(on ? 'on' : 'off');

/**
 * Whether single keys do anything, on this device and everywhere on the site. Who dictates or uses switches can turn
 * them off (WCAG 2.1.4).
 */
export function useShortcutsSetting(): [on: boolean, set: (on: boolean) => void] {
  return [setting.use() !== 'off', setShortcuts];
}

const helpers = new Set<() => void>();

/** Opens the list of shortcuts; for buttons and menus, so that it needs no keyboard. */
export function showShortcutHelp(): void {
  for (const show of helpers) show();
}

/** For the shell, which holds the dialog. Returns the unsubscriber. */
export function onShortcutHelp(listener: () => void): () => void {
  helpers.add(listener);
  return () => void helpers.delete(listener);
}

/** Where characters are text, or move a choice (lists and menus find entries by their first letter). */
const TYPING =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=range],[type=file]),textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=combobox],[role=listbox],[role=menu],[role=slider]';
const MODAL = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

/** How long a sequence waits for its next key, in milliseconds. */
const PATIENCE = 1_500;

let begun = { keys: '', at: 0 };

/** Carries out the shortcuts that have a `run`. One listener for the site: the shell adds it to the document. */
export function handleShortcutKey(event: KeyboardEvent): void {
  // Browsers send keydown events without a key when they fill in a form.
  const isPlain = event.key?.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isPlain || event.repeat || event.isComposing || event.defaultPrevented || !areShortcutsOn()) return;
  if (event.target instanceof Element && event.target.closest(TYPING)) return;
  if (document.querySelector(MODAL)) return;

  const key = event.key.toLowerCase();
  const before = event.timeStamp - begun.at < PATIENCE ? begun.keys : '';
  begun = { keys: '', at: 0 };
  const known = [...groups].flatMap(({ shortcuts }) => shortcuts.filter(({ run }) => run));
  for (const typed of before ? [`${before} ${key}`, key] : [key]) {
    // The latest to come wins: a page may give a key another meaning than the site does.
    const match = known.findLast(({ keys, exists }) => keys === typed && (exists?.() ?? true));
    if (match) {
      event.preventDefault();
      match.run?.();
      return;
    }
    if (known.some(({ keys }) => keys.startsWith(`${typed} `))) {
      begun = { keys: typed, at: event.timeStamp };
      return;
    }
  }
}
