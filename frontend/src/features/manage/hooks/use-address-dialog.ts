import { useSearchParams } from 'react-router-dom';

/** The dialogs of a dashboard that the address opens, so that a link and a reload bring them again. */
type AddressDialog = 'submission' | 'participant';

/** Which thing the dialog shows, if it is open, and the way to close it. */
export function useAddressDialog(name: AddressDialog): { shown: string | undefined; close: () => void } {
  const [params, setParams] = useSearchParams();
  const close = () =>
    setParams(
      (now) => {
        const next = new URLSearchParams(now);
        next.delete(name);
        return next;
      },
      { replace: true, preventScrollReset: true },
    );
  return { shown: params.get(name) ?? undefined, close };
}

/** Where a dialog is open, with everything else as it is; only one of them is at a time. */
export function useDialogAddress(): (name: AddressDialog, id: string) => string {
  const [params] = useSearchParams();
  return (name, id) => {
    const next = new URLSearchParams(params);
    next.delete('submission');
    next.delete('participant');
    next.set(name, id);
    return `?${next}`;
  };
}
