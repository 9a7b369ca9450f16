import { LIMITS } from '@quizhall/shared/model/limits';
import type { TextEncoding } from '@quizhall/shared/rules/text/text-encoding';
import { ChevronRight, ClipboardPaste, FileText, FileUp } from 'lucide-react';
import { type ClipboardEvent, type FormEvent, useState } from 'react';
import { Alert } from '@/components/ui/alert.tsx';
import { FileDrop } from '@/components/ui/file-drop.tsx';
import { sizeText } from '@/components/ui/file-rules.ts';
import { ProgressBar } from '@/components/ui/progress-bar.tsx';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import { TextArea } from '@/components/ui/textarea.tsx';
import type { ImportResult, ImportSource } from './import-questions.ts';
import { IMPORT_MAX_BYTES } from './use-import.ts';
import { messages } from '../editor/messages.ts';
import { textOfPastedList } from './pasted-list.ts';
import { ImportEncoding } from './import-encoding.tsx';

const TEXT = messages.import;
export const SOURCE_FORM_ID = 'import-source';

const TABS = [
  { value: 'file', label: TEXT.file, icon: <FileUp aria-hidden="true" /> },
  { value: 'paste', label: TEXT.paste, icon: <ClipboardPaste aria-hidden="true" /> },
];

/** Chosen file and typed text. Outlives the form, so that it survives a look at the result. */
export interface SourceDraft {
  tab: string;
  file: File | undefined;
  text: string;
}
export const EMPTY_SOURCE: SourceDraft = { tab: 'file', file: undefined, text: '' };

interface ImportSourceFormProps {
  draft: SourceDraft;
  onDraft: (change: Partial<SourceDraft>) => void;
  onRead: (source: ImportSource) => void;
  reading: boolean;
  /** Upload progress in percent. */
  uploaded: number | undefined;
  error: string | undefined;
  unrecognized: boolean;
  /** Encoding used for a file whose format was not recognized. */
  encoding: ImportResult['encoding'];
  onEncoding: (encoding: TextEncoding) => void;
}

/** Source of the import. A chosen file is read immediately. */
export function ImportSourceForm({
  draft,
  onDraft,
  onRead,
  reading,
  uploaded,
  encoding,
  onEncoding,
  ...answer
}: ImportSourceFormProps) {
  const { tab, file, text } = draft;
  const [missing, setMissing] = useState(false);

  const choose = (next: File) => {
    setMissing(false);
    onDraft({ file: next });
    onRead({ file: next });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React propagates events of portals to a form around the opening button.
    event.stopPropagation();
    const source = tab === 'file' ? file && { file } : text.trim() && { text };
    setMissing(!source);
    if (source && !reading) onRead(source);
  };
  const problem = missing ? (tab === 'file' ? TEXT.noFile : TEXT.nothing) : undefined;
  return (
    <form id={SOURCE_FORM_ID} onSubmit={submit} noValidate>
      <Refusal {...answer} error={problem ?? answer.error} />
      {answer.unrecognized && encoding && <ImportEncoding encoding={encoding} onChange={onEncoding} />}
      <Tabs value={tab} onValueChange={(next) => onDraft({ tab: next })} items={TABS} label={TEXT.source}>
        <TabPanel value="file">
          {/* Accepts any name: question files often have no extension. */}
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
          {uploaded !== undefined && (
            <ProgressBar className="mt-3" label={TEXT.uploading} value={uploaded} showValue />
          )}
        </TabPanel>
        <TabPanel value="paste">
          <TextArea
            label={TEXT.text}
            hint={TEXT.textHint}
            placeholder={TEXT.textPlaceholder}
            rows={8}
            spellCheck={false}
            value={text}
            error={text.length > LIMITS.importText ? TEXT.tooLong : undefined}
            onChange={(event) => onDraft({ text: event.target.value })}
            onPaste={(event) => pasteList(event, (pasted) => onDraft({ text: pasted }))}
          />
        </TabPanel>
      </Tabs>
      <FormatHelp key={String(answer.unrecognized)} open={answer.unrecognized} />
    </form>
  );
}

/** Keeps numbers, letters and markers of a list copied from a document. */
function pasteList(event: ClipboardEvent<HTMLTextAreaElement>, set: (text: string) => void): void {
  const pasted = textOfPastedList(event.clipboardData.getData('text/html'));
  if (pasted === undefined) return;
  event.preventDefault();
  const { value, selectionStart, selectionEnd } = event.currentTarget;
  set(`${value.slice(0, selectionStart)}${pasted}${value.slice(selectionEnd)}`);
}

/** Reason for a failed import. */
function Refusal({ error, unrecognized }: Pick<ImportSourceFormProps, 'error' | 'unrecognized'>) {
  if (!error && !unrecognized) return null;
  return (
    <Alert tone="danger" title={error ? undefined : TEXT.unrecognized} className="mb-4">
      {error ?? TEXT.compare}
    </Alert>
  );
}

/** Collapsible help with the characteristics of each format. */
function FormatHelp({ open }: { open: boolean }) {
  return (
    <details open={open} className="group mt-3">
      <summary className="-ml-2 inline-flex min-h-11 list-none items-center gap-1.5 rounded-control px-2 text-sm font-medium text-muted hover:bg-well hover:text-ink [&::-webkit-details-marker]:hidden">
        <ChevronRight aria-hidden="true" className="size-4 transition-transform group-open:rotate-90" />
        {TEXT.works}
      </summary>
      <ul className="mt-1 list-disc space-y-1 pl-6 text-sm text-muted">
        {TEXT.formatSigns.map((sign) => (
          <li key={sign}>{sign}</li>
        ))}
      </ul>
    </details>
  );
}
