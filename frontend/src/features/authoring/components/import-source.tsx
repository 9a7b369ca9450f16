import { LIMITS } from '@quizhall/shared/model/limits';
import { ClipboardPaste, FileText, FileUp } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { sizeText } from '@/components/ui/file-rules.ts';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import type { ImportSource } from '../api/import-questions.ts';
import { IMPORT_MAX_BYTES } from '../hooks/use-import.ts';
import { messages } from '../messages.ts';

const TEXT = messages.import;
export const SOURCE_FORM_ID = 'import-source';

const TABS = [
  { value: 'file', label: TEXT.file, icon: <FileUp aria-hidden="true" /> },
  { value: 'paste', label: TEXT.paste, icon: <ClipboardPaste aria-hidden="true" /> },
];

interface ImportSourceFormProps {
  onRead: (source: ImportSource) => void;
  reading: boolean;
  error: string | undefined;
}

/** Where the questions come from. A chosen file is read at once. */
export function ImportSourceForm({ onRead, reading, error }: ImportSourceFormProps) {
  const [tab, setTab] = useState('file');
  const [file, setFile] = useState<File>();
  const [text, setText] = useState('');
  const [missing, setMissing] = useState(false);

  const choose = (next: File) => {
    setFile(next);
    onRead({ file: next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // The dialog is a portal: React would hand the event on to a form around the button that opened it.
    event.stopPropagation();
    const source = tab === 'file' ? file && { file } : text.trim() && { text };
    setMissing(!source);
    if (source && !reading) onRead(source);
  };
  const refusal = error ?? (missing ? (tab === 'file' ? TEXT.noFile : TEXT.nothing) : undefined);
  return (
    <form id={SOURCE_FORM_ID} onSubmit={submit} noValidate>
      {refusal && (
        <Alert tone="danger" className="mb-4">
          {refusal}
        </Alert>
      )}
      <Tabs value={tab} onValueChange={setTab} items={TABS} label={TEXT.source}>
        <TabPanel value="file">
          {/* Any name: question files in the wild often have no ending at all. */}
          <FileDrop
            label={TEXT.fileLabel}
            hint={TEXT.fileHint}
            accept=""
            maxBytes={IMPORT_MAX_BYTES}
            disabled={reading}
            onFile={choose}
          />
          {file && (
            <p className="mt-3 flex items-center gap-2 text-sm text-muted">
              <FileText aria-hidden="true" className="size-4 shrink-0" />
              <span className="min-w-0 truncate">{file.name}</span>
              <span className="tabular shrink-0">{sizeText(file.size)}</span>
            </p>
          )}
        </TabPanel>
        <TabPanel value="paste">
          <TextArea
            label={TEXT.text}
            hint={TEXT.textHint}
            placeholder={TEXT.textPlaceholder}
            rows={12}
            spellCheck={false}
            value={text}
            error={text.length > LIMITS.importText ? TEXT.tooLong : undefined}
            onChange={(event) => setText(event.target.value)}
          />
        </TabPanel>
      </Tabs>
    </form>
  );
}
