import { useEffect, useRef } from 'react';
import { type LinkProps, useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { useLast } from '@/lib/use-last.ts';

/** The dialogs of a dashboard that the address opens, so that a link and a reload bring them again; one of them at a time. */
const DIALOGS = ['submission', 'participant'] as const;
type DialogName = (typeof DIALOGS)[number];

/** Stands with the step of the history that opened a dialog, also after a reload. */
interface Opened {
  /** Number of history entries back to the page without a dialog. */
  steps: number;
}

/** 0: nobody came here from the page itself, but by a link from elsewhere. */
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
  /** Leads to the page as it was before; Back has nothing to open again. */
  close: () => void;
  /** The row that would open it, for who came by a link. */
  returnTo: () => HTMLElement | undefined;
}

/** A dialog of this name, as the address has it. */
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
    // The history takes its time, and a second step would leave the page.
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
