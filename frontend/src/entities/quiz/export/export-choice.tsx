import type { QuizExportFormat } from '@quizhall/shared/contract/quiz-exports';
import { Alert } from '@/components/ui/alert.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Select } from '@/components/ui/select.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { messages as TEXT } from './messages.ts';

const FORMATS = Object.keys(TEXT.formats) as QuizExportFormat[];
const OPTIONS = FORMATS.map((value) => ({ value, label: TEXT.formats[value].title }));
/** Formats that carry pictures, sounds and films themselves. */
const HOLD_FILES: readonly QuizExportFormat[] = ['moodlexml', 'qti'];

/** What the file will be; `media` counts where the format holds files. */
export interface Choice {
  format: QuizExportFormat;
  media: boolean;
}

export const withFiles = ({ format, media }: Choice): boolean => media && HOLD_FILES.includes(format);

interface ExportChoiceProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Why the last file did not come about. */
  error: Error | null;
  unsaved: boolean;
}

/** Which format, and whether with files. */
export function ExportChoice({ choice, onChoose, error, unsaved }: ExportChoiceProps) {
  return (
    <>
      {error && (
        <Alert tone="danger" title={TEXT.failed} className="mb-4">
          {serverMessage(error, error.message)}
        </Alert>
      )}
      {unsaved && (
        <Alert tone="warning" className="mb-4">
          {TEXT.unsaved}
        </Alert>
      )}
      <Select
        label={TEXT.format}
        hint={TEXT.formats[choice.format].description}
        value={choice.format}
        onValueChange={(next) => onChoose({ ...choice, format: next as QuizExportFormat })}
        options={OPTIONS}
      />
      {HOLD_FILES.includes(choice.format) && (
        <Checkbox
          className="mt-4"
          label={TEXT.withMedia}
          hint={TEXT.withMediaHint}
          checked={choice.media}
          onCheckedChange={(media) => onChoose({ ...choice, media })}
        />
      )}
    </>
  );
}
