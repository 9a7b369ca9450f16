import { useEffect, useRef } from 'react';
import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLast } from '@/lib/use-last.ts';

/** Dialogs of the dashboard that the URL opens, so that links and reloads restore them. At most one is open. */
const DIALOGS = ['submission', 'participant'] as const;
type DialogName = (typeof DIALOGS)[number];

/** Stored in the history entry that opened a dialog, and survives a reload. */
interface Opened {
  /** Number of history entries back to the page without a dialog. */
  steps: number;
}

/** 0 if the user arrived through an external link. */
const stepsOf = (state: unknown): number => (state as Opened | null)?.steps ?? 0;

function withoutDialog(params: URLSearchParams): URLSearchParams {
  const next = new URLSearchParams(params);
  for (const name of DIALOGS) next.delete(name);
  return next;
}

interface AddressDialog {
  /** Id of the dialog's content. Keeps its value during the closing animation. */
  id: string | undefined;
  open: boolean;
  /** Closes the dialog without leaving a history entry that reopens it. */
  close: () => void;
  /** Element that would open the dialog, for users who arrived through a link. */
  returnTo: () => HTMLElement | undefined;
}

/** State of the dialog with this name in the URL. */
export function useAddressDialog(name: DialogName): AddressDialog {
  const [params, setParams] = useSearchParams();
  const { key, state } = useLocation();
  const navigate = useNavigate();
  const asked = params.get(name) ?? undefined;
  const id = useLast(asked);
  const left = useRef<string>(undefined);
  useEffect(() => {
    if (left.current !== key) left.current = undefined;
  }, [key]);
  const close = () => {
    // Navigation is asynchronous. A second step back would leave the page.
    if (left.current === key) return;
    left.current = key;
    const steps = stepsOf(state);
    if (steps > 0) void navigate(-steps);
    else setParams(withoutDialog, { replace: true, preventScrollReset: true });
  };
  const returnTo = () =>
    [...document.querySelectorAll<HTMLElement>('[data-opens]')].find(
      (link) => link.dataset['opens'] === mark(name, id) && link.checkVisibility(),
    );
  return { id, open: asked !== undefined, close, returnTo };
}

const mark = (name: DialogName, id: string | undefined) => `${name} ${id}`;

interface DialogLink extends Pick<LinkProps, 'to' | 'state' | 'preventScrollReset'> {
  'data-opens': string;
}

/** Returns the props of a link that opens a dialog over this page or replaces the open one. */
export function useDialogLink(): (name: DialogName, id: string) => DialogLink {
  const [params] = useSearchParams();
  const { state } = useLocation();
  const isOver = DIALOGS.some((name) => params.has(name));
  const before = stepsOf(state);
  const steps = isOver ? before && before + 1 : 1;
  return (name, id) => {
    const next = withoutDialog(params);
    next.set(name, id);
    const opened: Opened = { steps };
    return {
      to: { search: `?${next}` },
      state: opened,
      preventScrollReset: true,
      'data-opens': mark(name, id),
    };
  };
}
