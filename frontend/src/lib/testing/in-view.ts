import { vi } from 'vitest';

/** happy-dom lays nothing out: everything that is asked about is in view, or nothing ever is. */
export const stubInView = (isInView: boolean): void =>
  void vi.stubGlobal(
    'IntersectionObserver',
    class {
      readonly tell: (entries: object[]) => void;
      constructor(tell: (entries: object[]) => void) {
        this.tell = tell;
      }
      observe = () => {
        if (isInView) this.tell([{ isIntersecting: true }]);
      };
      disconnect = () => undefined;
    },
  );
