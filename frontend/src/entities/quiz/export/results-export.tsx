import { useMutation } from '@tanstack/react-query';
import { EllipsisVertical, FileJson, FileSpreadsheet, FileText, Sheet, Timer } from 'lucide-react';
import { useState } from 'react';
import toast from 'react-hot-toast';
import { Button } from '@/components/ui/button.tsx';
import { Menu } from '@/components/ui/menu.tsx';
import { PlainIconButton } from '@/components/ui/plain-icon-button.tsx';
import { saveFile } from '@/lib/save-file.ts';
import { writeFile } from './calls.ts';
import { FORMAT_TEXTS } from './export-choice.tsx';
import { ExportDialog } from './export-dialog.tsx';
import type { ResultsFormat } from './formats.ts';
import { keepRun } from './kept-run.ts';
import { messages } from './messages.ts';

const TEXT = messages.results;

interface ResultsExportProps {
  quiz: { id: string };
  /** Whoever asks may see who took the quiz; the overview names nobody. */
  withNames: boolean;
}

/** The results as a file by one press; what takes longer is told of in the dialog of exports. */
export function ResultsExport({ quiz: { id }, withNames }: ResultsExportProps) {
  const [open, setOpen] = useState(false);
  // A run that was begun here is one that the dialog has to find.
  const [begun, setBegun] = useState('');
  const download = useMutation({
    mutationFn: (format: ResultsFormat) => writeFile(id, format, false),
    onSuccess: (file, format) => {
      if ('runId' in file) {
        keepRun(id, { runId: file.runId, format, askedAt: new Date().toISOString() }, 'results');
        setBegun(file.runId);
        setOpen(true);
        return;
      }
      saveFile(file);
      toast.success(TEXT.done(FORMAT_TEXTS[format].title));
    },
    onError: () => toast.error(messages.failed),
  });
  const pending = download.isPending ? download.variables : undefined;
  const ask = (format: ResultsFormat) => !download.isPending && download.mutate(format);
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
            { label: TEXT.open, icon: <Timer />, onSelect: () => setOpen(true) },
          ]}
        />
      )}
      <ExportDialog
        key={begun}
        quiz={{ id }}
        of="results"
        withNames={withNames}
        open={open}
        onClose={() => setOpen(false)}
      />
    </div>
  );
}
