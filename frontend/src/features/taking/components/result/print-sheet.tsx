import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import './print-sheet.css';

interface PrintSheetProps {
  /** The print dialog was closed, or never came. */
  onPrinted: () => void;
  children: ReactNode;
}

/**
 * Browsers within apps may print without `afterprint`, or not at all. `print()` may also return while its dialog is open
 * and the picture not yet taken: only a person who is back in the page shows that it is over.
 */
const SIGNS_OF_RETURN = ['focus', 'pointerdown', 'keydown'] as const;

/** Prints its content alone, in the light theme, and is gone afterwards. */
export function PrintSheet({ onPrinted, children }: PrintSheetProps) {
  useEffect(() => {
    const { classList } = document.documentElement;
    const dark = classList.contains('dark');
    const over = new AbortController();
    const finishOn = (type: string) =>
      window.addEventListener(type, () => onPrinted(), { signal: over.signal, capture: true });
    classList.remove('dark');
    finishOn('afterprint');
    // After the paint that follows, so that the sheet is there whichever way the browser takes its picture.
    const frame = requestAnimationFrame(() => {
      window.print();
      for (const type of SIGNS_OF_RETURN) finishOn(type);
    });
    return () => {
      cancelAnimationFrame(frame);
      over.abort();
      classList.toggle('dark', dark);
    };
  }, [onPrinted]);
  return createPortal(<div data-print-sheet>{children}</div>, document.body);
}
