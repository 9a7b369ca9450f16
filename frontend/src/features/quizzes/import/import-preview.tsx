import { Check } from 'lucide-react';
import { memo, useCallback, useEffect, useRef, useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { cx } from '@/components/ui/cx.ts';
import { InlineMarkdown } from '@/components/ui/markdown-text.tsx';
import { NumberField } from '@/components/ui/number-field.tsx';
import { PagedRows } from '@/components/list/paged-rows.tsx';
import type { ImportResult } from './import-questions.ts';
import { messages } from '../editor/messages.ts';
import { type Selection, selectFirst, selectRandom, toggle, USUAL_COUNT } from './import-selection.ts';
import { settleNumber } from '../questions/number-text.ts';
import { Answers } from '../questions/question-answers.tsx';

const TEXT = messages.import;
const PAGE = 100;

type Imported = ImportResult['questions'][number];

interface ImportPreviewProps {
  questions: Imported[];
  room: number;
  selection: Selection;
  onSelect: (selection: Selection) => void;
}

/** Parsed questions with checkboxes. */
export function ImportPreview({ questions, room, selection, onSelect }: ImportPreviewProps) {
  const latest = useRef(selection);
  useEffect(() => {
    latest.current = selection;
  });
  const flip = useCallback(
    (index: number) => onSelect(toggle(latest.current, index, room)),
    [onSelect, room],
  );
  return (
    <>
      <QuickSelect total={questions.length} room={room} onSelect={onSelect} />
      <p role="status" className="tabular mt-3 text-sm text-muted">
        {TEXT.chosen(selection.size, questions.length)}
        {questions.length > room && ` · ${TEXT.room(room)}`}
      </p>
      <PagedRows items={questions} page={PAGE} label={TEXT.showMore}>
        {(shown) => (
          <ul className="mt-3 flex flex-col gap-2">
            {shown.map((question, index) => (
              <PreviewRow
                // oxlint-disable-next-line react/no-array-index-key -- the place in the file is what a row stands for
                key={index}
                question={question}
                index={index}
                checked={selection.has(index)}
                full={selection.size >= room}
                onFlip={flip}
              />
            ))}
          </ul>
        )}
      </PagedRows>
    </>
  );
}

interface QuickSelectProps {
  total: number;
  room: number;
  onSelect: (selection: Selection) => void;
}

function QuickSelect({ total, room, onSelect }: QuickSelectProps) {
  const most = Math.min(total, room);
  const [typed, setTyped] = useState(String(Math.min(USUAL_COUNT, most)));
  const count = settleNumber(typed, { min: 0, max: most, fallback: 0 });
  return (
    <div className="flex flex-wrap items-end gap-2">
      <NumberField
        label={TEXT.howMany}
        min={0}
        max={most}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => setTyped(String(count))}
        className="w-28"
      />
      <Button variant="secondary" onClick={() => onSelect(selectFirst(count, total, room))}>
        {TEXT.first}
      </Button>
      <Button variant="secondary" onClick={() => onSelect(selectRandom(count, total, room, Math.random))}>
        {TEXT.random}
      </Button>
      <Button variant="ghost" onClick={() => onSelect(selectFirst(total, total, room))}>
        {TEXT.selectAll}
      </Button>
      <Button variant="ghost" onClick={() => onSelect(new Set())}>
        {TEXT.selectNone}
      </Button>
    </div>
  );
}

interface PreviewRowProps {
  question: Imported;
  index: number;
  checked: boolean;
  full: boolean;
  onFlip: (index: number) => void;
}

/** Memoized: there may be thousands of rows. The row is the label of its checkbox. */
const PreviewRow = memo(function PreviewRow({ question, index, checked, full, onFlip }: PreviewRowProps) {
  return (
    <li className="[contain-intrinsic-size:auto_5rem] [content-visibility:auto]">
      <label
        className={cx(
          'flex cursor-pointer items-start gap-3 rounded-control border p-3 transition-colors',
          checked ? 'border-accent-line bg-accent-soft' : 'border-line bg-surface hover:bg-well',
        )}
      >
        <span className="relative mt-0.5 grid size-5 shrink-0 place-items-center">
          <input
            type="checkbox"
            checked={checked}
            disabled={!checked && full}
            onChange={() => onFlip(index)}
            className="peer size-5 cursor-pointer appearance-none rounded-inner border border-edge bg-surface checked:border-accent checked:bg-accent disabled:cursor-not-allowed disabled:border-line disabled:bg-well"
          />
          <Check
            aria-hidden="true"
            strokeWidth={3}
            className="pointer-events-none absolute size-3.5 text-on-accent opacity-0 peer-checked:opacity-100"
          />
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-sm font-medium break-words text-ink">
            <InlineMarkdown text={question.question} links={false} />
          </span>
          <Answers question={question} />
        </span>
        <span className="tabular shrink-0 text-xs text-faint">{index + 1}</span>
      </label>
    </li>
  );
});
