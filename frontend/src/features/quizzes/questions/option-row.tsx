import { acceptOf } from '@quizhall/shared/rules/quizzes/uploads';
import { DESCRIBE_OPTION } from '@quizhall/shared/rules/quizzes/publish';
import { Check, ImagePlus } from 'lucide-react';
import { type ComponentProps, useId } from 'react';
import { cx } from '@/components/ui/cx.ts';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { ROW_START } from './use-row-list.ts';
import { type MediaTools, useMedia } from '../media/use-media.ts';
import { messages } from '../editor/messages.ts';
import type { MediaPlace } from '../media/media.ts';
import type { OptionForm } from '../editor/quiz-form.ts';
import { isRunning } from '../media/upload-jobs.ts';

import { FieldSlot } from '../editor/field-slot.tsx';
import { FileButton } from '../media/file-button.tsx';
import { MediaPart } from '../media/media-part.tsx';
import { RemoveRow } from './remove-row.tsx';
import { RowInput } from './row-input.tsx';
import { TextPreview } from './text-preview.tsx';

const TEXT = messages.questions;

interface OptionRowProps {
  option: OptionForm;
  number: number;
  /** Shared name of the question's radio buttons. */
  group: string;
  many: boolean;
  fixed: boolean;
  explaining: boolean;
  /** True if the text is missing. */
  invalid: boolean;
  removable: boolean;
  place: MediaPlace;
  /** Form path of the option's file. */
  path: string;
  /** Problem of the option's file. */
  problem: string | undefined;
  /** True if media needs an alternative text. */
  mute: boolean;
  onMark: () => void;
  onChange: (change: Partial<OptionForm>) => void;
  onRemove: () => void;
  /** Keyboard and paste handlers of the text field. */
  keys: Pick<ComponentProps<'input'>, 'onKeyDown' | 'onPaste'>;
}

export function OptionRow({
  option,
  number,
  fixed,
  explaining,
  invalid,
  removable,
  place,
  path,
  problem,
  mute,
  onChange,
  onRemove,
  keys,
  ...mark
}: OptionRowProps) {
  const id = useId();
  const name = plainText(option.text).trim() || TEXT.option(number);
  const tools = useMedia(place, option.media);
  const sending = tools.file !== undefined && isRunning(tools.file);
  return (
    <li
      onPaste={fixed ? undefined : tools.paste}
      className={cx(
        'field-edge pr-1',
        option.isCorrect && 'border-success-ink bg-success-soft hover:border-success-ink',
      )}
    >
      <div className="flex min-h-11 items-center">
        <CorrectMark id={id} checked={option.isCorrect} name={name} {...mark} />
        {fixed ? (
          <label htmlFor={id} className="flex min-h-11 flex-1 items-center px-2 text-sm text-ink">
            {option.text}
          </label>
        ) : (
          <RowInput
            {...ROW_START}
            {...keys}
            label={TEXT.option(number)}
            aria-invalid={invalid || undefined}
            value={option.text}
            onChange={(event) => onChange({ text: event.target.value })}
          />
        )}
        {!fixed && !option.media && !sending && (
          <FileButton
            iconOnly
            label={messages.media.addTo(name)}
            icon={<ImagePlus />}
            accept={acceptOf('media')}
            onFile={tools.choose}
            invalid={Boolean(problem ?? tools.file?.error)}
          />
        )}
        {!fixed && (
          <RemoveRow
            label={TEXT.removeOption(name)}
            refused={removable ? undefined : TEXT.twoOptions}
            onRemove={onRemove}
          />
        )}
      </div>
      {!fixed && (
        <TextPreview
          texts={[option.text, ...(explaining ? [option.explanation] : [])]}
          className="mr-1 mb-2 ml-11"
        />
      )}
      {!fixed && <OptionMedia {...{ option, number, path, problem, mute, tools }} />}
      {explaining && (
        <div className="mr-1 mb-1 ml-11 border-t border-line">
          <RowInput
            label={TEXT.optionExplanation(name)}
            placeholder={TEXT.explanation}
            value={option.explanation}
            onChange={(event) => onChange({ explanation: event.target.value })}
            className="h-10"
          />
        </div>
      )}
    </li>
  );
}

type OptionMediaProps = Pick<OptionRowProps, 'option' | 'number' | 'path' | 'problem' | 'mute'> & {
  tools: MediaTools;
};

function OptionMedia({ option, number, path, problem, mute, tools }: OptionMediaProps) {
  const { text, media } = option;
  if (!media && !tools.file && !problem) return null;
  const wordless = text.trim() === '';
  return (
    <FieldSlot path={path} className="mr-1 mb-2 ml-2 border-t border-line pt-3 sm:ml-11">
      <MediaPart
        small
        media={media}
        tools={tools}
        name={TEXT.option(number)}
        isAnswer={wordless}
        problem={problem}
        altProblem={mute && wordless && media?.alt.trim() === '' ? DESCRIBE_OPTION : undefined}
      />
    </FieldSlot>
  );
}

type CorrectMarkProps = Pick<OptionRowProps, 'group' | 'many' | 'onMark'> & {
  id: string;
  checked: boolean;
  name: string;
};

/** Native radio button or checkbox under a styled one, for keyboard support. */
function CorrectMark({ id, checked, name, group, many, onMark }: CorrectMarkProps) {
  return (
    <label
      className="relative grid size-11 shrink-0 cursor-pointer place-items-center"
      title={TEXT.correct(name)}
    >
      <input
        id={id}
        type={many ? 'checkbox' : 'radio'}
        name={group}
        aria-label={TEXT.correct(name)}
        checked={checked}
        onChange={onMark}
        className={cx(
          'peer size-5 cursor-pointer appearance-none border border-edge bg-surface transition-colors checked:border-success checked:bg-success hover:border-success-ink',
          many ? 'rounded-inner' : 'rounded-full',
        )}
      />
      <Check
        aria-hidden="true"
        strokeWidth={3}
        className="pointer-events-none absolute size-3.5 text-on-success opacity-0 peer-checked:opacity-100"
      />
    </label>
  );
}
