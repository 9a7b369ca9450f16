import { UPLOAD_RULES } from '@quizhall/shared/rules/uploads';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { useProblem } from '../hooks/editor-context.tsx';
import type { CoverUpload } from '../hooks/use-cover-upload.ts';
import { messages } from '../messages.ts';
import { FieldSlot } from './field-slot.tsx';

const { types, maxBytes } = UPLOAD_RULES.cover;

/** The cover goes straight into the media bucket; the quiz then refers to it by its key. */
export function CoverField({ upload }: { upload: CoverUpload }) {
  const problem = useProblem('coverImage');
  return (
    <FieldSlot path="coverImage">
      <FileDrop
        label={messages.basic.cover}
        hint={messages.basic.coverHint}
        accept={types.join(',')}
        maxBytes={maxBytes}
        onFile={upload.start}
        progress={upload.progress}
        previewUrl={upload.previewUrl}
        onRemove={upload.remove}
        error={upload.error ?? problem}
      />
    </FieldSlot>
  );
}
