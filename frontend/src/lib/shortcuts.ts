import { useEffect, useRef } from 'react';
import { storedSetting } from './stored-setting.ts';

export interface Shortcut {
  /** Displayed notation: `?`, `F`, `Ctrl+S` (together), `g h` (in sequence), `1–9`. */
  keys: string;
  /** Short description in the imperative. */
  label: string;
  /**
   * Handler run by the site's key listener, which ignores fields, dialogs and menus and respects the setting. For
   * single characters and sequences without modifiers. Omit it if the page has its own listener.
   */
  run?: () => void;
  /** Returns whether the shortcut currently applies; called when the help opens. Default: true. */
  exists?: () => boolean;
}

export interface ShortcutGroup {
  title: string;
  shortcuts: readonly Shortcut[];
}

const groups = new Set<ShortcutGroup>();

/**
 * Registers shortcuts with the keyboard help (and, with `run`, with the key listener) while the caller is mounted.
 */
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

/** Returns the available shortcuts. Groups with the same title are merged, in registration order. */
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
 * Device-wide setting for single-key shortcuts. Users of dictation or switch devices can turn them off (WCAG
 * 2.1.4).
 */
export function useShortcutsSetting(): [on: boolean, set: (on: boolean) => void] {
  return [setting.use() !== 'off', setShortcuts];
}

const helpers = new Set<() => void>();

/** Opens the list of shortcuts from buttons and menus, without a keyboard. */
export function showShortcutHelp(): void {
  for (const show of helpers) show();
}

/** Subscribes the app shell, which owns the dialog. Returns the unsubscribe function. */
export function onShortcutHelp(listener: () => void): () => void {
  helpers.add(listener);
  return () => void helpers.delete(listener);
}

/** Elements where characters are text input or select an entry (type-ahead in lists and menus). */
const TYPING =
  'input:not([type=checkbox],[type=radio],[type=button],[type=submit],[type=range],[type=file]),textarea,select,[contenteditable]:not([contenteditable=false]),[role=textbox],[role=combobox],[role=listbox],[role=menu],[role=slider]';
const MODAL = '[role=dialog],[role=alertdialog],[role=menu],[role=listbox]';

/** Maximum wait for the next key of a sequence, in milliseconds. */
const PATIENCE = 1_500;

let begun = { keys: '', at: 0 };

/** Runs the shortcuts that have a `run`. The app shell adds this single listener to the document. */
export function handleShortcutKey(event: KeyboardEvent): void {
  // Browsers send keydown events without a key when they autofill a form.
  const isPlain = event.key?.length === 1 && !event.ctrlKey && !event.metaKey && !event.altKey;
  if (!isPlain || event.repeat || event.isComposing || event.defaultPrevented || !areShortcutsOn()) return;
  if (event.target instanceof Element && event.target.closest(TYPING)) return;
  if (document.querySelector(MODAL)) return;

  const key = event.key.toLowerCase();
  const before = event.timeStamp - begun.at < PATIENCE ? begun.keys : '';
  begun = { keys: '', at: 0 };
  const known = [...groups].flatMap(({ shortcuts }) => shortcuts.filter(({ run }) => run));
  for (const typed of before ? [`${before} ${key}`, key] : [key]) {
    // The latest registration wins: a page may override the site's shortcut.
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
