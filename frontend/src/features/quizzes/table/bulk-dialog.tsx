import { LIMITS } from '@quizhall/shared/model/limits';
import { type FormEvent, useId, useState } from 'react';
import { DIFFICULTY_LABELS, optionsOf } from '@/entities/quiz/labels.ts';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { Select } from '@/components/ui/select.tsx';
import { TagInput } from '@/components/ui/tag-input.tsx';
import { TextField } from '@/components/ui/text-field.tsx';
import { emptyQuestion } from '../editor/quiz-form.ts';
import { type CellTexts, writeCells } from './cells.ts';
import type { ColumnId } from './columns.ts';
import { tableMessages } from './table-messages.ts';

const TEXT = tableMessages;
const { easy, medium, hard } = DIFFICULTY_LABELS;
const DIFFICULTIES = [{ value: '', label: TEXT.unchanged }, ...optionsOf({ easy, medium, hard })];

interface BulkDialogProps {
  open: boolean;
  /** Number of questions to change. */
  count: number;
  onApply: (cells: CellTexts, tags: readonly string[]) => void;
  onClose: () => void;
}

/** Bulk edit of points, time, difficulty and tags of the selected questions. */
export function BulkDialog({ open, count, onApply, onClose }: BulkDialogProps) {
  const form = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      title={TEXT.bulkTitle(count)}
      description={TEXT.bulkText}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXT.bulkCancel}
          </Button>
          <Button type="submit" form={form}>
            {TEXT.bulkApply}
          </Button>
        </>
      }
    >
      <BulkForm id={form} onApply={onApply} />
    </Dialog>
  );
}

const NOTHING = { points: '', timeLimit: '', difficulty: '' };

function BulkForm({ id, onApply }: { id: string; onApply: BulkDialogProps['onApply'] }) {
  const [texts, setTexts] = useState(NOTHING);
  const [tags, setTags] = useState<string[]>([]);
  const [problems, setProblems] = useState<Partial<Record<ColumnId, string>>>({});
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const given = (Object.entries(texts) as [keyof typeof texts, string][]).filter(([, text]) => text.trim());
    const cells = new Map(given.map(([column, text]) => [column, text.trim()]));
    const { refused } = writeCells(emptyQuestion('any'), cells);
    setProblems(Object.fromEntries([...refused].map(([column, { message }]) => [column, message])));
    if (refused.size === 0) onApply(cells, tags);
  };
  const field = (column: 'points' | 'timeLimit') => (
    <TextField
      label={TEXT.columns[column]}
      inputMode={column === 'points' ? 'decimal' : 'numeric'}
      value={texts[column]}
      placeholder={TEXT.unchanged}
      error={problems[column]}
      onChange={(event) => setTexts({ ...texts, [column]: event.target.value })}
    />
  );
  return (
    <form id={id} noValidate onSubmit={submit} className="grid grid-cols-1 gap-5 sm:grid-cols-2">
      {field('points')}
      {field('timeLimit')}
      <Select
        label={TEXT.columns.difficulty}
        value={texts.difficulty}
        options={DIFFICULTIES}
        onValueChange={(difficulty) => setTexts({ ...texts, difficulty })}
      />
      <div className="sm:col-span-2">
        <TagInput
          label={TEXT.bulkTags}
          hint={TEXT.bulkTagsHint}
          value={tags}
          onChange={setTags}
          max={LIMITS.tags}
          maxLength={LIMITS.tagLength}
        />
      </div>
    </form>
  );
}
