import { acceptOf, maxBytesOf } from '@quizhall/shared/rules/quizzes/uploads';
import { useFormContext } from 'react-hook-form';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { uploadCover } from './upload-cover.ts';
import { explainUpload } from './upload-failures.ts';
import { useEditor, useField } from '../editor/editor-context.tsx';
import { COVER, useCoverPreview, useUpload } from './use-upload.ts';
import { messages } from '../editor/messages.ts';
import type { QuizForm } from '../editor/quiz-form.ts';
import { FieldSlot } from '../editor/field-slot.tsx';

/** Uploads the cover to the media bucket. The quiz refers to it by its key. */
export function CoverField() {
  const { setValue } = useFormContext<QuizForm>();
  const { value: cover, error: problem } = useField(COVER);
  const { uploads } = useEditor();
  const upload = useUpload(COVER, cover?.key);
  const put = (next: QuizForm['coverImage']) => setValue(COVER, next, { shouldDirty: true });
  const start = (file: File) =>
    uploads.start(COVER, {
      file,
      path: () => COVER,
      explain: explainUpload,
      async send(options) {
        const stored = await uploadCover(file, options);
        put(stored);
        return stored.key;
      },
    });
  const remove = () => {
    uploads.stop(COVER);
    put(null);
  };
  const preview = useCoverPreview(cover);
  const failed = upload?.error !== undefined;
  return (
    <FieldSlot path={COVER}>
      <FileDrop
        label={messages.basic.cover}
        hint={messages.basic.coverHint}
        accept={acceptOf('cover')}
        maxBytes={maxBytesOf('cover', 'image/png')}
        onFile={start}
        progress={failed ? undefined : upload?.progress}
        previewUrl={preview}
        onRemove={remove}
        error={upload?.error ?? problem}
      />
    </FieldSlot>
  );
}
