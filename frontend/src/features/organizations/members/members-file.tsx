import {
  certainEncoding,
  decodeAs,
  ENCODING_NAMES,
  guessEncoding,
  sampleOf,
  TEXT_ENCODINGS,
  type TextEncoding,
} from '@quizhall/shared/rules/text/text-encoding';
import { type Ref, useState } from 'react';
import { Field, useFieldIds } from '@/components/ui/field.tsx';
import { Select } from '@/components/ui/select.tsx';
import { memberMessages } from './member-messages.ts';

const TEXT = memberMessages.invite;
const OPTIONS = TEXT_ENCODINGS.map((value) => ({ value, label: ENCODING_NAMES[value] }));

interface MembersFileProps {
  error: string | undefined;
  ref: Ref<HTMLInputElement>;
  onChange: (chosen: ChosenFile | undefined) => void;
}

/** Member file, with its encoding if the user chose one. */
export interface ChosenFile {
  file: File;
  encoding?: TextEncoding;
}

/** Returns the text of a file in the chosen, declared or detected encoding. */
export async function textOfFile({ file, encoding }: ChosenFile): Promise<string> {
  const bytes = new Uint8Array(await file.arrayBuffer());
  return decodeAs(bytes, encoding ?? certainEncoding(bytes) ?? guessEncoding(bytes));
}

/** Member file. If it does not declare its encoding, sample lines and the alternatives are displayed. */
export function MembersFile({ error, ref, onChange }: MembersFileProps) {
  const [unsure, setUnsure] = useState<{ file: File; bytes: Uint8Array; encoding: TextEncoding }>();
  const text = { label: TEXT.file, hint: TEXT.fileHint, error };
  const ids = useFieldIds(text);

  const choose = async (file: File | undefined) => {
    setUnsure(undefined);
    onChange(file && { file });
    if (!file) return;
    const bytes = new Uint8Array(await file.arrayBuffer());
    if (!certainEncoding(bytes)) setUnsure({ file, bytes, encoding: guessEncoding(bytes) });
  };
  const readAs = (encoding: TextEncoding) => {
    if (!unsure) return;
    setUnsure({ ...unsure, encoding });
    onChange({ file: unsure.file, encoding });
  };
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field ids={ids} {...text}>
        <input
          ref={ref}
          id={ids.id}
          type="file"
          accept=".csv,text/csv,.txt,.tsv"
          {...ids.aria}
          onChange={({ target }) => void choose(target.files?.[0])}
          className="block w-full text-sm text-muted file:mr-3 file:h-11 file:cursor-pointer file:rounded-control file:border file:border-solid file:border-edge file:bg-surface file:px-4 file:text-sm file:font-medium file:text-ink"
        />
      </Field>
      {unsure && (
        <>
          <Select
            label={TEXT.encoding}
            hint={TEXT.encodingHint}
            value={unsure.encoding}
            options={OPTIONS}
            onValueChange={(next) => readAs(next as TextEncoding)}
          />
          <ul aria-label={TEXT.sample} className="text-sm break-words text-muted">
            {sampleOf(decodeAs(unsure.bytes, unsure.encoding)).map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </>
      )}
    </div>
  );
}
