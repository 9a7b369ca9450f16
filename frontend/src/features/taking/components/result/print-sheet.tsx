import { type ReactNode, useEffect } from 'react';
import { createPortal } from 'react-dom';
import './print-sheet.css';

interface PrintSheetProps {
  /** The print dialog was closed. */
  onPrinted: () => void;
  children: ReactNode;
}

/** Prints its content alone, in the light theme, and is gone afterwards. */
export function PrintSheet({ onPrinted, children }: PrintSheetProps) {
  useEffect(() => {
    const { classList } = document.documentElement;
    const dark = classList.contains('dark');
    classList.remove('dark');
    const done = () => onPrinted();
    window.addEventListener('afterprint', done);
    // After the paint that follows, so that the sheet is there whichever way the browser takes its picture.
    const frame = requestAnimationFrame(() => window.print());
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('afterprint', done);
      classList.toggle('dark', dark);
    };
  }, [onPrinted]);
  return createPortal(<div data-print-sheet>{children}</div>, document.body);
}
