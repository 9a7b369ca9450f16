import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '@/lib/api/errors.ts';
import { LogoRefused, uploadLogo } from '../api/upload-logo.ts';
import { logoMessages } from '../logo-messages.ts';
import type { LogoForm } from '../model/creation-form.ts';

interface State {
  progress?: number;
  error?: string;
}

/** A logo on its way: chosen, drawn, stored, and given to the form. */
export function useLogo(put: (logo: LogoForm | null) => void) {
  const [{ progress, error }, set] = useState<State>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);

  const choose = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    const { signal } = controller;
    set({ progress: 0 });
    try {
      const stored = await uploadLogo(file, { signal, onProgress: (percent) => set({ progress: percent }) });
      if (signal.aborted) return;
      set({});
      put(stored);
    } catch (failure) {
      if (signal.aborted) return;
      set({
        error: failure instanceof LogoRefused ? failure.message : serverMessage(failure, logoMessages.failed),
      });
    }
  };
  return {
    progress,
    error,
    choose: (file: File) => void choose(file),
    remove() {
      running.current?.abort();
      set({});
      put(null);
    },
  };
}
