import { useEffect, useRef, useState } from 'react';
import { acceptOf } from '@quizhall/shared/rules/quizzes/uploads';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { LogoRefused, uploadLogo } from './upload-logo.ts';
import { logoMessages } from './logo-messages.ts';
import type { LogoForm } from '../create/creation-form.ts';

interface State {
  progress?: number;
  error?: string;
}

/** Upload of a logo: renders, uploads and stores it in the form. */
function useLogo(put: (logo: LogoForm | null) => void) {
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

const SMALL = 2 * 1_024 * 1_024;

interface LogoFieldProps {
  logo: LogoForm | null;
  onChange: (logo: LogoForm | null) => void;
  maxBytes: number;
  error?: string | undefined;
}

/** Uploads the logo to the media bucket. The organization refers to it by its key. */
export function LogoField({ logo, onChange, maxBytes, error }: LogoFieldProps) {
  const upload = useLogo(onChange);
  return (
    <div>
      <FileDrop
        label={logoMessages.label}
        hint={maxBytes > SMALL ? logoMessages.hint : logoMessages.smallHint}
        accept={`${acceptOf('logo')},image/svg+xml,.svg`}
        maxBytes={maxBytes}
        onFile={upload.choose}
        progress={upload.progress}
        previewUrl={logo?.url}
        fit="contain"
        onRemove={upload.remove}
        error={upload.error ?? error}
      />
      {logo && !logo.url && <p className="mt-2 text-sm text-muted">{logoMessages.kept}</p>}
    </div>
  );
}
