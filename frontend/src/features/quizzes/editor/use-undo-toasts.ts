import { useCallback, useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { undoToast } from '@/components/undo-toast.tsx';
import { messages } from './messages.ts';

/** Undo toasts that go with the form: what they would take back is not there any more once it is closed. */
export function useUndoToasts(): (message: string, undo: () => void) => void {
  const ids = useRef<string[]>([]);
  useEffect(() => {
    const shown = ids.current;
    return () => shown.forEach((id) => toast.dismiss(id));
  }, []);
  return useCallback((message, undo) => {
    ids.current.push(undoToast(message, messages.questions.undo, undo));
  }, []);
}
