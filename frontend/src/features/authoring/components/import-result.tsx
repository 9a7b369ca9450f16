import { SearchX } from 'lucide-react';
import { useState } from 'react';
import { EmptyState } from '@/components/ui/empty-state.tsx';
import { TabPanel, Tabs } from '@/components/ui/tabs.tsx';
import type { ImportResult } from '../api/import-questions.ts';
import { messages } from '../messages.ts';
import type { Selection } from '../model/import-selection.ts';
import { ImportPreview } from './import-preview.tsx';
import { ImportReport } from './import-report.tsx';

const TEXT = messages.import;

interface ImportResultProps {
  result: ImportResult;
  room: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** The questions that were read, and what became of every item of the text. */
export function ImportResultView({ result, ...preview }: ImportResultProps) {
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
