import { LIMITS } from '@quizhall/shared/model/limits';
import { ArrowRight, Plus } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { TagInput } from '@/components/ui/tag-input.tsx';
import { useField } from '../editor/editor-context.tsx';
import { ROW_START, useRowList } from './use-row-list.ts';
import { messages } from '../editor/messages.ts';
import { pastedPairs } from '../import/pasted-lines.ts';
import { emptyPair } from '../editor/quiz-form.ts';
import { FieldSlot } from '../editor/field-slot.tsx';
import { RemoveRow } from './remove-row.tsx';
import { RowInput } from './row-input.tsx';
import { TextPreview } from './text-preview.tsx';
import { RowsFieldset } from './rows-fieldset.tsx';

const TEXT = messages.questions;

/** Pairs of a matching question, and distractors. */
export function PairsEditor({ index }: { index: number }) {
  return (
    <>
      <Pairs index={index} />
      <Distractors index={index} />
    </>
  );
}

function Pairs({ index }: { index: number }) {
  const path = `questions.${index}.pairs` as const;
  const { value: pairs, set, error } = useField(path);
  const { list, canAdd, canRemove, ...edit } = useRowList({
    rows: pairs,
    set,
    emptyRow: emptyPair,
    isEmpty: ({ left, right }) => `${left}${right}`.trim() === '',
    read: pastedPairs,
    min: LIMITS.pairsMin,
    max: LIMITS.pairsMax,
  });
  return (
    <RowsFieldset
      path={path}
      legend={TEXT.pairs}
      hint={TEXT.pairsHint}
      error={error}
      actions={
        <Button variant="ghost" size="sm" icon={<Plus />} disabled={!canAdd} onClick={edit.append}>
          {TEXT.addPair}
        </Button>
      }
    >
      <ul ref={list} className="flex flex-col gap-2">
        {pairs.map(({ key, left, right }, row) => (
          <li key={key} className="field-edge flex items-center pr-1">
            <div className="grid flex-1 grid-cols-1 items-center pl-1 sm:grid-cols-[1fr_auto_1fr]">
              <RowInput
                {...ROW_START}
                {...edit.keysOf(row)}
                label={TEXT.left(row + 1)}
                value={left}
                onChange={(event) => edit.change(key, { left: event.target.value })}
              />
              <ArrowRight aria-hidden="true" className="hidden size-4 text-faint sm:block" />
              <RowInput
                {...edit.keysOf(row)}
                label={TEXT.right(row + 1)}
                value={right}
                onChange={(event) => edit.change(key, { right: event.target.value })}
                className="h-11 max-sm:border-t max-sm:border-line"
              />
            </div>
            <RemoveRow
              label={TEXT.removePair(row + 1)}
              refused={canRemove ? undefined : TEXT.twoPairs}
              onRemove={() => edit.remove(row)}
            />
          </li>
        ))}
      </ul>
      <TextPreview texts={pairs.flatMap(({ left, right }) => [left, right])} marks={false} />
    </RowsFieldset>
  );
}

function Distractors({ index }: { index: number }) {
  const path = `questions.${index}.distractors` as const;
  const { value, set, error } = useField(path);
  return (
    <FieldSlot path={path}>
      <TagInput
        label={TEXT.distractors}
        hint={TEXT.distractorsHint}
        value={value}
        onChange={set}
        max={LIMITS.distractors}
        maxLength={LIMITS.optionText}
        error={error}
      />
    </FieldSlot>
  );
}
