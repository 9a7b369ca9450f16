import type { Media } from '@quizhall/shared/model/quizzes/question';
import { acceptOf } from '@quizhall/shared/rules/quizzes/uploads';
import { ImagePlus } from 'lucide-react';
import { useProblem } from '../editor/editor-context.tsx';
import type { MediaTools } from './use-media.ts';
import { messages } from '../editor/messages.ts';
import { isRunning } from './upload-jobs.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { FileButton } from './file-button.tsx';
import { MediaPart } from './media-part.tsx';

const TEXT = messages.media;

interface QuestionMediaFieldProps {
  index: number;
  media: Media | undefined;
  tools: MediaTools;
}

/** Picture, audio or video of a question. */
export function QuestionMediaField({ index, ...file }: QuestionMediaFieldProps) {
  return <MediaField path={`questions.${index}.media`} name={messages.questions.text} {...file} />;
}

interface MediaFieldProps extends Omit<QuestionMediaFieldProps, 'index'> {
  path: string;
  /** Label of the owning element. */
  name: string;
}

/** File with its upload; without a file, the button that adds one. */
export function MediaField({ path, name, media, tools }: MediaFieldProps) {
  const problem = useProblem(path);
  const sending = tools.file && isRunning(tools.file);
  return (
    <FieldSlot path={path} className="grid grid-cols-1 gap-3">
      {!media && !sending && (
        <FileButton
          label={TEXT.add}
          icon={<ImagePlus />}
          accept={acceptOf('media')}
          onFile={tools.choose}
          invalid={Boolean(problem ?? tools.file?.error)}
        />
      )}
      <MediaPart media={media} tools={tools} name={name} problem={problem} />
    </FieldSlot>
  );
}
