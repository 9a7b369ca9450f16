import type { Media } from '@quizhall/shared/model/quizzes/question';
import type { ClipboardEvent } from 'react';
import { useFormContext } from 'react-hook-form';
import toast from 'react-hot-toast';
import { uploadMedia } from './upload-media.ts';
import { explainUpload } from './upload-failures.ts';
import { media as text } from './media-messages.ts';
import { type MediaPlace, pathOf, pictureIn, slotOf } from './media.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { useEditor } from '../editor/editor-context.tsx';
import { useLocalPreview, useUpload } from './use-upload.ts';

/** Maximum side lengths in pixels: a full screen, or one of several options. */
const LONGEST = { question: 1_600, option: 800 };

/** File of a question, option or passage with its upload. */
export function useMedia(place: MediaPlace, media: Media | undefined) {
  const { setValue, getValues } = useFormContext<QuizForm>();
  const { uploads } = useEditor();
  const slot = slotOf(place);
  const captionsSlot = `${slot}/captions`;
  const isOption = 'optionKey' in place && place.optionKey !== undefined;
  const longest = isOption ? LONGEST.option : LONGEST.question;

  /** Looks up the place: the question or row may have moved or been deleted. */
  const put = (change: (before: Media | undefined) => Media | undefined) => {
    const path = pathOf(getValues(), place);
    if (path) setValue(path, change(getValues(path)), { shouldDirty: true });
  };
  const upload = (use: 'media' | 'captions', file: File, into: (key: string) => void) =>
    uploads.start(use === 'media' ? slot : captionsSlot, {
      file,
      explain: explainUpload,
      path: () => pathOf(getValues(), place),
      async send(options) {
        const key = await uploadMedia(file, { use, longest, ...options });
        into(key);
        return key;
      },
    });

  // Removes the captions, which belong to the previous file. The description may still apply.
  const choose = (file: File) => {
    uploads.stop(captionsSlot);
    upload('media', file, (key) => put((before) => ({ key, alt: before?.alt ?? '' })));
  };

  return {
    file: useUpload(slot, media?.key),
    captions: useUpload(captionsSlot, media?.captionsKey),
    choose,
    /** Handles a pasted picture like a chosen file. Never replaces another file. */
    paste(event: ClipboardEvent) {
      const picture = pictureIn(event.clipboardData);
      if (!picture) return;
      event.preventDefault();
      if (media) toast(text.pasteFull, { id: 'paste-full' });
      else choose(picture);
    },
    chooseCaptions: (file: File) =>
      upload('captions', file, (captionsKey) => put((before) => before && { ...before, captionsKey })),
    describe: (alt: string) => put((before) => before && { ...before, alt }),
    preview: useLocalPreview(media?.key),
    cancel: () => uploads.stop(slot),
    remove() {
      uploads.stop(slot);
      uploads.stop(captionsSlot);
      put(() => undefined);
    },
    removeCaptions() {
      uploads.stop(captionsSlot);
      put((before) => before && { key: before.key, alt: before.alt });
    },
  };
}

export type MediaTools = ReturnType<typeof useMedia>;
