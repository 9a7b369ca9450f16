import { ENCODING_NAMES, TEXT_ENCODINGS, type TextEncoding } from '@quizhall/shared/rules/text/text-encoding';
import { Alert } from '@/components/ui/alert.tsx';
import { Select } from '@/components/ui/select.tsx';
import type { ImportResult } from './import-questions.ts';
import { messages } from '../editor/messages.ts';

const TEXT = messages.import.encoding;
const OPTIONS = TEXT_ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }));

interface ImportEncodingProps {
  encoding: NonNullable<ImportResult['encoding']>;
  /** Called to read the file again. */
  onChange: (encoding: TextEncoding) => void;
}

/** Encoding detected in a file that declares none, with sample lines and the alternatives. */
export function ImportEncoding({ encoding: { name, isGuess, sample }, onChange }: ImportEncodingProps) {
  return (
    <Alert
      tone={isGuess ? 'warning' : 'neutral'}
      title={isGuess ? TEXT.guessed : TEXT.chosen}
      className="mb-4"
    >
      {sample.length > 0 && (
        <ul className="mb-3 space-y-0.5" aria-label={TEXT.sample}>
          {sample.map((line) => (
            <li key={line} className="break-words">
              {line}
            </li>
          ))}
        </ul>
      )}
      <Select
        label={TEXT.label}
        value={name}
        options={OPTIONS}
        onValueChange={(next) => onChange(next as TextEncoding)}
      />
    </Alert>
  );
}
