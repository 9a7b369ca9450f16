import { Alert } from '@/components/ui/alert.tsx';
import { Checkbox } from '@/components/ui/checkbox.tsx';
import { Select } from '@/components/ui/select.tsx';
import { serverMessage } from '@/lib/api/errors.ts';
import { API_MESSAGES } from '@/lib/api/messages.ts';
import type { Exported, ExportFormat, ResultsFormat } from './formats.ts';
import { NAMES_NOBODY } from './formats.ts';
import { messages as TEXT } from './messages.ts';

type Words = Record<'title' | 'description', string>;

/** What each format is called. */
export const FORMAT_TEXTS: Record<ExportFormat, Words> = { ...TEXT.formats, ...TEXT.results.formats };

const optionsOf = (formats: Partial<Record<ExportFormat, Words>>) =>
  Object.entries(formats).map(([value, { title }]) => ({ value, label: title }));
const OPTIONS = {
  questions: optionsOf(TEXT.formats),
  results: optionsOf(TEXT.results.formats),
} satisfies Record<Exported, unknown>;
/** Formats that carry pictures, sounds and films themselves. */
const HOLD_FILES: readonly ExportFormat[] = ['moodlexml', 'qti', 'qti21', 'qti12'];

/** What the file will be; `media` counts where the format holds files. */
export interface Choice {
  format: ExportFormat;
  media: boolean;
}

export const withFiles = ({ format, media }: Choice): boolean => media && HOLD_FILES.includes(format);

interface ExportChoiceProps {
  choice: Choice;
  onChoose: (choice: Choice) => void;
  /** Why the last file did not come about. */
  error: Error | null;
  unsaved: boolean;
  of: Exported;
  /** Whoever asks may see who took the quiz. */
  withNames: boolean;
}

/** Which format, and whether with files. */
export function ExportChoice({ choice, onChoose, error, unsaved, of, withNames }: ExportChoiceProps) {
  const options = OPTIONS[of].filter(
    ({ value }) => of === 'questions' || withNames || NAMES_NOBODY.includes(value as ResultsFormat),
  );
  return (
    <>
      {error && (
        <Alert tone="danger" title={TEXT.failed} className="mb-4">
          {serverMessage(error, API_MESSAGES.unexpected)}
        </Alert>
      )}
      {unsaved && (
        <Alert tone="warning" className="mb-4">
          {TEXT.unsaved}
        </Alert>
      )}
      <Select
        label={TEXT.format}
        hint={FORMAT_TEXTS[choice.format].description}
        value={choice.format}
        onValueChange={(next) => onChoose({ ...choice, format: next as ExportFormat })}
        options={options}
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
