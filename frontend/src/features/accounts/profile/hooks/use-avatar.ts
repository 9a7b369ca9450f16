import { useEffect, useRef, useState } from 'react';
import { serverMessage } from '@/lib/api/errors.ts';
import type { AvatarChange } from '../api/profile-calls.ts';
import { PictureRefused, uploadAvatar } from '../api/upload-avatar.ts';
import { messages } from '../messages.ts';

const text = messages.edit.picture;

export interface AvatarChoice {
  /** What a save has to say of it. */
  change: AvatarChange;
  /** Of a picture that was chosen and is not saved yet. */
  url: string | undefined;
  uploading: boolean;
  error: string | undefined;
  choose: (file: File) => void;
  remove: () => void;
}

interface State {
  picture?: { key: string; url: string } | null;
  uploading?: boolean;
  error?: string;
}

/** A picture on its way: chosen, cut, stored, and told to the server with the rest of the form. */
export function useAvatar(): AvatarChoice {
  const [{ picture, uploading = false, error }, set] = useState<State>({});
  const running = useRef<AbortController>(undefined);
  useEffect(() => () => running.current?.abort(), []);
  const choose = async (file: File) => {
    running.current?.abort();
    const controller = new AbortController();
    running.current = controller;
    set((now) => ({ picture: now.picture, uploading: true }));
    try {
      const stored = await uploadAvatar(file, controller.signal);
      if (!controller.signal.aborted) set({ picture: stored });
    } catch (failure) {
      if (controller.signal.aborted) return;
      const why = failure instanceof PictureRefused ? failure.message : serverMessage(failure, text.failed);
      set((now) => ({ picture: now.picture, error: why }));
    }
  };
  return {
    change: picture && { key: picture.key },
    url: picture?.url,
    uploading,
    error,
    choose: (file) => void choose(file),
    remove: () => {
      running.current?.abort();
      set({ picture: null });
    },
  };
}
