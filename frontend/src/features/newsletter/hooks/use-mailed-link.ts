import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ApiError } from '@/lib/api/errors.ts';

/**
 * A page that a mail links to with a `token`. It asks before it does anything: programs that check mails for viruses
 * open the links in them, and run what is on the page.
 */
export function useMailedLink(act: (token: string) => Promise<void>) {
  const token = useSearchParams()[0].get('token') ?? '';
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: () => act(token) });
  const isBusy = error instanceof ApiError && error.isTemporary;
  const isRefused = error !== null && !isBusy;
  const isOver = isSuccess || isRefused;
  useEffect(() => {
    // The button is gone: reading goes on at the heading of what came of it.
    if (isOver) focusHeading();
  }, [isOver]);
  return {
    isPending,
    isDone: isSuccess,
    isInvalid: token === '' || isRefused,
    /** No answer, or a server that is busy: the link may still work. */
    isBusy,
    act: () => mutate(),
  };
}

function focusHeading(): void {
  const heading = document.querySelector<HTMLElement>('#main h1');
  if (!heading) return;
  heading.tabIndex = -1;
  heading.focus();
}
