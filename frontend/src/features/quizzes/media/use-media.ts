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

/** Enough for a whole screen, and for one option among several. */
const LONGEST = { question: 1_600, option: 800 };

/** The file of a question, an option or a passage, and what of it is being uploaded. */
export function useMedia(place: MediaPlace, media: Media | undefined) {
  const { setValue, getValues } = useFormContext<QuizForm>();
  const { uploads } = useEditor();
  const slot = slotOf(place);
  const captionsSlot = `${slot}/captions`;
  const isOption = 'optionKey' in place && place.optionKey !== undefined;
  const longest = isOption ? LONGEST.option : LONGEST.question;

  /** By its place: question and row may have moved since, or be gone. */
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

  // Another file says something else, so its captions go; its description may still fit.
  const choose = (file: File) => {
    uploads.stop(captionsSlot);
    upload('media', file, (key) => put((before) => ({ key, alt: before?.alt ?? '' })));
  };

  return {
    file: useUpload(slot, media?.key),
    captions: useUpload(captionsSlot, media?.captionsKey),
    choose,
    /** A pasted picture, as if it had been chosen; it never takes the place of another file. */
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
