import type { Media } from '@quizhall/shared/model/quizzes/question';
import { LIMITS } from '@quizhall/shared/model/limits';
import { acceptOf, kindOf } from '@quizhall/shared/rules/quizzes/uploads';
import { Captions, RefreshCw, Trash2, X } from 'lucide-react';
import { useId } from 'react';
import { CircleAlert } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import type { MediaTools } from './use-media.ts';
import { messages } from '../editor/messages.ts';
import { isRunning, type UploadState } from './upload-jobs.ts';
import { FileButton } from './file-button.tsx';

import { MediaPreview } from './media-preview.tsx';

const TEXT = messages.media;

interface MediaPartProps {
  media: Media | undefined;
  tools: MediaTools;
  /** Label of the owning element: "Question", "Option 2". */
  name: string;
  /** True if the alternative text is the answer of the option. */
  isAnswer?: boolean;
  small?: boolean;
  /** Problem of the file, from the server or the local checks. */
  problem: string | undefined;
  /** Problem of the alternative text. */
  altProblem?: string | undefined;
}

/** File of a question or option: upload progress, preview and alternative text. */
export function MediaPart({ media, tools, problem, name, small = false, ...alt }: MediaPartProps) {
  const { file } = tools;
  const failure = file?.error ?? problem;
  return (
    <div className="grid grid-cols-1 gap-3">
      {file && isRunning(file) && <Sending file={file} onCancel={tools.cancel} />}
      {media && (
        <div className={small ? 'flex flex-col gap-3 sm:flex-row' : 'grid grid-cols-1 gap-3'}>
          <MediaPreview name={media.key} local={tools.preview} small={small} />
          <div className="grid min-w-0 flex-1 grid-cols-1 content-start gap-2">
            <Description media={media} tools={tools} name={name} {...alt} />
            {kindOf(media.key) !== 'picture' && <CaptionsPart media={media} tools={tools} name={name} />}
            <div className="flex flex-wrap gap-1">
              <FileButton
                label={TEXT.replace}
                icon={<RefreshCw />}
                accept={acceptOf('media')}
                onFile={tools.choose}
              />
              <Button
                variant="ghost"
                size="sm"
                icon={<Trash2 />}
                aria-label={TEXT.remove(name)}
                onClick={tools.remove}
              >
                {TEXT.removeShort}
              </Button>
            </div>
          </div>
        </div>
      )}
      {failure && <Failure text={failure} />}
    </div>
  );
}

function Sending({ file, onCancel }: { file: UploadState; onCancel: () => void }) {
  return (
    <div className="flex items-end gap-2">
      <ProgressBar
        value={file.progress}
        label={TEXT.uploading(file.fileName)}
        showValue
        className="min-w-0 flex-1"
      />
      <Button variant="ghost" size="sm" icon={<X />} onClick={onCancel}>
        {TEXT.cancel}
      </Button>
    </div>
  );
}

function Failure({ text }: { text: string }) {
  return (
    <p role="alert" className="flex items-start gap-1.5 text-sm text-danger-ink">
      <CircleAlert aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{text}</span>
    </p>
  );
}

function Description({
  media,
  tools,
  name,
  isAnswer,
  altProblem,
}: Pick<MediaPartProps, 'tools' | 'name' | 'isAnswer' | 'altProblem'> & { media: Media }) {
  const kind = kindOf(media.key);
  const label = TEXT.alt[kind === 'audio' || kind === 'video' ? kind : 'picture'];
  return (
    <TextField
      label={TEXT.altOf(label, name)}
      hint={isAnswer ? TEXT.altIsAnswer : TEXT.altHint}
      required={isAnswer}
      maxLength={LIMITS.alt}
      value={media.alt}
      error={altProblem}
      onChange={(event) => tools.describe(event.target.value)}
    />
  );
}

function CaptionsPart({ media, tools, name }: { media: Media; tools: MediaTools; name: string }) {
  const hintId = useId();
  const { captions } = tools;
  return (
    <div className="grid grid-cols-1 gap-1">
      {captions && isRunning(captions) ? (
        <Sending file={captions} onCancel={tools.removeCaptions} />
      ) : media.captionsKey ? (
        <p className="flex flex-wrap items-center gap-2 text-sm text-success-ink">
          <Captions aria-hidden="true" className="size-4" /> {TEXT.hasCaptions}
          <Button variant="ghost" size="sm" icon={<X />} onClick={tools.removeCaptions}>
            {TEXT.removeCaptions}
          </Button>
        </p>
      ) : (
        <>
          <FileButton
            label={`${TEXT.addCaptions} (${name})`}
            icon={<Captions />}
            accept={acceptOf('captions')}
            onFile={tools.chooseCaptions}
            aria-describedby={hintId}
          />
          <p id={hintId} className="text-sm text-faint">
            {TEXT.captionsHint}
          </p>
        </>
      )}
      {captions?.error && <Failure text={captions.error} />}
    </div>
  );
}
