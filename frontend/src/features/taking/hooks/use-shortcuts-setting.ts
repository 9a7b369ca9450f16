import { useState } from 'react';
import { readStored, writeStored } from '@/lib/storage.ts';

const KEY = 'quizhall.shortcuts';

/** Whether single keys choose and flag. People who dictate or use switches can turn that off (WCAG 2.1.4). */
export function useShortcutsSetting(): [on: boolean, set: (on: boolean) => void] {
  const [on, setOn] = useState(() => readStored(KEY) !== 'off');
  const set = (next: boolean) => {
    writeStored(KEY, next ? 'on' : 'off');
    setOn(next);
  };
  return [on, set];
}
