import { EllipsisVertical, FileJson, FileSpreadsheet, FileText, Sheet, Timer } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { FORMAT_TEXTS } from './export-choice.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { ResultsFormat } from './formats.ts';
import { messages } from './messages.ts';
import { useResultsExport } from './use-results-export.ts';

const TEXT = messages.results;

interface ResultsExportProps {
  quiz: { id: string };
  /** Whoever asks may see who took the quiz; the overview names nobody. */
  withNames: boolean;
}

/** The results as a file by one press; what takes longer is told of in the dialog of exports. */
export function ResultsExport({ quiz: { id }, withNames }: ResultsExportProps) {
  const [wanted, setWanted] = useState(false);
  const [closed, setClosed] = useState<string>();
  const { save, pending, begun } = useResultsExport((format) => TEXT.done(FORMAT_TEXTS[format].title));
  const runId = begun?.runId;
  // A run that was begun here is shown until somebody closes it.
  const open = wanted || runId !== closed;
  const close = () => {
    setWanted(false);
    setClosed(runId);
  };
  const ask = (format: ResultsFormat) => pending === undefined && save(id, format);
  return (
    <div role="group" aria-label={TEXT.group} className="flex flex-wrap items-center gap-2">
      <Button
        size="sm"
        variant="secondary"
        icon={<FileText />}
        loading={pending === 'pdf'}
        onClick={() => ask('pdf')}
      >
        {TEXT.pdf}
      </Button>
      {withNames && (
        <Button
          size="sm"
          variant="secondary"
          icon={<Sheet />}
          loading={pending === 'csv'}
          onClick={() => ask('csv')}
        >
          {TEXT.csv}
        </Button>
      )}
      {withNames && (
        <Menu
          label={TEXT.more}
          trigger={
            <PlainIconButton size="sm" variant="secondary" label={TEXT.more} icon={<EllipsisVertical />} />
          }
          items={[
            { label: TEXT.xlsx, icon: <FileSpreadsheet />, onSelect: () => ask('xlsx') },
            { label: TEXT.json, icon: <FileJson />, onSelect: () => ask('results-json') },
            'separator',
            { label: TEXT.open, icon: <Timer />, onSelect: () => setWanted(true) },
          ]}
        />
      )}
      <ExportDialog
        key={runId}
        quiz={{ id }}
        of="results"
        withNames={withNames}
        open={open}
        onClose={close}
      />
    </div>
  );
}
