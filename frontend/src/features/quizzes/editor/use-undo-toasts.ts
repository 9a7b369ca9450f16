import { useCallback, useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { undoToast } from '@/components/undo-toast.tsx';
import { messages } from './messages.ts';

/** Undo toasts that are dismissed with the form they refer to. */
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
