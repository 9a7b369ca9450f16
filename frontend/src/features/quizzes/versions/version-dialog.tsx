import type { Media } from '@quizhall/shared/model/quizzes/question';
import type { OwnQuiz } from '@quizhall/shared/model/quizzes/quiz';
import { useQuery } from '@tanstack/react-query';
import { RotateCcw } from 'lucide-react';
import { Button } from '@/components/ui/button.tsx';
import { Dialog } from '@/components/ui/dialog.tsx';
import { ErrorState } from '@/components/ui/error-state.tsx';
import { InlineMarkdown, MarkdownText } from '@/components/ui/markdown-text.tsx';
import { Skeleton } from '@/components/ui/skeleton.tsx';
import { standardMessage } from '@/lib/api/messages.ts';
import { formatDateTime } from '@/lib/format.ts';
import { ShownFile } from '@/entities/quiz/preview/preview-media.tsx';
import { WrittenIn } from '@/lib/written-in.ts';
import { versionQuery } from '../editor/queries.ts';
import { messages } from '../editor/messages.ts';
import { previewMedia } from '../questions/preview.ts';
import { stateOfQuiz } from '../editor/quiz-state.ts';
import { comparedFacts, versionFacts } from './version-facts.ts';
import { type HistoryEntry, isReplacedDraft, refOf, refOfToday } from './version-ref.ts';
import { entryTitle, versionMessages as TEXT } from './version-messages.ts';
import { ChangeList } from './change-list.tsx';
import { Answers } from '../questions/question-answers.tsx';

interface VersionDialogProps {
  /** Current quiz. */
  today: OwnQuiz;
  version: HistoryEntry;
  open: boolean;
  onRestore: () => void;
  onClose: () => void;
}

/** Read-only old version: differences from the current quiz, settings, and questions with their key. */
export function VersionDialog({ open, today, version, onRestore, onClose }: VersionDialogProps) {
  const { publishedAt, by } = version;
  const ref = refOf(version);
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && onClose()}
      size="xl"
      title={entryTitle(version)}
      description={TEXT.published(formatDateTime(publishedAt), by.name ?? TEXT.nobody)}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            {TEXT.close}
          </Button>
          {ref !== refOfToday(today) && (
            <Button icon={<RotateCcw />} onClick={onRestore}>
              {isReplacedDraft(version) && today.version === 0 ? TEXT.restoreDraft : TEXT.restore}
            </Button>
          )}
        </>
      }
    >
      <Content today={today} entry={version} />
    </Dialog>
  );
}

/** Files of the question and its options, distinguished by their descriptions. */
const filesOf = ({ media, options }: OwnQuiz['questions'][number]): Media[] =>
  [media, ...options.map((option) => option.media)].filter((file) => file !== undefined);

function Files({ files }: { files: Media[] }) {
  if (files.length === 0) return null;
  return (
    <div className="mt-2 flex flex-wrap gap-2">
      {files.map((file, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- copies of an option show the same file
        <ShownFile key={place} media={previewMedia(file)} label={messages.media.title} place="list" />
      ))}
    </div>
  );
}

function Content({ today, entry }: { today: OwnQuiz; entry: HistoryEntry }) {
  const { data, error, isFetching, refetch } = useQuery(versionQuery(today.id, refOf(entry)));
  if (data) {
    return (
      <WrittenIn value={data.quiz.language}>
        <Version quiz={data.quiz} today={today} entry={entry} />
      </WrittenIn>
    );
  }
  if (error) {
    return (
      <ErrorState
        title={TEXT.failed}
        message={standardMessage(error)}
        retrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  return (
    <div aria-busy="true" className="grid gap-3">
      <p role="status" className="sr-only">
        {TEXT.loading}
      </p>
      <Skeleton className="h-4 w-1/2" />
      <Skeleton className="h-4 w-2/3" />
      <Skeleton className="h-24 w-full" />
    </div>
  );
}

const HEADING = 'text-sm font-medium text-ink';

function Passages({ passages = [] }: Pick<OwnQuiz, 'passages'>) {
  if (passages.length === 0) return null;
  return (
    <section className="mt-6">
      <h3 className={HEADING}>{TEXT.passages(passages.length)}</h3>
      <ul className="mt-2 divide-y divide-line">
        {passages.map(({ id, title, text, media }) => (
          <li key={id} className="py-3 text-sm wrap-anywhere text-ink">
            {title && <p className="font-medium">{title}</p>}
            <MarkdownText text={text} />
            <Files files={media ? [media] : []} />
          </li>
        ))}
      </ul>
    </section>
  );
}

interface Fact {
  label: string;
  value: string;
  /** Current value, if it differs. */
  now?: string;
}

function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="mt-2 grid gap-x-8 text-sm sm:grid-cols-2">
      {facts.map(({ label, value, now }) => (
        <div key={label} className="flex justify-between gap-4 border-b border-line py-1.5">
          <dt className="text-muted">{label}</dt>
          <dd className="min-w-0 text-right break-words text-ink">
            <span className="block">{value}</span>
            {now !== undefined && <span className="block text-muted">{TEXT.now(now)}</span>}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Settings that differ from the current ones; the others are collapsed. */
function Settings({ quiz, today }: { quiz: OwnQuiz; today: OwnQuiz }) {
  const { changed, same } = comparedFacts(versionFacts(quiz), versionFacts(today), TEXT.unset);
  return (
    <section>
      <h3 className={HEADING}>{TEXT.settings}</h3>
      {changed.length > 0 ? (
        <Facts facts={changed} />
      ) : (
        <p className="mt-2 text-sm text-muted">{TEXT.sameSettings}</p>
      )}
      {same.length > 0 && (
        <details className="mt-3">
          <summary className="min-h-6 cursor-pointer rounded-inner text-sm font-medium text-accent-ink">
            {TEXT.unchangedSettings}
          </summary>
          <Facts facts={same} />
        </details>
      )}
    </section>
  );
}

function Version({ quiz, today, entry }: { quiz: OwnQuiz; today: OwnQuiz; entry: HistoryEntry }) {
  return (
    <div
      // Scrollable regions must be focusable by keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="region"
      aria-label={entryTitle(entry)}
      className="rounded-control outline-offset-4"
    >
      {refOf(entry) !== refOfToday(today) && (
        <section className="mb-6">
          <h3 className={HEADING}>{TEXT.compared}</h3>
          <ChangeList
            before={stateOfQuiz(today)}
            after={stateOfQuiz(quiz)}
            words={TEXT.words}
            same={TEXT.same}
          />
        </section>
      )}
      <Settings quiz={quiz} today={today} />
      <Passages passages={quiz.passages} />
      <section className="mt-6">
        <h3 className={HEADING}>{TEXT.questions(quiz.questions.length)}</h3>
        <ol className="mt-2 divide-y divide-line">
          {quiz.questions.map((question, index) => (
            <li
              key={question.id}
              className="flex gap-3 py-3 [contain-intrinsic-size:auto_4rem] [content-visibility:auto]"
            >
              <span className="tabular w-6 shrink-0 text-right text-sm text-faint">{index + 1}</span>
              <div className="min-w-0 flex-1">
                <p className="text-sm font-medium break-words text-ink">
                  {question.question ? (
                    <InlineMarkdown text={question.question} links={false} />
                  ) : (
                    TEXT.noText
                  )}
                </p>
                <Answers question={question} />
                <Files files={filesOf(question)} />
              </div>
            </li>
          ))}
        </ol>
      </section>
    </div>
  );
}
