import { SearchX } from 'lucide-react';
import type { TextEncoding } from '@quizhall/shared/rules/text/text-encoding';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import type { ImportResult } from './import-questions.ts';
import { useImport } from './use-import.ts';
import { messages } from '../editor/messages.ts';
import { fromQuestion, toPassageForm } from '../editor/form-mapping.ts';
import { chosen, type Selection, selectAtFirst } from './import-selection.ts';
import type { PassageForm, QuestionForm } from '../editor/quiz-form.ts';
import { ImportEncoding } from './import-encoding.tsx';
import { ImportPreview } from './import-preview.tsx';
import { ImportReport } from './import-report.tsx';
import { EMPTY_SOURCE, ImportSourceForm, SOURCE_FORM_ID, type SourceDraft } from './import-source.tsx';

const TEXT = messages.import;

interface ImportResultProps {
  result: ImportResult;
  room: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** Parsed questions and the report on each item. */
function ImportResultView({ result, ...preview }: ImportResultProps) {
  const { questions, report } = result;
  const [tab, setTab] = useState(questions.length > 0 ? 'preview' : 'report');
  const items = [
    { value: 'preview', label: TEXT.preview, count: questions.length },
    { value: 'report', label: TEXT.report, count: report.length },
  ];
  return (
    <>
      <Summary summary={result.summary} />
      <Tabs value={tab} onValueChange={setTab} items={items} label={TEXT.title}>
        <TabPanel value="preview">
          {questions.length > 0 ? (
            <ImportPreview questions={questions} {...preview} />
          ) : (
            <EmptyState as="h3" icon={<SearchX />} title={TEXT.noneReadTitle} text={TEXT.noneRead} />
          )}
        </TabPanel>
        <TabPanel value="report">
          <ImportReport report={report} summary={result.summary} />
        </TabPanel>
      </Tabs>
    </>
  );
}

function Summary({ summary }: Pick<ImportResult, 'summary'>) {
  return (
    <p role="status" className="tabular mb-3 text-sm text-muted">
      {TEXT.summary(summary.kept, summary.changed, summary.dropped)}
    </p>
  );
}

interface ImportDialogProps {
  open: boolean;
  onClose: () => void;
  /** Number of questions that can still be added to the quiz. */
  room: number;
  /** Calls `added` once the questions are in the quiz, which can require a confirmation. */
  onAdd: (questions: QuestionForm[], added: () => void, passages?: readonly PassageForm[]) => void;
}

/** Import dialog: text or file, then report and selection of the questions to add. */
export function ImportDialog({ open, onClose, room, onAdd }: ImportDialogProps) {
  const { read, reset, cancel, reading, result, ...answer } = useImport();
  const [draft, setDraft] = useState<SourceDraft>(EMPTY_SOURCE);
  const [selection, setSelection] = useState<Selection>(new Set());
  const begin: typeof read = (source) =>
    read(source, { onSuccess: ({ questions }) => setSelection(selectAtFirst(questions.length, room)) });
  const readAs = (encoding: TextEncoding) => {
    if (draft.file) begin({ file: draft.file, encoding });
  };
  const add = ({ questions, passages = [] }: ImportResult) => {
    const added = () => {
      onClose();
      reset();
      setDraft(EMPTY_SOURCE);
    };
    onAdd(chosen(questions, selection).map(fromImported), added, passages.map(toPassageForm));
  };
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="xl"
      title={TEXT.title}
      description={result ? TEXT.readAs(TEXT.formats[result.format]) : TEXT.intro}
      footer={
        result ? (
          <>
            <Button variant={result.questions.length > 0 ? 'secondary' : 'primary'} onClick={reset}>
              {TEXT.again}
            </Button>
            {result.questions.length > 0 && (
              <Button disabled={selection.size === 0} onClick={() => add(result)}>
                {TEXT.add(selection.size)}
              </Button>
            )}
          </>
        ) : (
          <>
            <Button variant="secondary" onClick={reading ? cancel : onClose}>
              {reading ? TEXT.stop : TEXT.cancel}
            </Button>
            <Button type="submit" form={SOURCE_FORM_ID} loading={reading}>
              {reading ? TEXT.reading : TEXT.read}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <>
          {result.encoding && <ImportEncoding encoding={result.encoding} onChange={readAs} />}
          <ImportResultView result={result} room={room} selection={selection} onSelect={setSelection} />
        </>
      ) : (
        <ImportSourceForm
          {...answer}
          onEncoding={readAs}
          draft={draft}
          onDraft={(change) => setDraft((before) => ({ ...before, ...change }))}
          onRead={begin}
          reading={reading}
        />
      )}
    </Dialog>
  );
}

/** Imported questions receive new ids. */
const fromImported = (question: ImportResult['questions'][number]) =>
  fromQuestion({ ...question, id: undefined });
