import { vi } from 'vitest';

/** Stubs visibility because happy-dom has no layout: every observed element is in view, or none is. */
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
