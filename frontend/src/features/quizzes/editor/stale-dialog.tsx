import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { plainText } from '@quizhall/shared/rules/text/markdown-plain';
import { CopyPlus, Download, GitMerge, PenLine } from 'lucide-react';
import { useState } from 'react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { FilterChips } from '@/components/ui/filter-chips.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { messages } from './messages.ts';
import type { Side } from './merge-bodies.ts';
import type { QuizForm } from './quiz-form.ts';
import { fromQuiz, toQuizBody } from './form-mapping.ts';
import { partText } from '../questions/part-text.ts';
import { stateOfForm, stateOfQuiz } from './quiz-state.ts';
import { fieldName } from '../versions/version-messages.ts';
import { ChangeList } from '../versions/change-list.tsx';

const TEXT = messages.stale;

interface StaleDialogProps {
  open: boolean;
  mine: QuizForm | undefined;
  /** Newer version; undefined while it loads. */
  theirs: OwnQuiz | undefined;
  /** Parts that both versions changed. */
  collisions: readonly string[];
  choices: ReadonlyMap<string, Side>;
  error: string | undefined;
  /** True while the copy is being saved. */
  copying: boolean;
  onChoose: (path: string, side: Side) => void;
  onMerge: () => void;
  onReplace: () => void;
  onCopy: () => void;
  onLoad: () => void;
  onClose: () => void;
}

/** Conflict between two windows that changed the same quiz. Every choice keeps both versions. */
export function StaleDialog({
  open,
  mine,
  theirs,
  collisions,
  choices,
  error,
  copying,
  onChoose,
  onMerge,
  onReplace,
  onCopy,
  onLoad,
  onClose,
}: StaleDialogProps) {
  const waits = !theirs || copying;
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !copying && onClose()}
      size="lg"
      title={TEXT.title}
      description={theirs?.changedBy ? TEXT.textBy(theirs.changedBy.name) : TEXT.text}
      footer={
        <Button variant="ghost" disabled={copying} onClick={onClose}>
          {TEXT.cancel}
        </Button>
      }
    >
      <h3 className="text-sm font-medium text-ink">{TEXT.different}</h3>
      {mine && theirs ? (
        <ChangeList
          before={stateOfQuiz(theirs)}
          after={stateOfForm(mine)}
          words={TEXT.words}
          same={TEXT.nothing}
        />
      ) : (
        <Waiting failed={error} />
      )}
      {mine && theirs && collisions.length > 0 && (
        <Collisions mine={mine} theirs={theirs} paths={collisions} choices={choices} onChoose={onChoose} />
      )}
      <div className="mt-5 grid gap-3 sm:grid-cols-2">
        <Way
          icon={<GitMerge />}
          label={TEXT.merge}
          hint={collisions.length > 0 ? TEXT.mergeChosenHint : TEXT.mergeHint}
          variant="primary"
          disabled={waits}
          onClick={onMerge}
        />
        <Way
          icon={<PenLine />}
          label={TEXT.replace}
          hint={TEXT.replaceHint}
          variant="secondary"
          disabled={waits}
          onClick={onReplace}
        />
        <Way
          icon={<CopyPlus />}
          label={TEXT.keep}
          hint={TEXT.keepHint}
          variant="secondary"
          loading={copying}
          onClick={onCopy}
        />
        <Way
          icon={<Download />}
          label={TEXT.load}
          hint={TEXT.loadHint}
          variant="secondary"
          disabled={waits}
          onClick={onLoad}
        />
      </div>
      {error && theirs && (
        <p role="alert" className="mt-4 text-sm text-danger-ink">
          {error}
        </p>
      )}
    </Dialog>
  );
}

interface CollisionsProps {
  mine: QuizForm;
  theirs: OwnQuiz;
  paths: readonly string[];
  choices: ReadonlyMap<string, Side>;
  onChoose: (path: string, side: Side) => void;
}

const SIDES = [
  { value: 'mine' as const, label: TEXT.mine },
  { value: 'theirs' as const, label: TEXT.theirs },
];

/** Choice of the version for each conflicting part. */
function Collisions({ mine, theirs, paths, choices, onChoose }: CollisionsProps) {
  const [own, newer] = [toQuizBody(mine), toQuizBody(fromQuiz(theirs))];
  const stems = new Map([...theirs.questions, ...mine.questions].map(({ id, question }) => [id, question]));
  return (
    <>
      <h3 className="mt-5 text-sm font-medium text-ink">{TEXT.both}</h3>
      <ul className="mt-2 grid gap-2">
        {paths.map((path) => (
          <li key={path} className="flex flex-wrap items-center justify-between gap-2 text-sm">
            <span className="line-clamp-2 min-w-0 flex-1 basis-48 break-words text-ink">
              {partName(path, stems)}
            </span>
            <FilterChips
              label={TEXT.take(partName(path, stems))}
              value={choices.get(path) ?? 'mine'}
              options={SIDES}
              onChange={(side) => onChoose(path, side)}
            />
            <BothTexts mine={partText(path, own)} theirs={partText(path, newer)} />
          </li>
        ))}
      </ul>
    </>
  );
}

const SHORT = 200;

function BothTexts({ mine, theirs }: { mine: string | undefined; theirs: string | undefined }) {
  if (!mine && !theirs) return null;
  return (
    <dl className="grid w-full gap-2 sm:grid-cols-2">
      <OneText label={TEXT.mine} text={mine} />
      <OneText label={TEXT.theirs} text={theirs} />
    </dl>
  );
}

function OneText({ label, text = TEXT.deleted }: { label: string; text?: string | undefined }) {
  const [isWhole, setIsWhole] = useState(false);
  const isLong = text.length > SHORT;
  return (
    <div className="min-w-0 rounded-control border border-line p-3">
      <dt className="font-medium text-muted">{label}</dt>
      <dd className="break-words whitespace-pre-wrap text-ink">
        {isLong && !isWhole ? `${text.slice(0, SHORT)}…` : text || TEXT.empty}
        {isLong && (
          <Button variant="ghost" size="sm" onClick={() => setIsWhole(!isWhole)}>
            {isWhole ? TEXT.showLess : TEXT.showAll}
          </Button>
        )}
      </dd>
    </div>
  );
}

function partName(path: string, stems: ReadonlyMap<string, string>): string {
  const [list, id] = path.split('.');
  if (list !== 'questions') return fieldName(path);
  return id === undefined ? TEXT.order : plainText(stems.get(id) ?? '').trim() || TEXT.question;
}

type WayProps = Parameters<typeof Button>[0] & { label: string; hint: string };

function Way({ label, hint, ...button }: WayProps) {
  return (
    <div className="flex flex-col gap-2 rounded-control border border-line p-4">
      <Button {...button}>{label}</Button>
      <p className="text-sm text-muted">{hint}</p>
    </div>
  );
}

function Waiting({ failed }: { failed: string | undefined }) {
  if (failed) return <p className="mt-2 text-sm text-danger-ink">{failed}</p>;
  return (
    <div aria-busy="true" className="mt-2 grid gap-2">
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-4 w-1/2" />
    </div>
  );
}
